/** What the generic board shows of a view: single values, what there is for each seat, the rest. */

export type Plain = string | number | boolean | null;
export type Fields = Readonly<Record<string, unknown>>;

export interface Field {
  readonly name: string;
  readonly value: unknown;
}

/** A value for each seat, in the order of the seats. */
export interface SeatField {
  readonly name: string;
  readonly values: readonly unknown[];
}

export interface Layout {
  readonly single: readonly Field[];
  readonly bySeat: readonly SeatField[];
  readonly others: readonly Field[];
}

export function isPlain(value: unknown): value is Plain {
  return value === null || typeof value !== "object";
}

export function isRecord(value: unknown): value is Fields {
  return !isPlain(value) && !Array.isArray(value);
}

/** Whether a game's texts say that a field has a value for each seat; null where they are silent. */
export type IsBySeat = (name: string) => boolean | null;

/** Said by the status line and the players already, or fixed from the start. */
const KNOWN: ReadonlySet<string> = new Set(["viewer", "seats", "options", "to_act"]);

/** Without a word from the game: a plural, as long as there are seats, of more than ids. */
function looksBySeat({ name, value }: Field, seats: number): boolean {
  const isList = Array.isArray(value) && value.length === seats && seats > 0;
  return isList && name.endsWith("s") && value.every((each) => typeof each !== "string");
}

/** Records of seats are taken apart: a line for each of their fields. */
function seatFieldsOf({ name, value }: Field): readonly SeatField[] {
  const values = value as readonly unknown[];
  if (!values.every(isRecord)) return [{ name, values }];
  const names = [...new Set(values.flatMap((each) => Object.keys(each)))];
  return names.map((each) => ({ name: each, values: values.map((record) => record[each]) }));
}

export function layoutOf(view: Fields, isBySeat: IsBySeat): Layout {
  const fields = Object.entries(view)
    .filter(([name]) => !KNOWN.has(name))
    .map(([name, value]) => ({ name, value }));
  const seats = Number(view.seats);
  const isOfSeats = (field: Field): boolean =>
    Array.isArray(field.value) && (isBySeat(field.name) ?? looksBySeat(field, seats));
  const rest = fields.filter((field) => !isOfSeats(field));
  return {
    single: rest.filter(({ value }) => isPlain(value)),
    bySeat: fields.filter(isOfSeats).flatMap(seatFieldsOf),
    others: rest.filter(({ value }) => !isPlain(value)),
  };
}

/** The names of the columns where a list of records makes a table. */
export function columnsOf(records: readonly Fields[]): readonly string[] {
  return [...new Set(records.flatMap((record) => Object.keys(record)))];
}

/** Legal actions that name a thing. */
export function actionsWith(legal: readonly string[], thing: string): readonly string[] {
  return legal.filter((action) => action.split(" ").slice(1).includes(thing));
}

/** The devices and the data of the guest at this browser, and how they come and go. */
import type {
  BotDescription,
  BotToken,
  CodeOffer,
  DeviceDescription,
  DeviceLink,
  Me,
} from "../gen/messages";
import { request, requestAsGuest, startOver } from "../net/api";
import { me } from "./guest";

type Devices = Promise<readonly DeviceDescription[]>;

export const EXPORT_PATH = "/api/me/export";

export const fetchDevices = (): Devices => requestAsGuest("GET", "/api/me/devices");
export const signOutOthers = (): Devices => requestAsGuest("DELETE", "/api/me/devices");
export const makeLink = (): Promise<DeviceLink> => requestAsGuest("POST", "/api/me/code");

const botPath = (id: string, rest = ""): string => `/api/me/bots/${encodeURIComponent(id)}${rest}`;

export const fetchBots = (): Promise<readonly BotDescription[]> =>
  requestAsGuest("GET", "/api/me/bots");
export const createBot = (name: string): Promise<BotToken> =>
  requestAsGuest("POST", "/api/me/bots", { name });
/** Another token; the former one is void. */
export const renewBot = (id: string): Promise<BotToken> =>
  requestAsGuest("POST", botPath(id, "/token"));
export const removeBot = (id: string): Promise<readonly BotDescription[]> =>
  requestAsGuest("DELETE", botPath(id));

/** Signs out one device; those that are left. */
export async function signOut({ id, here }: DeviceDescription): Devices {
  const path = `/api/me/devices/${encodeURIComponent(id)}`;
  const rest: readonly DeviceDescription[] = await requestAsGuest("DELETE", path);
  if (here) leave();
  return rest;
}

export async function deleteMe(): Promise<void> {
  await requestAsGuest<unknown>("DELETE", "/api/me");
  leave();
}

/** Whose code it is; nobody needs to be a guest to ask. */
export const lookAtCode = (code: string): Promise<CodeOffer> =>
  request("POST", "/api/code/look", { code });

/** Becomes the guest whose code this is, in place of whoever was here. */
export async function signIn(code: string): Promise<void> {
  me.value = await request<Me>("POST", "/api/code/use", { code });
  startOver();
}

function leave(): void {
  me.value = null;
  startOver();
}

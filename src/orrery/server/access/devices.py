"""The devices of a guest: listed, signed out, and joined by another one through a code that works
once and for ten minutes."""

import secrets
from collections.abc import Callable
from typing import Final

from orrery.server.access.guests import hash_token, new_device
from orrery.server.access.qr_code import qr_rows
from orrery.server.errors import AlreadyHere, BadCode, NoGuest, NoSuchDevice, TooManyDevices
from orrery.server.protocol.bodies import CodeOffer, DeviceDescription, DeviceLink, GuestHere
from orrery.server.store import DeviceCode, Guest, Session, Store

CODE_SECONDS: Final = 600
MOST_DEVICES: Final = 20
PAGE: Final = "/device"
_CODE_BYTES: Final = 20


class Devices:
    """`on_sign_out` is told of every device that is signed out."""

    def __init__(
        self, store: Store, now: Callable[[], int], on_sign_out: Callable[[str], None]
    ) -> None:
        self._store = store
        self._now = now
        self.report_sign_out = on_sign_out

    async def describe(self, session: Session) -> list[DeviceDescription]:
        return [
            DeviceDescription(
                id=device.id,
                label=device.label,
                added=device.added,
                seen=max(device.seen, device.added),
                here=device.id == session.device.id,
            )
            for device in await self._store.devices(session.guest.id)
        ]

    async def check_signed_in(self, session: Session) -> None:
        """Refuse a device that another process has signed out since its token was looked up."""
        if self._store.is_shared and not await self._store.known_devices([session.device.id]):
            raise NoGuest

    async def sign_out(self, guest_id: str, device_id: str) -> None:
        """The token of the device is void from now on, and so is the code it made."""
        if not await self._store.remove_device(guest_id, device_id):
            raise NoSuchDevice
        self.report_sign_out(device_id)

    async def sign_out_others(self, session: Session) -> None:
        """All but this device, also one that is added meanwhile."""
        while others := await self._others(session):
            for device_id in others:
                if await self._store.remove_device(session.guest.id, device_id):
                    self.report_sign_out(device_id)

    async def _others(self, session: Session) -> list[str]:
        devices = await self._store.devices(session.guest.id)
        return [device.id for device in devices if device.id != session.device.id]

    # Codes

    async def make_link(self, session: Session, site: str) -> DeviceLink:
        """A link that brings the guest to another device; a former one is void."""
        if len(await self._others(session)) >= MOST_DEVICES - 1:
            raise TooManyDevices(most=MOST_DEVICES)
        code, at = secrets.token_urlsafe(_CODE_BYTES), self._now()
        stored = DeviceCode(
            code_hash=hash_token(code),
            guest=session.guest.id,
            device=session.device.id,
            expires=at + CODE_SECONDS * 1000,
        )
        await self._store.save_code(stored, at)
        # After the #: browsers send that part to nobody, so no log has it.
        link = f"{site}{PAGE}#{code}"
        return DeviceLink(code=code, link=link, seconds=CODE_SECONDS, picture=qr_rows(link))

    async def look(self, code: str, session: Session | None) -> CodeOffer:
        """Whose code this is, and who would be left at this device; uses nothing up."""
        guest = await self._guest_of(code)
        here = None if session is None else await self._describe_here(session, guest)
        return CodeOffer(name=guest.name, here=here)

    async def _guest_of(self, code: str) -> Guest:
        guest = await self._store.guest_of_code(hash_token(code), self._now())
        if guest is None:
            raise BadCode
        return guest

    async def _describe_here(self, session: Session, offered: Guest) -> GuestHere:
        return GuestHere(
            name=session.guest.name,
            tables=len(await self._store.tables_of(session.guest.id)),
            devices=len(await self._others(session)),
            same=session.guest.id == offered.id,
        )

    async def use(self, code: str, session: Session | None, label: str) -> tuple[Guest, str]:
        """The guest whose code this is, and a token for this device. A guest who was here before
        is signed out, and forgotten if nothing is left of them."""
        if session is not None and (await self._guest_of(code)).id == session.guest.id:
            raise AlreadyHere
        former = None if session is None else session.device
        device, token = new_device("", label, self._now())
        guest = await self._store.use_code(hash_token(code), device, former)
        if guest is None:
            raise BadCode
        if session is not None:
            self.report_sign_out(session.device.id)
            await self._forget_if_empty(session.guest.id)
        return guest, token

    async def _forget_if_empty(self, guest_id: str) -> None:
        if await self._store.devices(guest_id) or await self._store.tables_of(guest_id):
            return
        await self._store.forget_guest(guest_id, (), lambda _: {}, "")

import { toQrPath } from "../../base/to-qr-path.ts";
import { groupCode } from "../../links/links.ts";
import type { PadDeps } from "../pad-deps.ts";

/** In place of the room's name where nobody reads it: nine letters a syllable would make a QR code too fine to scan from afar. */
const NAMELESS = "r";

/** The addresses of a room, for pupils on other devices. */
export interface PadLinks {
  readonly link: string;
  readonly plainLink?: string;
  readonly shortLink: string;
  readonly qr: { readonly path: string; readonly size: number };
}

/**
 * Where pupils find a room. A server with an https address of its own has one link. Within a school's network there
 * is an unencrypted one too, unless the room wants none: 25 phones would each be warned of our own certificate.
 */
export function toPadLinks(
  { config, network }: Pick<PadDeps, "config" | "network">,
  room: {
    readonly name: string;
    readonly key: string;
    readonly shortCode: string;
    readonly isHttpsOnly: boolean;
    /** Of a survey: it has a page of its own. */
    readonly answerCode?: string | undefined;
  },
): PadLinks {
  const { lanAddresses, certificate } = network();
  const [lan] = config.isHttps ? [] : lanAddresses;
  const plain = lan && `http://${lan}:${config.port}`;
  const safe = lan && certificate ? `https://${lan}:${config.port}` : config.origin;
  const answerPath = room.answerCode && `${config.basePath}answer/${groupCode(room.answerCode)}`;
  const path = answerPath ?? `${config.basePath}${toRoomPath(room.name, room.key)}`;
  const easy = plain && !room.isHttpsOnly ? plain : safe;
  return {
    link: safe + path,
    ...(easy === plain && plain ? { plainLink: plain + path } : {}),
    shortLink: easy + (answerPath ?? `${config.basePath}go/${room.shortCode}`),
    qr: toQrPath(easy + (answerPath ?? `${config.basePath}${toRoomPath(NAMELESS, room.key)}`)),
  };
}

/** Below the base path. The key stands behind the `#`, which browsers keep to themselves. */
export function toRoomPath(name: string, key: string): string {
  return `padIt/${encodeURIComponent(name)}#k=${key}`;
}

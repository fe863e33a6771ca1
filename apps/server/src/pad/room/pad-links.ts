import { encode } from "uqr";
import { groupCode } from "../../links/links.ts";
import type { PadDeps } from "../pad-deps.ts";

const QUIET_ZONE = 4;
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

/** Runs of dark squares, each a rectangle of one path. */
function toQrPath(text: string): PadLinks["qr"] {
  const { data, size } = encode(text, { ecc: "M", border: QUIET_ZONE });
  const path = data.flatMap((row, y) => {
    const runs: string[] = [];
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x++;
      const length = x - start + 1;
      runs.push(`M${start} ${y}h${length}v1h-${length}z`);
    }
    return runs;
  });
  return { path: path.join(""), size };
}

import { createHmac } from "node:crypto";
import { now } from "./fixed-day.ts";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const PERIOD_MS = 30_000;

/**
 * What an authenticator app shows (RFC 6238) for a secret as it stands on the page, `ahead` half minutes from
 * now: no code is taken twice, and the next one is taken already.
 */
export function toAppCode(secret: string, ahead = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now() / PERIOD_MS) + ahead));
  const mac = createHmac("sha1", toBytes(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, "0");
}

function toBytes(base32: string): Buffer {
  const bits = Array.from(base32.replace(/\s/g, ""))
    .map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, "0"))
    .join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

import { LARGEST_WON } from "./budget.ts";

/** 「1만 2천 500」; a number behind a unit fills its places, for 「1만 2」 may be 12,000. */
const inUnits =
  /^(?:(?<tenThousands>\d+(?:\.\d)?)만)?(?:(?<thousands>[1-9])천)?(?:(?<hundreds>[1-9])백)?(?<rest>\d*)$/u;

/**
 * Whole won as people type them, 0 too; nothing for anything else. A comma divides thousands: 「12,50원」 may be 1,250 or
 * 12,500 and is nothing, nor are two numbers 「5000 6000」 one.
 *
 * ```ts
 * readWon("12,500원"); // 12500
 * readWon("1만 2천"); // 12000
 * ```
 */
export function readWon(typed: string): number | undefined {
  const written = typed.normalize("NFKC");
  if (/[\d,]\s+[\d,]/u.test(written)) return undefined;
  const words = written.replaceAll(/[\s₩]|원$/gu, "");
  if (words.includes(",") && !/^\d{1,3}(?:,\d{3})+$/u.test(words)) return undefined;
  const plain = words.replaceAll(",", "");
  const won = /^\d{1,12}$/.test(plain) ? Number(plain) : readUnits(plain);
  return won !== undefined && won <= LARGEST_WON ? won : undefined;
}

function readUnits(words: string): number | undefined {
  const { tenThousands, thousands, hundreds, rest = "" } = inUnits.exec(words)?.groups ?? {};
  const places = hundreds ? 2 : thousands ? 3 : tenThousands ? 4 : 0;
  if (places === 0 || (rest !== "" && rest.length !== places)) return undefined;
  const parts = [
    Number(tenThousands ?? 0) * 10_000,
    Number(thousands ?? 0) * 1_000,
    Number(hundreds ?? 0) * 100,
    Number(rest),
  ];
  return Math.round(parts.reduce((sum, part) => sum + part, 0));
}

import { readText, writeText } from "../../platform/kept/device-texts.ts";
import { newGuestKey } from "../../platform/secrets/new-guest-key.ts";

/**
 * The key that a booking is made with: 128 bits of this phone's, of which the server keeps a hash. It stands behind the
 * `#` of the address, so that 「내 예약」 opens where nothing may be stored; and on the device, for whoever opens the
 * message of the teacher again.
 */
export function createGuestKey(code: string) {
  const name = `damim-book-${code.replaceAll("-", "").toUpperCase()}`;
  /** Behind the `#` when the page was opened. A later one is another page's (`isOther`). */
  let own = readKey(location.hash.slice(1));
  const read = (): string | undefined => own ?? readKey(readText(name));
  /** Something was booked with each of them: a family may have two children in a class. */
  const listUsed = (): readonly string[] =>
    (readText(`${name}-used`) ?? "").split(" ").filter((key) => readKey(key));
  const keepUsed = (keys: readonly string[]): void => writeText(`${name}-used`, keys.join(" "));
  return {
    /** What was typed on the way lies under it. */
    place: name,
    read,
    /** The address has another key now. One without any is an earlier step of this page. */
    isOther: (): boolean => location.hash !== "" && location.hash !== `#${own}`,
    /** Something was booked with it: on this device, or on the one that its link comes from. */
    wasUsed(): boolean {
      const key = read();
      return key !== undefined && (listUsed().includes(key) || key !== readText(name));
    },
    noteUse(): void {
      const key = read();
      if (key && !listUsed().includes(key)) keepUsed([...listUsed(), key]);
    },
    /** What it held was given back. */
    forgetUse: (): void => keepUsed(listUsed().filter((key) => key !== read())),
    /** Keys of what else was booked on this device. */
    listOthers: (): readonly string[] => listUsed().filter((key) => key !== read()),
    /** For another child; kept once something is booked with it. */
    beginOther(): void {
      own = newGuestKey();
      history.replaceState(history.state, "", location.pathname + location.search);
    },
    make(): string {
      const key = (own = read() ?? newGuestKey());
      writeText(name, key);
      history.replaceState(history.state, "", `#${key}`);
      return key;
    },
  };
}

function readKey(text: string | undefined): string | undefined {
  return text && /^[\w-]{22,64}$/.test(text) ? text : undefined;
}

export type GuestKey = ReturnType<typeof createGuestKey>;

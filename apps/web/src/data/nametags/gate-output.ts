import type { NameRoster } from "@damim/domain/names/cover-person.ts";
import { toNumberedCells } from "@damim/domain/numbers-only/named-texts.ts";
import { setOutputGate } from "../../platform/print.ts";
import type { AskOutput } from "../nametags-slot.ts";

/** A window is away, and what it stood on is drawn. */
const CLOSING_MS = 250;
/** As long is waited for who asks: it comes after the page. */
const ASKER_MS = 5_000;

/**
 * Paper and files that hold a name of the 이름표 have numbers, unless somebody was asked and wants names; what is printed by
 * the browser's own menu always has. Returns the way to end it.
 */
export function gateOutput(options: {
  readonly listNamed: () => NameRoster;
  readonly cover: (isCovered: boolean) => void;
  /** Resolves once somebody can ask. */
  readonly asker: () => Promise<AskOutput>;
}): () => void {
  const { listNamed, cover, asker } = options;
  if (typeof window === "undefined") return () => undefined;
  let isMeant = false;
  const ask: AskOutput = async (act) => {
    const nobody = new Promise<undefined>((resolve) => {
      setTimeout(resolve, ASKER_MS);
    });
    return (await Promise.race([asker(), nobody]))?.(act) ?? "numbers";
  };
  const begin = (): void => {
    if (!isMeant) cover(true);
  };
  const back = (): void => {
    isMeant = false;
    cover(false);
  };
  async function askForPaper(print: () => void): Promise<void> {
    const answer = await ask("인쇄");
    // As where the browser's window is left.
    if (answer === undefined) return void dispatchEvent(new Event("afterprint"));
    isMeant = answer === "names";
    begin();
    setTimeout(() => {
      print();
      // A browser that prints beside the page says when it is done, or somebody goes on.
      addEventListener("pointerdown", back, { once: true, capture: true });
    }, CLOSING_MS);
  }
  addEventListener("beforeprint", begin);
  addEventListener("afterprint", back);
  const end = setOutputGate({
    print(print) {
      const page = document.body.textContent;
      if (listNamed().some(({ name }) => page.includes(name))) void askForPaper(print);
      else print();
    },
    async toCells(rows) {
      const roster = listNamed();
      const numbered = rows.map((cells) => toNumberedCells(cells, roster));
      if (JSON.stringify(numbered) === JSON.stringify(rows)) return rows;
      const answer = await ask("내려받기");
      if (answer === undefined) throw new DOMException("left", "AbortError");
      return answer === "names" ? rows : numbered;
    },
  });
  return () => {
    removeEventListener("beforeprint", begin);
    removeEventListener("afterprint", back);
    end();
  };
}

import { useIsPrinting } from "../../ui/paper/use-is-printing.ts";
import type { KeptCapsule, ShownLetter } from "./use-capsules.ts";

/** A sheet for each letter that was opened. */
export function PrintedLetters(props: {
  readonly capsule: KeptCapsule;
  readonly letters: readonly ShownLetter[];
  readonly wordsById: ReadonlyMap<string, string>;
}) {
  const { capsule, letters, wordsById } = props;
  const isPrinting = useIsPrinting();
  if (!isPrinting) return null;
  return (
    <div
      aria-hidden
      className="print-portrait hidden text-[16px] leading-[1.8] text-fg print:block"
    >
      {letters.map(({ id, name }) => (
        <section key={id} className="break-after-page last:break-after-auto">
          <p className="text-[13px]">{capsule.title}</p>
          <h1 className="mb-6 text-[22px] font-extrabold">{name}</h1>
          <p className="wrap-break-word whitespace-pre-wrap">{wordsById.get(id)}</p>
        </section>
      ))}
    </div>
  );
}

import { useIsPrinting } from "../../ui/paper/use-is-printing.ts";
import type { KeptCapsule } from "./capsule-commands.ts";
import type { OpenedLetter } from "./capsule-commands.ts";
import type { ShownLetter } from "./use-capsules.ts";

/** A sheet for each letter that was opened. */
export function PrintedLetters(props: {
  readonly capsule: KeptCapsule;
  readonly letters: readonly ShownLetter[];
  readonly openedById: ReadonlyMap<string, OpenedLetter>;
  /** Addresses of pictures that are ready to be drawn, by the letter's id. */
  readonly pictures: ReadonlyMap<string, readonly string[]>;
}) {
  const { capsule, letters, openedById, pictures } = props;
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
          <p className="wrap-break-word whitespace-pre-wrap">{openedById.get(id)?.words}</p>
          {pictures.get(id)?.map((address) => (
            <img
              key={address}
              src={address}
              alt=""
              decoding="sync"
              className="mt-4 max-h-[110mm] max-w-full"
            />
          ))}
        </section>
      ))}
    </div>
  );
}

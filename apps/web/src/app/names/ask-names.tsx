import { useEffect, useState } from "react";
import { useLive, useTeacherData } from "../../data/use-teacher-data.ts";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";

const NamesDialog = lazyOverlay(() => import("./names-dialog.tsx"), "NamesDialog");

/** Asks about names in texts, on whatever page they were written, once nobody writes them any more. */
export function AskNames() {
  const { vault } = useTeacherData();
  const isAsked = useLive((data) => data.vault?.now?.nametags.asking.isAsked === true);
  const [isFree, setFree] = useState(false);
  useEffect(() => {
    if (!isAsked) return;
    const look = (): void => setFree((was) => was || !isWriting(vault?.now?.nametags.asking.rows));
    // Focus has gone where it goes, and a window has closed.
    const timer = setInterval(look, 400);
    return () => {
      clearInterval(timer);
      setFree(false);
    };
  }, [isAsked, vault]);
  return <NamesDialog isOpen={isAsked && isFree} />;
}

type Rows = readonly {
  readonly texts: readonly { readonly named: readonly { readonly word: string }[] }[];
}[];

/** A window is open, or the field that has the focus still says one of the names. */
function isWriting(rows: Rows = []): boolean {
  if (document.querySelector("[role=dialog],[role=alertdialog]")) return true;
  const { activeElement: field } = document;
  const typed =
    field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
      ? field.value
      : field instanceof HTMLElement && field.isContentEditable
        ? field.textContent
        : "";
  return rows.some(({ texts }) =>
    texts.some(({ named }) => named.some(({ word }) => typed.includes(word))),
  );
}

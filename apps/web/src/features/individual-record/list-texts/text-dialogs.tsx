// Overlay: imports Base UI. Loaded lazily by text-screen.tsx and lists-view.tsx.
import type { Store } from "../../../data/teacher-data.ts";
import { CopyDialog } from "./copy-dialog.tsx";
import { NeisFormDialog } from "./neis-form/neis-form-dialog.tsx";
import { SimilarDialog } from "./similar/similar-dialog.tsx";
import type { SimilarTexts } from "./similar/use-similar-walk.ts";
import type { TextLine } from "./text-screen.tsx";
import type { KeptMemo } from "./use-lists.ts";

export { ListDialog } from "./list-dialog.tsx";

/** What is done with all texts of a list once they are written, each in a dialog: they come in one piece. */
export function TextDialogs(props: {
  readonly isOpen: boolean;
  readonly opened: "copy" | "form" | "similar" | undefined;
  readonly onClose: () => void;
  readonly store: Store;
  readonly memo: KeptMemo;
  readonly lines: readonly TextLine[];
  readonly limit: number | null;
  readonly similar: SimilarTexts;
}) {
  const { opened, onClose, store, memo, lines, limit, similar } = props;
  return (
    <>
      <CopyDialog isOpen={opened === "copy"} onClose={onClose} title={memo.title} lines={lines} />
      <NeisFormDialog
        isOpen={opened === "form"}
        onClose={onClose}
        store={store}
        memo={memo}
        lines={lines}
        limit={limit}
      />
      <SimilarDialog isOpen={opened === "similar"} onClose={onClose} similar={similar} />
    </>
  );
}

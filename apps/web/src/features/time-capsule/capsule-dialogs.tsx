import type { ComponentProps } from "react";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";
import type { CapsuleDialogName } from "./capsule-controls.tsx";
import { toLetterDraftKey } from "./letter-draft-key.ts";
import type { useCapsules } from "./use-capsules.ts";
import { useCards } from "./use-cards.ts";

const CapsuleDialog = lazyOverlay(() => import("./capsule-dialog.tsx"), "CapsuleDialog");
const LetterDialog = lazyOverlay(() => import("./letter-dialog.tsx"), "LetterDialog");
const CardsDialog = lazyOverlay(() => import("./cards-dialog.tsx"), "CardsDialog");

/** What floats above the stage, one at a time. */
export function CapsuleDialogs(props: {
  readonly dialog: CapsuleDialogName | undefined;
  readonly setDialog: (dialog: CapsuleDialogName | undefined) => void;
  readonly of: ReturnType<typeof useCapsules>;
  readonly onPrint: ComponentProps<typeof CardsDialog>["onPrint"];
}) {
  const { dialog, setDialog, of, onPrint } = props;
  const { capsule } = of;
  const { holders, make } = useCards(
    capsule,
    of.members.length > 0
      ? of.members.map(({ id, number }) => ({ number, student: id, name: of.nameOf(number) }))
      : of.letters.map(({ number, name }) => ({ number, student: undefined, name })),
  );
  const close = (): void => setDialog(undefined);
  return (
    <>
      <CapsuleDialog
        key={dialog === "new" || !capsule ? "new" : capsule.id}
        isOpen={dialog === "new" || dialog === "edit"}
        onClose={close}
        capsule={dialog === "new" ? undefined : capsule}
        hasLetters={dialog === "edit" && of.letters.length > 0}
        save={of.save}
      />
      {capsule && (
        <LetterDialog
          key={`letter ${capsule.id}`}
          isOpen={dialog === "letter"}
          onClose={close}
          capsule={capsule}
          toDraftKey={toLetterDraftKey}
          of={of}
        />
      )}
      {capsule && (
        <CardsDialog
          key={`cards ${capsule.id}`}
          isOpen={dialog === "cards"}
          onClose={close}
          capsule={capsule}
          classYear={of.classYear}
          holders={holders}
          make={make}
          onPrint={onPrint}
        />
      )}
    </>
  );
}

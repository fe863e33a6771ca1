import { showToast } from "../../../ui/overlay/toast.ts";
import { Composer } from "../board/composer.tsx";

/** A card of the teacher's own: a question, a beginning. */
export function TeacherComposer(props: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const { isOpen, onClose } = props;
  if (!isOpen) return null;
  const posted = (): void => {
    onClose();
    showToast.success("카드를 올렸어요");
  };
  return <Composer onClose={onClose} onPosted={posted} />;
}

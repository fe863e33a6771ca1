import { usePadCards } from "../../../data/pad/use-pad-data.ts";
import { KeepsakeSheet } from "./keepsake-sheet.tsx";

/** 학생 기록으로 보내기 of the card that was open. */
export function KeepWindow(props: {
  readonly isOpen: boolean;
  readonly card: string;
  readonly roomTitle: string;
  readonly onClose: () => void;
}) {
  const { isOpen, roomTitle, onClose } = props;
  const card = usePadCards().find(({ id }) => id === props.card);
  if (!isOpen || !card) return null;
  return <KeepsakeSheet card={card} roomTitle={roomTitle} onClose={onClose} />;
}

import { usePadData, usePadLive, type PadCardRow } from "../../../data/pad/use-pad-data.ts";
import "./upload-note.css";

/** On a card whose file is not with the server yet: that it is safe, or why it was not taken. */
export function UploadNote({ card }: { readonly card: PadCardRow }) {
  const { files } = usePadData();
  const id = card.file ?? "";
  const isWaiting = usePadLive((data) => data.files.waiting().some((file) => file.id === id));
  const refusal = usePadLive(
    (data) => data.files.refused().find((file) => file.id === id)?.refusal.message,
  );
  if (refusal !== undefined) {
    return (
      <p role="alert" className="pad-upload">
        {refusal}
        <button type="button" onClick={() => files.sendAgain(id)}>
          다시 보내기
        </button>
      </p>
    );
  }
  if (!isWaiting) return null;
  return <p className="pad-upload">파일을 보내는 중이에요. 인터넷이 끊겨도 이어서 보내요.</p>;
}

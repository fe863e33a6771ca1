import { usePadData, usePadLive, type PadCardRow } from "../../../data/pad/use-pad-data.ts";

const NOTE =
  "relative z-2 mt-2 flex flex-wrap items-center gap-2 text-14 font-semibold text-board-fg-2";

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
      <p role="alert" className={NOTE}>
        {refusal}
        <button
          type="button"
          className="min-h-11 rounded-ctl border border-line bg-surface px-3.5 text-fg"
          onClick={() => files.sendAgain(id)}
        >
          다시 보내기
        </button>
      </p>
    );
  }
  if (!isWaiting) return null;
  return <p className={NOTE}>파일을 보내는 중이에요. 인터넷이 끊겨도 이어서 보내요.</p>;
}

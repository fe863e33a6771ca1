import { toSealWords } from "@damim/domain/draw/seal-words.ts";
import { isDrawNumber } from "@damim/domain/draw/verify-draw.ts";
import { drawMessages } from "@damim/domain/draw/write-draw.ts";
import { useState } from "react";
import { BoardButton } from "../../kit/board/board-button.tsx";
import { QrCode } from "../../kit/qr/qr-code.tsx";

/** After the seal, before anything is known: a child of the class calls a number. */
export function CallForm({
  seal,
  onCall,
}: {
  readonly seal: string;
  readonly onCall: (digits: string) => void;
}) {
  const [typed, setTyped] = useState("");
  const digits = typed.normalize("NFKC").trim();
  const isClear = isDrawNumber(digits);
  return (
    <form
      className="flex flex-col items-center gap-8 text-center"
      onSubmit={(event) => {
        event.preventDefault();
        if (isClear && digits !== "") onCall(digits);
      }}
    >
      <p className="text-[length:--spacing(10)] font-bold">봉인했어요. 숫자 하나를 불러 주세요</p>
      <span className="flex items-center gap-8">
        <QrCode text={seal} label="봉인 QR 코드" className="size-40" />
        <span className="text-[length:--spacing(9)] font-semibold tracking-wide text-board-fg-2 tabular-nums">
          {toSealWords(seal)}
        </span>
      </span>
      <input
        aria-label="반 친구가 부른 숫자"
        aria-invalid={!isClear || undefined}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        className="h-30 w-100 rounded-[--spacing(7)] border-2 border-field bg-surface text-center text-[length:--spacing(18)] font-extrabold"
      />
      {!isClear && (
        <p role="alert" className="text-[length:--spacing(8)] font-semibold">
          {drawMessages.NumberUnclear({ type: "NumberUnclear" })}
        </p>
      )}
      <span className="flex gap-4">
        <BoardButton type="submit" isMain disabled={!isClear || digits === ""}>
          이 숫자로
        </BoardButton>
        <BoardButton className="bg-surface!" onClick={() => onCall("")}>
          숫자 없이
        </BoardButton>
      </span>
    </form>
  );
}

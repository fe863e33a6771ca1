import { toSealWords } from "@damim/domain/draw/seal-words.ts";
import { isDrawNumber } from "@damim/domain/draw/verify-draw.ts";
import { drawMessages } from "@damim/domain/draw/write-draw.ts";
import { Delete } from "lucide-react";
import { useState, type ReactNode } from "react";
import { BoardButton } from "../../kit/board/board-button.tsx";
import { QrCode } from "../../kit/qr/qr-code.tsx";

const MOST_DIGITS = 4;

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
      className="flex items-center gap-16 text-center portrait:flex-col portrait:gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (isClear && digits !== "") onCall(digits);
      }}
    >
      <span className="flex flex-col items-center gap-8 portrait:gap-5">
        <p className="text-[length:--spacing(10)] font-bold break-keep">
          봉인했어요. 숫자 하나를 불러 주세요
        </p>
        <span className="flex items-center gap-8">
          <QrCode text={seal} label="봉인 QR 코드" className="size-40 portrait:size-24" />
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
      </span>
      <span className="grid shrink-0 grid-cols-3 gap-3">
        {["1", "2", "3", "4", "5", "6", "7", "8", "9", "", "0"].map((digit) =>
          digit === "" ? (
            <span key="none" />
          ) : (
            <PadKey key={digit} onClick={() => setTyped((digits + digit).slice(0, MOST_DIGITS))}>
              {digit}
            </PadKey>
          ),
        )}
        <PadKey label="한 자리 지우기" onClick={() => setTyped(digits.slice(0, -1))}>
          <Delete aria-hidden />
        </PadKey>
      </span>
    </form>
  );
}

/** Of the pad beside the field: a board has no keys. */
function PadKey(props: {
  readonly label?: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}) {
  const { label, onClick, children } = props;
  return (
    <BoardButton
      {...(label && { "aria-label": label, title: label })}
      className="h-24! w-24 justify-center bg-surface! px-0! text-[length:--spacing(11)]! portrait:h-20! portrait:w-28"
      onClick={onClick}
    >
      {children}
    </BoardButton>
  );
}

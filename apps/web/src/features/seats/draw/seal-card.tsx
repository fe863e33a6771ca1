import { toSealWords } from "@damim/domain/draw/seal-words.ts";
import { isDrawNumber } from "@damim/domain/draw/verify-draw.ts";
import { drawMessages } from "@damim/domain/draw/write-draw.ts";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import type { SeatDrawing } from "./use-seat-draw.ts";

/** Sealed: a child calls a number before anything is known. */
export function SealCard({ drawing }: { readonly drawing: SeatDrawing }) {
  const [typed, setTyped] = useState("");
  const digits = typed.normalize("NFKC").trim();
  const isClear = isDrawNumber(digits);
  if (!drawing.sealed) return null;
  return (
    <form
      className="flex flex-col gap-3 rounded-ctl bg-brand-weak p-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isClear && digits !== "") drawing.call(digits);
      }}
    >
      <p className="text-15 font-bold">봉인했어요. 숫자 하나를 불러 주세요</p>
      <p className="text-15 tracking-wide tabular-nums">{toSealWords(drawing.sealed.seal)}</p>
      <TextField
        label="반 친구가 부른 숫자"
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onValueChange={setTyped}
        error={isClear ? undefined : drawMessages.NumberUnclear({ type: "NumberUnclear" })}
        fieldSize="normal"
      />
      <span className="flex flex-wrap gap-2">
        <Button type="submit" isDisabled={!isClear || digits === ""} isBusy={drawing.isSolving}>
          이 숫자로
        </Button>
        <Button variant="line" onClick={() => drawing.call("")}>
          숫자 없이
        </Button>
      </span>
    </form>
  );
}

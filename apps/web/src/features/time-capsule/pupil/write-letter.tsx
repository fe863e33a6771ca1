import { readStudentNumber } from "@damim/domain/student/read-student-number.ts";
import { LONGEST_LETTER_CHARACTERS } from "@damim/domain/time-capsule/capsule.ts";
import { useState, type ReactNode } from "react";
import { canSealLetters } from "../../../platform/secrets/letter-box.ts";
import { Button } from "../../../ui/button.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { Dock, Heading, Problem } from "../../../ui/guest/page-parts.tsx";
import { LetterPartsField } from "../letter/letter-parts-field.tsx";
import type { PupilCapsule } from "./use-pupil-capsule.ts";

/** The letter itself. Nothing of it leaves before 「봉하기」, and then nobody can read it. */
export function WriteLetter({ of, days }: { readonly of: PupilCapsule; readonly days: ReactNode }) {
  const { mine, draft, change, problem, isBusy } = of;
  const [isRecording, setRecording] = useState(false);
  const isKnown =
    mine !== undefined ||
    (readStudentNumber(draft.number) !== undefined && draft.name.trim() !== "");
  const isReady =
    isKnown &&
    !isRecording &&
    draft.letter.trim() !== "" &&
    draft.letter.length <= LONGEST_LETTER_CHARACTERS &&
    canSealLetters();
  return (
    <form
      className="flex flex-1 flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) void of.seal();
      }}
    >
      <main className="flex flex-col gap-4 px-5 pt-4 pb-6">
        <Heading>{mine ? `${mine.number}번의 편지` : "편지 쓰기"}</Heading>
        {days}
        {!canSealLetters() && (
          <Problem title="이 주소에서는 봉할 수 없어요.">
            주소가 https로 시작하는 담임에서 열어 주세요.
          </Problem>
        )}
        {problem && <Problem>{problem}</Problem>}
        {!mine && (
          <div className="grid grid-cols-[6rem_1fr] gap-3">
            <TextField
              label="번호"
              inputMode="numeric"
              value={draft.number}
              onValueChange={(number) => change({ number })}
            />
            <TextField label="이름" value={draft.name} onValueChange={(name) => change({ name })} />
          </div>
        )}
        <TextArea
          label="편지"
          rows={10}
          className="[&_textarea]:min-h-60"
          most={LONGEST_LETTER_CHARACTERS}
          value={draft.letter}
          onValueChange={(letter) => change({ letter })}
          hint="봉하기 전에는 이 화면에만 있어요. 창을 닫으면 사라져요."
        />
        <LetterPartsField
          parts={draft.parts}
          onAdd={of.addPart}
          onRemove={of.removePart}
          onRecording={setRecording}
        />
      </main>
      <Dock>
        <p className="pb-3 text-14 text-fg-2">
          봉하면 글이 화면에서 사라지고, 여는 날까지 아무도 다시 읽거나 고칠 수 없어요.
        </p>
        <Button type="submit" size="large" isFull isBusy={isBusy} isDisabled={!isReady}>
          봉하기
        </Button>
      </Dock>
    </form>
  );
}

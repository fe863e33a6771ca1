import { withParticle } from "@damim/domain/hangul/particle.ts";
import { sayLeftOut } from "@damim/domain/roster/reading/left-out.ts";
import { listVacantNumbers } from "@damim/domain/roster/reading/vacant-numbers.ts";
import type { RosterReading } from "@damim/domain/roster/reading/roster-reading.ts";
import type { ClassAnswer } from "@damim/domain/roster/reading/class-question.ts";
import type { RosterCells } from "@damim/domain/roster/reading/roster-row.ts";
import { toClassWords } from "@damim/domain/school-year/class-choice.ts";
import type { ClassKey } from "@damim/domain/student/student.ts";
import type { ReactNode } from "react";
import { Chip } from "../../../ui/chip.tsx";
import { IdentityQuestions, type OnAnswer } from "./identity-questions.tsx";
import { ClassAnswerPart } from "./class-answer.tsx";
import { ClassLines } from "./class-lines.tsx";
import type { RowLook } from "./row-look.ts";
import { RowsNotTaken } from "./rows-not-taken.tsx";
import { TakenTable } from "./taken-table.tsx";
import { Checkbox } from "../../../ui/field/checkbox.tsx";
import { toColumnLetter } from "../fields/student-words.ts";

/** What would be imported at the left, what would not at the right with fields to mend it. */
export function ReadingPreview(props: {
  readonly reading: RosterReading;
  /** What becomes of a part of it. */
  readonly notice?: ReactNode;
  readonly onMend: (rowKey: string, cells: RosterCells) => void;
  readonly onAnswer: OnAnswer;
  readonly onAnswerClass: (answer: ClassAnswer) => void;
  readonly onTakeOthers: (areTaken: boolean) => void;
  readonly onChoose: (classKeys: readonly ClassKey[] | undefined) => void;
  readonly hasLetters?: boolean;
  readonly look?: RowLook | undefined;
}) {
  const { reading, onMend, onAnswer, onAnswerClass, onTakeOthers, onChoose, look } = props;
  const { hasLetters = false, notice } = props;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="p-2 empty:hidden sm:px-4 md:col-span-2">{notice}</div>
      <div className="md:col-span-2 empty:hidden">
        <ClassAnswerPart reading={reading} onAnswer={onAnswerClass} />
      </div>
      <div className="min-w-0 max-md:order-2">
        <ClassLines reading={reading} onChoose={onChoose} />
        <ReadingFacts reading={reading}>
          <BesideColumns reading={reading} onTakeOthers={onTakeOthers} hasLetters={hasLetters} />
        </ReadingFacts>
        {reading.taken.length > 0 && (
          <div className="px-2 pb-3 sm:px-4">
            <TakenTable reading={reading} hasLetters={hasLetters} look={look} />
          </div>
        )}
      </div>
      <div className="max-md:order-1 md:w-88 md:self-stretch md:bg-bg md:empty:hidden">
        <IdentityQuestions asked={reading.asked} onAnswer={onAnswer} />
        <RowsNotTaken reading={reading} onMend={onMend} />
      </div>
    </div>
  );
}

/** The counts and what was understood, in one quiet line each. */
function ReadingFacts(props: { readonly reading: RosterReading; readonly children: ReactNode }) {
  const { reading, children } = props;
  const { taken, unusedHeadings, isNumberedHere } = reading;
  const returningCount = taken.filter(({ back }) => back).length;
  const renumberedCount = taken.filter(({ isRenumbered }) => isRenumbered).length;
  const newCount = taken.filter(({ sameAs }) => sameAs === undefined).length;
  const knownCount = taken.length - newCount - returningCount - renumberedCount;
  const vacant = listVacantNumbers(reading);
  return (
    <div className="flex flex-col gap-2 px-5 pt-4 pb-2 sm:px-7">
      <div className="flex flex-wrap gap-2">
        <Chip tone="brand">새 학생 {newCount}명</Chip>
        {returningCount > 0 && <Chip tone="brand">다시 온 학생 {returningCount}명</Chip>}
        {renumberedCount > 0 && <Chip tone="brand">번호가 바뀐 학생 {renumberedCount}명</Chip>}
        {knownCount > 0 && <Chip>이미 있는 학생 {knownCount}명</Chip>}
        {vacant.length > 0 && vacant.length <= 10 && <Chip>결번 {vacant.join(", ")}번</Chip>}
      </div>
      {reading.classes.length === 1 && !reading.classQuestion && (
        <p className="text-14 text-fg-2">
          {withParticle(toClassWords(reading.classes[0]?.key), "으로/로")} 가져와요.
        </p>
      )}
      {isNumberedHere && (
        <p className="text-14 text-fg-2">번호가 없어서 차례대로 번호를 매겼어요.</p>
      )}
      {unusedHeadings.length > 0 && (
        <p className="text-14 text-fg-2">
          {withParticle(unusedHeadings.map((heading) => `「${heading}」`).join(" "), "은/는")} 쓰지
          않아요.
        </p>
      )}
      {children}
      <p className="text-14 text-fg-2 empty:hidden">{sayLeftOut(reading.leftOut)}</p>
    </div>
  );
}

const SAMPLES_SHOWN = 3;

/** What stands beside a list without headings: names that may be pupils, and what is not read. Nothing goes silently. */
function BesideColumns(props: {
  readonly reading: RosterReading;
  readonly onTakeOthers: (areTaken: boolean) => void;
  readonly hasLetters: boolean;
}) {
  const { reading, onTakeOthers, hasLetters } = props;
  const { others, unusedColumns } = reading;
  const names = reading.rows.flatMap(({ isOther, cells }) => (isOther ? [cells.name ?? ""] : []));
  const columns = unusedColumns.slice(0, SAMPLES_SHOWN).map(({ index, sample }) => {
    const place = hasLetters ? `${toColumnLetter(index)}열` : `${index + 1}번째 칸`;
    return sample ? `${place}(${sample})` : place;
  });
  const moreCount = unusedColumns.length - columns.length;
  return (
    <>
      {others && (
        <Checkbox
          label="옆 칸의 이름도 학생이에요"
          hint={`${names.slice(0, SAMPLES_SHOWN).join(", ")}${names.length > SAMPLES_SHOWN ? " …" : ""} ${names.length}명${others.areTaken ? "이에요. 보호자 이름이면 꺼 주세요." : "은 가져오지 않아요. 학생이면 켜 주세요."}`}
          isChecked={others.areTaken}
          onCheckedChange={onTakeOthers}
        />
      )}
      {columns.length > 0 && (
        <p className="text-14 text-fg-2">
          {columns.join(", ")}
          {moreCount > 0 && ` 외 ${moreCount}칸`}은 쓰지 않아요.
        </p>
      )}
    </>
  );
}

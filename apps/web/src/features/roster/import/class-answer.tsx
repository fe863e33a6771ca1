import { withParticle } from "@damim/domain/hangul/particle.ts";
import type { ClassAnswer } from "@damim/domain/roster/reading/class-question.ts";
import { isMixed } from "@damim/domain/roster/reading/check-reading.ts";
import type { RosterReading } from "@damim/domain/roster/reading/roster-reading.ts";
import { toClassWords } from "@damim/domain/school-year/class-choice.ts";
import { Notice } from "../../../ui/notice.tsx";
import { RadioGroup } from "../../../ui/field/radio-group.tsx";

/** A list of another class than the teacher's: said before it is taken over, and where it goes is the teacher's word. */
export function ClassAnswerPart(props: {
  readonly reading: RosterReading;
  readonly onAnswer: (answer: ClassAnswer) => void;
}) {
  const { reading, onAnswer } = props;
  const { classQuestion, ownClass } = reading;
  if (reading.isOwnMissing && !isMixed(reading)) {
    return (
      <div className="px-5 pt-4 sm:px-7">
        <Notice tone="info">
          이 명단에는 {withParticle(toClassWords(ownClass), "이/가")} 없어요. 가져올 반을 확인해
          주세요.
        </Notice>
      </div>
    );
  }
  if (!classQuestion) return null;
  const { named, here, answer } = classQuestion;
  const where = here === ownClass ? "우리 반" : "지금 보는 반";
  return (
    <div className="flex flex-col gap-3 px-5 pt-4 sm:px-7">
      <Notice tone="info" title={`${toClassWords(named)} 명단이에요`}>
        {where}은 {withParticle(toClassWords(here), "이에요/예요")}. 어느 반 학생인지 골라 주세요.
      </Notice>
      <RadioGroup<ClassAnswer>
        label="어느 반으로 가져올까요?"
        isLabelHidden
        value={answer}
        className="[&>div]:sm:grid-cols-2"
        options={[
          {
            value: "asNamed",
            label: `${toClassWords(named)} 학생이에요`,
            hint: "다른 반으로 가져와요.",
          },
          {
            value: "here",
            label: `${toClassWords(here)} 학생이에요`,
            hint: `${where}으로 가져와요.`,
          },
        ]}
        onValueChange={onAnswer}
      />
    </div>
  );
}

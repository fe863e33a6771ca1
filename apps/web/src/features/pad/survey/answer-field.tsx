import { LONGEST_PUPIL_ANSWER_CHARACTERS } from "@damim/domain/pad/pad-answer.ts";
import { MOST_FRIENDS } from "@damim/domain/survey/own-survey.ts";
import { joinChoices, splitChoices } from "@damim/domain/survey/split-choices.ts";
import type { SurveyQuestion } from "@damim/domain/survey/survey.ts";
import { useId } from "react";
import { sayTooLong } from "../../../ui/field/too-long.ts";

const STEPS = ["1", "2", "3", "4", "5"];

/** One question and the way to answer it. */
export function AnswerField(props: {
  readonly question: SurveyQuestion;
  readonly n: number;
  /** Of who answers. */
  readonly number: number | undefined;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
}) {
  const { question, n, number, value, onValueChange } = props;
  const { type, head, options = [] } = question;
  const id = useId();
  const tooLong = sayTooLong(value, LONGEST_PUPIL_ANSWER_CHARACTERS);
  const isFriends = type === "pupils";
  const shown = isFriends ? options.filter((option) => option !== String(number)) : options;
  const isMany = type === "multi" || isFriends;
  const chosen = isMany && value !== "" ? splitChoices(value, options) : [];
  const toggle = (option: string): void => {
    const isOut = chosen.includes(option);
    if (isFriends && !isOut && chosen.length >= MOST_FRIENDS) return;
    const next = options.filter((each) => (each === option ? !isOut : chosen.includes(each)));
    onValueChange(joinChoices(next));
  };
  return (
    <fieldset className="answer-question" tabIndex={-1}>
      <legend id={id}>
        {n}. {head}
      </legend>
      {type === "multi" && <p className="answer-hint">여러 개 고를 수 있어요.</p>}
      {isFriends && (
        <p className="answer-hint" aria-live="polite">
          친구의 번호를 눌러 주세요. {chosen.length}/{MOST_FRIENDS}명
        </p>
      )}
      {type === "text" && (
        <textarea
          rows={4}
          aria-labelledby={id}
          aria-invalid={tooLong ? true : undefined}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
        />
      )}
      {tooLong && (
        <p role="alert" className="answer-wrong">
          {tooLong}
        </p>
      )}
      {type === "scale" && (
        <div className="answer-steps">
          {STEPS.map((step) => (
            <Choice
              key={step}
              name={id}
              label={step}
              isChosen={value === step}
              onChoose={() => onValueChange(step)}
            />
          ))}
        </div>
      )}
      {type === "single" &&
        options.map((option) => (
          <Choice
            key={option}
            name={id}
            label={option}
            isChosen={value === option}
            onChoose={() => onValueChange(option)}
          />
        ))}
      {isMany && (
        <div className={isFriends ? "answer-numbers" : "answer-options"}>
          {shown.map((option) => (
            <Choice
              key={option}
              label={isFriends ? `${option}번` : option}
              isChosen={chosen.includes(option)}
              onChoose={() => toggle(option)}
            />
          ))}
        </div>
      )}
      {(type === "single" || type === "scale") && value !== "" && (
        <button type="button" className="answer-quiet" onClick={() => onValueChange("")}>
          고른 것 지우기
        </button>
      )}
    </fieldset>
  );
}

/** One of several, or of `name` the only one. */
function Choice(props: {
  readonly name?: string;
  readonly label: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}) {
  const { name, label, isChosen, onChoose } = props;
  return (
    <label className="answer-choice">
      <input
        type={name === undefined ? "checkbox" : "radio"}
        name={name}
        checked={isChosen}
        onChange={onChoose}
      />
      <span>{label}</span>
    </label>
  );
}

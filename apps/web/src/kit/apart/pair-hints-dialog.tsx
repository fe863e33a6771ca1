// Overlay: imports Base UI through ui/overlay/dialog.tsx. Loaded lazily by pair-hints-button.tsx.
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { pairHints, type Pair, type PairHints } from "@damim/domain/survey/pair-hints.ts";
import { answerKind, surveyKind } from "@damim/domain/survey/survey.ts";
import { useMemo, useState } from "react";
import { useRows } from "../../data/use-teacher-data.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/field/checkbox.tsx";
import { Select } from "../../ui/field/select.tsx";
import { Dialog, DialogActions } from "../../ui/overlay/dialog.tsx";
import { PrivatePart } from "../page/private-part.tsx";
import type { PairHintsProps } from "./pair-hints-button.tsx";

const heads: Readonly<Record<PairHints["wants"], string>> = {
  together: "서로 고른 짝",
  apart: "떼어 놓을 짝",
};

/** Which pairs of which question become rules, and how. */
export function PairHintsDialog(
  props: PairHintsProps & { readonly isOpen: boolean; readonly onClose: () => void },
) {
  const { isOpen, onClose, store, members, nameOf, choicesOf } = props;
  const surveys = useRows(store, surveyKind);
  const answers = useRows(store, answerKind);
  const offered = useMemo(
    () =>
      pairHints(
        [...surveys].map(([id, survey]) => ({ ...survey, id })),
        [...answers].map(([id, answer]) => ({ ...answer, id })),
        members,
      ),
    [surveys, answers, members],
  );
  const [place, setPlace] = useState("");
  const [how, setHow] = useState("");
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const hints = offered.find((each) => toPlace(each) === place) ?? offered[0];
  const choices = hints ? choicesOf(hints.wants) : [];
  const choice = choices.find(({ value }) => value === how) ?? choices[0];
  const chosen = (hints?.pairs ?? []).filter(
    (pair) => ticked.has(toKey(pair)) && !choice?.isKept(pair),
  );
  const tick = (key: string, isTicked: boolean): void => {
    const rest = [...ticked].filter((each) => each !== key);
    setTicked(new Set(isTicked ? [...rest, key] : rest));
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="설문에서 고르기"
      subtitle="체크한 짝만 규칙이 돼요. 선생님만 볼 수 있어요."
      footer={
        <DialogActions onCancel={onClose}>
          <Button
            size="large"
            isDisabled={chosen.length === 0}
            onClick={() => {
              choice?.take(chosen);
              onClose();
            }}
          >
            규칙에 넣기
          </Button>
        </DialogActions>
      }
    >
      <PrivatePart>
        {hints && choice ? (
          <div className="flex flex-col gap-4 pb-2">
            {offered.length > 1 && (
              <Select
                label="설문"
                fieldSize="normal"
                value={toPlace(hints)}
                options={offered.map((each) => ({
                  value: toPlace(each),
                  label: toShort(each, offered),
                }))}
                onValueChange={(next) => {
                  setPlace(next);
                  setTicked(new Set());
                }}
              />
            )}
            <Select
              label="어떻게"
              fieldSize="normal"
              value={choice.value}
              options={choices}
              onValueChange={setHow}
            />
            <section aria-label={heads[hints.wants]}>
              <h3 className="text-15 font-bold">
                {heads[hints.wants]} {hints.pairs.length}
              </h3>
              <p className="text-14 wrap-anywhere text-fg-2">{toSource(hints)}</p>
              <ul aria-label={heads[hints.wants]}>
                {hints.pairs.map((pair) => (
                  <li key={toKey(pair)}>
                    <PairLine
                      words={pair.map(nameOf).join(" · ")}
                      isKept={choice.isKept(pair)}
                      isTicked={ticked.has(toKey(pair))}
                      onTick={(isTicked) => tick(toKey(pair), isTicked)}
                    />
                  </li>
                ))}
              </ul>
            </section>
          </div>
        ) : (
          <p className="pb-4 text-15 text-fg-2">
            아직 고를 짝이 없어요. 친구를 묻는 설문의 답이 설문정리에 모이면 여기에 나와요.
          </p>
        )}
      </PrivatePart>
    </Dialog>
  );
}

function PairLine(props: {
  readonly words: string;
  readonly isKept: boolean;
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
}) {
  const { words, isKept, isTicked, onTick } = props;
  return (
    <Checkbox
      label={words}
      isChecked={isKept || isTicked}
      isDisabled={isKept}
      {...(isKept && { hint: "이미 있는 규칙이에요" })}
      onCheckedChange={onTick}
    />
  );
}

/** 「모둠 설문」 11월 20일 · 함께 모둠을 하고 싶은 친구. */
function toSource({ survey, on, question }: PairHints): string {
  return [
    [`「${survey.title}」`, on && toKoreanMonthDay(on)].filter(Boolean).join(" "),
    question.head,
  ]
    .filter(Boolean)
    .join(" · ");
}

/** 「같은 모둠을 하고 싶은…」: a choice on a phone has room for few words, and all of it stands below. */
function toShort(hints: PairHints, offered: readonly PairHints[]): string {
  const cut = ({ question, survey }: PairHints): string => {
    const words = question.head || survey.title;
    return words.length > 12 ? `${words.slice(0, 11).trim()}…` : words;
  };
  const words = cut(hints);
  const isAlone = offered.every((each) => each === hints || cut(each) !== words);
  return isAlone || !hints.on ? words : `${toKoreanMonthDay(hints.on)} ${words}`;
}

function toPlace({ survey, question }: PairHints): string {
  return `${survey.id} ${question.id}`;
}

function toKey(pair: Pair): string {
  return pair.join(" ");
}

import { useId } from "react";
import { usePadData, type PadCardRow } from "../../../data/pad/use-pad-data.ts";
import { chooseOption } from "./count-votes.ts";
import { answerPoll, usePollVotes } from "./use-poll-votes.ts";

export interface PollViewProps {
  readonly card: PadCardRow;
  /** Not while the room is frozen, nor for who only looks on. */
  readonly mayVote: boolean;
}

/** A poll on its card: everybody sees the bars grow, and answers by a tap or a key. */
export function PollView({ card, mayVote }: PollViewProps) {
  const data = usePadData();
  // Not the card: it may stand on the board and in its own window at once.
  const name = useId();
  const { votes, people, chosen } = usePollVotes(card);
  if (!card.poll) return null;
  const isMultiple = card.poll.isMultiple === true;
  const most = Math.max(...votes);
  return (
    <div className="mt-2.5">
      <fieldset className="flex min-w-0 flex-col gap-2" disabled={!mayVote}>
        <legend className="sr-only">{isMultiple ? "여러 개 고르기" : "하나 고르기"}</legend>
        {card.poll.options.map((option, index) => {
          const count = votes[index] ?? 0;
          const isChosen = chosen.includes(index);
          return (
            <label
              key={index}
              className="group relative isolate grid min-h-11.5 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-2.5 overflow-hidden rounded-ctl border border-board-fg/26 px-3 py-2 font-medium text-board-fg has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand data-chosen:border-brand-strong data-chosen:inset-ring data-chosen:inset-ring-brand-strong"
              data-chosen={isChosen || undefined}
              data-most={(count > 0 && count === most) || undefined}
            >
              <span
                className="absolute inset-0 -z-1 origin-left bg-board-fg/9 transition-transform duration-calm ease-calm group-data-most:bg-board-fg/17"
                style={{ transform: `scaleX(${people === 0 ? 0 : count / people})` }}
              />
              <input
                className="size-5 accent-brand outline-none"
                type={isMultiple ? "checkbox" : "radio"}
                name={name}
                checked={isChosen}
                onChange={() => answerPoll(data, card.id, chooseOption(chosen, index, isMultiple))}
              />
              <span>{option}</span> <span className="font-bold">{count}명</span>
            </label>
          );
        })}
      </fieldset>
      <p className="flex min-h-11 flex-wrap items-center justify-between gap-x-2 text-14 text-board-fg-2">
        <span>
          {people === 0 ? "아직 아무도 고르지 않았어요" : `${people}명이 골랐어요`}
          {isMultiple && " · 여러 개 고르기"}
        </span>
        {mayVote && chosen.length > 0 && (
          <button
            type="button"
            className="min-h-11 px-1 font-semibold underline underline-offset-3"
            onClick={() => answerPoll(data, card.id, [])}
          >
            내 표 빼기
          </button>
        )}
      </p>
    </div>
  );
}

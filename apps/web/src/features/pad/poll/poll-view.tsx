import { useId } from "react";
import { usePadData, type PadCardRow } from "../../../data/pad/use-pad-data.ts";
import { chooseOption } from "./count-votes.ts";
import "./poll.css";
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
    <div className="pad-poll">
      <fieldset disabled={!mayVote}>
        <legend className="sr-only">{isMultiple ? "여러 개 고르기" : "하나 고르기"}</legend>
        {card.poll.options.map((option, index) => {
          const count = votes[index] ?? 0;
          const isChosen = chosen.includes(index);
          return (
            <label
              key={index}
              className="pad-poll-option"
              data-chosen={isChosen || undefined}
              data-most={(count > 0 && count === most) || undefined}
            >
              <span
                className="pad-poll-bar"
                style={{ transform: `scaleX(${people === 0 ? 0 : count / people})` }}
              />
              <input
                type={isMultiple ? "checkbox" : "radio"}
                name={name}
                checked={isChosen}
                onChange={() => answerPoll(data, card.id, chooseOption(chosen, index, isMultiple))}
              />
              <span className="pad-poll-text">{option}</span>{" "}
              <span className="pad-poll-count">{count}명</span>
            </label>
          );
        })}
      </fieldset>
      <p className="pad-poll-foot">
        <span>
          {people === 0 ? "아직 아무도 고르지 않았어요" : `${people}명이 골랐어요`}
          {isMultiple && " · 여러 개 고르기"}
        </span>
        {mayVote && chosen.length > 0 && (
          <button type="button" onClick={() => answerPoll(data, card.id, [])}>
            내 표 빼기
          </button>
        )}
      </p>
    </div>
  );
}

import {
  toPlaceName,
  toPupilWords,
  type AssignDraft,
  type AssignPupil,
} from "@damim/domain/class-assignment/assign-plan.ts";
import type { OtherPlace } from "@damim/domain/class-assignment/where-else.ts";
import { ArrowRightLeft, Pin, PinOff, X } from "lucide-react";
import { useState } from "react";
import { Button, IconButton } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { ruleTypeLabels } from "../rules/rule-words.ts";
import { toSigned } from "./class-column.tsx";
import { toTileId } from "./pupil-tile.tsx";
import { ReasonField } from "./reason-field.tsx";
import type { Picking } from "./use-picking.ts";

export interface PupilPanelProps {
  readonly draft: AssignDraft;
  readonly pupil: AssignPupil;
  /** 상, 중, 하, or the score itself where scores are shown. */
  readonly level: string | undefined;
  readonly others: readonly OtherPlace[];
  readonly picking: Picking;
  readonly onReason: (act: string, why: string) => void;
}

/** The chosen pupil: facts, what every other class would cost, rules, and why it was moved. */
export function PupilPanel(props: PupilPanelProps) {
  const { draft, pupil, level, others, picking, onReason } = props;
  const [isMoving, setMoving] = useState(false);
  const move = (place: number): void => {
    setMoving(false);
    picking.moveTo(pupil.id, place);
  };
  const close = (): void => {
    picking.close();
    document.getElementById(toTileId(pupil.id))?.focus();
  };
  const byId = new Map(draft.pupils.map((one) => [one.id, one]));
  const rules = draft.rules.filter(({ pupils }) => pupils.includes(pupil.id));
  const last = draft.moves.findLast((move) => move.pupil === pupil.id);
  return (
    <aside
      aria-label="고른 학생"
      className="flex w-72 shrink-0 flex-col gap-3 overflow-y-auto rounded-card border border-line-2 bg-surface p-4 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:max-h-[62dvh] max-lg:w-auto max-lg:rounded-b-none max-lg:shadow-float"
    >
      <div className="flex items-start justify-between gap-2">
        <div>
          <h2 className="text-17 font-bold">{toPupilWords(pupil)}</h2>
          <p className="text-14 text-fg-2">
            {pupil.place === undefined
              ? "아직 반이 없어요"
              : `지금 ${toPlaceName(draft.settings, pupil.place)}반`}
          </p>
        </div>
        <IconButton label="닫기" icon={<X size={18} aria-hidden />} onClick={close} />
      </div>
      <p className="flex flex-wrap gap-1.5">
        {listFacts(pupil, level).map((words) => (
          <Chip key={words} wraps>
            {words}
          </Chip>
        ))}
      </p>
      {pupil.note && <p className="text-14 text-fg-2">{pupil.note}</p>}
      <div className="flex gap-2">
        <Button
          variant="weak"
          icon={<ArrowRightLeft size={18} aria-hidden />}
          aria-expanded={isMoving}
          isDisabled={pupil.pinned === true}
          onClick={() => setMoving(!isMoving)}
        >
          옮기기
        </Button>
        <Button
          variant="line"
          icon={pupil.pinned ? <PinOff size={18} aria-hidden /> : <Pin size={18} aria-hidden />}
          aria-pressed={pupil.pinned === true}
          onClick={() => picking.togglePin(pupil.id)}
        >
          고정
        </Button>
      </div>
      {last && (
        <ReasonField
          key={last.act}
          act={last.act}
          why={last.why}
          onReason={(why) => onReason(last.act, why)}
        />
      )}
      <h3 className="text-14 font-bold text-fg-2">다른 반으로 가면</h3>
      {isMoving ? (
        <div
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- each class says what it would cost
          role="listbox"
          aria-label="반"
          className="-mx-2 flex flex-col"
        >
          {others.map((other) => (
            <div
              key={other.place}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see the list
              role="option"
              aria-selected={false}
              tabIndex={0}
              className="cursor-pointer rounded-ctl px-2 py-2 hover:bg-hover"
              onClick={() => move(other.place)}
              onKeyDown={(event) => {
                if (event.key === "Enter" || event.key === " ") {
                  event.preventDefault();
                  move(other.place);
                } else if (event.key === "Escape") setMoving(false);
                else if (event.key === "ArrowDown") focusBeside(event.currentTarget, 1);
                else if (event.key === "ArrowUp") focusBeside(event.currentTarget, -1);
              }}
            >
              <OtherWords name={toPlaceName(draft.settings, other.place)} other={other} />
            </div>
          ))}
        </div>
      ) : (
        <ul aria-label="다른 반으로 가면" className="flex flex-col gap-2">
          {others.map((other) => (
            <li key={other.place}>
              <OtherWords name={toPlaceName(draft.settings, other.place)} other={other} />
            </li>
          ))}
        </ul>
      )}
      {rules.length > 0 && (
        <>
          <h3 className="text-14 font-bold text-fg-2">규칙</h3>
          <ul className="flex flex-col gap-1 text-14">
            {rules.map((rule) => (
              <li key={rule.id}>
                <b>{ruleTypeLabels[rule.type]}</b>{" "}
                {rule.place !== undefined && `${toPlaceName(draft.settings, rule.place)}반`}
                {rule.pupils
                  .filter((id) => id !== pupil.id)
                  .flatMap((id) => byId.get(id) ?? [])
                  .map(toPupilWords)
                  .join(", ")}
                {rule.reason && <span className="text-fg-2"> · {rule.reason}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
    </aside>
  );
}

/** 「다반 +70」, what would be broken, uneven and even there. */
function OtherWords({ name, other }: { readonly name: string; readonly other: OtherPlace }) {
  const { rise, forbids, worse, better } = other;
  return (
    <>
      <span className="flex justify-between text-15 font-bold">
        {name}반
        <span className={`tabular-nums ${rise < 0 ? "text-good" : ""}`}>{toSigned(rise)}</span>
      </span>
      {forbids.map((words) => (
        <span key={words} className="block text-13 font-semibold text-danger">
          {words}
        </span>
      ))}
      {worse.length > 0 && <span className="block text-13 text-fg-2">{worse.join(", ")}</span>}
      {better.length > 0 && (
        <span className="block text-13 text-good">나아져요: {better.join(", ")}</span>
      )}
    </>
  );
}

function listFacts(pupil: AssignPupil, level: string | undefined): readonly string[] {
  return [
    pupil.sex === "male" ? "남" : pupil.sex === "female" ? "여" : "",
    level === undefined ? "" : `점수 ${level}`,
    pupil.behaviour > 0 ? `생활지도 ${pupil.behaviour}` : "",
    pupil.special ? "특수" : "",
    pupil.leader ? "임원" : "",
    pupil.leaving ? "전출 예정" : "",
  ].filter(Boolean);
}

function focusBeside(option: HTMLElement, by: 1 | -1): void {
  const next = by > 0 ? option.nextElementSibling : option.previousElementSibling;
  if (next instanceof HTMLElement) next.focus();
}

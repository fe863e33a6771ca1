import {
  toOldClass,
  type AssignPupil,
  type AssignRuleType,
} from "@damim/domain/class-assignment/assign-plan.ts";
import { Link2, Pin, Unlink2 } from "lucide-react";
import { TileName } from "../../../ui/tile-name.tsx";

export interface TileFacts {
  readonly rules: ReadonlySet<AssignRuleType>;
  readonly isBroken: boolean;
}

/** One pupil in a column: sex by shape, class, number, name, marks of rules. */
export function PupilTile(props: {
  readonly pupil: AssignPupil;
  readonly facts: TileFacts | undefined;
  readonly score: string | undefined;
  readonly isHeld: boolean;
  readonly isShown: boolean;
  /** The one that Tab reaches; arrows go on from it. */
  readonly isAtHand: boolean;
  readonly onTap: () => void;
  readonly onFocus: () => void;
}) {
  const { pupil, facts, score, isHeld, isShown, isAtHand, onTap, onFocus } = props;
  const { id, classKey, number, name, sex, pinned } = pupil;
  return (
    <button
      type="button"
      id={toTileId(id)}
      data-pupil={id}
      aria-pressed={isHeld}
      title={describe(pupil, facts)}
      tabIndex={isAtHand ? 0 : -1}
      onClick={onTap}
      onFocus={onFocus}
      className={`flex min-h-7.5 w-full shrink-0 cursor-grab items-center gap-1 rounded-chip px-1 text-13 select-none max-lg:min-h-11 max-lg:gap-2 max-lg:text-15 pointer-coarse:min-h-11 ${
        isHeld
          ? "bg-brand text-on-brand"
          : `hover:bg-hover ${isShown ? "bg-brand-weak text-brand-strong" : "text-fg"}`
      }`}
    >
      <SexShape sex={sex} />
      <span
        className={`shrink-0 font-medium tracking-tight tabular-nums max-lg:min-w-16 ${isHeld ? "" : "text-fg-2"}`}
      >
        {toOldClass(classKey)} {number}
        {/* Read and searched, and too wide to be seen: 「3-2 12번 문채원」. */}
        <span className="text-[0px]">번</span>
      </span>{" "}
      <TileName name={name} className="min-w-0 flex-1 text-left font-semibold" />
      {score !== undefined && (
        <span aria-hidden className="text-12 tabular-nums">
          {score}
        </span>
      )}
      <span
        className={`flex shrink-0 empty:hidden ${facts?.isBroken && !isHeld ? "text-danger" : isHeld ? "" : "text-fg-2"}`}
      >
        {facts?.rules.has("together") && <Link2 size={12} aria-hidden />}
        {facts?.rules.has("apart") && <Unlink2 size={12} aria-hidden />}
        {(pinned || facts?.rules.has("fixed")) && <Pin size={12} aria-hidden />}
      </span>
    </button>
  );
}

/** A square is a boy, a ring a girl: by shape, not by colour alone. */
export function SexShape({ sex }: { readonly sex: AssignPupil["sex"] }) {
  if (sex === undefined) return <span aria-hidden className="size-2.5 shrink-0" />;
  return (
    <span
      aria-hidden
      className={`size-2.5 shrink-0 ${
        sex === "male"
          ? "rounded-[2px] bg-current opacity-90"
          : "rounded-pill border-2 border-current"
      } ${sex === "male" ? "text-brand" : "text-brand"} in-aria-pressed:text-on-brand`}
    />
  );
}

export function toTileId(id: string): string {
  return `assign-${id}`;
}

function describe({ sex, pinned }: AssignPupil, facts: TileFacts | undefined): string {
  const words = [
    sex === "male" ? "남" : sex === "female" ? "여" : "",
    facts?.rules.has("together") ? "함께 규칙" : "",
    facts?.rules.has("apart") ? "따로 규칙" : "",
    pinned || facts?.rules.has("fixed") ? "고정" : "",
    facts?.isBroken ? "규칙이 어긋남" : "",
  ];
  return words.filter(Boolean).join(", ");
}

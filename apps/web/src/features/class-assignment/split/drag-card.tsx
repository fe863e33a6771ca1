import {
  toPlaceName,
  toPupilWords,
  type AssignPupil,
  type AssignSettings,
} from "@damim/domain/class-assignment/assign-plan.ts";
import { withParticle } from "@damim/domain/hangul/particle.ts";
import type { OpenedSplit } from "@damim/domain/class-assignment/where-else.ts";
import type { TileDrag } from "./use-tile-drag.ts";

/** Beside the pointer while a pupil is drawn: who, where to, and what the split would cost then. */
export function DragCard(props: {
  readonly drag: TileDrag;
  readonly opened: OpenedSplit;
  readonly byId: ReadonlyMap<string, AssignPupil>;
  readonly settings: AssignSettings;
}) {
  const { drag, opened, byId, settings } = props;
  const pupil = byId.get(drag.id);
  if (!pupil) return null;
  const other = drag.pupil === undefined ? undefined : byId.get(drag.pupil);
  const isSwap = other !== undefined && other.place !== pupil.place;
  const offer = opened.whyHere(pupil.id).find(({ place }) => place === drag.place);
  const rise = isSwap ? opened.riseOfSwap(pupil.id, other.id) : offer?.rise;
  return (
    <div
      aria-hidden
      className="pointer-events-none fixed z-30 w-64 rounded-card bg-surface p-3 text-14 shadow-float"
      style={{
        left: Math.min(drag.x + 14, innerWidth - 270),
        top: Math.min(drag.y + 14, innerHeight - 170),
      }}
    >
      <p className="text-15 font-bold">{toPupilWords(pupil)}</p>
      {rise !== undefined && (
        <>
          <p className="text-fg-2">
            {isSwap
              ? `${withParticle(toPupilWords(other), "과/와")} 바꾸면`
              : `${toPlaceName(settings, pupil.place ?? 0)}반 → ${toPlaceName(settings, drag.place ?? 0)}반으로 가면`}
          </p>
          <p className="flex justify-between">
            치우침
            <b className="tabular-nums">
              {opened.cost} → {opened.cost + rise}
            </b>
          </p>
          {!isSwap && offer && (
            <>
              {offer.worse.length > 0 && <p className="text-fg-2">{offer.worse.join(", ")}</p>}
              {offer.forbids.length > 0 ? (
                <p className="font-semibold text-danger">{offer.forbids[0]}</p>
              ) : (
                <p className="font-semibold text-good">어긋나는 규칙이 없어요</p>
              )}
            </>
          )}
        </>
      )}
    </div>
  );
}

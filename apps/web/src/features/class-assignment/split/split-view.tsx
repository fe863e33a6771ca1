import {
  isSplit,
  toPlaceName,
  type AssignPupil,
} from "@damim/domain/class-assignment/assign-plan.ts";
import {
  areSizesEven,
  fitSizes,
  giveReason,
} from "@damim/domain/class-assignment/change-assign.ts";
import { Eye, EyeOff, History } from "lucide-react";
import { useMemo, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Select } from "../../../ui/field/select.tsx";
import { useMedia } from "../../../ui/use-media.ts";
import type { Assignment } from "../assignment.ts";
import { ClassColumn } from "./class-column.tsx";
import { DragCard } from "./drag-card.tsx";
import { Legend } from "./legend.tsx";
import { ProofLine } from "./proof-line.tsx";
import { PupilPanel } from "./pupil-panel.tsx";
import { PupilTile } from "./pupil-tile.tsx";
import { RecordPanel } from "./record-panel.tsx";
import { usePicking } from "./use-picking.ts";
import { useSplitShape } from "./use-split-shape.ts";
import type { Split } from "./use-split.ts";
import { useTileDrag } from "./use-tile-drag.ts";
import { useTileKeys } from "./use-tile-keys.ts";

/** 나누기: a column a class, the proof line above, and the chosen pupil beside. */
export function SplitView(props: { readonly assignment: Assignment; readonly split: Split }) {
  const { assignment, split } = props;
  const { draft } = assignment;
  if (!isSplit(draft))
    return (
      <section aria-label="나누기" className="flex flex-col gap-4">
        {split.running && (
          <ProofLine proof={undefined} ruleCount={0} running={split.running} onStop={split.stop} />
        )}
        <Card>
          <EmptyState
            title={draft.pupils.length === 0 ? "아직 학생이 없어요" : "아직 나누지 않았어요"}
          >
            {draft.pupils.length === 0
              ? "학년 학생 파일을 올리거나 함께 모아요."
              : "「반 나누기」를 누르면 몇 초 안에 나눠요. 마음에 들지 않으면 되돌릴 수 있어요."}
          </EmptyState>
        </Card>
      </section>
    );
  return <SplitColumns assignment={assignment} split={split} />;
}

function SplitColumns({
  assignment,
  split,
}: {
  readonly assignment: Assignment;
  readonly split: Split;
}) {
  const { draft, change, createActor } = assignment;
  const picking = usePicking(assignment);
  const { heldId, shownId } = picking;
  const { drag, handlers } = useTileDrag(picking);
  const [areScoresShown, setScoresShown] = useState(false);
  const [isRecordShown, setRecordShown] = useState(false);
  const [onePlace, setOnePlace] = useState(0);
  const isNarrow = useMedia(NARROW);
  const shape = useSplitShape(draft);
  const { opened, columns, byId, tileFacts, levels } = shape;
  const shown = shownId === undefined ? undefined : byId.get(shownId);
  const offers = useMemo(
    () => (heldId === undefined ? [] : opened.whyHere(heldId)),
    [heldId, opened],
  );
  const seen = isNarrow ? columns.filter(({ facts }) => facts.place === onePlace) : columns;
  const keys = useTileKeys(
    seen.map(({ pupils }) => pupils.map(({ id }) => id)),
    picking,
  );
  const giveWhy = (act: string, why: string): void => change(giveReason(draft, act, why));
  return (
    <section aria-label="나누기" className="flex min-h-0 flex-1 flex-col gap-3">
      <ProofLine
        proof={split.proof}
        ruleCount={draft.rules.length}
        running={split.running}
        onStop={split.stop}
      >
        {!areSizesEven(draft) && (
          <Button variant="weak" onClick={() => change(fitSizes(draft, createActor()))}>
            크기 맞추기
          </Button>
        )}
        <Button
          variant="line"
          icon={<History size={18} aria-hidden />}
          aria-expanded={isRecordShown}
          onClick={() => {
            picking.close();
            setRecordShown(!isRecordShown);
          }}
        >
          협의 기록
        </Button>
        {levels.size > 0 && (
          <Button
            variant="line"
            icon={areScoresShown ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
            aria-pressed={areScoresShown}
            onClick={() => setScoresShown(!areScoresShown)}
          >
            점수 보기
          </Button>
        )}
      </ProofLine>
      {isNarrow && (
        <Select
          label="보는 반"
          isInline
          fieldSize="dense"
          value={String(onePlace)}
          options={columns.map(({ facts }) => ({
            value: String(facts.place),
            label: `${toPlaceName(draft.settings, facts.place)}반 ${facts.count}명`,
          }))}
          onValueChange={(place) => setOnePlace(Number(place))}
        />
      )}
      <div className="flex min-h-0 flex-1 gap-2">
        <div
          role="presentation"
          className={`flex min-h-0 min-w-0 flex-1 gap-2 lg:overflow-x-auto ${drag ? "cursor-grabbing select-none" : ""}`}
          {...handlers}
          onKeyDown={(event) => keys.press(event)}
        >
          {seen.map(({ facts, size, pupils, uneven }) => (
            <ClassColumn
              key={facts.place}
              name={toPlaceName(draft.settings, facts.place)}
              facts={facts}
              size={size}
              tolerance={draft.settings.tolerance}
              uneven={uneven}
              offer={offers.find(({ place }) => place === facts.place)}
              isOver={drag?.place === facts.place}
              onDrop={() => heldId !== undefined && picking.moveTo(heldId, facts.place)}
            >
              {pupils.map((pupil) => (
                <PupilTile
                  key={pupil.id}
                  pupil={pupil}
                  facts={tileFacts.get(pupil.id)}
                  score={areScoresShown ? toScoreWords(pupil) : undefined}
                  isHeld={heldId === pupil.id}
                  isShown={shownId === pupil.id}
                  isAtHand={keys.atHand === pupil.id}
                  onTap={() => {
                    setRecordShown(false);
                    picking.tap(pupil.id);
                  }}
                  onFocus={() => keys.take(pupil.id)}
                />
              ))}
            </ClassColumn>
          ))}
        </div>
        {isRecordShown && (
          <RecordPanel draft={draft} onReason={giveWhy} onClose={() => setRecordShown(false)} />
        )}
        {shown && !isRecordShown && (
          <PupilPanel
            key={shown.id}
            draft={draft}
            pupil={shown}
            level={areScoresShown ? toScoreWords(shown) : levels.get(shown.id)}
            others={opened.whyHere(shown.id)}
            picking={picking}
            onReason={giveWhy}
          />
        )}
      </div>
      <Legend />
      {drag && <DragCard drag={drag} opened={opened} byId={byId} settings={draft.settings} />}
    </section>
  );
}

/** One class at a time. */
const NARROW = "(max-width: 1023px)";

function toScoreWords({ score }: AssignPupil): string | undefined {
  return score === undefined ? undefined : String(score / 10);
}

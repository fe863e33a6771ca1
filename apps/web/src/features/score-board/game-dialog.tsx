// Overlay: imports Base UI through kit/form/record-dialog.tsx. Loaded lazily by score-board-page.tsx.
import { scoreGameForm } from "@damim/domain/score-board/score-game-record.ts";
import { toTeamLines, toTeams } from "@damim/domain/score-board/team-lines.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { RecordDialog } from "../../kit/form/record-dialog.tsx";
import { useFieldsForm } from "../../kit/form/use-fields-form.ts";
import { newId } from "../../platform/random.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/field/checkbox.tsx";
import { TextArea } from "../../ui/field/text-area.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { ScoreActs } from "./score-acts.tsx";
import type { useScoreGame } from "./use-score-game.ts";

/** 새 판 comes along with it. */
export { NewGameDialog } from "./new-game-dialog.tsx";

const MOST_OFFERED = 4;

/** The teams of a board, a line each; of a new one the newest saved groups at first. */
export function GameDialog(props: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly board: ReturnType<typeof useScoreGame>;
}) {
  const { isOpen, onClose, board } = props;
  const { game, members } = board;
  const data = useTeacherData();
  const [newest] = board.sets;
  const form = useFieldsForm({
    of: scoreGameForm({ members, before: game?.teams ?? [], newId: () => newId(data.now()) }),
    key: `scoreGame:${game?.id ?? "new"}`,
    names: ["title", "lines", "goal"],
    row: game
      ? { ...game, lines: game.teams }
      : {
          title: "모둠 점수",
          ...(newest && { lines: toTeams(newest.groups, () => newId(data.now())) }),
        },
    onSave({ lines, ...value }) {
      onClose();
      board.save({ ...value, teams: lines });
    },
  });
  return (
    <RecordDialog
      isOpen={isOpen}
      onClose={onClose}
      title={game ? "모둠 정하기" : "새 점수판"}
      saveLabel={game ? "저장" : "만들기"}
      form={form}
    >
      {!game && board.sets.length > 0 && (
        <fieldset aria-label="저장한 모둠" className="flex flex-wrap gap-2">
          {board.sets.slice(0, MOST_OFFERED).map((set) => (
            <Button
              key={set.id}
              variant="line"
              onClick={() =>
                form.change({ lines: toTeamLines(toTeams(set.groups, String), members) })
              }
            >
              {set.title} · {set.groups.length}모둠
            </Button>
          ))}
        </fieldset>
      )}
      <TextField {...form.at("title")} />
      <TextArea
        {...form.at("lines")}
        rows={6}
        hint="한 줄에 한 모둠이에요. 「1모둠: 1, 2, 3」처럼 번호를 적으면 모둠원이 돼요."
      />
      <TextField
        {...form.at("goal")}
        inputMode="numeric"
        hint="모든 모둠이 함께 모을 점수예요. 없으면 비워 두세요."
      />
      <Checkbox
        label="모둠원에게도 남기기"
        isChecked={board.isForMembers}
        onCheckedChange={board.setForMembers}
      />
      <ScoreActs board={board} />
    </RecordDialog>
  );
}

// Overlay: imports Base UI through kit/form/record-dialog.tsx. Loaded lazily by score-board-page.tsx.
import { toSentence } from "@damim/domain/base/result.ts";
import {
  parseScoreGameDraft,
  scoreGameMessages,
  type ScoreGameFields,
  type ScoreGameRefusal,
} from "@damim/domain/score-board/score-game-draft.ts";
import { readTeamLines, toTeamLines } from "@damim/domain/score-board/team-lines.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { RecordDialog } from "../../kit/form/record-dialog.tsx";
import { useRecordForm } from "../../kit/form/use-record-form.ts";
import { newId } from "../../platform/random.ts";
import { Checkbox } from "../../ui/field/checkbox.tsx";
import { TextArea } from "../../ui/field/text-area.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { ScoreActs } from "./score-acts.tsx";
import type { useScoreGame } from "./use-score-game.ts";

const fieldOf: Readonly<Record<ScoreGameRefusal["type"], "title" | "lines" | "goal">> = {
  TitleEmpty: "title",
  TitleTooLong: "title",
  NoTeams: "lines",
  TooManyTeams: "lines",
  TeamNameTooLong: "lines",
  TeamNameTwice: "lines",
  GoalUnclear: "goal",
};

/** The teams of a board, a line each. */
export function GameDialog(props: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly board: ReturnType<typeof useScoreGame>;
}) {
  const { isOpen, onClose, board } = props;
  const { game, members } = board;
  const data = useTeacherData();
  const form = useRecordForm<
    { readonly title: string; readonly lines: string; readonly goal: string },
    ScoreGameFields,
    ScoreGameRefusal
  >({
    key: `scoreGame:${game?.id ?? "new"}`,
    stored: {
      title: game?.title ?? "모둠 점수",
      lines: game ? toTeamLines(game.teams, members) : "1모둠\n2모둠\n3모둠\n4모둠",
      goal: game?.goal ? String(game.goal) : "",
    },
    parse: ({ title, lines, goal }) =>
      parseScoreGameDraft({
        title,
        goal,
        teams: readTeamLines(lines, {
          members,
          before: game?.teams ?? [],
          newId: () => newId(data.now()),
        }),
      }),
    toErrors: (refusal) => ({ [fieldOf[refusal.type]]: toSentence(scoreGameMessages, refusal) }),
    onSave(value) {
      onClose();
      board.save(value);
    },
  });
  const { fields, change, errors } = form;
  return (
    <RecordDialog
      isOpen={isOpen}
      onClose={onClose}
      title={game ? "모둠 정하기" : "새 점수판"}
      saveLabel={game ? "저장" : "만들기"}
      form={form}
    >
      <TextField
        fieldSize="normal"
        label="점수판 이름"
        value={fields.title}
        onValueChange={(title) => change({ title })}
        error={errors.title}
      />
      <TextArea
        label="모둠"
        rows={6}
        hint="한 줄에 한 모둠이에요. 「1모둠: 1, 2, 3」처럼 번호를 적으면 모둠원이 돼요."
        value={fields.lines}
        onValueChange={(lines) => change({ lines })}
        error={errors.lines}
      />
      <TextField
        fieldSize="normal"
        label="함께 목표"
        inputMode="numeric"
        hint="모든 모둠이 함께 모을 점수예요. 없으면 비워 두세요."
        value={fields.goal}
        onValueChange={(goal) => change({ goal })}
        error={errors.goal}
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

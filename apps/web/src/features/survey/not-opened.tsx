import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { sayClosingOver } from "@damim/domain/survey/own-survey-form.ts";
import { questionLabels } from "@damim/domain/survey/survey.ts";
import { useAsking } from "../../kit/server/use-asking.ts";
import { findClassStore } from "../../data/teacher-data.ts";
import { toOutgoing } from "../../data/to-outgoing.ts";
import { useIsPast, useTeacherData } from "../../data/use-teacher-data.ts";
import { createRoom, sayRoomTrouble } from "../../kit/room/room-requests.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { showToast } from "../../ui/overlay/toast.ts";
import { toSurveyRoom } from "./room-head.ts";
import type { OpenSurvey } from "./rows/survey-rows.ts";
import type { SurveyCommands } from "./rows/survey-commands.ts";

/** An own survey that was made and that nobody can answer yet: what it asks, and the way to open it. */
export function NotOpened(props: {
  readonly open: OpenSurvey;
  readonly commands: SurveyCommands;
  readonly onEdit: () => void;
}) {
  const { open, commands, onEdit } = props;
  const { survey, members } = open;
  const data = useTeacherData();
  const isPast = useIsPast();
  const isOver = sayClosingOver(survey.closesOn, toSeoulDay(data.now())) !== undefined;
  const { isBusy, ask } = useAsking(sayRoomTrouble, showToast.error);
  const start = async (): Promise<void> => {
    const named = toOutgoing(findClassStore(data) ?? data.profile, members);
    await ask(
      () => createRoom(toSurveyRoom(survey, named)),
      ({ roomId }) => commands.opened(survey, roomId),
    );
  };
  return (
    <Card
      title={survey.title}
      titleEnd={<span className="tabular-nums">{survey.questions.length}문항</span>}
      className="flex-1"
    >
      <p className="mb-4 text-15 text-fg-2">
        아직 열지 않았어요. 열면 {members.length}명이 링크나 QR 코드로 들어와 자기 번호를 누르고
        답해요. 연 다음에는 질문을 바꿀 수 없어요.
        {survey.closesOn &&
          (isOver
            ? ` 마감 날(${toKoreanMonthDay(survey.closesOn)})이 지났어요. 「문항 고치기」에서 마감 날을 바꾼 다음 열어 주세요.`
            : ` ${toKoreanMonthDay(survey.closesOn)}이 지나면 저절로 마감해요.`)}
      </p>
      {!isPast && (
        <div className="mb-5 flex flex-wrap gap-2 print:hidden">
          <Button
            isBusy={isBusy}
            isDisabled={members.length === 0 || isOver}
            onClick={() => void start()}
          >
            설문 열기
          </Button>
          <Button variant="line" onClick={onEdit}>
            문항 고치기
          </Button>
        </div>
      )}
      <ol className="flex flex-col gap-2">
        {survey.questions.map(({ id, head, type, options = [] }, at) => (
          <li key={id} className="rounded-ctl bg-sunken px-4 py-3">
            <p className="text-16 font-semibold wrap-anywhere">
              {at + 1}. {head}
            </p>
            <p className="text-14 text-fg-2 wrap-anywhere">
              {[questionLabels[type], options.join(" / ")].filter(Boolean).join(" · ")}
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}

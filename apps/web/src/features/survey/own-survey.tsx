import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { padAnswerKind } from "@damim/domain/pad/pad-answer.ts";
import type { HandedIn } from "@damim/domain/survey/own-answers.ts";
import type { KeptSurvey } from "@damim/domain/survey/survey.ts";
import { useEffect, useMemo, useState, type ReactNode } from "react";
import {
  PadDataContext,
  usePadData,
  usePadMembers,
  usePadRoom,
  usePadRows,
} from "../../data/pad/use-pad-data.ts";
import type { Store } from "../../data/teacher-data.ts";
import { useHasFamilyPage } from "../../data/family-report/use-has-family-page.ts";
import { useIsPast } from "../../data/use-teacher-data.ts";
import { JoinCard } from "../../kit/room/join-card.tsx";
import { closeRoom, fetchRoom, reopenRoom } from "../../kit/room/room-requests.ts";
import { useOpenPad } from "../../kit/room/use-open-pad.ts";
import { useRoomEntry } from "../../kit/room/use-room-entry.ts";
import { WaitingPeopleCard } from "../../kit/room/waiting-people-card.tsx";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/field/checkbox.tsx";
import { hideNamesOfRoom } from "./room-head.ts";
import { readHandedIn } from "./rows/handed-in.ts";
import { readOpenSurvey, type OpenSurvey } from "./rows/survey-rows.ts";
import type { SurveyCommands } from "./rows/survey-commands.ts";

interface OwnSurveyProps {
  readonly store: Store;
  /** As its kept lines have it. */
  readonly open: OpenSurvey;
  readonly facts: Parameters<typeof readOpenSurvey>[2];
  readonly commands: SurveyCommands;
  /** The results, as those of a form have them. */
  readonly children: (live: {
    readonly open: OpenSurvey;
    readonly beside: ReactNode;
    readonly closing: ReactNode;
  }) => ReactNode;
}

/** An own survey that pupils answer by its link: who is missing, live; its answers become the teacher's at closing. */
export function OwnSurvey(props: OwnSurveyProps & { readonly roomId: string }) {
  const { roomId, open, children } = props;
  const data = useOpenPad(roomId);
  if (!data) return children({ open, beside: null, closing: null });
  return (
    <PadDataContext value={data}>
      <LiveSurvey {...props} />
    </PadDataContext>
  );
}

function LiveSurvey({ store, open, facts, commands, children }: OwnSurveyProps) {
  const { survey } = open;
  const isPast = useIsPast();
  const hasFamilies = useHasFamilyPage(store, "hidesOpen");
  const { roomId, store: room } = usePadData();
  const desk = useRoomEntry(roomId);
  const { handedIn, roster } = useHandedIn(survey.questions);
  const live = useMemo(
    () =>
      readOpenSurvey(store, { ...survey, ...(roster.length > 0 && { roster }) }, facts, handedIn),
    // oxlint-disable-next-line react/exhaustive-deps -- what is kept changes with `open`
    [store, open, facts, handedIn, roster],
  );
  const { isCollecting, collectSoon } = useCollecting({ live, handedIn, commands, isPast });
  const [isBusy, setBusy] = useState(false);
  const turn = async (): Promise<void> => {
    setBusy(true);
    if (!survey.closedOn) {
      if (await desk.change(closeRoom(roomId))) collectSoon();
    } else if (await desk.change(reopenRoom(roomId))) commands.reopened(survey);
    setBusy(false);
  };
  const isGone = desk.failure?.code === "PadUnknown" && room.rows(padAnswerKind).size === 0;
  return children({
    open: live,
    beside: !survey.closedOn && !isPast && (
      <aside
        aria-label="설문 링크"
        className="flex flex-col gap-4 md:w-80 md:shrink-0 lg:min-h-0 lg:overflow-y-auto print:hidden"
      >
        <WaitingPeopleCard />
        {survey.closesOn && (
          <p className="px-1 text-14 text-fg-2">
            {toKoreanMonthDay(survey.closesOn)}까지 받아요. 「설문 고치기」에서 바꿀 수 있어요.
          </p>
        )}
        {hasFamilies && (
          <Checkbox
            isSwitch
            label="우리 반 소식에 보이기"
            hint="보호자가 답하는 설문이면 켜요. 답하는 화면에는 이름 없이 번호만 보여요."
            isChecked={survey.forFamilies === true}
            onCheckedChange={(isShown) => {
              if (isShown) hideNamesOfRoom({ store: room });
              commands.showFamilies(survey, isShown);
            }}
          />
        )}
        <JoinCard desk={desk} />
      </aside>
    ),
    closing: !isPast && !(survey.closedOn && isGone) && (
      <Button variant="line" isBusy={isBusy || isCollecting} onClick={() => void turn()}>
        {survey.closedOn ? "다시 열기" : "마감"}
      </Button>
    ),
  });
}

/** What lies in the room, by pupil of the roster, and whom its numbers mean. */
function useHandedIn(questions: KeptSurvey["questions"]) {
  const [answers, revision] = usePadRows(padAnswerKind);
  const [members, named] = usePadMembers();
  return useMemo(
    () => readHandedIn({ answers, members, questions }),
    // oxlint-disable-next-line react/exhaustive-deps -- the maps are one object for ever; their revisions tell the change
    [answers, members, revision, named, questions],
  );
}

/**
 * Takes the answers over once the room is closed, by hand here or on another device, or by its hour while none of the
 * teacher's was on. Only where the server says so at that moment, and the row that closed it is here: then all that was
 * handed in before it is here too.
 */
function useCollecting(about: {
  readonly live: OpenSurvey;
  readonly handedIn: readonly HandedIn[];
  readonly commands: SurveyCommands;
  readonly isPast: boolean;
}) {
  const { live, handedIn, commands, isPast } = about;
  const { survey } = live;
  const { roomId, now } = usePadData();
  const room = usePadRoom();
  const [asked, setAsked] = useState(0);
  // What was asked is done; a survey that is opened again was not asked to close.
  if (survey.closedOn && asked > 0) setAsked(0);
  const isClosedHere = typeof room?.closedAt === "number";
  const isDue = isClosedHere || now() >= (room?.closesAt ?? Number.POSITIVE_INFINITY);
  const isWanted = !isPast && !survey.closedOn && (isDue || asked > 0);
  const count = handedIn.length;
  useEffect(() => {
    if (!isWanted) return;
    let isLeft = false;
    const collect = async (): Promise<void> => {
      const answer = await fetchRoom(roomId);
      if (isLeft || !answer.ok || answer.value.closedAt === undefined) return;
      if (isClosedHere) commands.collect(live, handedIn);
      // Its hour has come: the row that says so brings all that came before it.
      else await closeRoom(roomId);
    };
    void collect();
    const again = (): void => void collect();
    addEventListener("online", again);
    return () => {
      isLeft = true;
      removeEventListener("online", again);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the answers of the moment at which it is wanted
  }, [isWanted, isClosedHere, count, roomId, asked]);
  return {
    isCollecting: isWanted && asked > 0,
    collectSoon: () => setAsked((times) => times + 1),
  };
}

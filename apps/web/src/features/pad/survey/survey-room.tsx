import { guestPages } from "@damim/domain/links/guest-pages.ts";
import { padAnswerKind } from "@damim/domain/pad/pad-answer.ts";
import { isClosedAt } from "@damim/domain/pad/room/pad-room.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { useEffect, useState, type ComponentProps } from "react";
import { keepSurvey } from "../../../data/pad/kept-survey.ts";
import type { PadData } from "../../../data/pad/pad-data.ts";
import {
  PadDataContext,
  usePadData,
  usePadLive,
  usePadRoom,
  usePadRows,
} from "../../../data/pad/use-pad-data.ts";
import { ANSWER_CODE } from "../../../data/opening/room-keys.ts";
import { readText } from "../../../platform/kept/device-texts.ts";
import { leavePlace } from "../pupil/leave-place.ts";
import type { PadVisit } from "../pupil/pad-visit.ts";
import { handIn } from "./hand-in.ts";
import { HandedIn } from "./handed-in.tsx";
import { QuestionForm } from "./question-form.tsx";
import { SurveyNotices } from "./survey-notices.tsx";
import { useAnswerState } from "./use-answer-state.ts";
import "./survey.css";

// One piece for all: what asks the next child without a network is here before it goes.
export { sendLeft } from "../../../data/pad/send-left.ts";
export { AloneSurvey } from "./alone-survey.tsx";

/** A survey as a pupil sees it: who I am, what is asked, and that it was handed in. */
export function SurveyRoom(props: { readonly data: PadData; readonly visit: PadVisit }) {
  const { data, visit } = props;
  return (
    <PadDataContext value={data}>
      <Survey visit={visit} />
    </PadDataContext>
  );
}

function Survey({ visit }: { readonly visit: PadVisit }) {
  const data = usePadData();
  const { me, entrance } = data;
  const room = usePadRoom();
  const [answers] = usePadRows(padAnswerKind);
  const answer = answers.get(me);
  const [isChanging, setChanging] = useState(false);
  useEffect(() => {
    document.title = guestPages.answer.title;
  }, []);
  useDeadline(room?.closesAt, visit.lookAgain);
  const code = readText(ANSWER_CODE);
  const number = entrance?.me?.number;
  const next = (): Promise<void> => leavePlace(visit, data);
  useEffect(() => {
    const { questions, title = "", closesAt = null } = room ?? {};
    if (questions && code !== undefined)
      keepSurvey({
        code,
        title: title || (entrance?.roomName ?? ""),
        questions,
        closesAt,
        numbers: (visit.lastChoice()?.tiles ?? []).map((tile) => tile.number),
      });
  }, [room, code, entrance, visit]);
  const isWriting = isChanging || !answer;
  return (
    <div className="pad-page">
      <header className="pad-head">
        <div className="pad-head-title">
          <p className="pad-people">우리 반 설문</p>
          <h1>{room?.title ?? entrance?.roomName}</h1>
        </div>
        {entrance?.me && <p className="pad-me answer-me">{toStudentWords(entrance.me)}</p>}
      </header>
      <SurveyNotices />
      <main className="pad-main answer-main">
        {!room?.questions ? (
          <output>설문을 가져오고 있어요…</output>
        ) : isWriting ? (
          <QuestionForm
            questions={room.questions}
            owner={data}
            number={number}
            before={answer}
            onHandIn={async (values) => {
              await handIn(data, values);
              setChanging(false);
            }}
            onCancel={answer && (() => setChanging(false))}
          />
        ) : (
          <Handed onChange={() => setChanging(true)} onNext={next} />
        )}
        {isWriting && !answer && <NotMe onLeave={next} />}
      </main>
    </div>
  );
}

function Handed(props: Omit<ComponentProps<typeof HandedIn>, "state" | "isClosed">) {
  const room = usePadRoom();
  const { now } = usePadData();
  const state = useAnswerState();
  return (
    <HandedIn {...props} state={state} isClosed={room !== undefined && isClosedAt(room, now())} />
  );
}

/** For who pressed a wrong number: what was begun goes with the place. */
function NotMe({ onLeave }: { readonly onLeave: () => Promise<void> }) {
  const [asks, setAsks] = useState(false);
  const waits = usePadLive(({ store }) => store.pending().length + store.refused().length > 0);
  if (waits) return null;
  return (
    <div className="answer-not-me">
      {asks ? (
        <>
          <p>번호를 다시 고르면 여기에 쓰던 답은 지워져요.</p>
          <button type="button" className="pad-line-button" onClick={() => void onLeave()}>
            번호 다시 고르기
          </button>
          <button type="button" className="pad-line-button" onClick={() => setAsks(false)}>
            계속 쓰기
          </button>
        </>
      ) : (
        <button type="button" className="answer-quiet" onClick={() => setAsks(true)}>
          내 번호가 아니에요
        </button>
      )}
    </div>
  );
}

/** Farther than a timer reaches there is time to look again. */
const LONGEST_TIMER_MS = 2_000_000_000;

/** Asks the server how things stand once its hour has come: nobody tells a device of that. */
function useDeadline(at: number | null | undefined, look: () => void): void {
  const { now } = usePadData();
  useEffect(() => {
    const left = (at ?? Number.POSITIVE_INFINITY) - now();
    if (left > LONGEST_TIMER_MS) return;
    const timer = setTimeout(look, Math.max(0, left) + 500);
    return () => clearTimeout(timer);
  }, [at, now, look]);
}

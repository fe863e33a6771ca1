import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { useEffect, useState } from "react";
import { forgetDraft } from "../../../data/pad/draft-places.ts";
import {
  readAlone,
  readKeptSurvey,
  saveAlone,
  type AloneChild,
  type KeptSurvey,
} from "../../../data/pad/kept-survey.ts";
import type { LeftAnswer } from "../../../data/pad/left-here.ts";
import { readLeft, saveLeft } from "../../../data/pad/left-list.ts";
import { padRequests } from "../../../data/pad/pad-requests.ts";
import { sendLeft } from "../../../data/pad/send-left.ts";
import { currentTime } from "../../../platform/clock.ts";
import { ChoosePlace } from "../pupil/choose-place.tsx";
import type { PadVisit } from "../pupil/pad-visit.ts";
import { HandedIn } from "./handed-in.tsx";
import { QuestionForm } from "./question-form.tsx";
import type { AnswerState } from "../pupil/say-answer.ts";
import "./survey.css";

const SEND_EVERY_MS = 5_000;

/**
 * The survey of a tablet that has no network, one child after the other: who am I, what is asked, handed in. Answers wait on
 * the device and go under the number of each once there is a network; after 「다음 친구」 no screen shows them again.
 */
export function AloneSurvey({ visit }: { readonly visit: PadVisit }) {
  const [child, setChild] = useState(readAlone);
  const [survey] = useState(() => child?.survey ?? readKeptSurvey(currentTime()));
  const isAnswering = child !== undefined;
  useEffect(() => {
    if (isAnswering) visit.hold();
  }, [isAnswering, visit]);
  const go = (next: AloneChild | undefined): void => {
    saveAlone(next);
    setChild(next);
  };
  if (!survey)
    return (
      <main className="pad-door">
        <output>인터넷을 기다리고 있어요. 연결되면 저절로 들어가요.</output>
      </main>
    );
  if (!child) {
    const handed = new Set(listAnswers(survey).map((answer) => answer.number));
    return (
      <ChoosePlace
        entrance={{
          roomId: "",
          roomName: survey.title,
          state: "choosing",
          entry: "tiles",
          tiles: survey.numbers.map((each) => ({ number: each, isTaken: handed.has(each) })),
        }}
        message={undefined}
        onChoose={(wish) => {
          if ("number" in wish) go({ survey, number: wish.number });
          return Promise.resolve();
        }}
      />
    );
  }
  return (
    <One
      child={child}
      onHandIn={(own) => go({ ...child, own })}
      onNext={async () => {
        forgetDraft(toOwner(child).name);
        go(undefined);
        await visit.enter({ answer: survey.code });
      }}
    />
  );
}

function One(props: {
  readonly child: AloneChild;
  readonly onHandIn: (own: LeftAnswer) => void;
  readonly onNext: () => Promise<void>;
}) {
  const { child, onHandIn, onNext } = props;
  const { survey, number, own } = child;
  const [isChanging, setChanging] = useState(false);
  const here = useSending(own);
  return (
    <div className="pad-page">
      <header className="pad-head">
        <div className="pad-head-title">
          <p className="pad-people">우리 반 설문</p>
          <h1>{survey.title}</h1>
        </div>
        <p className="pad-me answer-me">{toStudentWords({ number, name: "" })}</p>
      </header>
      <main className="pad-main answer-main">
        {own && !isChanging ? (
          <HandedIn
            state={{ hasArrived: here === "nothing", here }}
            isClosed={(survey.closesAt ?? Number.POSITIVE_INFINITY) <= currentTime()}
            onChange={() => setChanging(true)}
            onNext={onNext}
          />
        ) : (
          <>
            <QuestionForm
              questions={survey.questions}
              owner={toOwner(child)}
              number={number}
              before={own}
              onHandIn={(values) => {
                const isSent = own && here === "nothing";
                const before = isSent ? own.values : own?.before;
                const answer = {
                  ...(before && { before }),
                  survey: survey.code,
                  number,
                  at: currentTime(),
                  leftAt: currentTime(),
                  values,
                };
                // A later answer takes the place of an earlier one.
                const others = readLeft().filter(({ answer: other }) => !isSame(other, answer));
                saveLeft([...others, { answer }]);
                onHandIn(answer);
                setChanging(false);
                return Promise.resolve();
              }}
              onCancel={own && (() => setChanging(false))}
            />
            {!own && (
              <button type="button" className="answer-quiet" onClick={() => void onNext()}>
                내 번호가 아니에요
              </button>
            )}
          </>
        )}
      </main>
    </div>
  );
}

/** Where it is by now; tried as long as a child is here, with what those before left: they may never come back. */
function useSending(own: LeftAnswer | undefined): AnswerState["here"] {
  const [found, setFound] = useState<{ of: LeftAnswer; here: AnswerState["here"] }>();
  useEffect(() => {
    const look = async (): Promise<void> => {
      const isHeard = readLeft().length === 0 || (await sendLeft(padRequests));
      if (own) setFound({ of: own, here: isHeard && isWaiting(own) ? "refused" : "offline" });
    };
    void look();
    const timer = setInterval(() => void look(), SEND_EVERY_MS);
    return () => clearInterval(timer);
  }, [own]);
  if (own && !isWaiting(own)) return "nothing";
  return found && found.of === own ? found.here : "offline";
}

function isWaiting(own: LeftAnswer): boolean {
  return listAnswers({ code: own.survey }).some((other) => isSame(other, own));
}

function listAnswers({ code }: Pick<KeptSurvey, "code">): readonly LeftAnswer[] {
  return readLeft().flatMap(({ answer }) => (answer?.survey === code ? [answer] : []));
}

function isSame(a: LeftAnswer | undefined, b: LeftAnswer): boolean {
  return a?.survey === b.survey && a.number === b.number;
}

const toOwner = ({ survey, number }: AloneChild) =>
  ({ name: `damim-pad-alone-${survey.code}-${number}`, keeping: "disk" }) as const;

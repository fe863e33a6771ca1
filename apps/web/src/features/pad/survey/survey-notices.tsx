import { padAnswerKind } from "@damim/domain/pad/pad-answer.ts";
import { isClosedAt } from "@damim/domain/pad/room/pad-room.ts";
import { toPadRefusalSentence } from "@damim/domain/pad/pad-refusal.ts";
import { useEffect, useEffectEvent } from "react";
import { usePadData, usePadLive, usePadRoom } from "../../../data/pad/use-pad-data.ts";
import { sendAgain, useRefusedWrites } from "../board/refused-writes.ts";
import { CLOUD_OFF, TRIANGLE_ALERT } from "../card/board-icons.ts";
import { PadIcon } from "../card/pad-icon.tsx";
import { sayAnswer } from "../pupil/say-answer.ts";
import { useAnswerState } from "./use-answer-state.ts";

/** What is so for a while: no network, a device that keeps nothing, an answer that the server did not take. */
export function SurveyNotices() {
  const data = usePadData();
  const isOffline = usePadLive(({ rounds }) => rounds.state() === "offline");
  const room = usePadRoom();
  const isClosed = room !== undefined && isClosedAt(room, data.now());
  const isUnsaved = usePadLive(({ store }) => store.unsavedCount() > 0);
  const isOutdated = usePadLive(({ rounds }) => rounds.state() === "outdated");
  const state = useAnswerState();
  const refused = useRefusedWrites().findLast(({ kind }) => kind === padAnswerKind.name);
  const isLate = refused?.refusal.type === "denied" && refused.refusal.detail === "closed";
  // Whoever is let in again after 마감 hands it in again: the survey goes on.
  const handInLate = useEffectEvent(() => {
    if (isLate) void sendAgain(data, refused);
  });
  useEffect(() => handInLate(), []);
  return (
    <div className="pad-notices" aria-live="polite">
      {isOffline && (
        <p className="pad-notice">
          <PadIcon path={CLOUD_OFF} />
          {isClosed
            ? "인터넷이 끊겼어요. 마감 시간이 지났으니 선생님께 말해요."
            : "인터넷이 끊겼어요. 지금 써서 내도 괜찮아요. 연결되면 저절로 가요."}
        </p>
      )}
      {isUnsaved && (
        <p className="pad-notice">
          <PadIcon path={TRIANGLE_ALERT} />이 기기에는 저장할 자리가 없어요. 다 갈 때까지 이 창을
          닫지 말아 주세요.
        </p>
      )}
      {isOutdated && (
        <p className="pad-notice">
          <PadIcon path={TRIANGLE_ALERT} />
          새로 고친 화면이 나왔어요. 쓴 답은 그대로 있어요.
          <button type="button" className="pad-line-button" onClick={() => location.reload()}>
            새로 열기
          </button>
        </p>
      )}
      {refused && (
        <p className="pad-notice">
          <PadIcon path={TRIANGLE_ALERT} />
          {isLate ? sayAnswer(state, true) : toPadRefusalSentence(refused.refusal)}
          <button
            type="button"
            className="pad-line-button"
            onClick={() => void sendAgain(data, refused)}
          >
            다시 내기
          </button>
        </p>
      )}
    </div>
  );
}

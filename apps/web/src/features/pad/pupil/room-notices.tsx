import { usePadLive } from "../../../data/pad/use-pad-data.ts";
import { CLOUD_OFF, PAUSE, TRIANGLE_ALERT } from "../card/board-icons.ts";
import { PadIcon } from "../card/pad-icon.tsx";

/** What is so for a while: no network, a frozen room, a device that keeps nothing. Calm words, no alarm. */
export function RoomNotices({ isFrozen }: { readonly isFrozen: boolean }) {
  // Not by `navigator.onLine`: a server in the school's network is there without the internet.
  const isOffline = usePadLive(({ rounds }) => rounds.state() === "offline");
  const waits = usePadLive(({ store }) => store.pending().length > 0);
  const isUnsaved = usePadLive(
    ({ store, files }) => store.unsavedCount() + files.unsavedCount() > 0,
  );
  const isOutdated = usePadLive(({ rounds }) => rounds.state() === "outdated");
  return (
    <div className="pad-notices" aria-live="polite">
      {isFrozen && (
        <p id="pad-frozen" className="pad-notice" data-tone="warm">
          <PadIcon path={PAUSE} />
          선생님이 방을 잠깐 멈췄어요. 지금은 읽기만 할 수 있어요.
        </p>
      )}
      {isOffline && (
        <p className="pad-notice" data-tone="warm">
          <PadIcon path={CLOUD_OFF} />
          {waits
            ? "인터넷이 끊겼어요. 써 둔 카드는 여기 있고, 연결되면 저절로 올라가요."
            : "인터넷이 끊겼어요. 지금 써도 괜찮아요. 연결되면 저절로 올라가요."}
        </p>
      )}
      {isUnsaved && (
        <p className="pad-notice" data-tone="warm">
          <PadIcon path={TRIANGLE_ALERT} />이 기기에는 저장할 자리가 없어요. 다 올라갈 때까지 이
          창을 닫지 말아 주세요.
        </p>
      )}
      {isOutdated && (
        <p className="pad-notice" data-tone="warm">
          <PadIcon path={TRIANGLE_ALERT} />
          새로 고친 패드잇이 나왔어요. 쓴 글은 그대로 있으니 화면을 새로 열어 주세요.
          <button type="button" className="pad-line-button" onClick={() => location.reload()}>
            새로 열기
          </button>
        </p>
      )}
    </div>
  );
}

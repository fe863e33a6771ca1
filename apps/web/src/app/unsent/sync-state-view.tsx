import { CircleAlert, CloudCheck, CloudOff, CloudUpload } from "lucide-react";
import { readSyncState, type SyncState } from "../../data/rounds/sync-state.ts";
import { useLive } from "../../data/use-teacher-data.ts";

/** The words of spec 09, letter for letter. */
export function toSyncWords(state: SyncState): string {
  switch (state.type) {
    case "here":
      return "이 창에만";
    case "saved":
      return "저장됨";
    case "saving":
      return "저장 중";
    case "offline":
      return `${state.isStopped ? "멈춤" : "오프라인"}${state.waitingCount ? ` · ${state.waitingCount}건 대기` : ""}`;
    case "attention":
      return `확인 필요 ${state.count}건`;
  }
}

const icons = {
  here: CloudOff,
  saved: CloudCheck,
  saving: CloudUpload,
  offline: CloudOff,
  attention: CircleAlert,
} as const;

/** Always on screen, always true: it leaves 저장됨 in the same frame as a write. */
export function SyncStateView() {
  const words = useLive((data) => toSyncWords(readSyncState(data)));
  const type = useLive((data) => readSyncState(data).type);
  const at = words.indexOf("·") + 1;
  const Icon = icons[type];
  return (
    // A flex item cannot be laid out by itself: what stands in one can.
    <div>
      <output
        aria-label="저장 상태"
        className={`flex h-8 items-center gap-1.5 rounded-pill text-14 font-semibold whitespace-nowrap ${looks[type]}`}
      >
        <Icon size={18} aria-hidden className="shrink-0" />
        {/* A phone's one bar has room for 「12건 대기」 beside the sign that says why. */}
        <span>
          <span className="max-sm:sr-only">{words.slice(0, at)}</span>
          {words.slice(at)}
        </span>
      </output>
    </div>
  );
}

const looks: Readonly<Record<SyncState["type"], string>> = {
  here: "px-3 text-fg-2",
  // Of one size (contain): between the two, with every mark, nothing but this is laid out anew.
  saved: "w-21 justify-center [contain:size_layout] text-good",
  saving: "w-21 justify-center [contain:size_layout] bg-warm-weak text-warm-strong",
  offline: "px-3 bg-warm-weak text-warm-strong",
  attention: "px-3 bg-danger-weak text-danger",
};

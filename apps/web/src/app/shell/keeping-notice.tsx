import { toKoreanInstant } from "@damim/domain/calendar-day/korean-instant.ts";
import { useState } from "react";
import {
  forgetEviction,
  readEviction,
  readKeepingMarker,
  type KeepingMarker,
} from "../../data/opening/keeping-marker.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

/** Stands on every page while something is wrong with this device's disk: what works, what does not, what to do. */
export function KeepingNotice() {
  const { keeping, teacher, now } = useTeacherData();
  const [eviction, setEviction] = useState(() => readEviction(teacher.uid));
  // There was a disk here once: it is not the browser that refuses.
  const [hasDisk] = useState(() => readKeepingMarker(teacher.uid) !== undefined);
  if (keeping !== "refused" && !eviction) return null;
  return (
    <div className="flex flex-col gap-2">
      {keeping === "refused" && hasDisk && (
        <Notice tone="warm" title="이 기기의 저장 공간을 쓰지 않고 있어요.">
          인터넷이 될 때는 그대로 쓸 수 있어요. 끊긴 동안 적은 것은 이 창을 닫으면 사라져요.
          새로고침하면 저장 공간을 다시 열어 봐요.
        </Notice>
      )}
      {keeping === "refused" && !hasDisk && (
        <Notice tone="warm" title="이 브라우저에서는 기록을 이 기기에 저장할 수 없어요.">
          인터넷이 될 때는 그대로 쓸 수 있어요. 끊긴 동안 적은 것은 이 창을 닫으면 사라지니, 시크릿
          창이라면 일반 창에서 열어 주세요.
        </Notice>
      )}
      {eviction && (
        <Notice
          tone={eviction.unsentCount > 0 ? "danger" : "warm"}
          title="브라우저가 이 기기에 둔 기록을 지웠어요."
          actions={
            <Button
              variant="line"
              onClick={() => {
                forgetEviction(teacher.uid);
                setEviction(undefined);
              }}
            >
              확인했어요
            </Button>
          }
        >
          {toEvictionWords(eviction, now())}
        </Notice>
      )}
    </div>
  );
}

function toEvictionWords({ lastSentAt, unsentCount }: KeepingMarker, now: number): string {
  const kept = "서버에 저장된 기록은 그대로라 다시 받아 왔어요.";
  if (unsentCount === 0) return `${kept} 보내지 못한 글은 없었어요.`;
  const last =
    lastSentAt === undefined
      ? ""
      : ` 이 기기에서 마지막으로 보낸 때는 ${toKoreanInstant(lastSentAt, now)}이에요.`;
  return `${kept} 보내기를 기다리던 ${unsentCount}건은 사라졌을 수 있으니 살펴봐 주세요.${last}`;
}

import type { AwayReply } from "@damim/domain/admin/admin-reply.ts";
import { toKoreanInstant } from "@damim/domain/calendar-day/korean-instant.ts";
import { Chip } from "../../ui/chip.tsx";
import { Notice } from "../../ui/notice.tsx";

/** Whether the backups also lie away from this house, and who can open them there. */
export function AwayLine({ away, now }: { readonly away: AwayReply; readonly now: number }) {
  const { at, failure, opensByWords } = away;
  return (
    <div className="mt-3 flex flex-col gap-2">
      <p className="flex flex-wrap items-center gap-2 text-15 text-fg-2">
        다른 곳의 백업:{" "}
        {at === null ? "아직 보내지 않았어요" : `${toKoreanInstant(at, now)}까지 보냈어요`}
        {failure !== null && <Chip tone="warm">못 보냈어요</Chip>}
      </p>
      {failure !== null && (
        <Notice tone="warm">
          {failure} 이 컴퓨터의 백업은 그대로 있고, 다음 밤에 다시 보내요.
        </Notice>
      )}
      {!opensByWords && (
        <Notice tone="warm">
          다른 곳에 둔 백업은 아직 이 컴퓨터의 backup.key 파일로만 열려요. 복구 낱말을 새로 만들면
          빈 컴퓨터에서도 낱말로 열려요.
        </Notice>
      )}
    </div>
  );
}

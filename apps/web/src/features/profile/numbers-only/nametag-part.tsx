import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDate } from "@damim/domain/calendar-day/korean-day.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import { sayNameBackups, type NameBackups } from "@damim/domain/numbers-only/say-name-backups.ts";
import { useCallback, useEffect, useState } from "react";
import { forgetNames, hasNamesToForget } from "../../../data/nametags/forget-names.ts";
import { countNamed } from "../../../data/nametags/turn-names.ts";
import { askServer } from "../../../data/server/ask-server.ts";
import { useServerList } from "../../../kit/server/use-server-list.ts";
import { useStepUp } from "../../../data/server/use-step-up.ts";
import { findClassYear, type Store } from "../../../data/teacher-data.ts";
import { useLive, useRows, useTeacherData } from "../../../data/use-teacher-data.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import { CarryButtons } from "./carry-buttons.tsx";

/**
 * The 이름표 of this device, and how far the server is with forgetting.
 *
 * @param isFresh who sits here was asked a moment ago: tried once before anything is said
 */
export function NametagPart({
  store,
  isFresh,
}: {
  readonly store: Store;
  readonly isFresh: boolean;
}) {
  const { keeping } = useTeacherData();
  const students = useRows(store, studentKind);
  const left = useLive(() => countNamed(store));
  const isForgetting = useLive(hasNamesToForget);
  const known = useLive((data) => data.vault?.now?.nametags.count(store) ?? 0);
  return (
    <div className="flex flex-col gap-4">
      <p className="text-15">
        이 기기의 이름표 <b className="tabular-nums">{known}</b>명
        {students.size > known && ` · 이름이 없는 학생 ${students.size - known}명은 번호로 보여요`}
      </p>
      {keeping !== "disk" ? (
        <Notice tone="warm">
          함께 쓰는 기기라 이름표를 이 화면에만 둬요. 새로 고치거나 닫으면 사라져요.
        </Notice>
      ) : (
        <p className="text-14 text-fg-2">
          로그아웃하거나 브라우저의 자료를 지우면 이름표도 사라져요. 「이름표 옮기기」로 파일을 챙겨
          두세요.
        </p>
      )}
      <CarryButtons store={store} known={known} />
      {left > 0 && (
        <Notice tone="info">
          <output className="tabular-nums">
            서버에서 이름을 지우는 중이에요. {left}건 남았어요.
          </output>{" "}
          인터넷이 연결되면 저절로 끝나요.
        </Notice>
      )}
      {isForgetting ? <LeftToForget isFresh={isFresh} /> : <Forgotten />}
    </div>
  );
}

function Forgotten() {
  const year = useLive(findClassYear);
  const gone = useLive((data) => data.profile.rows(schoolYearKind).get(String(year)));
  return gone?.namesGoneOn ? <BackupsLeft goneOn={gone.namesGoneOn} /> : null;
}

function BackupsLeft({ goneOn }: { readonly goneOn: CalendarDay }) {
  const ask = useCallback(
    () => askServer<NameBackups>("GET", `numbers-only/backups/${goneOn}`),
    [goneOn],
  );
  const looked = useServerList(ask);
  return (
    <p className="text-15 text-fg-2">
      {toKoreanDate(goneOn)}에 서버에서 이름과 그 변경 이력을 지웠어요.{" "}
      {looked.value
        ? sayNameBackups(looked.value)
        : looked.state === "away" && "백업에 남았는지는 지금 서버에 물어볼 수 없어요."}
    </p>
  );
}

function LeftToForget({ isFresh }: { readonly isFresh: boolean }) {
  const data = useTeacherData();
  const askWho = useStepUp();
  const [isTried, setTried] = useState(!isFresh);
  useEffect(() => {
    if (!isTried) void forgetNames(data).then(() => setTried(true));
  }, [data, isTried]);
  if (!isTried) return null;
  const forget = async (): Promise<void> => {
    const why = "학생 이름의 변경 이력을 지우기 전에 선생님이 맞는지 확인할게요.";
    if (!(await askWho({ why, actLabel: "변경 이력 지우기", isNeeded: true }))) return;
    if (await forgetNames(data)) showToast.success("서버에서 이름을 모두 지웠어요");
    else showToast.error("아직 지우지 못했어요. 인터넷 연결을 확인하고 다시 눌러 주세요.");
  };
  return (
    <Notice
      tone="warm"
      title="전에 적은 이름이 변경 이력에 있을 수 있어요"
      actions={
        <Button variant="line" onClick={() => void forget()}>
          변경 이력 지우기
        </Button>
      }
    >
      명단에는 번호만 있어요. 지우면 서버의 변경 이력에서도 이름이 사라져요.
    </Notice>
  );
}

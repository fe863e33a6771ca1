// Overlay: imports Base UI through ui/overlay/dialog.tsx. Loaded lazily by destroy-view.tsx.
import { addDays, toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDate } from "@damim/domain/calendar-day/korean-day.ts";
import { DESTRUCTION_GRACE_DAYS } from "@damim/domain/destruction/decide-destruction.ts";
import { sumByTopic } from "@damim/domain/destruction/certificate/write-certificate.ts";
import { useState } from "react";
import { listRefused, listWaiting } from "../../../data/rounds/sync-state.ts";
import { askServer, toFaultSentence } from "../../../data/server/ask-server.ts";
import { useStepUp } from "../../../data/server/use-step-up.ts";
import { useLive, useTeacherData } from "../../../data/use-teacher-data.ts";
import { ServerView } from "../../../kit/server/server-view.tsx";
import { useServerList } from "../../../kit/server/use-server-list.ts";
import { Button, buttonLook } from "../../../ui/button.tsx";
import { Form } from "../../../ui/field/form.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { Link } from "../../../ui/link.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Dialog, DialogActions } from "../../../ui/overlay/dialog.tsx";

interface Summary {
  readonly scopes: readonly {
    readonly scope: string;
    readonly counts: readonly { readonly kind: string; readonly count: number }[];
  }[];
}

const askSummary = () => askServer<Summary>("GET", "archive");

/** 이 학년도 지우기: what goes, the way to keep it, the year typed by hand, then who sits there. */
export function DestroyDialog(props: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly year: string;
}) {
  const { isOpen, onClose, year } = props;
  const { now } = useTeacherData();
  const askWho = useStepUp();
  const summary = useServerList(askSummary);
  const unsentCount = useLive((live) => listWaiting(live).length + listRefused(live).length);
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const due = addDays(toSeoulDay(now()), DESTRUCTION_GRACE_DAYS);
  const plan = async (): Promise<void> => {
    if (isBusy) return;
    const isRight =
      typed
        .normalize("NFKC")
        .trim()
        .replace(/학년도$/, "") === year;
    setProblem(isRight ? undefined : `지울 학년도와 달라요. ${year}처럼 숫자로 적어 주세요.`);
    if (!isRight) return;
    const why = "학생 기록을 되살릴 수 없게 지우는 일이라 본인인지 다시 확인해요.";
    const about = `${year}학년도`;
    if (!(await askWho({ why, about, actLabel: "지우기 예약", isNeeded: false }))) return;
    setBusy(true);
    const answer = await askServer("POST", "destructions", { year: Number(year) });
    setBusy(false);
    if (answer.ok) return onClose();
    const away = "서버에 연결하지 못했어요. 바뀐 것은 없어요. 잠시 뒤에 다시 눌러 주세요.";
    setProblem(toFaultSentence(answer.refusal, away));
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={`${year}학년도 지우기`} width="form">
      <Form onSubmit={() => void plan()} className="flex flex-col gap-4">
        <p className="text-15 leading-[1.6] text-fg-2">
          {toKoreanDate(due)}까지는 그대로 있고 언제든 그만둘 수 있어요. 그날 밤에 서버와 기기에서
          모두 지우고, 그 뒤에는 누구도 되살릴 수 없어요. 학년도 설정, 반편성, 타임캡슐은 남아요.
        </p>
        <ServerView list={summary} away="무엇이 몇 건 있는지는 서버에 연결되면 알려 드려요.">
          {({ scopes }) => {
            const counts = scopes.find(({ scope }) => scope === year)?.counts ?? [];
            const sums = sumByTopic(counts.map(({ kind, count }) => [kind, count]));
            return (
              <ul
                aria-label="지울 기록"
                className="flex flex-wrap gap-x-4 gap-y-1 rounded-ctl bg-sunken px-4 py-3 text-15"
              >
                {sums.map(([name, count]) => (
                  <li key={name}>
                    {name} <b className="font-semibold">{count.toLocaleString("ko-KR")}</b>
                  </li>
                ))}
              </ul>
            );
          }}
        </ServerView>
        <Notice
          tone="info"
          title="먼저 내려받으세요"
          actions={
            <Link to="/data" className={buttonLook({ look: "line" })}>
              내 자료 내려받기
            </Link>
          }
        >
          학교에 남길 기록이 있으면 지우기 전에 파일로 받아 두세요.
          {unsentCount > 0 && ` 이 기기에 아직 보내지 못한 기록이 ${unsentCount}건 있어요.`}
        </Notice>
        <TextField
          label="학년도 확인"
          hint={`지울 학년도를 ${year}처럼 숫자로 적어 주세요.`}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onValueChange={setTyped}
          error={problem}
        />
        <DialogActions onCancel={onClose}>
          <Button type="submit" variant="danger" size="large" isBusy={isBusy}>
            지우기 예약
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

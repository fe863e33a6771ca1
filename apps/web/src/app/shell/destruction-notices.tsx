import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import { readDestructionId, sayDestroyed } from "@damim/domain/destruction/destruction-id.ts";
import { destructionKind } from "@damim/domain/destruction/destruction.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import { Download } from "lucide-react";
import { useEffect } from "react";
import { useAsking } from "../../kit/server/use-asking.ts";
import { listRefused, type RefusedWrite } from "../../data/rounds/sync-state.ts";
import { askServer } from "../../data/server/ask-server.ts";
import { useLive, useRows, useTeacherData } from "../../data/use-teacher-data.ts";
import { saveTextFile } from "../../platform/save-file.ts";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/overlay/toast.ts";
import { describeWrite, toPlainText } from "../unsent/describe-write.ts";

const look =
  "flex flex-wrap items-center justify-between gap-3 rounded-card bg-warm-weak px-5 py-3 text-15 text-warm-strong";
/** Several stand there at once: each in one line, its button beside. */
const lineOnPhone = "max-md:flex-nowrap max-md:gap-2 max-md:py-1 max-md:pr-1 max-md:pl-3";

/** Which years and pupils go soon, on every page; and what this device alone still has of one that is gone, once. */
export function DestructionNotices() {
  const data = useTeacherData();
  const { profile } = data.club?.present ?? data;
  const lines = useRows(profile, destructionKind);
  const planned = [...lines.values()].filter(({ number }) => !number);
  const { history } = data;
  useEffect(() => {
    const erased = [...lines].flatMap(([id, { number }]) =>
      number ? (readDestructionId(id)?.studentId ?? []) : [],
    );
    if (erased.length > 0) history.forgetNamed(erased);
  }, [lines, history]);
  useLive((live) => listDestroyed(listRefused(live)).length);
  const words = listDestroyed(listRefused(data));
  return (
    <>
      {planned.map(({ id, dueAt }) => (
        <Planned key={id} id={id} dueAt={dueAt} />
      ))}
      {words.length > 0 && <LastWords words={words} />}
    </>
  );
}

function Planned({ id, dueAt }: { readonly id: string; readonly dueAt: number }) {
  const { years } = useTeacherData();
  const { year, studentId } = readDestructionId(id) ?? {};
  const pupil =
    studentId &&
    years
      .get(year ?? 0)
      ?.rows(studentKind)
      .get(studentId);
  // Every page says it, also in front of the class: no name.
  const what = pupil ? `${year}학년도 ${pupil.number}번 학생` : sayDestroyed(id);
  const { isBusy, ask } = useAsking(
    "서버에 연결하지 못했어요. 잠시 뒤에 다시 눌러 주세요.",
    showToast.error,
  );
  const callOff = () =>
    ask(
      () => askServer("DELETE", `destructions/${id}`),
      () => showToast.success(`${what} 지우기를 그만뒀어요`),
    );
  return (
    <section aria-label={`${what} 지우기 예정`} className={`${look} ${lineOnPhone}`}>
      <p className="min-w-0 flex-1 basis-60 max-md:basis-0 max-md:text-14 max-md:leading-tight">
        <b className="font-bold">
          {what} 지우기가 예약돼 있어요 · {toKoreanDay(toSeoulDay(dueAt))}
        </b>
        <span className="block text-14 max-md:hidden">
          그날 밤에 지우고, 그 뒤에는 되살릴 수 없어요.
        </span>
      </p>
      <Button variant="line" isBusy={isBusy} onClick={() => void callOff()}>
        그만두기
      </Button>
    </section>
  );
}

/** They were never sent, and nobody takes them any more: the teacher takes them along, or not. */
function LastWords({ words }: { readonly words: readonly RefusedWrite[] }) {
  const forget = async (): Promise<void> => {
    try {
      for (const { store, op } of words) await store.discardRefused(op.at);
    } catch {
      showToast.error("지우지 못했어요. 저장 공간을 비운 뒤 다시 해 주세요.");
    }
  };
  const download = (): void => {
    const texts = words.map(({ store, op }) =>
      [describeWrite(store, op), op.about, toPlainText(op)].filter(Boolean).join("\n"),
    );
    saveTextFile("담임-지운-기록에-남은-글.txt", texts.join("\n\n"));
    void forget();
  };
  return (
    <section aria-label="지운 기록에 남은 글" className={look}>
      <p className="min-w-0 flex-1 basis-60">
        <b className="font-bold">지운 학년도나 학생에 대해 쓴 글이 {words.length}건 남아 있어요</b>
        <span className="block text-14">
          보내지 못해 이 기기에만 있어요. 내려받거나 버리면 이 기기에서도 없어져요.
        </span>
      </p>
      <span className="flex flex-wrap gap-2">
        <Button variant="line" icon={<Download size={18} aria-hidden />} onClick={download}>
          내려받기
        </Button>
        <Button variant="dangerText" onClick={() => void forget()}>
          버리기
        </Button>
      </span>
    </section>
  );
}

/** Also what went on in a row whose beginning was refused so: the server never had it. */
function listDestroyed(refused: readonly RefusedWrite[]): readonly RefusedWrite[] {
  const toRow = ({ store, op }: RefusedWrite): string => `${store.scope} ${op.kind} ${op.id}`;
  const destroyed = refused.filter(({ op }) => op.refusal.detail === "destroyed");
  const rows = new Set(destroyed.map(toRow));
  return refused.filter((each) => rows.has(toRow(each)));
}

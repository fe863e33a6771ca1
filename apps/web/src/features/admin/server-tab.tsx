import { useEffect } from "react";
import type { ServerReply } from "@damim/domain/admin/admin-reply.ts";
import {
  findJobTitle,
  NO_JOB_RUNNER,
  toJobWords,
  toNextWords,
  toStateLines,
} from "@damim/domain/admin/server-words.ts";
import { toKoreanInstant } from "@damim/domain/calendar-day/korean-instant.ts";
import { toSizeWords } from "@damim/domain/files/size-words.ts";
import { sayTrouble } from "../../data/server/ask-wordless.ts";
import { askServer } from "../../data/server/ask-server.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { ServerView } from "../../kit/server/server-view.tsx";
import { type ServerList, useServerList } from "../../kit/server/use-server-list.ts";
import { RecordTable } from "../../kit/table/record-table.tsx";
import type { TableColumn } from "../../kit/table/table-column.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Notice } from "../../ui/notice.tsx";
import { AwayLine } from "./away-line.tsx";
import { DrillLine } from "./drill-line.tsx";
import { RecoveryWordsCard } from "./recovery-words-card.tsx";
import { useAdminAct } from "./use-admin-act.ts";

const askFacts = () => askServer<ServerReply>("GET", "admin/server");

/** A backup of every night that is older than this was missed. */
const OLD_MS = 36 * 3_600_000;
const MINUTE_MS = 60_000;
const AGAIN_MS = 3_000;
const shownAtOnce: ReadonlySet<string> = new Set(["backup", "drill"]);

/** 서버: whether the nightly copy was made, and what runs by itself. */
export function ServerTab() {
  const { now } = useTeacherData();
  const facts = useServerList(askFacts);
  const act = useAdminAct();
  useAgainWhileDone(facts);
  const backUp = (): void =>
    void act({
      method: "POST",
      path: "backup",
      body: {},
      actLabel: "지금 백업",
      sentence: "백업을 시작해요. 곧 목록에 나타나요.",
    }).then(facts.reload);
  type Job = ServerReply["jobs"][number] & { readonly id: string };
  const columns: readonly TableColumn<Job>[] = [
    { head: "작업", width: 22, text: ({ name }) => findJobTitle(name) },
    { head: "마지막", width: 22, text: (job) => toJobWords(job, now()) },
    { head: "다음", width: 24, text: (job) => toNextWords(job, now()) },
    { head: "오류", width: 30, text: ({ lastFailure }) => lastFailure ?? "" },
  ];
  return (
    <ServerView list={facts} away="서버 상태는 서버에 있어요.">
      {(server) => {
        const { backups, lastBackupAt, drill, away, jobs, clockLeadMs, wordsMadeAt, off } = server;
        return (
          <div className="flex flex-col gap-4">
            {facts.failure && (
              <Notice tone="warm" isAlert>
                {sayTrouble(facts.failure, "서버에 닿지 못했어요.")} 아래는 조금 전에 본 것이에요.
              </Notice>
            )}
            {!server.hasJobRunner && <Notice tone="warm">{NO_JOB_RUNNER}</Notice>}
            <Card title="서버">
              <LineList label="상태" lines={toStateLines(server)} />
            </Card>
            {clockLeadMs > 0 && (
              <Notice tone="warm">
                저장된 기록이 서버의 시계보다 {Math.round(clockLeadMs / MINUTE_MS)}분 앞서 있어요.
                서버 컴퓨터의 시각이 맞는지 확인해 주세요. 저장은 계속돼요.
              </Notice>
            )}
            <Card
              title="백업"
              titleEnd={
                <span className="flex gap-2">
                  <Button variant="text" onClick={facts.reload}>
                    새로고침
                  </Button>
                  <Button variant="line" onClick={backUp}>
                    지금 백업
                  </Button>
                </span>
              }
            >
              <DrillLine drill={drill} backupAt={lastBackupAt} now={now()} onBegun={facts.reload} />
              {away && <AwayLine away={away} now={now()} />}
              <BackupList backups={backups} lastAt={lastBackupAt} now={now()} />
            </Card>
            <RecoveryWordsCard madeAt={wordsMadeAt} now={now()} onMade={facts.reload} />
            <RecordTable
              label="작업"
              columns={columns}
              rows={jobs.map((job) => ({ ...job, id: job.name }))}
            />
            {off.length > 0 && (
              <Card title="꺼진 것">
                <p className="mb-3 text-15 text-fg-2">
                  서버의 설정에서 꺼져 있어요. 줄의 끝에 있는 이름의 설정으로 켤 수 있어요.
                </p>
                <LineList label="꺼진 것" lines={off} />
              </Card>
            )}
          </div>
        );
      }}
    </ServerView>
  );
}

/** Looks again while a backup or a drill was asked for and has not ended: what was promised appears by itself. */
function useAgainWhileDone({ value, reload }: ServerList<ServerReply>): void {
  const { now } = useTeacherData();
  useEffect(() => {
    const isAsked = value?.jobs.some(
      ({ name, isRunning, nextRunAt }) =>
        shownAtOnce.has(name) && (isRunning || nextRunAt <= now()),
    );
    if (!value?.hasJobRunner || !isAsked) return undefined;
    const timer = setTimeout(reload, AGAIN_MS);
    return () => clearTimeout(timer);
  }, [value, reload, now]);
}

function LineList(props: { readonly label: string; readonly lines: readonly string[] }) {
  return (
    <ul aria-label={props.label} className="flex flex-col gap-1 text-15 text-fg-2">
      {props.lines.map((line) => (
        <li key={line} className="break-words">
          {line}
        </li>
      ))}
    </ul>
  );
}

function BackupList(props: {
  readonly backups: ServerReply["backups"];
  readonly lastAt: number | null;
  readonly now: number;
}) {
  const { backups, lastAt, now } = props;
  return (
    <>
      {lastAt !== null && now - lastAt > OLD_MS && (
        <p className="mt-3">
          <Chip tone="warm">백업이 오래되었어요</Chip>
        </p>
      )}
      <ul aria-label="백업 목록" className="mt-3 flex flex-col gap-1 text-15 text-fg-2">
        {backups.map(({ name, at, bytes }) => (
          <li key={name} className="flex flex-wrap justify-between gap-x-4">
            <span>{toKoreanInstant(at, now)}</span>
            <span className="tabular-nums">{toSizeWords(bytes)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

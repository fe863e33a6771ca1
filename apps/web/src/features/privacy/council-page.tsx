import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { councilLaw } from "@damim/domain/privacy/answer-council.ts";
import { toCouncilPackId } from "@damim/domain/privacy/council-pack-record.ts";
import { councilPackKind } from "@damim/domain/privacy/council-pack.ts";
import { findDrift } from "@damim/domain/privacy/find-drift.ts";
import { toGapWords } from "@damim/domain/privacy/paper.ts";
import { listGaps, toFactsCode, type TrustReply } from "@damim/domain/privacy/trust-facts.ts";
import { writeCheckList, writeConsent } from "@damim/domain/privacy/write-council-papers.ts";
import { writePolicy } from "@damim/domain/privacy/write-policy.ts";
import { writeRow } from "@damim/domain/record/write-row.ts";
import { Printer } from "lucide-react";
import { useState } from "react";
import { askServer } from "../../data/server/ask-server.ts";
import { findWorkingStore, type Store } from "../../data/teacher-data.ts";
import { useLive, useRows, useTeacherData } from "../../data/use-teacher-data.ts";
import { useAct } from "../../kit/act/act.ts";
import { PaperView } from "../../kit/paper/paper-view.tsx";
import { ServerView } from "../../kit/server/server-view.tsx";
import { useServerList } from "../../kit/server/use-server-list.ts";
import { printPage } from "../../platform/print.ts";
import { Button } from "../../ui/button.tsx";
import { Segments } from "../../ui/field/segments.tsx";
import { Notice } from "../../ui/notice.tsx";
import { OutcomeCard } from "./outcome-card.tsx";
import { TrustForm } from "./trust-form.tsx";
import { TypedCard } from "./typed-card.tsx";

const askTrust = () => askServer<TrustReply>("GET", "trust/facts");

const papers = [
  { value: "all", label: "모두" },
  { value: "check", label: "자가점검표" },
  { value: "policy", label: "처리방침" },
  { value: "consent", label: "동의서" },
] as const;

/** 개인정보와 심의: what a teacher brings to the 학운위, written from what this server really does (spec 15 §5). */
export function Component() {
  const trust = useServerList(askTrust);
  // Papers are the teacher's, not a club's.
  const data = useTeacherData();
  const store = findWorkingStore(data.club?.present ?? data);
  const role = useLive(({ account }) => account.role);
  return (
    <div className="flex w-full max-w-[56rem] flex-col gap-4 pb-2 print:max-w-none print:pb-0">
      <h1 className="title text-24 print:hidden">개인정보와 심의</h1>
      <ServerView list={trust} away="자료는 서버의 설정으로 써요.">
        {(reply) => (
          <>
            {role === "admin" ? (
              <TrustForm facts={reply.facts} onSaved={(next) => trust.take(() => next)} />
            ) : (
              <TypedCard typed={reply.facts.typed} />
            )}
            {store && <Papers reply={reply} store={store} />}
          </>
        )}
      </ServerView>
    </div>
  );
}

function Papers({ reply, store }: { readonly reply: TrustReply; readonly store: Store }) {
  const { facts, hash, version } = reply;
  const { now } = useTeacherData();
  const act = useAct(store);
  const packs = useRows(store, councilPackKind);
  const [shown, setShown] = useState<(typeof papers)[number]["value"]>("all");
  const today = toSeoulDay(now());
  const drift = findDrift([...packs.values()], facts);
  const print = async (): Promise<void> => {
    const id = toCouncilPackId(today, hash);
    const made = { madeOn: today, facts, factsHash: hash };
    if (!packs.has(id))
      await act(writeRow(councilPackKind, id, undefined, made), "심의 자료를 남겼어요");
    printPage();
  };
  const foot = `담임 ${version} · 사실 코드 ${toFactsCode(hash)} · ${today} · ${councilLaw.foot}`;
  const band = toGapWords(listGaps(facts));
  return (
    <>
      {drift.length > 0 && (
        <div className="print:hidden">
          <Notice tone="warm" title="심의 뒤에 바뀐 것">
            <ul aria-label="심의 뒤에 바뀐 것" className="list-disc pl-5">
              {drift.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <p className="mt-1">새 자료를 인쇄해 학교에 알려 주세요.</p>
          </Notice>
        </div>
      )}
      <OutcomeCard store={store} facts={facts} />
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <div className="max-w-full overflow-x-auto">
          <Segments
            as="tabs"
            label="심의 자료"
            value={shown}
            segments={papers.map((each) => ({ ...each, panelId: "council-papers" }))}
            onValueChange={setShown}
          />
        </div>
        <Button icon={<Printer size={18} aria-hidden />} onClick={() => void print()}>
          인쇄
        </Button>
      </div>
      <div
        id="council-papers"
        role="tabpanel"
        aria-label={papers.find(({ value }) => value === shown)?.label}
        className="print-upright flex flex-col gap-4 print:block"
      >
        {(shown === "all" || shown === "check") && (
          <PaperView paper={writeCheckList(facts)} band={band} foot={foot} />
        )}
        {(shown === "all" || shown === "policy") && (
          <PaperView paper={writePolicy(facts)} band={band} foot={foot} />
        )}
        {(shown === "all" || shown === "consent") && (
          <PaperView paper={writeConsent(facts)} band={band} foot={foot} />
        )}
      </div>
    </>
  );
}

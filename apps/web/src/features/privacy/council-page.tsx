import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toSeoulTimeText } from "@damim/domain/calendar-day/korean-instant.ts";
import { councilLaw } from "@damim/domain/privacy/answer-council.ts";
import { councilPackKind } from "@damim/domain/privacy/council-pack.ts";
import { findDecided, findDrift } from "@damim/domain/privacy/find-drift.ts";
import { sayDrift } from "@damim/domain/privacy/diff-facts.ts";
import { writeDriftNotice } from "@damim/domain/privacy/write-drift-notice.ts";
import { toGapWords } from "@damim/domain/privacy/paper.ts";
import {
  listGaps,
  toFactsCode,
  type TrustFacts,
  type TrustReply,
} from "@damim/domain/privacy/trust-facts.ts";
import { writeCheckList, writeConsent } from "@damim/domain/privacy/write-council-papers.ts";
import { writePolicy } from "@damim/domain/privacy/write-policy.ts";
import { Printer } from "lucide-react";
import { useState } from "react";
import { flushSync } from "react-dom";
import { findClassStore, type Store } from "../../data/teacher-data.ts";
import { useLive, useRows, useTeacherData } from "../../data/use-teacher-data.ts";
import { useCommands } from "../../kit/act/commands.ts";
import { createPackCommands } from "./pack-commands.ts";
import { PaperView } from "../../kit/paper/paper-view.tsx";
import { ServerView } from "../../kit/server/server-view.tsx";
import { useServerList } from "../../kit/server/use-server-list.ts";
import { printPage } from "../../platform/print.ts";
import { Button } from "../../ui/button.tsx";
import { Segments } from "../../ui/field/segments.tsx";
import { Notice } from "../../ui/notice.tsx";
import { showToast } from "../../ui/overlay/toast.ts";
import { askTrust } from "./ask-trust.ts";
import { DriftList } from "./drift-list.tsx";
import { OutcomeCard } from "./outcome-card.tsx";
import { TrustForm } from "./trust-form.tsx";
import { TypedCard } from "./typed-card.tsx";

const papers = [
  { value: "all", label: "모두" },
  { value: "check", label: "자가점검표" },
  { value: "policy", label: "처리방침" },
  { value: "consent", label: "동의서" },
] as const;
const notice = { value: "drift", label: "바뀐 것" } as const;

const UNSAVED = "「처리방침에 적을 것」에 저장하지 않은 것이 있어요. 저장한 뒤 인쇄해 주세요.";

/** 개인정보와 심의: what a teacher brings to the 학운위, written from what this server really does (spec 15 §5). */
export function Component() {
  const trust = useServerList(askTrust);
  // Papers are the teacher's, not a club's.
  const data = useTeacherData();
  const store = findClassStore(data.club?.present ?? data);
  const role = useLive(({ account }) => account.role);
  const [isUnsaved, setUnsaved] = useState(false);
  const { value: reply, take } = trust;
  return (
    <div className="flex w-full max-w-[56rem] flex-col gap-4 pb-2 print:max-w-none print:pb-0">
      <h1 className="title text-24 print:hidden">개인정보와 심의</h1>
      <ServerView
        list={trust}
        away="자료는 서버의 설정으로 써요. 심의 결과는 지금도 적을 수 있어요."
      >
        {(known) => (
          <>
            {role === "admin" ? (
              <TrustForm
                facts={known.facts}
                onSaved={(next) => take(() => next)}
                onRefused={trust.reload}
                onUnsaved={setUnsaved}
              />
            ) : (
              <TypedCard reply={known} />
            )}
            {store && <Drift store={store} facts={known.facts} />}
          </>
        )}
      </ServerView>
      {store && <OutcomeCard store={store} facts={reply?.facts} />}
      {store && reply && (
        <Papers
          reply={reply}
          store={store}
          isUnsaved={isUnsaved}
          onFresh={(fresh) => take(() => fresh)}
        />
      )}
    </div>
  );
}

function Drift({ store, facts }: { readonly store: Store; readonly facts: TrustFacts }) {
  const drift = findDrift([...useRows(store, councilPackKind).values()], facts);
  if (drift.length === 0) return null;
  return (
    <div className="print:hidden">
      <Notice tone="warm" title="심의 뒤에 바뀐 것">
        <DriftList drift={drift} />
      </Notice>
    </div>
  );
}

function Papers(props: {
  readonly reply: TrustReply;
  readonly store: Store;
  /** The form above holds what is on no paper. */
  readonly isUnsaved: boolean;
  readonly onFresh: (reply: TrustReply) => void;
}) {
  const { reply, store, isUnsaved, onFresh } = props;
  const { facts, hash, version, at } = reply;
  const commands = useCommands(createPackCommands, store);
  const packs = useRows(store, councilPackKind);
  const decided = findDecided([...packs.values()]);
  const drifted = decided && sayDrift(decided.facts, facts).length > 0 ? decided : undefined;
  const [chosen, setShown] =
    useState<(typeof papers | readonly [typeof notice])[number]["value"]>("all");
  const shown = chosen === "drift" && !drifted ? "all" : chosen;
  const [isBusy, setBusy] = useState(false);
  /** Of what is shown, where the server was asked before printing and did not answer. */
  const [oldAt, setOldAt] = useState<number>();
  const print = async (): Promise<void> => {
    if (isUnsaved) return showToast.error(UNSAVED);
    setBusy(true);
    // Settings may have changed since the page was opened: a paper says what is so when it is printed.
    const answer = await askTrust();
    const told = answer.ok ? answer.value : reply;
    flushSync(() => {
      setBusy(false);
      setOldAt(answer.ok ? undefined : reply.at);
      onFresh(told);
    });
    // A notice is none of the papers that a council is asked about.
    if (shown === "drift") return printPage();
    await commands.keep(told);
    printPage();
  };
  const seen = `${toSeoulDay(at)} ${toSeoulTimeText(at)}`;
  const foot = `담임 ${version} · 사실 코드 ${toFactsCode(hash)} · ${seen}의 설정 · ${councilLaw.foot}`;
  const band = [
    toGapWords(listGaps(facts)),
    isUnsaved && UNSAVED,
    oldAt === at && `서버에 연결하지 못해 ${seen}에 본 설정으로 썼어요.`,
  ].filter(Boolean);
  const look = { band: band.join(" · ") || undefined, foot };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <div className="max-w-full overflow-x-auto">
          <Segments
            as="tabs"
            label="심의 자료"
            value={shown}
            segments={[...papers, ...(drifted ? [notice] : [])].map((each) => ({
              ...each,
              panelId: "council-papers",
            }))}
            onValueChange={setShown}
          />
        </div>
        <Button
          icon={<Printer size={18} aria-hidden />}
          isBusy={isBusy}
          onClick={() => void print()}
        >
          인쇄
        </Button>
      </div>
      <div
        id="council-papers"
        role="tabpanel"
        aria-label={[...papers, notice].find(({ value }) => value === shown)?.label}
        className="print-upright flex flex-col gap-4 print:block"
      >
        {(shown === "all" || shown === "check") && (
          <PaperView paper={writeCheckList(facts)} {...look} />
        )}
        {(shown === "all" || shown === "policy") && (
          <PaperView paper={writePolicy(facts)} {...look} />
        )}
        {shown === "drift" && drifted && (
          <PaperView paper={writeDriftNotice(drifted, facts)} foot={foot} />
        )}
        {(shown === "all" || shown === "consent") && (
          <PaperView paper={writeConsent(facts)} {...look} />
        )}
      </div>
    </>
  );
}

import { toSeoulTimeText } from "@damim/domain/calendar-day/korean-instant.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { toMadePlace } from "@damim/domain/privacy/find-drift.ts";
import { councilDecisions, type CouncilPack } from "@damim/domain/privacy/council-pack-record.ts";
import { councilPackKind } from "@damim/domain/privacy/council-pack.ts";
import { sayDrift } from "@damim/domain/privacy/diff-facts.ts";
import { toFactsCode, type TrustFacts } from "@damim/domain/privacy/trust-facts.ts";
import type { Store } from "../../data/teacher-data.ts";
import { useRows } from "../../data/use-teacher-data.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";
import { useOpened } from "../../ui/overlay/use-opened.ts";

const OutcomeDialog = lazyOverlay(() => import("./outcome-dialog.tsx"), "OutcomeDialog");

type KeptPack = CouncilPack & { readonly id: string };

/** 심의 결과: what was printed, what the council said of it, and what changed between the two. */
export function OutcomeCard({
  store,
  facts,
}: {
  readonly store: Store;
  /** Unknown while the server cannot be asked: what was decided is the teacher's own all the same. */
  readonly facts: TrustFacts | undefined;
}) {
  const packs = [...useRows(store, councilPackKind).values()].toSorted((a, b) =>
    toMadePlace(a) < toMadePlace(b) ? 1 : -1,
  );
  const dialog = useOpened<KeptPack>();
  return (
    <div className="print:hidden">
      <Card title="심의 결과">
        {packs.length === 0 ? (
          <p className="text-15 text-fg-2">
            자료를 인쇄하면 그때의 설정이 여기에 남아요. 심의가 끝나면 결과를 적어 두세요.
          </p>
        ) : (
          <ul aria-label="인쇄한 자료" className="divide-y divide-line-2">
            {packs.map((pack) => (
              <Line key={pack.id} pack={pack} facts={facts} onOpen={() => dialog.open(pack)} />
            ))}
          </ul>
        )}
      </Card>
      {dialog.about && (
        <OutcomeDialog
          key={dialog.key}
          isOpen={dialog.isOpen}
          onClose={dialog.close}
          store={store}
          pack={dialog.about}
        />
      )}
    </div>
  );
}

function Line(props: {
  readonly pack: KeptPack;
  readonly facts: TrustFacts | undefined;
  readonly onOpen: () => void;
}) {
  const { pack, facts, onOpen } = props;
  const { madeOn, madeAt, factsHash, decidedOn, decision, note } = pack;
  const since = decision || !facts ? [] : sayDrift(pack.facts, facts);
  // A day without a decision says nothing yet.
  const outcome = decision
    ? [decidedOn && toKoreanMonthDay(decidedOn), councilDecisions[decision]]
    : [];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-64">
        <p className="text-15 font-semibold">
          {outcome.filter(Boolean).join(" ") || "심의를 기다려요"}
        </p>
        <p className="text-14 text-fg-2">
          {toKoreanMonthDay(madeOn)} {madeAt && toSeoulTimeText(madeAt)} 인쇄 · 사실 코드{" "}
          {toFactsCode(factsHash)}
        </p>
        {note && <p className="text-14 text-fg-2 wrap-anywhere">{note}</p>}
        {since.length > 0 && (
          <p className="text-14 font-semibold text-warm-strong">
            인쇄한 뒤에 바뀌었어요: {since.join(", ")}. 다시 인쇄해 주세요.
          </p>
        )}
      </div>
      <Button variant="line" onClick={onOpen}>
        {decision ? "결과 고치기" : "심의 결과 적기"}
      </Button>
    </li>
  );
}

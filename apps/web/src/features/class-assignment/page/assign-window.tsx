import { isSplit } from "@damim/domain/class-assignment/assign-plan.ts";
import { listOpenMatters } from "@damim/domain/class-assignment/open-matters.ts";
import type { AssignId } from "@damim/domain/class-assignment/assign-scope.ts";
import { FileSpreadsheet, Printer, Redo2, RefreshCw, Save, Undo2 } from "lucide-react";
import { useState, type ReactNode } from "react";
import { viewAtHand } from "../../../ui/arrival/view-at-hand.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { DamimMark } from "../../../ui/damim-logo.tsx";
import { Segments } from "../../../ui/field/segments.tsx";
import { lazyOverlay } from "../../../ui/overlay/lazy-overlay.ts";
import { ToasterSlot } from "../../../ui/overlay/toaster-slot.tsx";
import { SplitView } from "../split/split-view.tsx";
import { useSplit } from "../split/use-split.ts";
import { useUndoKeys, type Assignment } from "../assignment.ts";

const RulesView = viewAtHand(
  () => import("../rules/rules-view.tsx").then((file) => file.RulesView),
  null,
);
const GatherView = viewAtHand(
  () => import("../gather/gather-view.tsx").then((file) => file.GatherView),
  null,
);
const OutputDialog = lazyOverlay(() => import("../output/output-dialog.tsx"), "OutputDialog");

const OpenMattersDialog = lazyOverlay(() => import("./assign-asks.ts"), "OpenMattersDialog");
const SaveDialog = lazyOverlay(() => import("./assign-asks.ts"), "SaveDialog");

type Step = "gather" | "rules" | "split";

/** The window itself: steps, acts, and what is proven; the same for a job of this device and a saved one. */
export function AssignWindow(props: {
  readonly assignment: Assignment;
  readonly savedList: ReactNode;
  /** Absent: it is saved. */
  readonly onSaved?: (id: AssignId) => void;
}) {
  const { assignment, savedList, onSaved } = props;
  useUndoKeys(assignment);
  const [isSaving, setSaving] = useState(false);
  const split = useSplit(assignment);
  const { draft } = assignment;
  const [step, setStep] = useState<Step>(isSplit(draft) ? "split" : "gather");
  const [asked, setAsked] = useState<"search" | "by-hand">();
  const [output, setOutput] = useState<"print" | "file">();
  const clash = split.facts?.clash;
  const hasSplit = isSplit(draft);

  const begin = (way: "search" | "by-hand"): void => {
    setAsked(undefined);
    setStep("split");
    if (way === "search") split.start();
    else split.startByHand();
  };
  // Said once, before the first split; who divides again has read it.
  const ask = (way: "search" | "by-hand"): void =>
    draft.runs.length === 0 && listOpenMatters(draft).length > 0 ? setAsked(way) : begin(way);
  return (
    <>
      <div className="flex min-h-dvh flex-col gap-4 bg-bg px-6 pb-4 max-sm:px-5 lg:h-dvh print:hidden">
        <header className="-mx-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line-2 bg-surface px-6 py-2.5 max-sm:-mx-5 max-sm:px-5">
          <DamimMark size={32} />
          <h1 className="title text-20">반편성</h1>
          <p className="text-15 text-fg-2">{toSubtitle(assignment)}</p>
          <Segments
            as="tabs"
            label="반편성"
            value={step}
            segments={[
              { value: "gather", label: "모으기", panelId: "assign-panel" },
              {
                value: "rules",
                label: "규칙",
                count: draft.rules.length,
                panelId: "assign-panel",
              },
              { value: "split", label: "나누기", panelId: "assign-panel" },
            ]}
            onValueChange={setStep}
          />
          <div className="ml-auto flex flex-wrap items-center gap-2">
            <IconButton
              label="되돌리기"
              icon={<Undo2 size={20} aria-hidden />}
              disabled={!assignment.undo}
              onClick={assignment.undo}
            />
            <IconButton
              label="다시 하기"
              icon={<Redo2 size={20} aria-hidden />}
              disabled={!assignment.redo}
              onClick={assignment.redo}
            />
            {onSaved && draft.pupils.length > 0 && (
              <Button
                variant="line"
                icon={<Save size={18} aria-hidden />}
                onClick={() => setSaving(true)}
              >
                <span className="max-sm:sr-only">저장</span>
              </Button>
            )}
            {hasSplit && (
              <Button
                variant="line"
                icon={<Printer size={18} aria-hidden />}
                onClick={() => setOutput("print")}
              >
                <span className="max-sm:sr-only">인쇄</span>
              </Button>
            )}
            {draft.pupils.length > 0 && (
              <Button
                variant={hasSplit ? "weak" : "filled"}
                icon={<RefreshCw size={18} aria-hidden />}
                isBusy={split.running !== undefined}
                onClick={() => ask("search")}
              >
                {hasSplit ? "다시 나누기" : "반 나누기"}
              </Button>
            )}
            {draft.pupils.length > 0 && step !== "gather" && (
              <Button
                variant="line"
                isDisabled={!split.facts || split.running !== undefined}
                onClick={() => ask("by-hand")}
              >
                S자만
              </Button>
            )}
            {hasSplit && (
              <Button
                icon={<FileSpreadsheet size={18} aria-hidden />}
                onClick={() => setOutput("file")}
              >
                <span className="max-sm:sr-only">엑셀로 내려받기</span>
              </Button>
            )}
          </div>
        </header>
        <main className="flex min-h-0 flex-1 flex-col">
          <div
            id="assign-panel"
            role="tabpanel"
            aria-label={stepNames[step]}
            className={`flex min-h-0 flex-1 flex-col ${step === "split" ? "" : "lg:-mx-6 lg:overflow-y-auto lg:px-6"}`}
          >
            {step === "gather" && <GatherView assignment={assignment} savedList={savedList} />}
            {step === "rules" && <RulesView assignment={assignment} clash={clash} />}
            {step === "split" && <SplitView assignment={assignment} split={split} />}
          </div>
        </main>
        <ToasterSlot place="row" />
      </div>
      <OutputDialog
        isOpen={output !== undefined}
        way={output ?? "print"}
        draft={draft}
        proof={split.proof}
        onClose={() => setOutput(undefined)}
      />
      <OpenMattersDialog
        isOpen={asked !== undefined}
        draft={draft}
        onAct={() => begin(asked ?? "search")}
        onClose={() => {
          setAsked(undefined);
          setStep("gather");
        }}
      />
      {onSaved && (
        <SaveDialog
          isOpen={isSaving}
          draft={draft}
          onSaved={onSaved}
          onClose={() => setSaving(false)}
        />
      )}
    </>
  );
}

const stepNames: Readonly<Record<Step, string>> = {
  gather: "모으기",
  rules: "규칙",
  split: "나누기",
};

/** 「3학년 262명 → 10반」, of a saved one with 「저장됨」. */
function toSubtitle({ draft, isSaved }: Assignment): string {
  const { pupils, settings } = draft;
  if (pupils.length === 0) return "";
  const grade = settings.grade ? `${settings.grade}학년 ` : "";
  const saved = isSaved ? " · 저장됨" : "";
  return `${grade}${pupils.length}명 → ${settings.classes}반${saved}`;
}

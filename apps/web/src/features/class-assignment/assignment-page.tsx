import { isSplit } from "@damim/domain/class-assignment/assign-plan.ts";
import { FileSpreadsheet, Printer, Redo2, RefreshCw, Undo2 } from "lucide-react";
import { useState } from "react";
import { PrivatePart } from "../../kit/page/private-part.tsx";
import { Button, IconButton } from "../../ui/button.tsx";
import { DamimMark } from "../../ui/damim-logo.tsx";
import { Segments } from "../../ui/field/segments.tsx";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";
import { ToasterSlot } from "../../ui/overlay/toaster-slot.tsx";
import { GatherView } from "./gather/gather-view.tsx";
import { RulesView } from "./rules/rules-view.tsx";
import { SplitView } from "./split/split-view.tsx";
import { useSplit } from "./split/use-split.ts";
import { useAssignment, type Assignment } from "./use-assignment.ts";

const OutputDialog = lazyOverlay(() =>
  import("./output/output-dialog.tsx").then((file) => file.OutputDialog),
);

type Step = "gather" | "rules" | "split";

/** 반편성, a window of its own: files in, rules, a split with its proof, moves by hand, paper and file. Never on a board. */
export function Component() {
  return (
    <PrivatePart title="반편성">
      <Window />
    </PrivatePart>
  );
}

function Window() {
  const assignment = useAssignment();
  const split = useSplit(assignment);
  const { draft } = assignment;
  const [step, setStep] = useState<Step>(isSplit(draft) ? "split" : "gather");
  const [output, setOutput] = useState<"print" | "file">();
  const clash = split.facts?.clash;
  const hasSplit = isSplit(draft);

  const start = (): void => {
    setStep("split");
    split.start();
  };
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
                onClick={start}
              >
                {hasSplit ? "다시 나누기" : "반 나누기"}
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
            className="flex min-h-0 flex-1 flex-col"
          >
            {step === "gather" && <GatherView assignment={assignment} />}
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
    </>
  );
}

const stepNames: Readonly<Record<Step, string>> = {
  gather: "모으기",
  rules: "규칙",
  split: "나누기",
};

/** 「3학년 262명 → 10반」. */
function toSubtitle({ draft }: Assignment): string {
  const { pupils, settings } = draft;
  if (pupils.length === 0) return "";
  const grade = settings.grade ? `${settings.grade}학년 ` : "";
  return `${grade}${pupils.length}명 → ${settings.classes}반`;
}

import {
  MOST_CLASSES,
  LEAST_CLASSES,
  toOldClass,
} from "@damim/domain/class-assignment/assign-plan.ts";
import { changeSettings, removeClass } from "@damim/domain/class-assignment/change-assign.ts";
import { FileSpreadsheet, ClipboardPaste, FileDown, X } from "lucide-react";
import { useRef, useState, type ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { EmptyDesks } from "../../../ui/empty-desks.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { lazyOverlay } from "../../../ui/overlay/lazy-overlay.ts";
import { showToast } from "../../../ui/overlay/toast.ts";
import { saveAssignFile, saveClassFile } from "../output/save-files.ts";
import type { Assignment } from "../assignment.ts";
import { listOldClasses, type OldClass } from "./old-classes.ts";
import { NumberField } from "./number-field.tsx";
import { Questions } from "./questions.tsx";
import { useGradeFiles } from "./use-grade-files.ts";
import { useOwnPupils } from "./use-own-pupils.ts";
import { sayNoFile } from "../../../ui/paper/output-buttons.tsx";

const PasteDialog = lazyOverlay(() => import("../../../kit/form/paste-dialog.tsx"), "PasteDialog");

/** 모으기: files come in, what of them was not taken, who has to be asked about, and into how many classes. */
export function GatherView(props: {
  readonly assignment: Assignment;
  readonly savedList: ReactNode;
}) {
  const { assignment, savedList } = props;
  const { draft, change } = assignment;
  const files = useGradeFiles(assignment);
  const chooser = useRef<HTMLInputElement>(null);
  const [isPasting, setPasting] = useState(false);
  const [isOver, setOver] = useState(false);
  const own = useOwnPupils();
  const classes = listOldClasses(draft);
  const isEmpty = draft.pupils.length === 0;

  const save = async (write: () => Promise<void>): Promise<void> => {
    try {
      await write();
    } catch (error) {
      sayNoFile(error);
    }
  };
  const buttons = (
    <>
      <Button
        variant={isEmpty ? "filled" : "weak"}
        icon={<FileSpreadsheet size={18} aria-hidden />}
        isBusy={files.isReading}
        onClick={() => chooser.current?.click()}
      >
        파일에서 가져오기
      </Button>
      <Button
        variant="line"
        icon={<ClipboardPaste size={18} aria-hidden />}
        onClick={() => setPasting(true)}
      >
        표 붙여넣기
      </Button>
      {own.pupils.length > 0 && (
        <Button
          variant="line"
          icon={<FileDown size={18} aria-hidden />}
          onClick={() => void save(() => saveClassFile(own.pupils, own.classKey))}
        >
          우리 반 파일
        </Button>
      )}
    </>
  );
  return (
    // Files may also be dropped; the button beside does the same.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-label="모으기"
      className={`grid gap-4 rounded-card ${isOver ? "outline-2 outline-offset-4 outline-brand outline-dashed" : ""} grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_20rem]`}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void files.readFiles([...event.dataTransfer.files]);
      }}
    >
      <div className="flex min-w-0 flex-col gap-4">
        {files.refused.map(({ name, sentence }) => (
          <Notice key={name} tone="danger" title={name} isAlert>
            {sentence}
          </Notice>
        ))}
        {files.leftOut.map(({ name, sentence }) => (
          <Notice key={name} tone="info" title={name}>
            {sentence}
          </Notice>
        ))}
        {isEmpty ? (
          <Card>
            <EmptyState picture={<EmptyDesks />} title="아직 학생이 없어요" actions={buttons}>
              학년 학생 파일을 올리거나 함께 모아요.
            </EmptyState>
            <FileWords />
          </Card>
        ) : (
          <>
            <Card title="모은 반" titleEnd={`${draft.pupils.length}명`}>
              <ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
                {classes.map((one) => (
                  <OldClassItem
                    key={one.classKey}
                    one={one}
                    onRemove={() => {
                      change(removeClass(draft, one.classKey));
                      showToast.success(`${toOldClass(one.classKey)} 학생을 뺐어요`);
                    }}
                  />
                ))}
              </ul>
              <div className="mt-4 flex flex-wrap gap-2">{buttons}</div>
            </Card>
            <Questions assignment={assignment} />
          </>
        )}
        {draft.notTaken.length > 0 && (
          <Card title="가져오지 못한 줄" titleEnd={`${draft.notTaken.length}줄`}>
            <ul aria-label="가져오지 못한 줄" className="flex flex-col divide-y divide-line-2">
              {draft.notTaken.map(({ where, text, sentence }, index) => (
                <li key={`${where} ${index}`} className="py-2.5">
                  <p className="text-15 font-semibold">
                    {text || "빈 줄"} <span className="text-13 font-medium text-fg-3">{where}</span>
                  </p>
                  <p className="text-14 text-fg-2">{sentence}</p>
                </li>
              ))}
            </ul>
          </Card>
        )}
      </div>
      <div className="flex flex-col gap-4">
        <Settings assignment={assignment}>
          {!isEmpty && (
            <Button
              variant="line"
              isFull
              icon={<FileDown size={18} aria-hidden />}
              onClick={() => void save(() => saveAssignFile(draft))}
            >
              나누기 파일
            </Button>
          )}
        </Settings>
        {savedList}
      </div>
      <input
        ref={chooser}
        type="file"
        multiple
        accept=".xlsx,.csv,.tsv,.txt,.xls"
        aria-hidden
        tabIndex={-1}
        className="hidden"
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])];
          event.target.value = "";
          void files.readFiles(chosen);
        }}
      />
      <GradePaste isOpen={isPasting} onClose={() => setPasting(false)} files={files} />
    </section>
  );
}

function GradePaste(props: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly files: Pick<ReturnType<typeof useGradeFiles>, "readText">;
}) {
  const { isOpen, onClose, files } = props;
  return (
    <PasteDialog
      isOpen={isOpen}
      onClose={onClose}
      draftKey="class-assignment-paste"
      title="표 붙여넣기"
      subtitle="반, 번호, 이름이 있는 표를 머리글까지 복사해 붙여넣어 주세요."
      label="붙여넣을 표"
      placeholder={"반\t번호\t이름\t성별\t점수\n1\t1\t김가온\t여\t87"}
      onTake={async (text) => {
        const refusal = await files.readText(text);
        if (refusal === undefined) onClose();
        return refusal;
      }}
    />
  );
}

function FileWords() {
  return (
    <p className="mx-auto max-w-[34rem] pb-4 text-center text-14 text-fg-2">
      반마다 시트 하나, 또는 「반」 칸이 있는 시트 하나예요. 번호, 이름, 성별, 생년월일, 점수,
      생활지도, 특수, 쌍둥이, 따로, 함께, 임원, 전출, 비고를 읽어요. 파일은 이 기기 밖으로 나가지
      않아요.
    </p>
  );
}

function OldClassItem({
  one,
  onRemove,
}: {
  readonly one: OldClass;
  readonly onRemove: () => void;
}) {
  const { classKey, count, male, female, scored } = one;
  const words = toOldClass(classKey);
  return (
    <li className="flex items-center gap-3 rounded-ctl bg-sunken py-1 pr-1 pl-4">
      <span className="min-w-0 flex-1 py-1.5">
        <span className="text-16 font-bold">{words}</span>{" "}
        <span className="text-15 font-semibold tabular-nums">{count}명</span>
        <span className="block text-13 text-fg-2 tabular-nums">
          남 {male} · 여 {female} · {scored > 0 ? `점수 ${scored}명` : "점수 없음"}
        </span>
      </span>
      <button
        type="button"
        aria-label={`${words} 빼기`}
        className="press grid size-11 shrink-0 place-items-center rounded-ctl text-fg-2 hover:bg-hover"
        onClick={onRemove}
      >
        <X size={18} aria-hidden />
      </button>
    </li>
  );
}

function Settings(props: { readonly assignment: Assignment; readonly children: ReactNode }) {
  const { draft, change } = props.assignment;
  const { classes, tolerance, bands } = draft.settings;
  const set = (part: Parameters<typeof changeSettings>[1]): void =>
    change(changeSettings(draft, part));
  const least = Math.floor(draft.pupils.length / classes);
  const most = Math.ceil(draft.pupils.length / classes);
  return (
    <Card title="나눌 반" className="h-fit">
      <div className="flex flex-col gap-4">
        <NumberField
          label="반 수"
          value={classes}
          least={LEAST_CLASSES}
          most={MOST_CLASSES}
          hint={
            draft.settings.sizes
              ? "규칙에서 반마다 정했어요."
              : draft.pupils.length > 0
                ? `한 반에 ${least === most ? least : `${least}~${most}`}명이에요.`
                : undefined
          }
          onChange={(next) => set({ classes: next })}
        />
        <NumberField
          label="점수 단계"
          value={bands}
          least={0}
          most={10}
          hint={bands === 0 ? "점수를 보지 않아요." : "남녀마다 점수 순으로 나눠 고르게 섞어요."}
          onChange={(next) => set({ bands: next })}
        />
        <NumberField
          label="평균 허용 차이(점)"
          value={tolerance / 10}
          least={0}
          most={50}
          step={0.1}
          onChange={(next) => set({ tolerance: Math.round(next * 10) })}
        />
        {props.children}
      </div>
    </Card>
  );
}

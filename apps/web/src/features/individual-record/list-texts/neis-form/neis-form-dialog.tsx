// Overlay: imports Base UI. Loaded lazily with text-dialogs.tsx.
import { countUnheld } from "@damim/domain/individual-record/neis-form/fill-sheet.ts";
import { findSigns } from "@damim/domain/individual-record/lint/neis-signs.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { FileUp } from "lucide-react";
import { useRef } from "react";
import { useOwnClass } from "../../../../data/years/class-choice.ts";
import type { Store } from "../../../../data/teacher-data.ts";
import { Button } from "../../../../ui/button.tsx";
import { FileChooser } from "../../../../ui/field/file-chooser.tsx";
import { RadioGroup } from "../../../../ui/field/radio-group.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { Dialog, DialogActions } from "../../../../ui/overlay/dialog.tsx";
import { FormColumns } from "./form-columns.tsx";
import { FormReport, ReportList, toRowWords } from "./form-report.tsx";
import { useNeisForm, type FullCells, type NeisFormDesk } from "./use-neis-form.ts";

interface FormLine {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly text: string;
  readonly bytes: number;
}

/** 나이스 양식에 채우기: the file that NEIS gave, with the texts of a list in it. It never leaves the device. */
export function NeisFormDialog(props: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly store: Store;
  readonly memo: { readonly classKey?: string | null; readonly item?: string | null };
  readonly lines: readonly FormLine[];
  readonly limit: number | null;
}) {
  const { isOpen, onClose, store, memo, lines, limit } = props;
  const item = memo.item ?? null;
  const ownClass = useOwnClass(store);
  const classKey = memo.classKey ?? ownClass;
  const desk = useNeisForm(
    lines.map(({ id, number, name, text }) => ({ id, number, name, text, classKey })),
    item,
  );
  const chooser = useRef<HTMLInputElement>(null);
  const { form, match, fills, isBusy, trouble, savedCount } = desk;
  const mustChoose = match !== undefined && match.full.length > 0 && !desk.fullCells;
  const whyNot = mustChoose
    ? "이미 글이 있는 칸을 어떻게 할지 골라 주세요."
    : fills.length === 0
      ? "넣을 글이 없어요."
      : undefined;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="나이스 양식에 채우기"
      subtitle="파일은 이 기기에서만 읽고 채워요."
      footer={
        match && (
          <DialogActions>
            <Button
              size="large"
              isFull
              isBusy={isBusy}
              isDisabled={whyNot !== undefined}
              disabledReason={whyNot}
              onClick={() => void desk.save()}
            >
              채운 파일 내려받기
            </Button>
          </DialogActions>
        )
      }
    >
      <div
        className="flex flex-col gap-5"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          const [file] = event.dataTransfer.files;
          if (file) void desk.take(file);
        }}
      >
        <div className="flex flex-col items-center gap-3 rounded-ctl border border-dashed border-field px-4 py-5 text-center">
          <p className="text-15 wrap-anywhere text-fg-2">
            {form ? form.name : "나이스에서 내려받은 엑셀 파일(.xlsx)을 여기에 놓거나 골라 주세요."}
          </p>
          <Button
            variant={form ? "line" : "filled"}
            icon={<FileUp size={18} aria-hidden />}
            isBusy={isBusy && !form}
            onClick={() => chooser.current?.click()}
          >
            {form ? "다른 파일 고르기" : "파일 고르기"}
          </Button>
          <FileChooser
            chooser={chooser}
            accept=".xlsx,.xlsm,.xls"
            onChoose={(file) => void desk.take(file)}
          />
        </div>
        {trouble && (
          <Notice tone="danger" isAlert>
            {trouble}
          </Notice>
        )}
        {form && !match && (
          <Notice tone="info" isAlert>
            성명과 글을 넣을 칸을 찾지 못했어요. 아래에서 골라 주세요.
          </Notice>
        )}
        <FormColumns desk={desk} item={item} />
        {match && <Filling desk={desk} lines={lines} limit={limit} />}
        {savedCount !== undefined && (
          <Notice tone="good" isAlert>
            {savedCount}명의 글을 넣은 파일을 내려받았어요. 나이스에 올리기 전에 한 번 열어 보세요.
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

/** What will be filled, what is asked once, what to look at before, and what is left. */
function Filling(props: {
  readonly desk: NeisFormDesk;
  readonly lines: readonly FormLine[];
  readonly limit: number | null;
}) {
  const { desk, lines, limit } = props;
  const { match, fills, fullCells, chooseFullCells } = desk;
  if (!match) return null;
  const { empty, full, sameCount } = match;
  const coming = new Set([...empty, ...full].map(({ of }) => of.id));
  const toLookAt = lines.flatMap((line) => {
    const over = limit === null ? 0 : line.bytes - limit;
    const signs = findSigns(line.text)?.said ?? [];
    const unheld = countUnheld(line.text);
    const said = [
      ...(over > 0 ? [`${over}바이트 넘어요.`] : []),
      ...(unheld > 0 ? [`엑셀에 넣을 수 없는 글자 ${unheld}개는 빠져요.`] : []),
      ...(signs.length > 0 ? [`나이스에 못 쓰는 글자가 있어요: ${signs.join(", ")}`] : []),
    ];
    return coming.has(line.id) && said.length > 0 ? [{ line, said: said.join(" ") }] : [];
  });
  return (
    <>
      <output className="block text-17 font-bold">
        {fills.length}명의 글을 넣어요.
        {sameCount > 0 && (
          <span className="block text-14 font-medium text-fg-2">
            {sameCount}명은 같은 글이 이미 들어 있어요.
          </span>
        )}
      </output>
      {full.length > 0 && (
        <div>
          <RadioGroup<FullCells>
            label={`이미 다른 글이 있는 칸 ${full.length}개`}
            layout="row"
            value={fullCells}
            options={[
              { value: "keep", label: "빈 칸만" },
              { value: "replace", label: "덮어쓰기" },
            ]}
            onValueChange={chooseFullCells}
          />
          <p className="mt-2 text-14 wrap-anywhere text-fg-2">
            {full.map(({ row }) => toRowWords(row)).join(", ")}
          </p>
        </div>
      )}
      {toLookAt.length > 0 && (
        <ReportList label="넣기 전에 살펴볼 글">
          {toLookAt.map(({ line, said }) => (
            <li key={line.id}>
              {toStudentWords(line)} <span className="text-warm-strong">{said}</span>
            </li>
          ))}
        </ReportList>
      )}
      <FormReport match={match} />
    </>
  );
}

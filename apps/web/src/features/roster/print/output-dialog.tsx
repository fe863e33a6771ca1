import { outputColumns, toRosterSheet } from "@damim/domain/roster/roster-output.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { FileSpreadsheet, Printer } from "lucide-react";
import { useState } from "react";
import { useFormDraft } from "../../../data/drafts/use-form-draft.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/field/checkbox.tsx";
import { ConfirmDialog } from "../../../ui/overlay/confirm-dialog.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { Segments } from "../../../ui/field/segments.tsx";
import { Select } from "../../../ui/field/select.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { tagSizes, type PrintWish, type TagSize } from "./print-order.ts";
import { sayNoFile } from "../../../ui/paper/output-buttons.tsx";

type Output = PrintWish["type"] | "file";

const outputs: readonly { readonly value: Output; readonly label: string }[] = [
  { value: "list", label: "명렬표" },
  { value: "tags", label: "이름표" },
  { value: "contacts", label: "비상연락망" },
  { value: "file", label: "엑셀" },
];

const tagLabels: Readonly<Record<TagSize, string>> = {
  large: "아주 크게",
  medium: "크게",
  small: "보통",
  tiny: "작게",
};

export interface OutputDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The pupils that the table shows, in its order. */
  readonly students: readonly RosterStudent[];
  readonly title: string;
  readonly onPrint: (wish: PrintWish) => void;
}

/** 인쇄·엑셀: the pupils that the table shows as a list, tags, a contact list or a file. */
export function OutputDialog(props: OutputDialogProps) {
  const { isOpen, onClose, students, title, onPrint } = props;
  const [output, setOutput] = useState<Output>("list");
  const list = useFormDraft("roster-list", { title: "명렬표", columns: "확인, , , , " });
  const [tagSize, setTagSize] = useState<TagSize>("medium");
  const [hasNumber, setHasNumber] = useState(true);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(["sex", "birthday"]));
  const [isAsking, setAsking] = useState(false);
  const [isWriting, setWriting] = useState(false);
  const hasPrivate = outputColumns.some(({ key, isPrivate }) => isPrivate && chosen.has(key));

  const download = async (): Promise<void> => {
    setWriting(true);
    try {
      const { saveTables } = await import("../../../kit/table/create-table-file.ts");
      await saveTables(`${title} 명단.xlsx`, toRosterSheet(students, chosen));
      onClose();
    } catch (error) {
      sayNoFile(error);
    }
    setWriting(false);
  };
  const act = (): void => {
    switch (output) {
      case "file":
        void download();
        break;
      case "contacts":
        setAsking(true);
        break;
      case "tags":
        onPrint({ type: "tags", size: tagSize, hasNumber });
        break;
      case "list":
        list.finish();
        onPrint(toListWish(list.fields));
    }
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="인쇄·엑셀"
      subtitle={`지금 표에 보이는 ${students.length}명이에요.`}
      footer={
        <Button
          size="large"
          isFull
          isBusy={isWriting}
          isDisabled={students.length === 0}
          icon={
            output === "file" ? (
              <FileSpreadsheet size={18} aria-hidden />
            ) : (
              <Printer size={18} aria-hidden />
            )
          }
          onClick={act}
        >
          {output === "file" ? "엑셀로 내려받기" : "인쇄"}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <div className="-mx-1 overflow-x-auto p-1">
          <Segments label="무엇을" value={output} segments={outputs} onValueChange={setOutput} />
        </div>
        {output === "list" && (
          <>
            <TextField
              label="제목"
              fieldSize="normal"
              autoComplete="off"
              most={40}
              value={list.fields.title}
              onValueChange={(next) => list.change({ title: next })}
            />
            <TextField
              label="빈칸 이름"
              fieldSize="normal"
              autoComplete="off"
              hint="쉼표로 나눠요. 이름 없이 쉼표만 적으면 빈칸만 생겨요. 12칸까지예요."
              value={list.fields.columns}
              onValueChange={(columns) => list.change({ columns })}
            />
          </>
        )}
        {output === "tags" && (
          <>
            <Select
              label="크기"
              fieldSize="normal"
              value={tagSize}
              options={(["large", "medium", "small", "tiny"] as const).map((value) => ({
                value,
                label: `${tagLabels[value]} (한 장에 ${tagSizes[value].columns * tagSizes[value].rows}개)`,
              }))}
              onValueChange={setTagSize}
            />
            <Checkbox
              label="반과 번호도 적기"
              isChecked={hasNumber}
              onCheckedChange={setHasNumber}
            />
          </>
        )}
        {output === "contacts" && (
          <p className="text-15 text-fg-2">
            번호, 이름과 보호자 연락처를 모두 가리지 않고 인쇄해요. 인쇄하기 전에 한 번 더 물어봐요.
          </p>
        )}
        {output === "file" && (
          <fieldset>
            <legend className="mb-1 text-14 font-semibold text-fg-2">
              번호와 이름 옆에 넣을 것
            </legend>
            <div className="grid grid-cols-2 gap-x-4">
              {outputColumns
                .filter(({ key }) => key !== "number" && key !== "name")
                .map(({ key, head }) => (
                  <Checkbox
                    key={key}
                    label={head}
                    isChecked={chosen.has(key)}
                    onCheckedChange={() => setChosen(toToggled(chosen, key))}
                  />
                ))}
            </div>
            {hasPrivate && (
              <p className="mt-2 text-14 text-fg-2">
                연락처나 건강 정보가 든 파일이에요. 다 쓴 다음에는 지워 주세요.
              </p>
            )}
          </fieldset>
        )}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title="연락처를 인쇄할까요?"
        actLabel="인쇄"
        onAct={() => {
          setAsking(false);
          onPrint({ type: "contacts" });
        }}
        onClose={() => setAsking(false)}
      >
        {students.length}명의 보호자 연락처가 종이에 그대로 나와요. 프린터 옆에 다른 사람이 없는지
        확인해 주세요.
      </ConfirmDialog>
    </Dialog>
  );
}

const MOST_COLUMNS = 12;

/** 「확인, , 」 is one column with a name and two without. */
function toListWish(fields: { readonly title: string; readonly columns: string }): PrintWish {
  return { type: "list", title: fields.title.trim(), blankColumns: toColumns(fields.columns) };
}

function toColumns(text: string): readonly string[] {
  if (text.trim() === "") return [];
  return text
    .split(/[,，、]/u)
    .map((label) => label.trim())
    .slice(0, MOST_COLUMNS);
}

function toToggled(chosen: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(chosen);
  if (!next.delete(key)) next.add(key);
  return next;
}

// Overlay: imports Base UI through ui/overlay/dialog.tsx. Loaded lazily by look-up-page.tsx.
import { readSealCode, toSealCode } from "@damim/domain/seal/seal-code.ts";
import {
  readSealedSheet,
  SEAL_COLUMN,
  type SealedSheet,
} from "@damim/domain/seal/read-sealed-lines.ts";
import { sayBrokenSeal } from "@damim/domain/seal/seal-words.ts";
import { FileSpreadsheet } from "lucide-react";
import { useRef, useState } from "react";
import type { Store } from "../../../data/teacher-data.ts";
import { readSheets } from "../../../kit/table/read-sheets.ts";
import { Button } from "../../../ui/button.tsx";
import { FileChooser } from "../../../ui/field/file-chooser.tsx";
import { Form } from "../../../ui/field/form.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { CodeAnswer, type ToPlace } from "./code-answer.tsx";
import { FileAnswer } from "./file-answer.tsx";
import type { ToSealedColumns } from "./sealed-cells.ts";
import { useBrokenSeal, useIsWhole } from "./use-seals.ts";

const FILE_LIMIT_BYTES = 5 * 1024 * 1024;
const NO_CODE = "종이나 파일에 적힌 봉인 코드 20자를 적어 주세요.";
const NO_FILE = "상담조회에서 내려받은 엑셀 파일을 골라 주세요. 봉인 코드가 적힌 칸이 있어야 해요.";

type Asked =
  | { readonly type: "nothing" }
  | { readonly type: "code"; readonly code: string }
  | { readonly type: "file"; readonly sheet: SealedSheet }
  | { readonly type: "wrong"; readonly sentence: string; readonly isFile: boolean };

/** 봉인 확인: whether a text on paper or in a file is still the one that was sealed. */
export function SealDialog(props: {
  readonly isOpen: boolean;
  readonly store: Store;
  readonly toPlace: ToPlace;
  readonly toColumns: ToSealedColumns;
  /** Of the address that a QR code led to. */
  readonly code: string;
  readonly onClose: () => void;
}) {
  const { isOpen, store, toPlace, toColumns, code: given, onClose } = props;
  const [typed, setTyped] = useState(() => showCode(given));
  const [asked, setAsked] = useState<Asked>(() =>
    given === "" ? { type: "nothing" } : ask(given),
  );
  const chooser = useRef<HTMLInputElement>(null);
  const broken = useBrokenSeal(store);
  const isWhole = useIsWhole(store);
  const read = async (file: File): Promise<void> => {
    const sheet = await readFile(file);
    setAsked(sheet ? { type: "file", sheet } : { type: "wrong", sentence: NO_FILE, isFile: true });
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="봉인 확인"
      subtitle="종이나 엑셀 파일의 글이 봉인된 그대로인지 확인해요"
    >
      <div className="flex flex-col gap-4">
        <Form onSubmit={() => setAsked(ask(typed))} className="flex flex-col gap-3">
          <TextField
            label={SEAL_COLUMN}
            value={typed}
            onValueChange={setTyped}
            spellCheck={false}
            autoCapitalize="characters"
            className="tabular-nums"
            placeholder="00000-00000-00000-00000"
            error={asked.type === "wrong" && !asked.isFile ? asked.sentence : undefined}
          />
          <div className="flex flex-wrap gap-2">
            <Button type="submit">확인</Button>
            <Button
              variant="line"
              icon={<FileSpreadsheet size={18} aria-hidden />}
              onClick={() => chooser.current?.click()}
            >
              엑셀 파일로 확인
            </Button>
          </div>
        </Form>
        <FileChooser chooser={chooser} accept=".xlsx" onChoose={(file) => void read(file)} />
        {asked.type === "wrong" && asked.isFile && (
          <Notice tone="danger" isAlert>
            {asked.sentence}
          </Notice>
        )}
        {!isWhole && asked.type !== "nothing" ? (
          <output>기록을 불러오고 있어요.</output>
        ) : asked.type === "code" ? (
          <CodeAnswer key={asked.code} store={store} toPlace={toPlace} code={asked.code} />
        ) : (
          asked.type === "file" && (
            <FileAnswer store={store} sheet={asked.sheet} toColumns={toColumns} />
          )
        )}
        {broken !== undefined && (
          <Notice tone="danger" title={sayBrokenSeal(broken)}>
            그날의 봉인이 앞의 봉인과 이어지지 않아요. 서버를 맡은 분께 알려 주세요. 기록은 그대로
            있어요.
          </Notice>
        )}
        <p className="text-14 text-fg-2">
          봉인은 글이 서버에 닿은 순서와 그 뒤 그대로인지를 보여 줘요. 내용이 사실인지는 보여 주지
          못해요. 서버를 맡은 사람까지 확인하려면 코드가 적힌 종이가 있어야 해요.
        </p>
      </div>
    </Dialog>
  );
}

function ask(typed: string): Asked {
  const code = readSealCode(typed);
  return code === undefined
    ? { type: "wrong", sentence: NO_CODE, isFile: false }
    : { type: "code", code };
}

function showCode(given: string): string {
  const code = readSealCode(given);
  return code === undefined ? given : toSealCode(code);
}

async function readFile(file: File): Promise<SealedSheet | undefined> {
  if (file.size > FILE_LIMIT_BYTES) return undefined;
  try {
    return readSealedSheet(await readSheets(new Uint8Array(await file.arrayBuffer()), "day"));
  } catch {
    return undefined;
  }
}

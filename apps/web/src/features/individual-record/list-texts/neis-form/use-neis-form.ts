import { toSentence } from "@damim/domain/base/result.ts";
import {
  findFormHead,
  type FormHead,
} from "@damim/domain/individual-record/neis-form/form-head.ts";
import { listFormRows } from "@damim/domain/individual-record/neis-form/form-rows.ts";
import {
  matchForm,
  type FormMatch,
  type FormText,
} from "@damim/domain/individual-record/neis-form/match-form.ts";
import { useState } from "react";
import { saveFile } from "../../../../platform/save-file.ts";
import {
  fillNeisForm,
  neisFormMessages,
  openNeisForm,
  type FormSheet,
  type NeisForm,
} from "./neis-form-file.ts";

/** What is done with cells in which another text stands. */
export type FullCells = "keep" | "replace";

interface OpenForm {
  readonly form: NeisForm;
  readonly sheet: FormSheet;
  readonly head: FormHead | undefined;
}

/** A form of NEIS from its choice to the filled file. All of it lies in this page alone. */
export function useNeisForm(texts: readonly FormText[], item: string | null) {
  const [opened, setOpened] = useState<OpenForm>();
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState("");
  const [fullCells, setFullCells] = useState<FullCells>();
  const [savedCount, setSavedCount] = useState<number>();
  const start = (): void => {
    setTrouble("");
    setFullCells(undefined);
    setSavedCount(undefined);
  };
  const show = (form: NeisForm, sheet: FormSheet | undefined): void => {
    start();
    if (sheet) setOpened({ form, sheet, head: findFormHead(sheet.grid, item) });
  };
  const { form, sheet, head } = opened ?? {};
  const column = head?.columns.text;
  const match: FormMatch | undefined =
    sheet && head?.columns.name && column
      ? matchForm(listFormRows(sheet.grid, head), texts)
      : undefined;
  const fills = match ? [...match.empty, ...(fullCells === "replace" ? match.full : [])] : [];
  return {
    form,
    sheet,
    head,
    match,
    fills,
    isBusy,
    trouble,
    fullCells,
    savedCount,
    /** A file, chosen or dropped. */
    async take(file: File): Promise<void> {
      start();
      setBusy(true);
      const read = await openNeisForm(file);
      setBusy(false);
      if (!read.ok) {
        setOpened(undefined);
        setTrouble(`${file.name}: ${toSentence(neisFormMessages, read.refusal)}`);
        return;
      }
      const { sheets } = read.value;
      // The sheet in which the heads are found; a cover stands before it at times.
      show(
        read.value,
        sheets.find(({ grid }) => findFormHead(grid, item)?.columns.text) ?? sheets[0],
      );
    },
    chooseSheet: (part: string): void => {
      if (form)
        show(
          form,
          form.sheets.find((each) => each.part === part),
        );
    },
    chooseHead: (next: FormHead): void => {
      start();
      if (opened) setOpened({ ...opened, head: next });
    },
    chooseFullCells: (next: FullCells): void => {
      setFullCells(next);
      setSavedCount(undefined);
    },
    async save(): Promise<void> {
      if (!form || !sheet || !column) return;
      setBusy(true);
      try {
        const filled = await fillNeisForm(
          form,
          sheet,
          column,
          new Map(fills.map(({ row, of }) => [row.row, of.text])),
        );
        saveFile(form.name.replace(/(\.[^.]+)?$/u, " (채움)$1"), filled);
        setSavedCount(fills.length);
      } catch {
        setTrouble("파일을 만들지 못했어요. 글은 그대로 있어요. 파일을 다시 골라 주세요.");
      }
      setBusy(false);
    },
  };
}

export type NeisFormDesk = ReturnType<typeof useNeisForm>;

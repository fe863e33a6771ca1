import { toSentence } from "@damim/domain/base/result.ts";
import { addGrade } from "@damim/domain/class-assignment/add-grade.ts";
import {
  LEAST_CLASSES,
  MOST_CLASSES,
  type AssignDraft,
} from "@damim/domain/class-assignment/assign-plan.ts";
import { changeSettings } from "@damim/domain/class-assignment/change-assign.ts";
import { gradeFileMessages } from "@damim/domain/class-assignment/grade-file-refusal.ts";
import { ROSTER_FILE_LIMIT_BYTES } from "@damim/domain/roster/reading/source/roster-file.ts";
import { useState } from "react";
import { showToast } from "../../../ui/overlay/toast.ts";
import type { Assignment } from "../assignment.ts";
import { readBeside } from "./read-beside.ts";
import type { GradeFileResult, GradeInput } from "./read-grade-file.ts";

/** A file that was not read, or not all of it, and why. */
export interface FileRefused {
  readonly name: string;
  readonly sentence: string;
}

/** Files on their way into the job: several at once, in one step of 되돌리기. */
export function useGradeFiles({ draft, change, createActor }: Assignment): {
  readonly isReading: boolean;
  readonly refused: readonly FileRefused[];
  /** What of the last files was read as nothing. */
  readonly leftOut: readonly FileRefused[];
  readonly readFiles: (files: readonly File[]) => Promise<void>;
  /** Why it was not taken. */
  readonly readText: (text: string) => Promise<string | undefined>;
} {
  const [isReading, setReading] = useState(false);
  const [refused, setRefused] = useState<readonly FileRefused[]>([]);
  const [leftOut, setLeftOut] = useState<readonly FileRefused[]>([]);

  const take = (results: readonly (readonly [name: string, GradeFileResult])[]) => {
    const { createId } = createActor();
    const no: FileRefused[] = [];
    let next: AssignDraft = draft;
    // Numbers in cells of 따로 may be of a file that comes later: all are laid in before any is asked for them.
    for (const isLast of [false, true]) {
      for (const [name, result] of results) {
        if (!result.ok) {
          if (isLast) no.push({ name, sentence: toSentence(gradeFileMessages, result.refusal) });
        } else if (result.value.type === "job") next = result.value.draft;
        else next = addGrade(next, result.value.reading, createId);
      }
    }
    // As many as there are now is what most schools go on with.
    if (draft.pupils.length === 0 && next.runs.length === 0) next = withClassCount(next);
    change(next);
    setLeftOut(
      results.flatMap(([name, result]) => {
        const said =
          result.ok && result.value.type === "pupils" ? result.value.reading.leftOut : [];
        return said.length > 0 ? [{ name, sentence: said.join(" ") }] : [];
      }),
    );
    const came = next.pupils.length - draft.pupils.length;
    if (next !== draft)
      showToast.success(came > 0 ? `${came}명을 가져왔어요` : "파일을 다시 읽었어요");
    return no;
  };
  const read = async (inputs: readonly (readonly [string, GradeInput | undefined])[]) => {
    setReading(true);
    const results = await Promise.all(
      inputs.map(async ([name, input]): Promise<readonly [string, GradeFileResult]> => [
        name,
        input
          ? await readBeside(input)
          : { ok: false, refusal: { type: "FileTooLarge", limitBytes: ROSTER_FILE_LIMIT_BYTES } },
      ]),
    );
    setReading(false);
    return take(results);
  };
  return {
    isReading,
    refused,
    leftOut,
    async readFiles(files) {
      const inputs = await Promise.all(
        files.map(async (file): Promise<readonly [string, GradeInput | undefined]> => [
          file.name,
          file.size > ROSTER_FILE_LIMIT_BYTES ? undefined : await toInput(file),
        ]),
      );
      setRefused(await read(inputs));
    },
    readText: async (text) => (await read([["붙여넣기", { text }]]))[0]?.sentence,
  };
}

function withClassCount(draft: AssignDraft): AssignDraft {
  const count = new Set(draft.pupils.map(({ classKey }) => classKey)).size;
  const classes = Math.min(MOST_CLASSES, Math.max(LEAST_CLASSES, count));
  return count > 1 ? changeSettings(draft, { classes }) : draft;
}

/** Bytes that cannot be read any more, as the file was moved, are none: the reader says so. */
async function toInput(file: File): Promise<GradeInput> {
  const bytes = await file.arrayBuffer().catch(() => new ArrayBuffer(0));
  return { name: file.name, bytes: new Uint8Array(bytes) };
}

import { readAnswer } from "@damim/domain/ai-writing/read-answer.ts";
import { toDraftSentences } from "@damim/domain/ai-writing/draft-sentences.ts";
import type { AiState } from "@damim/domain/ai-writing/ai-wire.ts";
import { useEffect, useRef, useState } from "react";
import { sayTrouble } from "../../data/server/ask-wordless.ts";
import { askAi } from "../../data/server/ai-requests.ts";
import { AI_AWAY, toAiEnd } from "./ai-end.ts";
import type { AiCommands } from "./ai-commands.ts";
import type { AiDesk } from "./use-ai-desk.ts";

/** How far 「한 반 차례로」 has come. */
export interface ClassRun {
  readonly done: number;
  readonly total: number;
  /** Whose draft is being written; nothing when it rests. */
  readonly studentId: string | undefined;
  /** Why it stopped by itself. */
  readonly fault: string | undefined;
}

/**
 * 「한 반 차례로」: one question a pupil, one after the other, never two pupils in one. Whoever has a draft already, or no
 * ticked record, is passed over: so a run that was stopped, also by the limit of the day, goes on where it was.
 */
export function useClassRun(
  desk: AiDesk,
  {
    model,
    commands,
    onUsed,
  }: {
    readonly model: AiState | undefined;
    readonly commands: AiCommands;
    readonly onUsed: () => void;
  },
) {
  const [run, setRun] = useState<ClassRun>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  /** Who would be written for. Each prompt is made for it, so it is asked for by a press alone. */
  const listQueue = (): AiDesk["members"] =>
    desk.members.filter(({ id }) => !desk.hasDraft(id) && desk.promptOf(id).facts.size > 0);

  /** Why it stops; nothing where it may go on. */
  const write = async (student: AiDesk["members"][number], signal: AbortSignal) => {
    const prompt = desk.promptOf(student.id);
    const startedAt = performance.now();
    let whole = "";
    const result = await askAi(prompt.messages, (piece) => (whole += piece), signal);
    onUsed();
    if (!result.ok) return sayTrouble(result.refusal, AI_AWAY);
    // Stopped by the teacher: this pupil is asked about again.
    if (signal.aborted) return undefined;
    const { sentences } = readAnswer(whole);
    const end = toAiEnd(result.value, { messages: prompt.messages, whole, startedAt });
    commands.keep(desk, {
      student,
      sentences: toDraftSentences(sentences, prompt.facts, desk.table),
      call: { model, messages: prompt.messages, answer: whole, end },
    });
    if (end.state === "cut") return "여기서 끊겼어요. 쓰던 글은 그대로 있어요.";
    return sentences.length === 0 ? "근거가 붙은 문장이 오지 않았어요." : undefined;
  };

  const start = async (): Promise<void> => {
    const control = new AbortController();
    running.current?.abort();
    running.current = control;
    const queue = listQueue();
    const total = queue.length;
    for (const [done, student] of queue.entries()) {
      setRun({ done, total, studentId: student.id, fault: undefined });
      const fault = await write(student, control.signal);
      if (running.current !== control) return;
      if (control.signal.aborted || fault !== undefined) {
        setRun({ done, total, studentId: undefined, fault });
        return;
      }
    }
    setRun({ done: total, total, studentId: undefined, fault: undefined });
  };
  return {
    run,
    listQueue,
    start: () => void start(),
    stop: () => running.current?.abort(),
    leave(): void {
      running.current?.abort();
      running.current = undefined;
      setRun(undefined);
    },
  };
}

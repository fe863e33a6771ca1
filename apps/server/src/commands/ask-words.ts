import { toTypedWords } from "@damim/domain/secret/secret-words.ts";
import { WORD_COUNT } from "../backup/recovery-words.ts";
import type { CommandRun } from "../start/command.ts";

const QUESTION = "복구 낱말 열두 개를 순서대로 적어 주세요: ";

/**
 * Asks for the recovery words until twelve are there, however many lines they come in (관리 「서버」 shows one a line); an empty
 * line or the end says that there are no more, and then how many came is said.
 */
export async function askWords({
  ask,
  complain,
}: Pick<CommandRun, "ask" | "complain">): Promise<string> {
  let words: readonly string[] = [];
  while (words.length < WORD_COUNT) {
    const line = await ask(words.length === 0 ? QUESTION : "");
    const more = toTypedWords(line).split(" ").filter(Boolean);
    if (more.length === 0) break;
    words = [...words, ...more];
  }
  if (words.length !== WORD_COUNT) {
    complain(`복구 낱말이 ${words.length}개 왔어요. 열두 개가 모두 있어야 열려요.`);
  }
  return words.join(" ");
}

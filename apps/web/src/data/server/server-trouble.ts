import { findText } from "./json-fields.ts";

/** The server answered, and not with what was asked. */
export class ServerTrouble extends Error {
  override readonly name = "ServerTrouble";
  /** For people. */
  readonly sentence: string;

  constructor(status: number, json: unknown) {
    super(`the server answered ${status}`);
    this.sentence = toAnswerSentence(status, json);
  }
}

/**
 * Why an answer is not what was asked: its own sentence where it has one (that its database is away, that the admin stopped
 * this). Whatever answered, nobody is told that there was no connection.
 */
export function toAnswerSentence(status: number, json: unknown): string {
  return (
    findText(json, "error", "message") ??
    `서버에 문제가 생겨 하지 못했어요. 적은 것은 그대로 있어요. 잠시 뒤에 다시 해 주세요. (코드 ${status})`
  );
}

/** What is said of a rejected request: of one that was answered its sentence, else `away`. */
export function toTroubleSentence(error: unknown, away: string): string {
  return error instanceof ServerTrouble ? error.sentence : away;
}

/** The JSON of an answer. Rejects with `ServerTrouble` where it is none. */
export async function readJsonAnswer(response: Response): Promise<unknown> {
  if (response.ok) return response.json();
  const json: unknown = await response.json().catch(() => undefined);
  throw new ServerTrouble(response.status, json);
}

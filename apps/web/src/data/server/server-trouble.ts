import { findText } from "./json-fields.ts";

/** The server answered, and not with what was asked. */
export class ServerTrouble extends Error {
  override readonly name = "ServerTrouble";
  /** Its own sentence, where it gave one: that its database is away, that the admin stopped this. */
  readonly sentence: string | undefined;

  constructor(status: number, sentence: string | undefined) {
    super(`the server answered ${status}`);
    this.sentence = sentence;
  }
}

/** The JSON of an answer. Rejects with `ServerTrouble` where it is none. */
export async function readJsonAnswer(response: Response): Promise<unknown> {
  if (response.ok) return response.json();
  const json: unknown = await response.json().catch(() => undefined);
  throw new ServerTrouble(response.status, findText(json, "error", "message"));
}

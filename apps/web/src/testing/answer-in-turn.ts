import { vi } from "vitest";

export interface PreparedAnswer {
  readonly status?: number;
  readonly body: unknown;
}

export interface SeenCall {
  readonly name: string;
  readonly body: unknown;
}

/**
 * What the server answers below `api/`, one after the other by 「METHOD path」; the last of a list stays, all else
 * is 503. Tells the calls. The test unstubs the globals.
 */
export function answerInTurn(
  answers: Readonly<Record<string, readonly PreparedAnswer[]>>,
): readonly SeenCall[] {
  const calls: SeenCall[] = [];
  const counts = new Map<string, number>();
  vi.stubGlobal("fetch", (address: string, init?: RequestInit) => {
    const path = address.slice(address.indexOf("api/") + 4);
    const name = `${init?.method ?? "GET"} ${path}`;
    const body: unknown = typeof init?.body === "string" ? JSON.parse(init.body) : undefined;
    calls.push({ name, body });
    const list = answers[name] ?? [];
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    const answer = list[Math.min(count, list.length - 1)];
    return Promise.resolve(
      answer
        ? Response.json(answer.body, { status: answer.status ?? 200 })
        : new Response("", { status: 503 }),
    );
  });
  return calls;
}

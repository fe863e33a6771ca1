import { afterEach, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** What the server answers below `api/`: JSON, or a refusal as it is, by the path with its query or without, 503 for all else. Tells the calls. */
export function answerRequests(answers: Readonly<Record<string, unknown>>): readonly string[] {
  const calls: string[] = [];
  vi.stubGlobal("fetch", (address: string, init?: RequestInit) => {
    const path = address.slice(address.indexOf("api/") + 4);
    calls.push(`${init?.method ?? "GET"} ${path}`);
    const answer = answers[path] ?? answers[path.split("?")[0] ?? ""];
    if (answer instanceof Response) return Promise.resolve(answer.clone());
    return Promise.resolve(
      answer === undefined ? new Response("", { status: 503 }) : Response.json(answer),
    );
  });
  return calls;
}

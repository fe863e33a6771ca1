import { checkIdea, ideaMessages, type IdeaText } from "@damim/domain/idea/check-idea.ts";
import type { IdeaRow } from "../db/idea-tables.ts";
import { failure } from "../http/http-failure.ts";
import { createMarks } from "../yard/marks.ts";
import { createSharedThing } from "../yard/shared-thing.ts";
import { putWords } from "../yard/word-index.ts";
import { requireAllowed } from "../yard/yard-failures.ts";

/** 「해보고 싶어요」. */
export const votes = createMarks({
  table: "idea_votes",
  thing: "idea_id",
  things: "ideas",
  count: "votes",
});

/** Ideas for a lesson. What was said of one goes with it. */
export const ideas = createSharedThing<IdeaRow, IdeaText>({
  thing: "idea",
  table: "ideas",
  counter: "ideas",
  failures: {
    unknown: failure(404, "IdeaUnknown", "지금은 없는 생각이에요. 목록을 다시 열어 주세요."),
    idTaken: failure(
      409,
      "IdeaIdTaken",
      "이 생각을 올리지 못했어요. 글은 이 기기에 있어요. 새 생각에 옮겨 올려 주세요.",
    ),
    underReview: failure(
      409,
      "IdeaUnderReview",
      "살펴보는 중이라 지금은 고칠 수 없어요. 고치던 글은 이 기기에 있어요.",
    ),
  },
  read(typed) {
    const { materials, steps, ...plain } = requireAllowed(checkIdea(typed), ideaMessages);
    return { ...plain, materials: JSON.stringify(materials), steps: JSON.stringify(steps) };
  },
  first: { votes: 0, tries: 0, progress: "new", edited_at: null },
  blank: { title: "", materials: "[]", steps: "[]", votes: 0, tries: 0 },
  async clear(queries, id) {
    await votes.clear(queries, id);
    await queries.deleteFrom("idea_tries").where("idea_id", "=", id).execute();
  },
  settle: (queries, { seq, title, state }) =>
    putWords(queries, "ideas", seq, state === "gone" ? undefined : title),
  async say(queries, { id, title, steps }) {
    const tries = await queries
      .selectFrom("idea_tries")
      .select("note")
      .where("idea_id", "=", id)
      .where("note", "!=", "")
      .orderBy("tried_on")
      .execute();
    const lines = [...readLines(steps), ...tries.map(({ note }) => `해봤어요: ${note}`)];
    return { title, body: lines.join("\n") };
  },
});

export function readLines(json: string): readonly string[] {
  return JSON.parse(json) as readonly string[]; // ours
}

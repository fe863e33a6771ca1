import type { PostHead } from "@damim/domain/cafe/check-post.ts";
import { cardMessages, checkCard } from "@damim/domain/templates/gallery.ts";
import { readTemplate, templateMessages } from "@damim/domain/templates/template-file.ts";
import type { TemplateRow } from "../db/template-tables.ts";
import { failure } from "../http/http-failure.ts";
import { createMarks } from "../yard/marks.ts";
import { createSharedThing } from "../yard/shared-thing.ts";
import { putWords } from "../yard/word-index.ts";
import { notThere, requireAllowed } from "../yard/yard-failures.ts";

interface SharedTemplate extends PostHead {
  readonly file: string;
}

/** The teachers who took it. */
export const uses = createMarks({
  table: "template_uses",
  thing: "template_id",
  things: "templates",
  count: "uses",
});

/**
 * The templates of the gallery. A file is read as strictly as by whoever takes it, and what is kept is what was read;
 * what colleagues made of it is theirs. Nobody changes one: the next is another.
 */
export const templates = createSharedThing<TemplateRow, SharedTemplate>({
  thing: "template",
  table: "templates",
  counter: "templates",
  failures: {
    unknown: failure(404, "TemplateUnknown", "지금은 없는 틀이에요. 목록을 다시 열어 주세요."),
    idTaken: failure(
      409,
      "TemplateIdTaken",
      "이 틀을 나누지 못했어요. 적은 말은 그대로 있어요. 창을 닫고 다시 나눠 주세요.",
    ),
    underReview: notThere,
  },
  read({ file: sent, ...typed }) {
    const { title, tags } = requireAllowed(checkCard(typed), cardMessages);
    const { name: kind, file } = requireAllowed(readTemplate(sent), templateMessages);
    return { kind, title, tags: JSON.stringify(tags), file };
  },
  first: { uses: 0 },
  blank: { title: "", tags: "[]", file: "", uses: 0 },
  clear: uses.clear,
  /** Its card, its kind, and what it shows before it is taken. */
  async settle(queries, { seq, state, title, tags, file }) {
    const read = readTemplate(file);
    const inside = read.ok ? [read.value.label, ...read.value.shared] : [];
    const words = [title, ...readTags({ tags }), ...inside].join("\n");
    await putWords(queries, "templates", seq, state === "gone" ? undefined : words);
  },
  say(_, { title, file }) {
    const read = readTemplate(file);
    return { title, body: read.ok ? read.value.shared.join("\n") : "" };
  },
});

export function readTags({ tags }: Pick<TemplateRow, "tags">): readonly string[] {
  return JSON.parse(tags) as readonly string[]; // ours
}

import { createRow } from "@damim/sync/change.ts";
import * as v from "valibot";
import {
  LONGEST_SNIPPET_CHARACTERS,
  snippetKind,
  type Snippet,
} from "../individual-record/list-memo.ts";
import { LONGEST_AREA_CHARACTERS } from "../individual-record/note.ts";
import { optional, textUpTo } from "../record/schema-parts.ts";
import { nothingDropped, type SharedFields, type TemplateKind } from "./template-kind.ts";

const MOST_SNIPPETS = 100;

const schema = v.strictObject({
  snippets: v.pipe(
    v.array(
      v.strictObject({
        text: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(LONGEST_SNIPPET_CHARACTERS)),
        area: optional(textUpTo(LONGEST_AREA_CHARACTERS)),
      }),
    ),
    v.nonEmpty(),
    v.maxLength(MOST_SNIPPETS),
  ),
});

type SnippetsTemplate = v.InferOutput<typeof schema>;

interface Source {
  readonly snippets: readonly Snippet[];
}

/** 문구: sentences that a teacher writes with, all of them as one template. */
export const snippetsTemplate: TemplateKind<Source, SnippetsTemplate, SharedFields<Snippet>> = {
  name: "snippets",
  version: 1,
  fields: { text: "shared", area: "shared" },
  schema,
  take: ({ snippets }) => ({
    snippets: snippets
      .slice(0, MOST_SNIPPETS)
      .map(({ text, area }) => ({ text, ...(area ? { area } : {}) })),
  }),
  titleOf: ({ snippets }) => `문구 ${snippets.length}개`,
  listShared: ({ snippets }) => snippets.map(({ text }) => text),
  listDropped: () => ["문구로 쓴 학생의 글"],
  countDropped: () => nothingDropped,
  // Those that stand already are not made once more.
  make: ({ snippets }, { newId, titles }) =>
    snippets
      .filter(({ text }) => !titles.includes(text))
      .map(({ text, area }) =>
        createRow(snippetKind.name, newId(), { text, ...(area ? { area } : {}) }),
      ),
};

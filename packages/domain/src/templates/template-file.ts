import type { Change } from "@damim/sync/change.ts";
import * as v from "valibot";
import { ok, refuse, type MessagesFor, type Result } from "../base/result.ts";
import { findRefusedPart } from "../names/personal-parts.ts";
import { baseTableTemplate } from "./base-table-template.ts";
import { bellsTemplate } from "./bells-template.ts";
import { budgetTemplate } from "./budget-template.ts";
import { checkTemplate } from "./check-template.ts";
import { seatRoomTemplate } from "./seat-room-template.ts";
import { snippetsTemplate } from "./snippets-template.ts";
import { surveyTemplate } from "./survey-template.ts";
import {
  templateLabels,
  type DroppedCount,
  type TemplateFacts,
  type TemplateKind,
  type TemplateName,
  type TemplatePicture,
} from "./template-kind.ts";
import { wallTemplate } from "./wall-template.ts";

/** A template that was read, ready to be shown and made. */
export interface ReadTemplate {
  readonly name: TemplateName;
  readonly label: string;
  readonly title: string;
  readonly shared: readonly string[];
  readonly picture: TemplatePicture | undefined;
  /** What was read and nothing beside it, as `readTemplate` takes it again. */
  readonly file: string;
  readonly make: (facts: TemplateFacts) => readonly Change[];
}

/** A record as it would go, and what of it stays. */
export interface SharedTemplate {
  readonly name: TemplateName;
  readonly label: string;
  readonly title: string;
  readonly shared: readonly string[];
  readonly picture: TemplatePicture | undefined;
  readonly dropped: readonly string[];
  readonly count: DroppedCount;
  /** Of `{제목}.damim.json`. */
  readonly file: string;
}

export type TemplateRefusal =
  | { readonly type: "NoTemplate" }
  | { readonly type: "TemplateTooLarge" }
  | { readonly type: "TemplateTooNew" }
  | { readonly type: "TemplateKindUnknown" }
  /** Each part that is refused, by where it stands: 「rows.2.from」. */
  | { readonly type: "TemplatePartsWrong"; readonly parts: readonly string[] };

/** A page asks the file itself; a text of so many letters is larger. */
export const LARGEST_TEMPLATE_BYTES = 65_536;
const MOST_PARTS_NAMED = 8;

const nothing = "아무것도 바꾸지 않았어요.";

export const templateMessages: MessagesFor<TemplateRefusal> = {
  NoTemplate: () =>
    `담임에서 나눈 틀이 아니에요. ${nothing} 이름이 .damim.json으로 끝나는 파일을 골라 주세요.`,
  TemplateTooLarge: () => `파일이 너무 커요. ${nothing} 틀은 64 KB까지예요.`,
  TemplateTooNew: () => "새 버전에서 만든 틀이에요. 담임을 새로 고친 뒤 가져와 주세요.",
  TemplateKindUnknown: () => "새 버전에서 만든 틀이에요. 담임을 새로 고친 뒤 가져와 주세요.",
  TemplatePartsWrong: ({ parts }) =>
    `틀에 맞지 않는 것이 있어요: ${parts.join(", ")}. ${nothing} 보낸 분께 다시 받아 주세요.`,
};

// Each kind knows its own data; beside each other they are told apart by their names alone.
// oxlint-disable-next-line typescript/no-explicit-any
const kinds: readonly TemplateKind<any, any, any>[] = [
  checkTemplate,
  bellsTemplate,
  seatRoomTemplate,
  baseTableTemplate,
  wallTemplate,
  budgetTemplate,
  snippetsTemplate,
  surveyTemplate,
];

const envelope = v.looseObject({
  damim: v.literal("template"),
  kind: v.string(),
  version: v.number(),
  data: v.unknown(),
});

/** What of a record goes into a file, and what stays: nothing that its kind does not name as shared. */
export function shareRow(name: TemplateName, source: object): SharedTemplate {
  const kind = findKind(name);
  if (!kind) throw new Error(`no template kind ${name}`);
  const data: unknown = kind.take(source);
  return {
    name,
    label: templateLabels[name],
    title: kind.titleOf(data),
    shared: kind.listShared(data),
    picture: kind.picture?.(data),
    dropped: kind.listDropped(source),
    count: kind.countDropped(source),
    file: toFile(kind, data),
  };
}

/**
 * A file as it came, from whoever: strictly by the schema of its kind, each part that does not fit named. Phones and
 * 주민등록번호 are refused like what does not fit.
 */
export function readTemplate(text: string): Result<ReadTemplate, TemplateRefusal> {
  if (text.length > LARGEST_TEMPLATE_BYTES) return refuse({ type: "TemplateTooLarge" });
  const parsed = v.safeParse(envelope, parseJson(text));
  if (!parsed.success) return refuse({ type: "NoTemplate" });
  const kind = findKind(parsed.output.kind);
  if (!kind) return refuse({ type: "TemplateKindUnknown" });
  if (parsed.output.version > kind.version) return refuse({ type: "TemplateTooNew" });
  const read = v.safeParse(kind.schema, parsed.output.data);
  if (!read.success) {
    const parts = read.issues.map((issue) => v.getDotPath(issue) ?? "data");
    return refuse({
      type: "TemplatePartsWrong",
      parts: [...new Set(parts)].slice(0, MOST_PARTS_NAMED),
    });
  }
  if (findRefusedPart(kind.listShared(read.output).join("\n")))
    return refuse({ type: "TemplatePartsWrong", parts: ["전화번호나 주민등록번호"] });
  return ok({
    name: kind.name,
    label: templateLabels[kind.name],
    title: kind.titleOf(read.output),
    shared: kind.listShared(read.output),
    picture: kind.picture?.(read.output),
    file: toFile(kind, read.output),
    make: (facts) => kind.make(read.output, facts),
  });
}

function toFile(kind: (typeof kinds)[number], data: unknown): string {
  const { name, version } = kind;
  return JSON.stringify({ damim: "template", kind: name, version, data }, null, 2);
}

function findKind(name: string) {
  return kinds.find((kind) => kind.name === name);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

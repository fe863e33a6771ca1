import type { ConsultDraft } from "@damim/domain/consult/consult-draft.ts";
import { type Consult, type ConsultWay, type ConsultWho } from "@damim/domain/consult/consult.ts";
import { wayLabels, whoLabels } from "@damim/domain/consult/consult-labels.ts";
import type { StudentId } from "@damim/domain/student/student.ts";

/** What the form holds, as texts alone: so it is kept on the device at each key. */
export interface ConsultForm {
  /** Ids, by blanks. */
  readonly students: string;
  readonly who: string;
  readonly whoNote: string;
  readonly way: string;
  readonly day: string;
  readonly time: string;
  readonly minutes: string;
  /** By lines. */
  readonly topics: string;
  readonly body: string;
  /** The digest of the body that this form began with: kept with what was typed, so that a reload forks nothing. */
  readonly from: string;
  readonly followUp: string;
  readonly dueOn: string;
}

/** Headings that a talk goes along. */
export const BODY_TEMPLATE = "[내용]\n\n\n[합의]\n\n\n[다음]\n";

/** The form of a stored record. */
export function toConsultForm(row: Consult, from: string): ConsultForm {
  return {
    students: row.studentIds.join(" "),
    who: row.who,
    whoNote: row.whoNote ?? "",
    way: row.way,
    day: row.day,
    time: row.time ?? "",
    minutes: row.minutes ? String(row.minutes) : "",
    topics: (row.topics ?? []).join("\n"),
    body: row.body ?? "",
    from,
    followUp: row.followUp ?? "",
    dueOn: row.dueOn ?? "",
  };
}

/** An empty form: a call with a guardian, now. */
export function toBlankForm(of: {
  readonly day: string;
  readonly time: string;
  readonly studentId: StudentId;
  readonly from: string;
}): ConsultForm {
  return {
    students: of.studentId,
    who: "guardian",
    whoNote: "",
    way: "phone",
    day: of.day,
    time: of.time,
    minutes: "",
    topics: "",
    body: "",
    from: of.from,
    followUp: "",
    dueOn: "",
  };
}

/** What the rules of a consultation read. Headings without a word below them are nothing written. */
export function toConsultDraft(form: ConsultForm): ConsultDraft {
  return {
    ...form,
    studentIds: listOf(form.students, " "),
    who: isWho(form.who) ? form.who : "other",
    way: isWay(form.way) ? form.way : "face",
    topics: listOf(form.topics, "\n"),
    body: form.body.trim() === BODY_TEMPLATE.trim() ? "" : form.body,
  };
}

/** Parts of a text of the form. */
export function listOf(text: string, between: string): readonly string[] {
  return text === "" ? [] : text.split(between);
}

function isWho(text: string): text is ConsultWho {
  return Object.hasOwn(whoLabels, text);
}

function isWay(text: string): text is ConsultWay {
  return Object.hasOwn(wayLabels, text);
}

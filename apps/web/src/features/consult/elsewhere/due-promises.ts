// Loaded with what shows due things.
import { LOCKED_WORDS } from "@damim/domain/secret/box.ts";
import { toConsultTitle } from "@damim/domain/consult/consult-words.ts";
import { consultKind } from "@damim/domain/consult/consult.ts";
import { keepPromise, listPromises, postponePromise } from "@damim/domain/consult/promises.ts";
import type { DueCode } from "../../../kit/manifest/due-source.ts";

export const listDue: DueCode["listDue"] = ({ store }) =>
  listPromises(store.rows(consultKind)).map((one) => ({
    id: one.id,
    title: (one.isLocked && LOCKED_WORDS) || one.followUp || "다시 연락하기",
    studentId: one.studentIds[0],
    detail: toConsultTitle(one),
    ...(one.dueOn && { dueOn: one.dueOn }),
    to: "/consulting?view=promises",
  }));

export const doneChanges: NonNullable<DueCode["doneChanges"]> = ({ today }, itemId) =>
  keepPromise(itemId, today);

export const postponeChanges: NonNullable<DueCode["postponeChanges"]> = (
  { today, calendar },
  itemId,
  to,
) => postponePromise({ id: itemId }, { to }, { today, calendar });

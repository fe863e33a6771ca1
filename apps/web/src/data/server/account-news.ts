import { ROLES, type Role } from "@damim/domain/admin/role.ts";
import { findField } from "./json-fields.ts";
import { readRememberedTeacher, rememberTeacher, type Teacher } from "./session.ts";

/** What may change of the account on another device while this page is open. */
export interface AccountNews {
  readonly teacher: Teacher;
  /** Epoch ms. */
  readonly deletionAt: number | undefined;
  /** What this teacher may do beyond the own work; null: nothing. Undefined where the server has not been heard. */
  readonly role: Role | null | undefined;
  /** Epoch ms until which nothing of this account is taken; undefined when nobody stopped it. */
  readonly suspendedUntil: number | undefined;
}

/** Before the server was heard. */
export function toUnheardAccount(teacher: Teacher): AccountNews {
  return { teacher, deletionAt: undefined, role: undefined, suspendedUntil: undefined };
}

/** Takes the news out of the live stream's hello. A server of an older version says nothing of it. */
export function hearAccountNews(known: AccountNews, hello: unknown): AccountNews {
  const email = findField(hello, "account", "email");
  if (typeof email !== "string") return known;
  const deletionAt = findField(hello, "account", "deletionAt");
  const teacher = known.teacher.email === email ? known.teacher : { ...known.teacher, email };
  // The next start of an own device, without a network, knows the new address too.
  if (teacher !== known.teacher && readRememberedTeacher()?.uid === teacher.uid) {
    rememberTeacher(teacher);
  }
  const role = findField(hello, "account", "role");
  return {
    teacher,
    deletionAt: toInstant(deletionAt),
    role: role === undefined ? known.role : (ROLES.find((one) => one === role) ?? null),
    suspendedUntil: toInstant(findField(hello, "account", "suspendedUntil")),
  };
}

function toInstant(value: unknown): number | undefined {
  return typeof value === "number" ? value : undefined;
}

/** The address may have changed since the page was opened. Shared devices remember none. */
export function withNewestEmail(teacher: Teacher): Teacher {
  const remembered = readRememberedTeacher();
  return remembered?.uid === teacher.uid ? { ...teacher, email: remembered.email } : teacher;
}

import { findField } from "./json-fields.ts";
import { readRememberedTeacher, rememberTeacher, type Teacher } from "./session.ts";

/** What may change of the account on another device while this page is open. */
export interface AccountNews {
  readonly teacher: Teacher;
  /** Epoch ms. */
  readonly deletionAt: number | undefined;
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
  return { teacher, deletionAt: typeof deletionAt === "number" ? deletionAt : undefined };
}

/** The address may have changed since the page was opened. Shared devices remember none. */
export function withNewestEmail(teacher: Teacher): Teacher {
  const remembered = readRememberedTeacher();
  return remembered?.uid === teacher.uid ? { ...teacher, email: remembered.email } : teacher;
}

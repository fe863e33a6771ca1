import { parseAssignScope } from "../class-assignment/assign-scope.ts";
import { isClubUid } from "../club/club-role.ts";
import { noticeKind } from "../notice/notice.ts";
import { parsePadScope } from "../pad/pad-scope.ts";
import { parseScope } from "../school-year/scope.ts";
import { siteSwitchKind } from "../site/site-switch.ts";

/**
 * Where rows of a scope lie, as a line of the access log keeps it with their kind behind: a teacher's own without the
 * uid, for the line outlives the account, a club's with the club's, any other as it is.
 *
 * ```ts
 * toAccessedPlace("t/u1/2026"); // "2026"
 * toAccessedPlace("t/c_019a…/2026"); // "c_019a… 2026"
 * toAccessedPlace("pad/019aa0c4-…"); // "pad/019aa0c4-…"
 * ```
 */
export function toAccessedPlace(scope: string): string {
  const own = parseScope(scope);
  if (!own) return scope;
  const last = own.type === "year" ? String(own.year) : own.type;
  return isClubUid(own.uid) ? `${own.uid} ${last}` : last;
}

/** The kind of a line's subject: 「attendanceMark」 of 「c_019a… 2026 attendanceMark」. */
export function readAccessedKind(subject: string): string {
  return subject.slice(subject.lastIndexOf(" ") + 1);
}

/**
 * What rows a line is about, for people; no id is ever shown.
 *
 * @param subject place and kind
 * @param sort what the kind is called; null where nobody knows
 *
 * ```ts
 * sayAccessed("2026 attendanceMark", "출결"); // "2026학년도 출결"
 * sayAccessed("pad/019aa0c4-… padCard", null); // "패드잇 방의 기록"
 * ```
 */
export function sayAccessed(subject: string, sort: string | null): string {
  const [place = "", kind = ""] = subject.split(" ").slice(-2);
  const name = sort ?? "기록";
  const whose = isClubUid(subject) ? "클럽의 " : "";
  if (/^\d{4}$/.test(place)) return `${whose}${place}학년도 ${name}`;
  if (place === "profile") return `${whose}${name}`;
  // Older lines have the last part of the scope alone: there the kind tells.
  if (parsePadScope(place) || kind.startsWith("pad")) return `패드잇 방의 ${name}`;
  // Its sorts say what they are of: 「반편성 학생」.
  if (parseAssignScope(place) || kind.startsWith("assign")) return sort ?? "반편성 기록";
  if (kind === noticeKind.name) return "공지";
  return kind === siteSwitchKind.name ? "기능 설정" : name;
}

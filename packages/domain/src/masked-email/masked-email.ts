const KEPT_CHARACTERS = 4;

/**
 * An e-mail address as the header shows it: the first 4 characters of the local part, the rest as
 * asterisks. A local part of 4 or fewer keeps 1, so that a short name is not shown whole.
 *
 * ```ts
 * toMaskedEmail("teacher@school.kr"); // "teac***@school.kr"
 * toMaskedEmail("kim@school.kr"); // "k**@school.kr"
 * ```
 */
export function toMaskedEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const local = Array.from(at < 0 ? email : email.slice(0, at));
  const kept = local.length <= KEPT_CHARACTERS ? 1 : KEPT_CHARACTERS;
  const masked = local.slice(0, kept).join("") + "*".repeat(Math.max(0, local.length - kept));
  return at < 0 ? masked : masked + email.slice(at);
}

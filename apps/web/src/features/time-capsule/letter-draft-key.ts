const FORM = "capsuleLetter";
const KEY = new RegExp(`^form:${FORM}:([\\w-]+):(.*)$`);

/** Whose half-written letter it is: of which capsule, and the number as it was chosen or typed. The key of its form. */
export function toLetterDraftKey(capsuleId: string, typed: string): string {
  return `${FORM}:${capsuleId}:${typed}`;
}

/** The way back, from the key of its text; nothing of another form's. */
export function readLetterDraftKey(
  key: string,
): { readonly capsuleId: string; readonly typed: string } | undefined {
  const [, capsuleId, typed] = KEY.exec(key) ?? [];
  return capsuleId === undefined || typed === undefined ? undefined : { capsuleId, typed };
}

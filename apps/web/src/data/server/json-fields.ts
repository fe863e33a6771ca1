/**
 * A value inside parsed JSON, or nothing where the path ends early.
 *
 * The entry reads its two small answers with this and not with a schema: the schema library would be
 * the largest thing of ours that a signed-out visitor waits for. Records are never read this way.
 *
 * ```ts
 * findField({ user: { id: "u1" } }, "user", "id"); // "u1"
 * ```
 */
export function findField(json: unknown, ...path: readonly string[]): unknown {
  let value = json;
  for (const name of path) {
    if (typeof value !== "object" || value === null) return undefined;
    value = (value as Readonly<Record<string, unknown>>)[name];
  }
  return value;
}

export function findText(json: unknown, ...path: readonly string[]): string | undefined {
  const value = findField(json, ...path);
  return typeof value === "string" ? value : undefined;
}

/** Undefined where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether an admin stopped this account: a decision that ends. What was to be sent waits on the device until then. */
export function isStopped(status: number, type: string | undefined): boolean {
  return status === 403 && type === "Suspended";
}

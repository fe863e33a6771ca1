import { stdSerializers } from "pino";

/** PostgreSQL: a value that does not fit, a constraint that a row breaks: its words quote what was written. */
const QUOTES_VALUES = /^2[23]/;

/**
 * An error as the log may keep it: where it happened and what it is called. A database quotes rows in its words and beside
 * them (`detail`, `where`); those are a teacher's.
 */
export function toSafeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { type, message, stack } = stdSerializers.err(error);
  const code = "code" in error ? { code: String(error.code) } : {};
  const constraint = "constraint" in error ? { constraint: String(error.constraint) } : {};
  if (!QUOTES_VALUES.test(code.code ?? "")) return { type, message, stack, ...code };
  const name = message.split(":")[0]?.replaceAll(/"[^"]*"/g, '"…"') ?? "";
  return { type, message: name, stack: stack.replaceAll(message, name), ...code, ...constraint };
}

import { DatabaseSync } from "node:sqlite";
import { SEALED_SECRET_FACT, SECRET_MARK_FACT, type SecretFacts } from "./secret-facts.ts";

/** `findSecretFacts` of a copy of SQLite that nobody has open. */
export function readSecretFacts(file: string): SecretFacts {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const find = database.prepare("select value from facts where name = ?");
    const read = (name: string): string | undefined => {
      const value = find.get(name)?.["value"];
      return typeof value === "string" ? value : undefined;
    };
    return { mark: read(SECRET_MARK_FACT), sealed: read(SEALED_SECRET_FACT) };
  } finally {
    database.close();
  }
}

/** `forgetSecret` of such a copy. */
export function forgetSecretIn(file: string): void {
  const database = new DatabaseSync(file);
  try {
    database
      .prepare("delete from facts where name in (?, ?)")
      .run(SECRET_MARK_FACT, SEALED_SECRET_FACT);
  } finally {
    database.close();
  }
}

import { isCalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import {
  LONGEST_TRUST_CHARACTERS,
  nothingTyped,
  type TypedTrust,
} from "@damim/domain/privacy/trust-facts.ts";
import { PROCESSORS } from "@damim/domain/privacy/processors.ts";
import { toPaperWords } from "@damim/domain/privacy/typed-words.ts";
import { textUpTo } from "@damim/domain/record/schema-parts.ts";
import * as v from "valibot";
import { audit } from "../admin/audit.ts";
import { mergeForm } from "../admin/merge-form.ts";
import type { Database } from "../db/open-database.ts";
import type { Queries } from "../db/schema.ts";

const TRUST_FACT = "trust";

const words = v.pipe(textUpTo(LONGEST_TRUST_CHARACTERS), v.transform(toPaperWords));
const LONGEST_HOST_CHARACTERS = 255;

const typedTrust = v.object({
  institution: words,
  officer: words,
  contact: words,
  effectiveOn: v.pipe(
    v.string(),
    v.check((text) => text === "" || isCalendarDay(text)),
  ),
  place: v.picklist(["", "own", "rented"]),
  hasConsentForms: v.boolean(),
  processors: v.record(
    v.picklist(PROCESSORS),
    v.record(textUpTo(LONGEST_HOST_CHARACTERS), v.object({ name: words, country: words })),
  ),
});

/** What an admin types once of the school, and what stood there when it was opened. */
export const typedTrustBody = v.object({ seen: typedTrust, next: typedTrust });

export async function findTypedTrust(queries: Queries): Promise<TypedTrust> {
  const fact = await queries
    .selectFrom("facts")
    .select("value")
    .where("name", "=", TRUST_FACT)
    .executeTakeFirst();
  const read = v.safeParse(typedTrust, JSON.parse(fact?.value ?? "null"));
  return read.success ? (read.output as TypedTrust) : nothingTyped;
}

/** Keeps what was typed beside what other admins typed meanwhile, with a line in the log that names the fields and not their words. */
export function saveTypedTrust(
  { database, now }: { readonly database: Database; readonly now: () => number },
  form: { readonly actorId: string; readonly seen: TypedTrust; readonly next: TypedTrust },
): Promise<void> {
  const { actorId, seen, next } = form;
  return database.tx(async (tx) => {
    // Holds the row for this transaction: two who save at once come one after the other.
    await tx
      .insertInto("facts")
      .values({ name: TRUST_FACT, value: "null" })
      .onConflict((conflict) =>
        conflict.column("name").doUpdateSet((row) => ({ value: row.ref("facts.value") })),
      )
      .execute();
    const before = await findTypedTrust(tx);
    const typed = mergeForm({ current: before, seen, next }, fieldWords);
    const changed = (Object.keys(fieldWords) as (keyof TypedTrust)[]).filter(
      (name) => JSON.stringify(before[name]) !== JSON.stringify(typed[name]),
    );
    if (changed.length === 0) return;
    const value = JSON.stringify(typed);
    await tx.updateTable("facts").set({ value }).where("name", "=", TRUST_FACT).execute();
    const after = changed.map((name) => fieldWords[name]).join(", ");
    await audit(tx, now(), { actorId, act: "privacy", after });
  });
}

const fieldWords: { readonly [Name in keyof TypedTrust]: string } = {
  institution: "기관명",
  officer: "보호책임자",
  contact: "연락처",
  effectiveOn: "시행일",
  place: "서버가 있는 곳",
  hasConsentForms: "보호자 동의서",
  processors: "맡은 업체",
};

import type { ThingName } from "@damim/domain/cafe/cafe-replies.ts";
import { decideNewcomerPost } from "@damim/domain/cafe/report-reason.ts";
import type { Queries } from "../db/schema.ts";
import type { HttpFailure } from "../http/http-failure.ts";
import type { FoundThing } from "./cases.ts";
import { findIsNewcomer, type YardUser } from "./members.ts";
import { newcomerLimit } from "./yard-failures.ts";

/** The columns that everything shared in 쌤마당 has. */
export interface SharedRow {
  /** UUIDv7, made by the device. */
  readonly id: string;
  /** By which lists go; without gaps in the order of commits. */
  readonly seq: number;
  /** Null: the account is gone. */
  readonly author_id: string | null;
  readonly state: "shown" | "waiting" | "hidden" | "gone";
  readonly created_at: number;
}

export type Named<Row> = Row & { readonly nickname: string | null };

export interface Writing {
  readonly user: YardUser;
  readonly now: number;
}

/** What is written, and what stands there already where it is changed. */
export interface Asked<Row> extends Writing {
  readonly next: Partial<Row>;
  readonly before: Row | undefined;
}

/** As it comes from a device. */
export type Sent<Text> = Text & {
  readonly id: string;
  /** Chosen with the first word in 쌤마당; not asked where there is one already. */
  readonly nickname?: string | undefined;
};

/** What one kind of thing says of itself; the rules of all of them are in `createSharedThing`. */
export interface ThingParts<Row extends SharedRow, Text> {
  readonly thing: ThingName;
  readonly table: "cafe_posts" | "cafe_comments" | "ideas" | "templates";
  readonly counter: "posts" | "comments" | "ideas" | "templates";
  readonly failures: Readonly<Record<"unknown" | "idTaken" | "underReview", () => HttpFailure>>;
  /** What was typed as it is stored, checked; throws the sentence of what is refused. */
  readonly read: (typed: Text) => Partial<Row>;
  /** What nobody typed. */
  readonly first: Partial<Row>;
  /** What stands there when no word of it does. */
  readonly blank: Partial<Row>;
  /** Lets go what hangs on it, when no word of it stays. */
  readonly clear?: (queries: Queries, id: string) => Promise<unknown>;
  /** Whether it may stand there, and whether a moderator looks first. Absent: two of a newcomer. */
  readonly admit?: (queries: Queries, asked: Asked<Row>) => Promise<"shown" | "waiting">;
  /** Brings what is found of it, and counted, up to what stands there. In the transaction that changed it. */
  readonly settle: (queries: Queries, row: Row) => Promise<void>;
  /** As moderators read it. */
  readonly say: (queries: Queries, row: Row) => Promise<Partial<FoundThing>> | Partial<FoundThing>;
}

/**
 * A newcomer shares two things a day, as any of her first day; one with a link waits for a moderator.
 *
 * @param hasLink one that was not there before
 */
export async function admitNewcomer<Row>(
  queries: Queries,
  table: ThingParts<SharedRow, never>["table"],
  { user, now, before }: Asked<Row>,
  hasLink = false,
): Promise<"shown" | "waiting"> {
  if (!(await findIsNewcomer(queries, user.id, now))) return "shown";
  if (before) return hasLink ? "waiting" : "shown";
  const { count } = await queries
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("author_id", "=", user.id)
    .executeTakeFirstOrThrow();
  const decided = decideNewcomerPost({ postsBefore: Number(count), hasLink });
  if (decided === "refused") throw newcomerLimit();
  return decided;
}

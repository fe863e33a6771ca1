import { sql } from "kysely";
import type { Queries } from "../db/schema.ts";

/**
 * One mark of each teacher on a thing, and how many they are on the thing itself: hearts, votes, uses. Whoever sets one
 * holds the thing (`holdShown`).
 */
export function createMarks(of: {
  readonly table: "cafe_hearts" | "idea_votes" | "template_uses";
  readonly thing: "post_id" | "idea_id" | "template_id";
  readonly things: "cafe_posts" | "ideas" | "templates";
  readonly count: "hearts" | "votes" | "uses";
}) {
  const [marks, things] = [sql.table(of.table), sql.table(of.things)];
  const [thing, total] = [sql.ref(of.thing), sql.ref(of.count)];
  const count = (queries: Queries, id: string) =>
    sql`update ${things} set ${total} = (select count(*) from ${marks} where ${thing} = ${id})
      where id = ${id}`.execute(queries);
  return {
    /** Taken back by a second tap. */
    async set(
      queries: Queries,
      {
        id,
        userId,
        isOn,
      }: { readonly id: string; readonly userId: string; readonly isOn: boolean },
    ): Promise<void> {
      const setting = isOn
        ? sql`insert into ${marks} (${thing}, user_id) values (${id}, ${userId}) on conflict do nothing`
        : sql`delete from ${marks} where ${thing} = ${id} and user_id = ${userId}`;
      await setting.execute(queries);
      await count(queries, id);
    },
    async has(queries: Queries, id: string, userId: string): Promise<boolean> {
      const { rows } = await sql`select user_id from ${marks}
        where ${thing} = ${id} and user_id = ${userId}`.execute(queries);
      return rows.length > 0;
    },
    /** All marks on a thing go. */
    clear: (queries: Queries, id: string) =>
      sql`delete from ${marks} where ${thing} = ${id}`.execute(queries),
    /** At the end of an account its marks go, and are counted no more. */
    async leave(queries: Queries, userId: string): Promise<void> {
      const { rows } = await sql<{ readonly id: string }>`delete from ${marks}
        where user_id = ${userId} returning ${thing} as id`.execute(queries);
      for (const { id } of rows) await count(queries, id);
    },
  };
}

import { toKoreanInstant } from "@damim/domain/calendar-day/korean-instant.ts";
import type { ArchivePart } from "./archive-part.ts";
import type { Queries } from "../db/schema.ts";

const FOLDER = "쌤카페/";

/**
 * What a teacher wrote in 쌤마당, for people: it stands among others' words and is not brought back from an archive.
 * Without a word of hers there is no such entry.
 */
export function createCafePart(queries: Queries): ArchivePart {
  return {
    isOurs: (name) => name.startsWith(FOLDER),
    async list({ uid }) {
      const posts = await queries
        .selectFrom("cafe_posts")
        .select(["title", "body", "created_at"])
        .where("author_id", "=", uid)
        .where("state", "!=", "gone")
        .orderBy("seq")
        .execute();
      const comments = await queries
        .selectFrom("cafe_comments")
        .select(["body", "created_at"])
        .where("author_id", "=", uid)
        .where("state", "!=", "gone")
        .orderBy("seq")
        .execute();
      const ideas = await queries
        .selectFrom("ideas")
        .select(["title", "steps", "created_at"])
        .where("author_id", "=", uid)
        .where("state", "!=", "gone")
        .orderBy("seq")
        .execute();
      const tries = await queries
        .selectFrom("idea_tries")
        .innerJoin("ideas", "ideas.id", "idea_tries.idea_id")
        .select(["ideas.title", "tried_on", "note"])
        .where("idea_tries.user_id", "=", uid)
        .where("note", "!=", "")
        .orderBy("tried_on")
        .execute();
      const templates = await queries
        .selectFrom("templates")
        .select(["title", "tags", "created_at"])
        .where("author_id", "=", uid)
        .where("state", "!=", "gone")
        .orderBy("seq")
        .execute();
      const texts = [
        ...posts.map(({ title, body, created_at: at }) => [title, toTime(at), "", body]),
        ...comments.map(({ body, created_at: at }) => ["댓글", toTime(at), "", body]),
        ...ideas.map(({ title, steps, created_at: at }) => [
          `이거해봐요 ${title}`,
          toTime(at),
          "",
          ...(JSON.parse(steps) as readonly string[]), // ours
        ]),
        ...templates.map(({ title, tags, created_at: at }) => [
          `틀 나눔 ${title}`,
          toTime(at),
          "",
          (JSON.parse(tags) as readonly string[]).join(", "), // ours
        ]),
        ...tries.map(({ title, tried_on: on, note }) => [`해봤어요 ${title}`, on, "", note]),
      ];
      if (texts.length === 0) return [];
      const whole = texts.map((lines) => lines.join("\r\n")).join("\r\n\r\n――――――\r\n\r\n");
      return [
        {
          name: `${FOLDER}내 글과 댓글.txt`,
          async *read() {
            yield await Promise.resolve(new TextEncoder().encode(`\uFEFF${whole}`));
          },
        },
      ];
    },
  };
}

/** With its year, whenever it is read. */
function toTime(at: number): string {
  return toKoreanInstant(at, 0);
}

import { toSentence } from "@damim/domain/base/result.ts";
import { boardsMessages, refuseBoards, type ArrangedBoard } from "@damim/domain/cafe/boards.ts";
import { textUpTo } from "@damim/domain/record/schema-parts.ts";
import * as v from "valibot";
import { audit } from "../admin/audit.ts";
import type { ServerDeps } from "../base/server-deps.ts";
import type { Queries } from "../db/schema.ts";
import { HttpFailure } from "../http/http-failure.ts";
import { admin, type Route } from "../http/route.ts";
import { lockCounter } from "../yard/counters.ts";

const boards = v.pipe(
  v.array(
    v.object({
      id: v.pipe(textUpTo(40), v.regex(/^[0-9a-z-]+$/)),
      name: v.pipe(textUpTo(60), v.trim()),
      isClosed: v.boolean(),
    }),
  ),
  v.maxLength(50),
);
/** As they are to be, and as they stood when they were taken up. */
const boardsBody = v.object({ boards, seen: boards });

/** The boards of 쌤카페, as an admin arranges them: `GET` and `POST api/admin/boards`. */
export function listBoardRoutes(deps: ServerDeps): readonly Route[] {
  const { database, now } = deps;
  return [
    admin("GET api/admin/boards", {}, async (c) =>
      c.json({ boards: await listBoards(database.queries) }),
    ),
    admin("POST api/admin/boards", { body: boardsBody, stepsUp: true }, async (c, session) => {
      const { boards: after, seen } = session.body;
      await database.tx(async (queries) => {
        await lockCounter(queries, "posts");
        await arrange(queries, after, seen);
        await audit(queries, now(), { actorId: session.user.id, act: "boards" });
      });
      return c.json({ boards: await listBoards(database.queries) });
    }),
  ];
}

async function arrange(
  queries: Queries,
  after: readonly ArrangedBoard[],
  seen: readonly ArrangedBoard[],
): Promise<void> {
  const refusal = refuseBoards(await listBoards(queries), after, seen);
  if (refusal)
    throw new HttpFailure(
      refusal.type === "BoardsChangedMeanwhile" ? 409 : 422,
      refusal.type,
      toSentence(boardsMessages, refusal),
    );
  for (const [place, { id, name, isClosed }] of after.entries()) {
    const row = { id, name, place, closed: isClosed ? 1 : 0 };
    await queries
      .insertInto("cafe_boards")
      .values(row)
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
  }
}

async function listBoards(queries: Queries): Promise<readonly ArrangedBoard[]> {
  const rows = await queries.selectFrom("cafe_boards").selectAll().orderBy("place").execute();
  return rows.map(({ id, name, closed }) => ({ id, name, isClosed: closed === 1 }));
}

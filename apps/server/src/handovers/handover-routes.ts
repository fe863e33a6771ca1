import {
  handoverItems,
  LONGEST_CARE_CHARACTERS,
  MOST_HANDED_PUPILS,
  type HandoverPreview,
  type HandoversReply,
  type TakenReply,
  type TellPerson,
} from "@damim/domain/handover/handover.ts";
import { idText, studentIdText, textUpTo } from "@damim/domain/record/schema-parts.ts";
import * as v from "valibot";
import { bringAlong } from "./bring-along.ts";
import { createSealing } from "../base/sealing.ts";
import type { ServerDeps } from "../base/server-deps.ts";
import { nothing, signedIn, type Route } from "../http/route.ts";
import { createLimit } from "../session/limits.ts";
import type { WriteScope } from "../sync/scope-writer.ts";
import { sayCapsules } from "./capsules-along.ts";
import { handoverMoved, tooManyTries } from "./handover-failures.ts";
import { findOf, move } from "./handover-moves.ts";
import { readEnvelope } from "./let-go.ts";
import { listHandovers } from "./list-handovers.ts";
import { makeHandover, tellOf } from "./make-handover.ts";
import { takeHandover, undoHandover } from "./take-handover.ts";

/** A few classes in a row; addresses are not tried out one after the other. */
const MADE_PER_HOUR = 20;
const HOUR_SECONDS = 3_600;

const makeBody = v.object({
  year: v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2199)),
  to: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200)),
  pupils: v.pipe(
    v.array(
      v.object({ id: studentIdText, care: v.exactOptional(textUpTo(LONGEST_CARE_CHARACTERS)) }),
    ),
    v.nonEmpty(),
    v.maxLength(200),
  ),
  items: v.pipe(v.array(v.picklist(handoverItems)), v.maxLength(handoverItems.length)),
  isAgreed: v.boolean(),
  capsules: v.exactOptional(v.pipe(v.array(idText), v.maxLength(200))),
});
const takeBody = v.object({
  picked: v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_HANDED_PUPILS - 1))),
    v.nonEmpty(),
    v.maxLength(MOST_HANDED_PUPILS),
  ),
});

/**
 * 다음 담임에게 넘기기 (spec 15 §7). `GET api/handovers` lists both sides; `POST api/handovers` gives, after 본인 확인; below an id the
 * receiver calls `accept` and sees what it is, `take` puts the picked into her list, `undo` takes them out; `withdraw` ends it, from
 * either side.
 */
export function listHandoverRoutes(
  { database, files, now, secrets }: Pick<ServerDeps, "database" | "files" | "now" | "secrets">,
  { writeScope, wakePush }: { readonly writeScope: WriteScope; readonly wakePush: () => void },
): readonly Route[] {
  const { hash } = createSealing(secrets.handovers);
  const tellPerson: TellPerson = (name, birthday) =>
    hash(birthday, name.normalize("NFC").replaceAll(/\s/gu, "")).toString("base64url");
  const toDeps = () => ({ writeScope, now: now(), tellPerson });
  const bring = { queries: database.queries, files, writeScope };
  const limit = createLimit({
    burst: MADE_PER_HOUR,
    seconds: HOUR_SECONDS,
    now,
    refuse: tooManyTries,
  });
  return [
    signedIn("GET api/handovers", {}, async (c, { user }) =>
      c.json<HandoversReply>(await listHandovers(database.queries, user.id, now())),
    ),
    signedIn(
      "POST api/handovers",
      { body: makeBody, stepsUp: true, limit },
      async (c, { user, body }) => {
        const { id, people } = await makeHandover(toDeps(), user, body);
        wakePush();
        c.set("accessed", [{ act: "change", subject: MADE, count: people.length, people }]);
        return { id };
      },
    ),
    signedIn("POST api/handovers/:id/accept", { body: nothing }, async (c, { user, id }) => {
      const asked = { id, uid: user.id };
      const row = await database.tx(async (queries) => {
        const found = await findOf(queries, asked, now());
        const moved = await move(queries, found, { ...asked, act: "accept", now: now() });
        if (found.state === "waiting")
          await tellOf(queries, moved, {
            to: moved.giver_id,
            body: "받는 선생님이 받았어요",
            now: now(),
          });
        return moved;
      });
      wakePush();
      const pupils = readEnvelope(row).pupils.map((one) => {
        const { id: _, person: __, ...pupil } = one;
        return pupil;
      });
      c.set("accessed", [{ act: "change", subject: ACCEPTED, count: pupils.length }]);
      return {
        pupils,
        capsules: await sayCapsules(database.queries, row),
      } satisfies HandoverPreview;
    }),
    signedIn(
      "POST api/handovers/:id/withdraw",
      { body: nothing, whileStopped: "ends", touches: [] },
      async (_, { user, id }) => {
        const asked = { id, uid: user.id };
        await database.tx(async (queries) => {
          const found = await findOf(queries, asked, now());
          const moved = await move(queries, found, { ...asked, act: "withdraw", now: now() });
          if (moved.state === "declined")
            await tellOf(queries, moved, {
              to: moved.giver_id,
              body:
                found.accepted_at === null
                  ? "받는 선생님이 받지 않았어요"
                  : "받는 선생님이 받아 본 뒤 돌려줬어요",
              now: now(),
            });
        });
        wakePush();
      },
    ),
    signedIn("POST api/handovers/:id/take", { body: takeBody }, async (c, asked) => {
      const { user, id, body } = asked;
      const taking = takeHandover(toDeps(), { id, uid: user.id }, body.picked);
      const { people, added, joined, capsules } = await taking;
      await bringAlong(bring, capsules);
      const line = { act: "change", subject: TAKEN, count: people.length, people } as const;
      c.set("accessed", people.length > 0 ? [line] : []);
      return { added, joined } satisfies TakenReply;
    }),
    signedIn("POST api/handovers/:id/undo", { body: nothing }, async (c, { user, id }) => {
      const asked = { id, uid: user.id };
      const { into_year: intoYear } = await findOf(database.queries, asked, now());
      if (intoYear === null) throw handoverMoved();
      const { people, capsules } = await undoHandover(toDeps(), { ...asked, intoYear });
      await bringAlong(bring, capsules);
      c.set("accessed", [{ act: "change", subject: UNDONE, count: people.length, people }]);
    }),
  ];
}

/** As the access log says them (`features/access-log/describe-line.ts`). */
const MADE = "POST api/handovers";
const ACCEPTED = "POST api/handovers/:id/accept";
const TAKEN = "POST api/handovers/:id/take";
const UNDONE = "POST api/handovers/:id/undo";

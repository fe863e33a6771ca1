import { toSentence } from "@damim/domain/base/result.ts";
import { idText, instant } from "@damim/domain/record/schema-parts.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { CapsuleKeysReply, CapsuleReply } from "@damim/domain/time-capsule/capsule-reply.ts";
import { capsuleForm } from "@damim/domain/time-capsule/capsule-record.ts";
import { capsuleMessages, decideCapsule } from "@damim/domain/time-capsule/decide-capsule.ts";
import * as v from "valibot";
import type { ServerDeps } from "../base/server-deps.ts";
import { tooOften } from "../http/http-failure.ts";
import { malformed } from "../http/parse-body.ts";
import { signedIn, type Route } from "../http/route.ts";
import { createLimit } from "../session/limits.ts";
import { MOST_CAPSULES, otherSecret, toFailure, tooMany } from "./capsule-failures.ts";
import type { Capsules, FoundCapsule } from "./capsules.ts";

const KEYS_PER_MINUTE = 30;
const MINUTE_SECONDS = 60;

const makeBody = v.object({ id: v.pipe(idText, v.minLength(16)), opensAt: instant });
const moveBody = v.object({ opensAt: instant });

/**
 * A teacher's time capsules. `POST api/capsules` makes the pair of keys of one and gives out the public half,
 * `POST api/capsules/:id` moves its day, `GET api/capsules/:id/keys` gives the key of each letter: after its day, by this
 * server's clock, and to nobody before.
 */
export function listCapsuleRoutes({
  capsules,
  now,
}: Pick<ServerDeps, "now"> & { readonly capsules: Capsules }): readonly Route[] {
  const limit = createLimit({
    burst: KEYS_PER_MINUTE,
    seconds: MINUTE_SECONDS,
    now,
    refuse: tooManyTries,
  });
  const findOwn = async (ownerId: string, id = ""): Promise<FoundCapsule> => {
    const found = await capsules.find(ownerId, id);
    if (!found) throw toFailure("not-found");
    return found;
  };
  return [
    // No setting of the account: its row tells the log what was made.
    signedIn("POST api/capsules", { body: makeBody, touches: [] }, async (c, { user, body }) => {
      const known = await capsules.find(user.id, body.id);
      if (!known) {
        checkDay(body.opensAt, now());
        if ((await capsules.count(user.id)) >= MOST_CAPSULES) throw tooMany();
        await capsules.make(user.id, body);
      }
      // An id that is somebody else's is none.
      return c.json(toReply(known ?? (await findOwn(user.id, body.id))));
    }),
    signedIn(
      "POST api/capsules/:id",
      { body: moveBody, touches: [] },
      async (c, { user, body, id }) => {
        const { opensAt: to } = body;
        const found = await findOwn(user.id, id);
        if (to !== found.facts.opensAt) {
          const decided = decideCapsule("owner", { act: "move-date", to }, found.facts);
          if (decided !== "allow") throw toFailure(decided);
          checkDay(to, now());
          await capsules.move(found, to);
        }
        return c.json<CapsuleReply>({ ...toReply(found), opensAt: to });
      },
    ),
    signedIn("GET api/capsules/:id/keys", { limit }, async (c, { user, id }) => {
      const found = await findOwn(user.id, id);
      const decided = decideCapsule("owner", { act: "key" }, found.facts);
      c.header("Cache-Control", "no-store");
      if (decided === "too-early") {
        const error = { type: decided, message: toSentence(capsuleMessages, { type: decided }) };
        return c.json({ error, opensAt: found.facts.opensAt }, 425);
      }
      if (decided !== "give") throw toFailure(decided);
      const keys = capsules.deriveKeys(found);
      if (!keys) throw otherSecret();
      c.set("accessed", [
        { act: "read", subject: "profile capsuleLetter", count: found.letters.length },
      ]);
      return c.json<CapsuleKeysReply>({ keys });
    }),
  ];
}

function toReply({ row }: FoundCapsule): CapsuleReply {
  return { id: row.id, publicKey: row.public_key, opensAt: row.opens_at };
}

/** Nine in the morning, from tomorrow to ten years on; a device's own word counts for nothing. */
function checkDay(opensAt: number, now: number): void {
  const { day } = capsuleForm(toSeoulDay(now)).fields;
  const read = day.read(toSeoulDay(opensAt));
  if (!read.ok || read.value !== opensAt) throw malformed("opensAt");
}

const tooManyTries = tooOften(
  "TooManyRequests",
  "너무 자주 열어 보았어요. 편지는 안전해요. 잠시 뒤에 다시 열어 주세요.",
);

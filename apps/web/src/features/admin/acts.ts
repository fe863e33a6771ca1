import type { TeacherReply } from "@damim/domain/admin/admin-reply.ts";
import { askServer } from "../../data/server/ask-server.ts";
import type { ActGround, Dice, FeatureAct, Said } from "../../kit/act/feature-act.ts";
import { askAdmin } from "./act/admin-requests.ts";

const DAY_MS = 86_400_000;

export const acts: readonly FeatureAct[] = [
  {
    name: "admin.stop",
    often: 0.02,
    places: ["admin"],
    parts: ["morning", "lessons"],
    online: [],
    run: (ground, dice) => changeOne(ground, dice, true),
  },
  {
    name: "admin.start",
    often: 0.02,
    places: ["admin"],
    online: [],
    run: (ground, dice) => changeOne(ground, dice, false),
  },
];

/** Stops the writing of an account for a day, or lets one go on that was stopped. */
async function changeOne(
  ground: ActGround,
  dice: Dice,
  isStop: boolean,
): Promise<Said | undefined> {
  const { now, prove } = ground;
  const all = await askServer<{ readonly teachers: readonly TeacherReply[] }>(
    "GET",
    "admin/teachers?q=",
  );
  const teachers = all.ok ? all.value.teachers : [];
  const one = dice.pick(
    teachers.filter(
      ({ role, suspendedUntil }) => !role && (suspendedUntil ?? 0) > now() !== isStop,
    ),
  );
  if (!one || !(await prove())) return undefined;
  const body = { until: isStop ? now() + DAY_MS : null, reason: dice.words(40) };
  const done = await askAdmin<object>({ method: "POST", path: `teachers/${one.uid}/stop`, body });
  return done.ok ? { teacher: one.uid, isStopped: isStop } : undefined;
}

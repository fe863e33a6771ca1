import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { isDestroyable } from "@damim/domain/destruction/decide-destruction.ts";
import { destructionKind } from "@damim/domain/destruction/destruction.ts";
import { readDestructionId, toDestructionId } from "@damim/domain/destruction/destruction-id.ts";
import type { KeptPromise } from "@damim/domain/destruction/kept-promise.ts";
import { toDestructionKey } from "@damim/domain/destruction/ledger.ts";
import { profileScope, yearScope } from "@damim/domain/school-year/scope.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { studentKind, type StudentId } from "@damim/domain/student/student.ts";
import * as v from "valibot";
import { failure } from "../http/http-failure.ts";
import { signedIn, type Route } from "../http/route.ts";
import type { ServerDeps } from "../base/server-deps.ts";
import type { Queries } from "../db/schema.ts";
import { addToLedger } from "../backup/ledger/ledger-file.ts";
import { toBooked, toCalledOff, toPlan } from "../promises/booked-erasures.ts";
import { notePromise } from "../promises/keep-promises.ts";
import { countPupil } from "./erase-pupil.ts";
import type { WriteScope } from "../sync/scope-writer.ts";

const planBody = v.object({
  year: v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2199)),
  studentId: v.exactOptional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))),
});

/**
 * `POST api/destructions` plans that a year of the caller's own, or a pupil of one, goes for good after seven days; asked
 * for again the first day stays. A guardian may ask in the middle of a year: a pupil's may be going on.
 * `DELETE api/destructions/:id` calls it off until it has begun. Both write the teacher's row `destruction` of that id, by
 * which every page knows of it; `destruction-job.ts` does the rest. `GET api/destructions/:year/:student` answers what
 * would go of a pupil. The access log names what was planned or called off, no pupil.
 */
export function listDestructionRoutes(
  deps: Pick<ServerDeps, "now" | "database" | "config"> & { readonly writeScope: WriteScope },
): readonly Route[] {
  const { now, database, config, writeScope } = deps;
  // Once it is true; where the process dies before, the next start tells what the table has.
  const tellLedger = (kept: KeptPromise | undefined): void =>
    kept && addToLedger(config.dataDir, { kept: [kept] });
  return [
    signedIn(
      "POST api/destructions",
      { body: planBody, stepsUp: true },
      async (c, { user, body: { year, studentId } }) => {
        c.set("accessed", []);
        if (studentId === undefined && !isDestroyable(year, toSeoulDay(now()))) throw yearNotOver();
        const scope = toDestructionKey({ uid: user.id, year, studentId });
        let said: KeptPromise | undefined;
        const answer = await writeScope(profileScope(user.id), async (draft, queries) => {
          const known = await queries
            .selectFrom("destructions")
            .select(["step", "due_at"])
            .where("scope", "=", scope)
            .executeTakeFirst();
          if (known && known.step !== "planned") throw yearDestroyed();
          if (known) return { year, dueAt: known.due_at };
          const kept = await queries
            .selectFrom("scopes")
            .select("scope")
            .where("scope", "=", yearScope(user.id, year))
            .executeTakeFirst();
          if (!kept) throw yearUnknown();
          if (studentId !== undefined && !(await hasPupil(queries, user.id, year, studentId)))
            throw pupilUnknown();
          const plan = toPlan(now());
          const booking = {
            user_id: user.id,
            year,
            student_id: studentId ?? null,
            requested_at: plan.requestedAt,
          };
          await queries
            .insertInto("destructions")
            .values({ ...booking, scope, due_at: plan.dueAt, step: "planned" })
            .execute();
          said = toBooked(booking);
          await notePromise(queries, said);
          const id = toDestructionId({ year, studentId });
          await draft.write(destructionKind.name, id, { ...plan });
          c.set("accessed", [{ act: "change", subject: `${PLANNED} ${id}` }]);
          return { year, dueAt: plan.dueAt };
        });
        tellLedger(said);
        return answer;
      },
    ),
    signedIn("DELETE api/destructions/:id", { whileStopped: "ends" }, async (c, { user, id }) => {
      c.set("accessed", []);
      const target = readDestructionId(id);
      if (!target) throw yearUnknown();
      const scope = toDestructionKey({ uid: user.id, ...target });
      let said: KeptPromise | undefined;
      const answer = await writeScope(profileScope(user.id), async (draft, queries) => {
        const { numDeletedRows: offCount } = await queries
          .deleteFrom("destructions")
          .where("scope", "=", scope)
          .where("step", "=", "planned")
          .executeTakeFirst();
        const begun = await queries
          .selectFrom("destructions")
          .select("scope")
          .where("scope", "=", scope)
          .executeTakeFirst();
        if (begun) throw yearDestroyed();
        await draft.remove(destructionKind.name, id);
        if (offCount > 0) {
          said = toCalledOff(user.id, id, now());
          await notePromise(queries, said);
        }
        if (offCount > 0) c.set("accessed", [{ act: "change", subject: `${CALLED_OFF} ${id}` }]);
        return {};
      });
      tellLedger(said);
      return answer;
    }),
    signedIn(
      "GET api/destructions/:year/:student",
      {},
      async (_, { user, year, student: student_id }) => {
        const { queries } = database;
        if (!(await hasPupil(queries, user.id, Number(year), student_id))) throw pupilUnknown();
        const pupil = { user_id: user.id, year: Number(year), student_id };
        return { counts: await countPupil(queries, pupil) };
      },
    ),
  ];
}

/** As the access log says them, with the id behind (`features/access-log/describe-line.ts`). */
const PLANNED = "POST api/destructions";
const CALLED_OFF = "DELETE api/destructions/:id";

async function hasPupil(
  queries: Queries,
  uid: string,
  year: SchoolYear,
  studentId: StudentId,
): Promise<boolean> {
  const row = await queries
    .selectFrom("rows")
    .select("id")
    .where("scope", "=", yearScope(uid, year))
    .where("kind", "=", studentKind.name)
    .where("id", "=", studentId)
    .executeTakeFirst();
  return row !== undefined;
}

const yearNotOver = failure(
  409,
  "YearNotOver",
  "아직 쓰고 있는 학년도예요. 끝난 학년도만 지울 수 있어요. 바뀐 것은 없어요.",
);
const yearUnknown = failure(404, "YearUnknown", "서버에 기록이 없는 학년도예요. 바뀐 것은 없어요.");
const pupilUnknown = failure(404, "PupilUnknown", "그 학년도에 없는 학생이에요. 바뀐 것은 없어요.");
const yearDestroyed = failure(
  409,
  "YearDestroyed",
  "이미 지우기 시작했어요. 파기 대장에서 확인해 주세요.",
);

import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { reportReasons, reportTypes } from "@damim/domain/family-report/report-parts.ts";
import {
  familyReportKind,
  type ReportReason,
  type ReportType,
} from "@damim/domain/family-report/family-report.ts";
import type { OwnReport, OwnReports } from "@damim/domain/family-report/report-reply.ts";
import type { Fields } from "@damim/sync/kind.ts";
import type { Stamps } from "@damim/sync/merge.ts";
import type { ReportRequests } from "../../../apps/web/src/data/family-report/report-requests.ts";
import type { ServerAnswer } from "../../../apps/web/src/data/server/ask-wordless.ts";
import type { Said } from "../../../apps/web/src/kit/act/feature-act.ts";
import { throwDigits } from "../../../apps/web/src/testing/throw-dice.ts";
import { toWord } from "../done-acts.ts";
import { onLine } from "../page-network.ts";
import type { World } from "../world.ts";
import { openGuestLine } from "./guest-line.ts";
import { type Guest, type Host, type InvitedPupil, readPupils, throwFor } from "./guest.ts";

/** Families who got the link of a class, as the teacher's act says it: two phones a pupil may tell of the same day. */
export function inviteTellers(world: World, teacher: Host, said: Said): readonly Guest[] {
  const pupils = readPupils(said);
  const own = pupils.filter(({ name }) => pupils.filter((one) => one.name === name).length === 1);
  return own.flatMap((pupil) =>
    ["어머니", "아버지"].map((relation) => createTeller(world, teacher, { said, pupil, relation })),
  );
}

function createTeller(
  world: World,
  teacher: Host,
  of: { readonly said: Said; readonly pupil: InvitedPupil; readonly relation: string },
): Guest {
  const { said, pupil, relation } = of;
  const scope = `t/${teacher.uid}/${toWord(said["year"])}`;
  const code = toWord(said["code"]);
  const dice = throwFor(world, `${code} ${pupil.id} ${relation}`);
  const key = throwDigits(dice, 32);
  let today: CalendarDay = "2000-01-01";
  let told: OwnReport | undefined;
  /** What the page asked and heard nothing of. */
  let waiting: ((requests: ReportRequests) => ServerAnswer<OwnReport | OwnReports>) | undefined;
  const line = openGuestLine(world, dice, hear);

  /** The ledger hears what was answered; when it was written, which nobody is told, stands on the rows. */
  async function hear({ path: at, sent }: { readonly path: string; readonly sent: unknown }) {
    const rows = await world.host
      .database()
      .queries.selectFrom("rows")
      .select(["id", "data", "stamps"])
      .where("scope", "=", scope)
      .where("kind", "=", familyReportKind.name)
      .where("id", "like", `%~${pupil.id}~%`)
      .execute();
    for (const { id, data, stamps } of rows) {
      const fields = JSON.parse(data) as Fields;
      const all = JSON.parse(stamps) as Stamps;
      // Who may change it the family's own writes alone say.
      const stamp = all["keyHash"];
      if (stamp === undefined || world.ledger.isAnswered(scope, stamp)) continue;
      const own = Object.entries(all).filter(([, each]) => each === stamp);
      const set = Object.fromEntries(own.map(([field]) => [field, fields[field] ?? null]));
      world.ledger.take(
        scope,
        { n: 0, kind: familyReportKind.name, id, set, at: stamp },
        undefined,
      );
      const { type, reason = null } = sent as { readonly type: string; readonly reason?: string };
      const name = at.endsWith("/take-back") ? "family.takeBack" : "family.tell";
      const what = { report: id, student: pupil.id, day: id.slice(0, 10), type, reason };
      teacher.keepGuest({ name, day: today, said: what, writes: [{ scope, at: stamp }] });
    }
  }

  function decide(): void {
    const { type: last, day: on } = told ?? {};
    if (last && on === today && dice.isLucky(0.4)) {
      waiting = ({ takeBack }) => takeBack({ key, day: on, type: last });
      return;
    }
    const type = dice.pick(Object.keys(reportTypes) as ReportType[]) ?? "absent";
    const reason = dice.pick(Object.keys(reportReasons) as ReportReason[]);
    const { number, name } = pupil;
    const note = dice.isLucky(0.6) ? dice.words(40).trim() : "";
    const asked = type === "fieldTrip" ? {} : { reason };
    const wish = { key, day: today, type, ...asked, note, relation, number, name, replaces: [] };
    waiting = ({ tell }) => tell(wish);
  }

  return {
    line,
    async act(day) {
      today = day;
      const { createReportRequests } =
        await import("../../../apps/web/src/data/family-report/report-requests.ts");
      await onLine(line, async () => {
        if (!waiting) decide();
        if (!waiting) return;
        const answer = await waiting(createReportRequests(code));
        const isAway = !answer.ok && ["Away", "Later"].includes(answer.refusal.type);
        if (isAway && answer.refusal.code !== "too-many-reports") return;
        if (answer.ok) told = "state" in answer.value ? answer.value : undefined;
        waiting = undefined;
      });
    },
    get isWaiting() {
      return waiting !== undefined;
    },
  };
}

import type { Said } from "../../../apps/web/src/kit/act/feature-act.ts";
import type { Oracle } from "./oracle.ts";
import { toWord } from "./records.ts";

const kinds: Readonly<Record<string, string>> = {
  absent: "absent",
  late: "late",
  early: "earlyLeave",
};

/**
 * A report never makes a mark by itself, and the teacher's one press makes the one that was told: 아파요 is 질병, all else 기타,
 * a question about 체험학습 and 「아니에요」 none. Each number is a promise that was broken: the product knows of none.
 */
export const familyReportOracle: Oracle = {
  name: "familyReport",
  tell(acts) {
    const broken = new Map<string, number>();
    const add = (what: string): void => void broken.set(what, (broken.get(what) ?? 0) + 1);
    const told = new Set<string>();
    for (const { name, said, isTakenBack } of acts) {
      const report = toWord(said["report"]);
      const marks = ((said["rows"] ?? []) as readonly Said[]).filter(
        ({ kind, after }) => kind === "attendanceMark" && after !== null,
      );
      if (name.startsWith("family.")) {
        told.add(report);
        if (marks.length > 0) add(`${report} made a mark by itself`);
      }
      if (!name.startsWith("familyReport.") || isTakenBack || report === "") continue;
      if (!told.has(report)) add(`${report} was told by nobody`);
      const kind = name === "familyReport.take" ? kinds[toWord(said["type"])] : undefined;
      const reason = toWord(said["reason"]) === "sick" ? "illness" : "other";
      for (const { id, after } of marks) {
        const is = `${toWord(id)} ${toWord((after as Said)["reason"])}`;
        if (is !== `${toWord(said["day"])}~${toWord(said["student"])}~${kind} ${reason}`)
          add(`${report} made ${is}`);
      }
    }
    return broken;
  },
};

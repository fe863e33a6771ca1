// Loaded with what shows due things.
import { toRoundTitle } from "@damim/domain/check/check-rows.ts";
import type { DueCode } from "../../../kit/manifest/due-source.ts";
import { toCheckPlace } from "../check-place.ts";
import { readCheckRows } from "../check-rows.ts";
import { listMissingRounds } from "./list-missing-rounds.ts";

export const listDue: DueCode["listDue"] = ({ store, calendar, today }) =>
  listMissingRounds(readCheckRows(store, { calendar, today })).map(
    ({ check, newest: { round, dueOn, missing } }) => ({
      id: `${check.id}~${round}`,
      title: `${toRoundTitle(check, round)} 안 낸 학생 ${missing.length}명`,
      detail: check.subject ?? undefined,
      dueOn,
      to: toCheckPlace(check.id),
    }),
  );

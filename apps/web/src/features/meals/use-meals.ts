import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { mealsReplySchema, type MealsReply } from "@damim/domain/meals/meals-reply.ts";
import { toSentence } from "@damim/domain/base/result.ts";
import { neisMessages, neisRefusals } from "@damim/domain/school-search/neis-refusal.ts";
import type { SchoolCode } from "@damim/domain/school-search/school.ts";
import { useCallback, useMemo } from "react";
import * as v from "valibot";
import { fetchMeals } from "../../data/server/neis-requests.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { useFetched } from "../../data/use-fetched.ts";
import { readText, writeText } from "../../platform/kept/device-texts.ts";

const KEPT = "meals";
const keptSchema = v.object({ about: v.string(), at: v.number(), reply: mealsReplySchema });

export interface DayMeals {
  readonly reply: MealsReply;
  /** When it came from the service, epoch ms. */
  readonly at: number;
}

/** The meals of a day; without a network what this device had of that day. A menu is no secret of a pupil. */
export function useMeals(code: SchoolCode | undefined, day: CalendarDay): DayMeals | undefined {
  const { now } = useTeacherData();
  const { office, school } = code ?? {};
  const ask = useCallback(async (): Promise<DayMeals> => {
    if (!office || !school) throw new Error("no school");
    const about = `${office}~${school}~${day}`;
    const kept = readKept(about);
    try {
      const reply = await fetchMeals({ office, school }, day);
      if (reply.type === "refused") return kept ?? { reply, at: now() };
      const at = now() - reply.ageMs;
      writeText(KEPT, JSON.stringify({ about, at, reply }));
      return { reply, at };
    } catch {
      return kept ?? { reply: { type: "refused", refusal: "NeisAway" }, at: now() };
    }
  }, [office, school, day, now]);
  const fetched = useFetched(office && school ? ask : undefined);
  const kept = useMemo(() => readKept(`${office}~${school}~${day}`), [office, school, day]);
  return fetched ?? kept;
}

/** Why there is no menu, in a sentence. */
export function toMealsTrouble(reply: Extract<MealsReply, { readonly type: "refused" }>): string {
  return reply.refusal === "NeisAway"
    ? "급식을 받지 못했어요. 인터넷이 연결되면 다시 받아 와요."
    : toSentence(neisMessages, neisRefusals[reply.refusal]);
}

function readKept(about: string): DayMeals | undefined {
  try {
    const kept = v.safeParse(keptSchema, JSON.parse(readText(KEPT) ?? "null"));
    return kept.success && kept.output.about === about ? kept.output : undefined;
  } catch {
    return undefined;
  }
}

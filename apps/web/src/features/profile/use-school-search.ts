import { neisMessages, neisRefusals } from "@damim/domain/school-search/neis-refusal.ts";
import { SHORTEST_SCHOOL_SEARCH, type School } from "@damim/domain/school-search/school.ts";
import { toSentence } from "@damim/domain/base/result.ts";
import { useEffect, useState } from "react";
import { searchSchools } from "../../data/server/neis-requests.ts";

export interface SchoolSearch {
  readonly schools: readonly School[];
  /** One line for a person: how many, why none, that typing is enough. */
  readonly sentence: string;
}

const REST_BEFORE_ASKING_MS = 350;
const nothing: SchoolSearch = { schools: [], sentence: "" };

/** Schools by what is typed, asked when the hand rests. Trouble is a sentence: the name can be typed anyway. */
export function useSchoolSearch(typed: string, isAsking: boolean): SchoolSearch {
  const name = typed.normalize("NFC").trim();
  const [found, setFound] = useState<{ readonly name: string; readonly search: SchoolSearch }>();
  const isAsked = isAsking && name.length >= SHORTEST_SCHOOL_SEARCH;
  useEffect(() => {
    if (!isAsked) return;
    let isStopped = false;
    const timer = setTimeout(() => {
      searchSchools(name).then(
        (reply) => {
          if (!isStopped) setFound({ name, search: toSearch(reply) });
        },
        () => {
          if (!isStopped) setFound({ name, search: { schools: [], sentence: AWAY } });
        },
      );
    }, REST_BEFORE_ASKING_MS);
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  }, [name, isAsked]);
  if (!isAsked) return nothing;
  return found?.name === name ? found.search : { schools: [], sentence: "찾고 있어요" };
}

const AWAY = "지금은 학교를 찾을 수 없어요. 이름을 그대로 적어 두면 돼요.";

function toSearch(reply: Awaited<ReturnType<typeof searchSchools>>): SchoolSearch {
  if (reply.type === "refused")
    return { schools: [], sentence: toSentence(neisMessages, neisRefusals[reply.refusal]) };
  const { schools, isPartial } = reply;
  if (schools.length === 0)
    return { schools, sentence: "찾는 학교가 없어요. 이름을 그대로 적어도 돼요." };
  const more = isPartial ? " 더 있으니 이름을 더 적어 보세요." : "";
  return { schools, sentence: `${schools.length}곳을 찾았어요.${more}` };
}

import { padCardKind } from "@damim/domain/pad/card/pad-card.ts";
import { Pencil } from "lucide-react";
import { useMemo } from "react";
import { usePadLive, usePadMembers, usePadRows } from "../../../data/pad/use-pad-data.ts";
import { useToolMembers } from "../../../data/use-tool-members.ts";
import { Card } from "../../../ui/card.tsx";
import { toWallWords, useIsNameless } from "../../../kit/room/wall-words.ts";
import { listNotPosted } from "./list-not-posted.ts";

/** 아직 안 올린 학생: who is still writing, who has not come in; absent pupils are not waited for. By number where names are hidden. */
export function NotPostedCard() {
  const [members] = usePadMembers();
  const [cards, cardRevision] = usePadRows(padCardKind);
  const people = usePadLive((data) => data.people);
  const { isHere } = useToolMembers();
  const isNameless = useIsNameless();
  const authors = useMemo(
    () => new Set([...cards.values()].map(({ by }) => by)),
    // oxlint-disable-next-line react/exhaustive-deps -- the map stays the same object; its revision changes
    [cards, cardRevision],
  );
  const here = new Set(people.here);
  const { pupils, absentCount } = listNotPosted(members.values(), {
    authors,
    here,
    isAtSchool: isHere,
  });
  if (members.size === 0) return null;
  const toState = (id: string) =>
    people.writing.includes(id) ? "writing" : here.has(id) ? "here" : "away";
  return (
    <Card
      title="아직 안 올린 학생"
      titleEnd={<b className="text-[1.125rem] text-brand">{pupils.length}</b>}
    >
      {pupils.length === 0 ? (
        <p className="text-15 text-fg-2">모두 올렸어요.</p>
      ) : (
        <ul aria-label="아직 안 올린 학생">
          {pupils.map(({ id, number, name }) => (
            <li
              key={id}
              className="flex min-h-11.5 items-center gap-1.5 border-t border-line-2 font-semibold first:border-t-0"
            >
              <span className="min-w-6 flex-none text-fg-3">{number}</span>
              <span className="min-w-0">
                {isNameless ? (number ? "" : toWallWords({ name }, true)) : name}
              </span>
              <Presence state={toState(id)} />
            </li>
          ))}
        </ul>
      )}
      {absentCount > 0 && (
        <p className="mt-2.5 text-13 leading-normal text-fg-3">
          오늘 결석한 {absentCount}명은 빼고 셌어요.
        </p>
      )}
    </Card>
  );
}

const STATE = "ml-auto flex flex-none items-center gap-1 text-14";

function Presence({ state }: { readonly state: "writing" | "here" | "away" }) {
  if (state !== "writing")
    return (
      <span className={`${STATE} text-fg-3`}>{state === "away" ? "접속 전" : "들어왔어요"}</span>
    );
  return (
    <span className={`${STATE} text-good`}>
      <Pencil size={15} aria-hidden />
      쓰는 중
    </span>
  );
}

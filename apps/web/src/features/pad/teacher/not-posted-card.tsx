import { padCardKind } from "@damim/domain/pad/card/pad-card.ts";
import { Pencil } from "lucide-react";
import { useMemo } from "react";
import { usePadLive, usePadMembers, usePadRows } from "../../../data/pad/use-pad-data.ts";
import { useToolMembers } from "../../../data/use-tool-members.ts";
import { Card } from "../../../ui/card.tsx";
import { toWallWords, useIsNameless } from "../card/wall-words.ts";
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
    <Card title="아직 안 올린 학생" titleEnd={<b className="room-count">{pupils.length}</b>}>
      {pupils.length === 0 ? (
        <p className="text-15 text-fg-2">모두 올렸어요.</p>
      ) : (
        <ul aria-label="아직 안 올린 학생" className="room-people">
          {pupils.map(({ id, number, name }) => (
            <li key={id}>
              <span className="room-number">{number}</span>
              <span className="room-name">
                {isNameless ? (number ? "" : toWallWords({ name }, true)) : name}
              </span>
              <Presence state={toState(id)} />
            </li>
          ))}
        </ul>
      )}
      {absentCount > 0 && <p className="room-quiet">오늘 결석한 {absentCount}명은 빼고 셌어요.</p>}
    </Card>
  );
}

function Presence({ state }: { readonly state: "writing" | "here" | "away" }) {
  if (state === "away") return <span className="room-state">접속 전</span>;
  if (state === "here") return <span className="room-state">들어왔어요</span>;
  return (
    <span className="room-state" data-now>
      <Pencil size={15} aria-hidden />
      쓰는 중
    </span>
  );
}

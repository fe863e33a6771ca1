import { listTodaysRoles } from "@damim/domain/group-screen/group-roles.ts";
import type { Group } from "@damim/domain/group-screen/group-set.ts";
import { useEffect, useMemo, useRef, useState } from "react";
import { BoardButton } from "../../../kit/board/board-button.tsx";
import { useFit } from "../../../kit/board/use-fit.ts";
import type { WidgetProps } from "./widget-view.tsx";
import { breakable } from "../../../ui/tile-name.tsx";

const chalks = [
  "bg-chalk-sky",
  "bg-chalk-yolk",
  "bg-chalk-mint",
  "bg-chalk-rose",
  "bg-chalk-lilac",
] as const;

/** Who is in which group and here today, with the roles of the day. 모둠 바꾸기: tap a pupil, then a group. */
export function GroupsWidget({ board, mode, onGroups }: WidgetProps) {
  const { set, members, isHere, talk, scores, commands } = board;
  const isMoving = mode === "move";
  const [chosen, setChosen] = useState<string>();
  const list = useFit<HTMLUListElement>({
    most: 14,
    upright: 8.5,
    easy: 6.2,
    least: 4.5,
    across: [1, 2, 3, 4, 5, 6, 7, 8],
  });
  const moved = useRef<string>(undefined);
  // The name has gone to another list, and the keyboard with it.
  useEffect(() => {
    if (!moved.current) return;
    list.current?.querySelector<HTMLElement>(`[data-member="${moved.current}"]`)?.focus();
    moved.current = undefined;
  }, [set, list]);
  const here = useMemo(
    () => new Map(members.filter(({ id }) => isHere(id)).map((member) => [member.id, member.name])),
    [members, isHere],
  );
  if (!set)
    return (
      <div className="flex min-h-0 flex-1 flex-col items-center justify-center gap-8 rounded-[--spacing(10)] bg-surface p-8 text-center">
        <p className="text-[length:--spacing(10)] font-bold text-balance">
          {members.length > 0
            ? "아직 모둠이 없어요. 명단을 섞어서 바로 나눌 수 있어요."
            : "명단에 학생이 없어요. 명단관리에서 먼저 적어 주세요."}
        </p>
        {members.length > 0 && (
          <BoardButton isMain onClick={onGroups}>
            모둠 만들기
          </BoardButton>
        )}
      </div>
    );
  const grouped = new Set(set.groups.flatMap((group) => group.members));
  const alone = isMoving ? [...here.keys()].filter((id) => !grouped.has(id)) : [];
  const tiles = [
    ...set.groups,
    ...(alone.length > 0 ? [{ id: "", name: "모둠 없음", members: alone }] : []),
  ].map((group) => ({ group, lines: listLines(group, here) }));
  return (
    <ul
      ref={list}
      aria-label="모둠"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- in a small place it scrolls
      tabIndex={0}
      className="grid min-h-0 flex-1 auto-rows-[minmax(min-content,1fr)] grid-cols-[repeat(var(--across),minmax(0,1fr))] gap-5 whitespace-nowrap data-breaks:gap-3 data-breaks:whitespace-normal portrait:grid-cols-2 portrait:auto-rows-auto fitted fitted-list"
    >
      {tiles.map(({ group: { id, name }, lines: pupils }, index) => {
        const isTalking = talk?.order[talk.at] === id;
        const isTarget =
          isMoving &&
          id !== "" &&
          chosen !== undefined &&
          pupils.every((each) => each.id !== chosen);
        const score = scores.get(name);
        return (
          <li
            key={id}
            data-fit
            aria-current={isTalking || undefined}
            className={`relative flex min-w-0 flex-col rounded-[--spacing(10)] px-6 py-4 text-board-fg portrait:rounded-[--spacing(7)] portrait:px-4 ${id === "" ? "bg-surface" : chalks[index % chalks.length]} ${isTalking ? "outline-[length:--spacing(2)] outline-warm outline-solid -outline-offset-[--spacing(2)]" : ""}`}
          >
            <div className="flex items-center gap-[0.4em] leading-[1.5]">
              {/* A long one goes on below, and the letters become smaller: it is never cut. */}
              <h2 className="min-w-0 font-extrabold whitespace-normal wrap-anywhere">{name}</h2>
              {isTalking && (
                <span className="rounded-full bg-warm px-[0.6em] text-[0.75em] font-bold text-on-warm">
                  발표
                </span>
              )}
              {score !== undefined && !isMoving && (
                <span className="ml-auto text-[1.3em] leading-none font-extrabold tabular-nums">
                  {score}
                  <span className="sr-only">점</span>
                </span>
              )}
            </div>
            <ul data-fit className="leading-[1.4] font-semibold">
              {pupils.map((pupil) => (
                <li key={pupil.id}>
                  {isMoving ? (
                    <button
                      type="button"
                      data-member={pupil.id}
                      aria-pressed={chosen === pupil.id}
                      onClick={() => setChosen(chosen === pupil.id ? undefined : pupil.id)}
                      className="w-full rounded-[0.4em] px-[0.3em] text-left hover:bg-hover aria-pressed:bg-board-brand aria-pressed:text-surface portrait:py-2"
                    >
                      {breakable(pupil.name)}
                    </button>
                  ) : (
                    <span className="flex items-baseline in-data-breaks:flex-wrap gap-x-[0.5em]">
                      <span className="shrink-0 in-data-breaks:min-w-0 in-data-breaks:shrink in-data-breaks:pl-[.7em] in-data-breaks:-indent-[.7em]">
                        {breakable(pupil.name)}
                      </span>
                      <span className="ml-auto shrink-0 text-[0.7em] text-board-fg-2">
                        {pupil.roles.join(" ")}
                      </span>
                    </span>
                  )}
                </li>
              ))}
            </ul>
            {isTarget && (
              <button
                type="button"
                aria-label={`${name}에 넣기`}
                onClick={() => {
                  moved.current = chosen;
                  setChosen(undefined);
                  commands.move(chosen, id);
                }}
                className="absolute inset-0 rounded-[inherit] border-[length:--spacing(1.5)] border-dashed border-board-brand"
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Who is here, with the roles of the day. */
function listLines(group: Group, here: ReadonlyMap<string, string>) {
  const roles = listTodaysRoles(group, (id) => here.has(id));
  return group.members.flatMap((id) => {
    const name = here.get(id);
    if (name === undefined) return [];
    const own = roles.filter(({ member }) => member === id).map(({ role }) => role);
    return [{ id, name, roles: own }];
  });
}

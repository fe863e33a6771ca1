import { addDays, toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { countDraws, countDrawn } from "@damim/domain/draw/draw-log.ts";
import {
  drawKind,
  drawTurnKind,
  toDrawId,
  type DrawItem,
  type KeptDraw,
} from "@damim/domain/draw/draw.ts";
import { writeTerms } from "@damim/domain/draw/draw-terms.ts";
import {
  findNextPlace,
  joinRound,
  listOpened,
  listRound,
  openPlace,
  shutPlace,
  type DrawPlace,
} from "@damim/domain/draw/turns.ts";
import { writeDraw } from "@damim/domain/draw/write-draw.ts";
import { useState } from "react";
import { findWorkingStore } from "../../data/teacher-data.ts";
import { useToolMembers } from "../../data/use-tool-members.ts";
import { useRows, useTeacherData } from "../../data/use-teacher-data.ts";
import { useAct } from "../../kit/act/act.ts";
import { newId, newSeed } from "../../platform/random.ts";

/** 돌아가며: each once until all were. 매번 모두: anybody each time. */
export type DrawMode = "turns" | "any";

/** 「번호로 뽑기 1–30」, where there is no roster. */
const numbersOfNobody = Array.from({ length: 30 }, (_, index) => index + 1);

/** The draw that goes on for the class in use: on any device of the teacher, and after a reload. */
export function useRound() {
  const data = useTeacherData();
  const store = findWorkingStore(data) ?? data.profile;
  const act = useAct(store);
  const { members, isHere } = useToolMembers();
  const [draws] = useRows(store, drawKind);
  const [turns] = useRows(store, drawTurnKind);
  const [chosen, setMode] = useState<DrawMode>();
  const today = toSeoulDay(data.now());
  const memberIds = new Set(members.map(({ id }) => id));

  const ofClass = [...draws]
    .map(([id, draw]): KeptDraw => ({ ...draw, id }))
    .filter((draw) =>
      members.length === 0
        ? !draw.members
        : (draw.members ?? []).some((member) => memberIds.has(member)),
    )
    .toSorted((a, b) => (a.id < b.id ? 1 : -1));
  const latest = ofClass.find(({ kind }) => kind === "turns" || kind === "any");
  const mode = chosen ?? (latest?.kind === "any" ? "any" : "turns");
  const draw = ofClass.find(
    // Of all who are here: another day has others.
    ({ id, kind }) => kind === mode && (mode === "turns" || id.startsWith(today)),
  );
  const canBeDrawn = ({ member }: Pick<DrawPlace, "item" | "member">): boolean =>
    members.length === 0 || (member !== undefined && memberIds.has(member) && isHere(member));
  const opened = draw ? listOpened(draw, turns) : [];
  const last = opened.at(-1)?.at;
  const isToday = last !== undefined && toSeoulDay(last) === today;
  const closed = draw ? listRound(draw, turns).filter(({ at }) => at === undefined) : [];
  const here = members.filter(({ id }) => isHere(id));

  /** A new draw, sealed; without `isCalled` a child calls a number first. */
  const begin = (of: DrawMode, isCalled: boolean): KeptDraw | undefined => {
    const drawn = of === "turns" ? members : here;
    const who: readonly DrawItem[] =
      members.length === 0 ? numbersOfNobody : drawn.map(({ number }) => number);
    if (who.length === 0) return undefined;
    const id = toDrawId({ day: today, uuid: newId(data.now()) });
    const before = of === "turns" ? opened.at(-1)?.item : undefined;
    const isCutShort = draw?.kind === of && of === "turns" && closed.some(canBeDrawn);
    const row = writeDraw(id, {
      terms: writeTerms({
        kind: of,
        who,
        ...(before !== undefined && who.includes(before) && { before }),
      }),
      seed: newSeed(),
      ...(members.length > 0 && { members: drawn.map((member) => member.id) }),
      ...(isCutShort && { again: draw.id }),
    });
    const number = { kind: drawKind.name, id, set: { number: "" } };
    void act(isCalled ? [row, number] : [row], "새로 섞었어요", { session: id });
    const kept = draws.get(id);
    return kept && { ...kept, id };
  };

  return {
    mode,
    draw,
    members,
    /** A child has to call a number before anything of it is known. */
    isWaiting: draw !== undefined && (draw.number === undefined || draw.number === null),
    /** What the last press opened, of today. */
    shown: isToday ? opened.filter(({ at }) => at === last) : [],
    left:
      draw && mode === "turns"
        ? closed.filter(canBeDrawn).length
        : Math.max(here.length, members.length === 0 ? numbersOfNobody.length : 0),
    isOver: draw !== undefined && mode === "turns" && !closed.some(canBeDrawn),
    counted: countDraws(ofClass, today),
    /** The last four weeks, of each member. */
    listDrawn: () => {
      const counts = countDrawn(ofClass, turns, memberIds, addDays(today, -28));
      return members.map((member) => ({ ...member, ...counts.get(member.id) }));
    },
    toName: ({ item, member }: DrawPlace): string => {
      const found = members.find(({ id }) => id === member);
      return found ? `${found.number}번 ${found.name}` : `${item}번`;
    },
    setMode,
    /** Opens the next ones; the result stands before anything moves. */
    pick: (count: number): void => {
      const round = draw ?? begin(mode, true);
      if (!round) return;
      const joining = members.flatMap((member) => joinRound(round, turns, member));
      if (joining.length > 0)
        void act(joining, "새로 온 학생을 넣었어요", { session: `${round.id}~+` });
      const at = data.now();
      const next: DrawPlace[] = [];
      for (let place = 0; place < count; place += 1) {
        const found = findNextPlace(
          round,
          turns,
          (each) => canBeDrawn(each) && !next.some(({ item }) => item === each.item),
        );
        if (found) next.push(found);
      }
      const changes = next.map((place) => openPlace(turns, place, at));
      void act(changes, "뽑았어요", { session: `${round.id}~${at}` });
    },
    /** 되돌리기: shuts what the last press opened. */
    back: (): void => {
      const shut = opened.filter(({ at }) => at === last).map(shutPlace);
      void act(shut, "뽑은 이름을 도로 덮었어요", { session: `${draw?.id}~back~${data.now()}` });
    },
    shuffle: (): void => void begin(mode, true),
    seal: (): void => void begin(mode, false),
    /** 봉인 열기: what everybody can check from then on. */
    reveal: (): void => {
      if (!draw) return;
      const change = { kind: drawKind.name, id: draw.id, set: { revealed: data.now() } };
      void act([change], "봉인을 열었어요", { session: draw.id });
    },
    /** The number that a child called, or none. */
    call: (digits: string): void => {
      if (!draw) return;
      const change = { kind: drawKind.name, id: draw.id, set: { number: digits } };
      void act([change], "숫자를 넣었어요", { session: draw.id });
    },
  };
}

import { studentColumns, toStudentCells, type RecordSheet } from "../record/record-sheet.ts";
import { groupSetKind } from "./group-set.ts";
import { wallKind, wallWidgetKind } from "./wall.ts";
import { widgetTypeLabels } from "./widget-type-labels.ts";

/** 「모둠」: who is in which group, from which day on. */
export const groupSetSheet: RecordSheet = {
  name: "모둠",
  columns: [
    { head: "이날부터", width: 12 },
    { head: "제목", width: 20 },
    { head: "모둠", width: 14 },
    ...studentColumns,
    { head: "역할", width: 20 },
  ],
  toLines: (rows) =>
    rows
      .list(groupSetKind)
      .toSorted((a, b) => (`${a.from} ${a.id}` < `${b.from} ${b.id}` ? -1 : 1))
      .flatMap(({ from, title, groups }) =>
        groups.flatMap(({ name, members, roles = [] }) =>
          members.map((member) => [
            from,
            title,
            name,
            ...toStudentCells(rows, member),
            roles
              .filter((each) => each.member === member)
              .map(({ role }) => role)
              .join(", "),
          ]),
        ),
      ),
};

/** 「모둠화면」: which walls there are. */
export const wallSheet: RecordSheet = {
  name: "모둠화면",
  columns: [
    { head: "화면", width: 20 },
    { head: "모둠", width: 20 },
  ],
  toLines: (rows) => {
    const sets = new Map(rows.list(groupSetKind).map(({ id, title }) => [id, title]));
    return rows
      .list(wallKind)
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ title, groupSet }) => [title, groupSet ? (sets.get(groupSet) ?? "지운 모둠") : ""]);
  },
};

/** 「모둠화면 위젯」: what stands where. */
export const wallWidgetSheet: RecordSheet = {
  name: "모둠화면 위젯",
  columns: [
    { head: "화면", width: 20 },
    { head: "위젯", width: 12 },
    { head: "칸", width: 14 },
    { head: "내용", width: 60 },
  ],
  toLines: (rows) => {
    const walls = new Map(rows.list(wallKind).map(({ id, title }) => [id, title]));
    return rows
      .list(wallWidgetKind)
      .toSorted((a, b) => (`${a.wall} ${a.id}` < `${b.wall} ${b.id}` ? -1 : 1))
      .map(({ wall, type, cell, value }) => [
        walls.get(wall) ?? "지운 화면",
        widgetTypeLabels[type],
        `${cell.x + 1}열 ${cell.y + 1}줄`,
        typeof value === "string" ? value : value === undefined ? "" : JSON.stringify(value),
      ]);
  },
};

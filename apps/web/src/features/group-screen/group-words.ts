import { groupSetKind, type GroupSet } from "@damim/domain/group-screen/group-set.ts";
import {
  wallKind,
  wallWidgetKind,
  WIDGET_TYPES,
  type Wall,
  type WallWidget,
} from "@damim/domain/group-screen/wall.ts";
import { widgetTypeLabels } from "@damim/domain/group-screen/widget-type-labels.ts";
import { dayWords, type RecordWords } from "../../kit/record/record-words.ts";

export const groupSetWords: RecordWords<GroupSet> = {
  kind: groupSetKind,
  sort: "모둠",
  toSubject: ({ fields: { title } }) => (typeof title === "string" ? `「${title}」` : "모둠"),
  fields: {
    title: { label: "제목", isInSubject: true },
    groups: {
      label: "모둠",
      describe: (groups) => (Array.isArray(groups) ? `모둠 ${groups.length}개` : undefined),
    },
    from: dayWords("이날부터"),
  },
};

export const wallWords: RecordWords<Wall> = {
  kind: wallKind,
  sort: "모둠화면",
  toSubject: ({ fields: { title } }) => (typeof title === "string" ? `「${title}」` : "모둠화면"),
  fields: { title: { label: "이름", isInSubject: true }, groupSet: undefined },
};

export const wallWidgetWords: RecordWords<WallWidget> = {
  kind: wallWidgetKind,
  sort: "모둠화면 위젯",
  toSubject: ({ fields }) => {
    const type = WIDGET_TYPES.find((each) => each === fields["type"]);
    return type ? widgetTypeLabels[type] : "위젯";
  },
  fields: {
    value: {
      label: "내용",
      describe: (value) => (typeof value === "string" ? value : undefined),
    },
    wall: undefined,
    type: undefined,
    cell: undefined,
  },
};

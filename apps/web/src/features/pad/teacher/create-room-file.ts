import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toSeoulTimeText } from "@damim/domain/calendar-day/korean-instant.ts";
import { PAD_TEACHER } from "@damim/domain/pad/pad-member.ts";
import type { PadComment, PadHeart } from "@damim/domain/pad/pad-reaction.ts";
import type { PadCardType } from "@damim/domain/pad/pad-room.ts";
import { writeXlsx } from "hucre/xlsx";
import type { PadCardRow, PadColumnRow, PadMemberRow } from "../../../data/pad/use-pad-data.ts";

/** What a spreadsheet of a room is made of. */
export interface RoomRows {
  readonly cards: readonly PadCardRow[];
  readonly columns: readonly PadColumnRow[];
  readonly members: ReadonlyMap<string, PadMemberRow>;
  readonly comments: readonly PadComment[];
  readonly hearts: readonly PadHeart[];
}

const cardColumns = [
  { head: "번호", width: 7 },
  { head: "이름", width: 12 },
  { head: "별칭", width: 12 },
  { head: "종류", width: 8 },
  { head: "내용", width: 60 },
  { head: "칸", width: 14 },
  { head: "링크나 파일", width: 28 },
  { head: "하트", width: 7 },
  { head: "댓글", width: 7 },
  { head: "상태", width: 10 },
  { head: "올린 때", width: 18 },
];
const commentColumns = [
  { head: "카드", width: 40 },
  { head: "번호", width: 7 },
  { head: "이름", width: 12 },
  { head: "댓글", width: 60 },
  { head: "쓴 때", width: 18 },
];

/** Everything that was written in a room, with the pupils' real names: for the teacher alone. */
export async function createRoomFile(rows: RoomRows): Promise<Blob> {
  const { cards, columns, members, comments, hearts } = rows;
  const titles = new Map(columns.map(({ id, title }) => [id, title]));
  const commentCounts = countByCard(comments);
  const heartCounts = countByCard(hearts);
  const cardsById = new Map(cards.map((card) => [card.id, card]));
  const cardLines = cards.map((card) => [
    ...toPerson(members, card.by),
    members.get(card.by)?.alias ?? "",
    TYPE_WORDS[card.type],
    card.text,
    titles.get(card.column ?? "") ?? "",
    card.link ?? card.fileName ?? "",
    heartCounts.get(card.id) ?? 0,
    commentCounts.get(card.id) ?? 0,
    STATE_WORDS[card.state],
    toInstantText(card.madeAt),
  ]);
  const commentLines = comments.map((comment) => [
    cardsById.get(comment.card)?.text ?? "",
    ...toPerson(members, comment.by),
    comment.text,
    toInstantText(comment.madeAt),
  ]);
  const toSheet = (name: string, heads: typeof cardColumns, lines: (string | number)[][]) => ({
    name,
    rows: [heads.map(({ head }) => head), ...lines],
    columns: heads.map(({ width }) => ({ width })),
    freezePane: { rows: 1 },
  });
  const bytes = await writeXlsx({
    sheets: [
      toSheet("카드", cardColumns, cardLines),
      toSheet("댓글", commentColumns, commentLines),
    ],
  });
  return new Blob([new Uint8Array(bytes)], {
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  });
}

const TYPE_WORDS: Readonly<Record<PadCardType, string>> = {
  text: "글",
  picture: "사진",
  drawing: "그림",
  link: "링크",
  file: "파일",
  sound: "소리",
  poll: "투표",
};
const STATE_WORDS = { waiting: "확인 전", shown: "보임", hidden: "숨김" } as const;

function countByCard(rows: readonly { readonly card: string }[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { card } of rows) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

function toPerson(
  members: ReadonlyMap<string, PadMemberRow>,
  by: string,
): readonly [number: number | string, name: string] {
  const member = members.get(by);
  return [member?.number ?? "", by === PAD_TEACHER ? "선생님" : (member?.name ?? "")];
}

function toInstantText(at: number): string {
  return `${toSeoulDay(at)} ${toSeoulTimeText(at)}`;
}

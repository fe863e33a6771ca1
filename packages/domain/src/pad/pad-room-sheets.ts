import { toSeoulDay } from "../calendar-day/calendar-day.ts";
import { toSeoulTimeText } from "../calendar-day/korean-instant.ts";
import type { SheetCell, SheetColumn } from "../record/record-sheet.ts";
import type { PadCard, PadColumn } from "./card/pad-card.ts";
import { PAD_TEACHER, type PadMember } from "./room/pad-member.ts";
import type { PadComment, PadHeart } from "./card/pad-reaction.ts";
import type { PadCardType } from "./room/pad-room.ts";

/** What the spreadsheet of a room is made of. */
export interface PadRoomRows {
  /** In the order in which they are listed. */
  readonly cards: readonly (PadCard & { readonly id: string })[];
  readonly columns: readonly (PadColumn & { readonly id: string })[];
  readonly members: ReadonlyMap<string, PadMember>;
  readonly comments: readonly PadComment[];
  readonly hearts: readonly PadHeart[];
}

export interface PadRoomSheet {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly lines: readonly (readonly SheetCell[])[];
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
export function toPadRoomSheets(rows: PadRoomRows): readonly PadRoomSheet[] {
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
  return [
    { name: "카드", columns: cardColumns, lines: cardLines },
    { name: "댓글", columns: commentColumns, lines: commentLines },
  ];
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
  members: ReadonlyMap<string, PadMember>,
  by: string,
): readonly [number: number | string, name: string] {
  const member = members.get(by);
  return [member?.number ?? "", by === PAD_TEACHER ? "선생님" : (member?.name ?? "")];
}

function toInstantText(at: number): string {
  return `${toSeoulDay(at)} ${toSeoulTimeText(at)}`;
}

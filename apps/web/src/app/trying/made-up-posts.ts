import type {
  CafeListReply,
  CafePost,
  CafePostReply,
  CafeReply,
} from "@damim/domain/cafe/cafe-replies.ts";
import type { Idea, IdeaListReply, IdeaReply } from "@damim/domain/idea/idea-replies.ts";
import type {
  GalleryLine,
  GalleryReply,
  GalleryTemplateReply,
} from "@damim/domain/templates/gallery.ts";
import { shareRow } from "@damim/domain/templates/template-file.ts";
import { presetBells } from "@damim/domain/bells/preset-bells.ts";

const WRITTEN_AT = Date.parse("2026-11-24T16:20:00+09:00");
const DAY_MS = 86_400_000;

/** Of the shape that an address takes. */
function toId(kind: string, index: number): string {
  return `00000000-0000-7000-8000-${kind.repeat(11)}${index}`;
}

const boards = [
  { id: "talk", name: "이야기" },
  { id: "help", name: "도움방" },
];

const posts = [
  {
    board: "talk",
    title: "아침 5분, 칠판에 질문 하나만 적어 두기",
    body: "등교하면서 읽고 포스트잇에 답을 붙이게 했더니 조용히 하루가 시작돼요.\n「오늘 가장 기대되는 것은?」처럼 짧은 질문이 좋았어요.",
    tags: ["아침활동"],
    nickname: "느긋한 솔방울",
    hearts: 12,
  },
  {
    board: "talk",
    title: "현장체험학습 버스 자리, 뽑기로 정했더니",
    body: "미리 봉인해 두고 아이들 앞에서 열었어요. 아무도 따지지 않더라고요.",
    tags: ["자리", "체험학습"],
    nickname: "부지런한 까치",
    hearts: 8,
  },
  {
    board: "help",
    title: "결석신고서를 자꾸 늦게 내는 집, 어떻게 하세요?",
    body: "전화를 드려도 일주일씩 늦어져요. 다른 선생님들은 어떻게 안내하시는지 궁금해요.",
    tags: ["출결"],
    nickname: "조용한 버드나무",
    hearts: 5,
  },
].map((post, index): CafePost => ({
  ...post,
  id: toId("a", index),
  seq: 3 - index,
  isOwn: false,
  state: "shown",
  comments: 0,
  createdAt: WRITTEN_AT - index * DAY_MS,
  files: [],
  editedAt: null,
  isHearted: false,
}));

const ideas = [
  {
    title: "수학 익힘, 짝과 소리 내어 풀기",
    subject: "수학",
    grades: "34",
    minutes: 20,
    materials: ["수학 익힘책"],
    steps: ["짝과 한 문제씩 번갈아 고르기", "푸는 길을 소리 내어 말하기", "짝이 답을 확인하기"],
    nickname: "느긋한 솔방울",
    votes: 9,
  },
  {
    title: "하루 한 줄 감사 쪽지",
    subject: "학급 살이",
    grades: "",
    minutes: 5,
    materials: ["쪽지"],
    steps: ["하교 5분 전에 고마웠던 일을 한 줄 적기", "원하는 사람만 읽기", "상자에 모으기"],
    nickname: "부지런한 까치",
    votes: 6,
  },
  {
    title: "교실에서 하는 이어 그리기",
    subject: "미술",
    grades: "12",
    minutes: 40,
    materials: ["8절 도화지", "색연필"],
    steps: ["모둠마다 주제 정하기", "3분마다 옆으로 넘기기", "완성한 그림에 이름 짓기"],
    nickname: "조용한 버드나무",
    votes: 4,
  },
].map((idea, index): Idea => ({
  ...idea,
  id: toId("b", index),
  seq: 3 - index,
  state: "new",
  tries: 0,
  isOwn: false,
  isHidden: false,
  createdAt: WRITTEN_AT - index * DAY_MS,
  editedAt: null,
  isVoted: false,
}));

const shared = [
  {
    tags: ["초등"],
    nickname: "느긋한 솔방울",
    of: shareRow("bells", { ...presetBells[0], days: "12345" }),
  },
  {
    tags: ["안내장"],
    nickname: "부지런한 까치",
    of: shareRow("check", { title: "우유 급식 신청서" }),
  },
  {
    tags: ["국어", "3학년"],
    nickname: "조용한 버드나무",
    of: shareRow("check", { title: "독서 기록장", subject: "국어", repeat: "5" }),
  },
].map(({ of, ...card }, index) => {
  const template: GalleryLine = {
    ...card,
    id: toId("c", index),
    seq: 3 - index,
    kind: of.name,
    title: of.title,
    uses: 7 - index,
    isOwn: false,
    isHidden: false,
    createdAt: WRITTEN_AT - index * DAY_MS,
  };
  return { template, file: of.file } satisfies GalleryTemplateReply;
});

/**
 * What 쌤카페, 이거해봐요 and 틀 나눔 hold in 둘러보기: three of each, made up, to be read. `path` is below `api/`, with its
 * query; nothing for what is asked of nobody.
 */
export function findMadeUp(path: string): object | undefined {
  const { pathname, searchParams } = new URL(path, "http://inside");
  const [part = "", list, id] = pathname.slice(1).split("/");
  const board = searchParams.get("board");
  const words = (searchParams.get("q") ?? "").trim();
  if (part === "cafe") return findOfCafe(list, id, { board, words });
  if (part === "ideas") {
    const idea = ideas.find((each) => each.id === list);
    if (idea) return { idea, tries: [] } satisfies IdeaReply;
    const wanted = ["state", "grade", "subject"].map((name) => searchParams.get(name));
    const fits = ({ state, grades, subject }: Idea): boolean =>
      fitsOne(wanted[0], state) && fitsGrade(wanted[1], grades) && fitsOne(wanted[2], subject);
    return list === undefined
      ? ({ ideas: ideas.filter(fits), hasMore: false } satisfies IdeaListReply)
      : undefined;
  }
  if (part === "similar-ideas") return { ideas: [] };
  if (part === "templates") {
    if (list !== undefined) return shared.find(({ template }) => template.id === list);
    const kind = searchParams.get("kind");
    const templates = shared
      .map(({ template }) => template)
      .filter((each) => fitsOne(kind, each.kind) && each.title.includes(words));
    return { templates, hasMore: false } satisfies GalleryReply;
  }
  return undefined;
}

function findOfCafe(
  list: string | undefined,
  id: string | undefined,
  { board, words }: { readonly board: string | null; readonly words: string },
): object | undefined {
  if (list === undefined)
    return {
      boards,
      nickname: null,
      stoppedUntil: null,
      isModerator: false,
      unread: 0,
    } satisfies CafeReply;
  if (list === "news") return { count: 0 };
  if (list === "letters") return { letters: [] };
  if (list === "blocks") return { nicknames: [] };
  if (list !== "posts") return undefined;
  const post = posts.find((each) => each.id === id);
  if (post) return { post, comments: [], hasMore: false } satisfies CafePostReply;
  if (id !== undefined) return undefined;
  const fits = ({ board: its, title, body }: CafePost): boolean =>
    fitsOne(board, its) && `${title}\n${body}`.includes(words);
  return { posts: posts.filter(fits), hasMore: false } satisfies CafeListReply;
}

function fitsOne(wanted: string | null | undefined, value: string): boolean {
  return wanted === null || wanted === undefined || wanted === value;
}

/** An idea without grades is for all of them. */
function fitsGrade(wanted: string | null | undefined, grades: string): boolean {
  return wanted === null || wanted === undefined || grades === "" || grades.includes(wanted);
}

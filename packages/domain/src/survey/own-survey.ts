import type { QuestionType, SurveyQuestion } from "./survey.ts";

/** What a teacher's own survey may ask. */
export const ownQuestionTypes = [
  "single",
  "multi",
  "scale",
  "text",
  "pupils",
] as const satisfies readonly QuestionType[];
export type OwnQuestionType = (typeof ownQuestionTypes)[number];

export const MOST_OWN_QUESTIONS = 20;
export const MOST_OWN_OPTIONS = 60;
export const LONGEST_OWN_HEAD_CHARACTERS = 200;
export const LONGEST_OWN_OPTION_CHARACTERS = 60;

/** As it is typed: options stand one on a line. */
export interface TypedQuestion {
  readonly type: OwnQuestionType;
  readonly head: string;
  readonly options: string;
}

/** A survey to begin with. */
export interface SurveyTemplate {
  readonly title: string;
  readonly questions: readonly Omit<SurveyQuestion, "id">[];
}

const five = "(1 전혀 아니에요, 5 아주 그래요)";

/** 「우리 반 시작 설문」, 「학급 온도」, 「체험학습 희망」. */
export const surveyTemplates: readonly SurveyTemplate[] = [
  {
    title: "우리 반 시작 설문",
    questions: [
      { type: "text", head: "친구들이 나를 어떻게 불러 주면 좋은가요?" },
      { type: "text", head: "내가 좋아하는 것과 잘하는 것을 적어 주세요." },
      {
        type: "multi",
        head: "해 보고 싶은 역할을 모두 골라 주세요.",
        options: ["학급 회의", "청소와 정리", "게시판 꾸미기", "책과 물건 챙기기", "친구 돕기"],
      },
      { type: "scale", head: `새 학년이 기대돼요. ${five}` },
      { type: "text", head: "올해 우리 반에서 꼭 해 보고 싶은 것은 무엇인가요?" },
      { type: "text", head: "선생님이 알아 두면 좋은 것이 있으면 적어 주세요." },
    ],
  },
  {
    title: "학급 온도",
    questions: [
      { type: "scale", head: `요즘 학교에 오는 것이 즐거워요. ${five}` },
      { type: "scale", head: `우리 반은 서로 도와줘요. ${five}` },
      { type: "scale", head: `수업 시간에 마음 편히 말할 수 있어요. ${five}` },
      {
        type: "single",
        head: "쉬는 시간에는 주로 어떻게 지내나요?",
        options: ["여럿이 함께", "한두 명과 함께", "혼자 조용히", "그때그때 달라요"],
      },
      { type: "text", head: "요즘 고마운 일을 적어 주세요." },
      { type: "text", head: "선생님께 하고 싶은 말이 있으면 적어 주세요." },
    ],
  },
  {
    title: "체험학습 희망",
    questions: [
      {
        type: "single",
        head: "가장 가고 싶은 곳은 어디인가요?",
        options: ["박물관·미술관", "과학관", "숲·생태 체험", "직업 체험", "놀이공원"],
      },
      {
        type: "multi",
        head: "해 보고 싶은 활동을 모두 골라 주세요.",
        options: ["만들기", "몸으로 놀기", "관찰하기", "공연 보기", "요리하기"],
      },
      {
        type: "single",
        head: "버스를 타면 멀미를 하나요?",
        options: ["안 해요", "가끔 해요", "자주 해요"],
      },
      { type: "text", head: "못 먹는 음식이나 걱정되는 것이 있으면 적어 주세요." },
    ],
  },
];

/** Whether it is answered by choosing among the teacher's options. */
export function hasOwnOptions({ type }: Pick<SurveyQuestion, "type">): boolean {
  return type === "single" || type === "multi";
}

/** What may be asked about friends: whom somebody does not want is never asked. */
export const friendHeads = [
  "함께 모둠을 하고 싶은 친구를 3명까지 골라 주세요.",
  "짝이 되고 싶은 친구를 3명까지 골라 주세요.",
  "쉬는 시간에 함께 놀고 싶은 친구를 3명까지 골라 주세요.",
  "도움이 필요할 때 부르고 싶은 친구를 3명까지 골라 주세요.",
] as const;
export const MOST_FRIENDS = 3;

/** The questions of a room: pupils tap numbers, and learn nobody's name. */
export function toRoomQuestions(
  questions: readonly SurveyQuestion[],
  numbers: readonly number[],
): readonly SurveyQuestion[] {
  return questions.map((question) =>
    question.type === "pupils" ? { ...question, options: numbers.map(String) } : question,
  );
}

/** The numbers that a pupil tapped, as the teacher reads them: 「3번 김가온, 7번 이나래」. */
export function nameFriends(
  values: Readonly<Record<string, string>>,
  questions: readonly Pick<SurveyQuestion, "id" | "type">[],
  nameByNumber: ReadonlyMap<number, string>,
): Readonly<Record<string, string>> {
  const toWords = (text: string): string =>
    text
      .split(/\n|, /u)
      .map((number) => [`${number}번`, nameByNumber.get(Number(number))].filter(Boolean).join(" "))
      .join(", ");
  const friends = new Set(questions.flatMap(({ id, type }) => (type === "pupils" ? [id] : [])));
  return Object.fromEntries(
    Object.entries(values).map(([id, text]) => [
      id,
      friends.has(id) && text ? toWords(text) : text,
    ]),
  );
}

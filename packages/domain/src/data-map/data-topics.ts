import type { RetentionKey } from "./retention.ts";

/** What is kept of people for one purpose, as papers name it. */
export interface DataTopic {
  readonly name: string;
  readonly whose: "학생" | "보호자" | "선생님" | "학생과 보호자";
  readonly items: string;
  readonly purpose: string;
  /** Whether it may tell of health, family or belief (민감정보). */
  readonly isSensitive: boolean;
  readonly from: string;
  readonly until: RetentionKey;
  readonly seenBy: string;
}

type Line = readonly [
  name: string,
  whose: DataTopic["whose"],
  items: string,
  purpose: string,
  from: string,
  until: RetentionKey,
  seenBy?: string,
];

const toTopic =
  (isSensitive: boolean) =>
  (...[name, whose, items, purpose, from, until, seenBy = "적은 선생님"]: Line): DataTopic => ({
    name,
    whose,
    items,
    purpose,
    isSensitive,
    from,
    until,
    seenBy,
  });
const of = toTopic(false);
const sensitive = toTopic(true);

/**
 * The data map: what this server keeps of people, in the order of the papers. Each kind of record (`registry/records.ts`) and each
 * table (the server's `table-places.ts`) names its topics here.
 */
export const dataTopics = {
  roster: of(
    "학생 명단",
    "학생",
    "번호, 이름, 성별, 생년월일, 반, 사진, 메모, 전에도 우리 반이었는지",
    "학급 운영",
    "선생님",
    "year-records",
  ),
  guardian: of(
    "보호자 연락",
    "보호자",
    "성함, 전화번호, 연락한 시각과 결과",
    "등교 확인과 상담 연락",
    "선생님",
    "guardian-contacts",
  ),
  health: sensitive(
    "건강·알레르기",
    "학생",
    "알레르기, 병결 사유",
    "급식과 건강 배려, 출결 처리",
    "선생님, 보호자",
    "health",
  ),
  attendance: of(
    "출결",
    "학생",
    "결석·지각·조퇴·결과와 사유, 낸 서류",
    "출결 관리와 나이스 마감",
    "선생님, 보호자",
    "year-records",
  ),
  consult: sensitive(
    "상담 기록",
    "학생과 보호자",
    "상담한 날과 방법, 나눈 이야기, 봉인 코드, 기록을 잠근 열쇠(암호로 감싼 것)",
    "상담과 생활지도",
    "선생님",
    "year-records",
  ),
  booking: of(
    "상담 예약",
    "보호자",
    "예약한 분의 이름과 전화번호, 때와 방법, 하고 싶은 이야기",
    "상담 시간 정하기",
    "보호자",
    "bookings",
  ),
  familyReport: sensitive(
    "가정에서 알린 것",
    "학생과 보호자",
    "결석·지각·조퇴와 까닭, 알린 말, 알린 분과의 관계",
    "등교 확인과 출결 처리",
    "보호자",
    "family-reports",
  ),
  observed: sensitive(
    "관찰과 글",
    "학생",
    "개별기록, 목록 글, 일지와 메모에 적은 글, AI 초안",
    "생활지도와 학교생활기록부 작성 준비",
    "선생님",
    "year-records",
  ),
  checked: of(
    "제출과 점수",
    "학생",
    "제출 여부, 상점, 놀이 점수",
    "과제와 활동 확인",
    "선생님",
    "year-records",
  ),
  seating: of(
    "자리와 모둠",
    "학생",
    "자리, 모둠, 뽑기에 나온 차례",
    "자리와 모둠 정하기",
    "선생님",
    "year-records",
  ),
  survey: of(
    "설문 답",
    "학생과 보호자",
    "설문에 적은 이름·번호와 답",
    "의견 모으기",
    "학생, 보호자",
    "year-records",
  ),
  files: of(
    "사진과 파일",
    "학생",
    "선생님이나 학생이 올린 사진과 파일",
    "기록과 활동 결과 모으기",
    "선생님, 학생",
    "year-records",
  ),
  pad: of(
    "패드잇 방",
    "학생",
    "방에서 고른 이름이나 번호, 올린 글과 그림, 기기 종류",
    "수업 활동",
    "학생",
    "pad-rooms",
    "방에 들어온 학생과 선생님",
  ),
  capsule: of(
    "타임캡슐",
    "학생",
    "학생이 쓴 편지(열릴 때까지 잠겨 있어요)",
    "학급 활동",
    "학생",
    "capsules",
  ),
  assignment: sensitive(
    "반편성 자료",
    "학생",
    "이름, 성별, 생년월일, 지금 반, 참고할 점",
    "다음 학년 반편성",
    "선생님",
    "class-assignment",
  ),
  handover: sensitive(
    "다음 담임에게 넘기는 것",
    "학생과 보호자",
    "번호, 이름, 성별, 생년월일, 고른 것만: 건강·알레르기, 보호자 연락처, 배려할 점",
    "다음 학년 담임에게 인계",
    "선생님",
    "handovers",
    "넘긴 선생님, 받기로 한 선생님",
  ),
  ai: sensitive(
    "AI에 보낸 글",
    "학생",
    "이름을 가린 글과 받은 답",
    "글 다듬기",
    "선생님",
    "ai-texts",
  ),
  classWork: of(
    "학급 운영 자료",
    "선생님",
    "시간표, 일정, 할 일, 예산, 화면 설정",
    "학급 운영",
    "선생님",
    "year-records",
  ),
  account: of(
    "계정과 기기",
    "선생님",
    "메일 주소, 별명, 학교, 되돌릴 수 없게 바꾼 비밀번호, 로그인한 기기와 주소",
    "로그인과 본인 확인",
    "선생님",
    "account",
    "본인, 서버를 맡은 분",
  ),
  yard: of(
    "쌤마당에 쓴 글",
    "선생님",
    "별명, 글, 댓글, 알린 글",
    "선생님끼리 나누기",
    "선생님",
    "account",
    "이 서버의 선생님",
  ),
  push: of(
    "알림",
    "선생님",
    "알림 받는 기기의 주소, 보낸 알림(학생 이름 없음)",
    "알림 보내기",
    "선생님의 기기",
    "deliveries",
    "본인",
  ),
  familyPush: of(
    "가정으로 가는 알림",
    "보호자",
    "알림을 켠 브라우저의 주소(누구인지는 적지 않아요)",
    "우리 반 소식이 온 것을 알리기",
    "보호자의 기기",
    "family-push",
    "아무도 보지 않아요",
  ),
  accessLog: of(
    "접속 기록",
    "선생님",
    "알아볼 수 없게 바꾼 계정, 때, 한 일, 학생, 기기와 주소",
    "학생 정보를 누가 다뤘는지 확인",
    "서버",
    "access-log",
    "본인",
  ),
  promises: of(
    "파기와 약속의 장부",
    "선생님",
    "무엇을 언제 파기하고 잠그고 끝냈는지(학생 이름 없음), 기록을 잠근 열쇠(암호로 감싼 것)",
    "되살린 백업에서도 지켜야 할 것을 지키기",
    "서버",
    "promises",
    "서버를 맡은 분",
  ),
  audit: of(
    "관리 기록",
    "선생님",
    "누가 언제 어떤 관리 일을 했는지",
    "관리 일의 책임 확인",
    "서버",
    "audit",
    "서버를 맡은 분",
  ),
} as const satisfies Readonly<Record<string, DataTopic>>;

export type TopicName = keyof typeof dataTopics;
export const TOPICS = Object.keys(dataTopics) as readonly TopicName[];

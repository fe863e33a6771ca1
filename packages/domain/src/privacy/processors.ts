/** Who may get something for this server, in the order of the papers. */
export const processorWords = {
  hosting: { label: "서버를 빌려준 곳", does: "서버와 데이터베이스를 빌려줘요", gets: "모든 기록" },
  bucket: { label: "파일 저장소", does: "사진과 파일을 보관해요", gets: "사진과 파일" },
  backup: { label: "백업 저장소", does: "백업을 보관해요", gets: "암호화한 백업" },
  mail: { label: "메일 서버", does: "선생님께 메일을 보내요", gets: "선생님의 메일 주소" },
  push: {
    label: "알림 서버",
    does: "선생님 기기에 알림을 전해요",
    gets: "기기의 알림 주소, 암호화한 알림",
  },
  ai: { label: "AI", does: "선생님이 맡긴 글을 다듬어요", gets: "이름을 가린 글" },
  errors: { label: "오류 수집", does: "프로그램 오류를 모아요", gets: "이름과 글을 뺀 오류" },
  counts: { label: "쓰임 집계", does: "열린 화면을 세요", gets: "화면 이름과 횟수" },
  google: {
    label: "Google 로그인",
    does: "선생님 로그인을 확인해요",
    gets: "선생님의 Google 계정 주소",
  },
} as const;

export type ProcessorName = keyof typeof processorWords;
export const PROCESSORS = Object.keys(processorWords) as readonly ProcessorName[];

/** What the answers to the council hang on. Whatever is absent is not so. */
export interface CouncilFacts {
  /** A 보호책임자 with a way to reach them is named. */
  readonly officer?: boolean;
  /** The address has a certificate that devices trust by themselves. */
  readonly https?: boolean;
  /** How pupils under 14 are asked: by forms, or not at all because nothing names them. */
  readonly under14?: "consent" | "no-names";
  readonly numbersOnly?: boolean;
  /** Pads may come over http in the school's own network. */
  readonly lanPads?: boolean;
  readonly mail?: boolean;
  readonly hosting?: boolean;
  /** Where photos and files lie. */
  readonly bucket?: boolean;
  readonly backup?: boolean;
  readonly push?: boolean;
  readonly ai?: "local" | "cloud";
  readonly errors?: "self" | "outside";
  readonly counts?: "self" | "outside";
  readonly google?: boolean;
  /** Whose company and country stand in the policy. */
  readonly named?: readonly ProcessorName[];
}

import { budgetEntry } from "@damim/domain/budget/entry-record.ts";
import { postDraft } from "@damim/domain/cafe/post-draft-record.ts";
import { checkMark } from "@damim/domain/check/check-mark-record.ts";
import {
  parseAssignDraft,
  toPlaceName,
  toPupilWords,
} from "@damim/domain/class-assignment/assign-plan.ts";
import { subjectForm } from "@damim/domain/class-table/subject-record.ts";
import { councilPack } from "@damim/domain/privacy/council-pack-record.ts";
import { listMemo, listText } from "@damim/domain/individual-record/list-text-record.ts";
import { noteForm } from "@damim/domain/individual-record/note-record.ts";
import { memoFolder } from "@damim/domain/memo/memo-record.ts";
import { guardianContact } from "@damim/domain/morning/guardian-contact-record.ts";
import type { Fields } from "@damim/domain/record/field.ts";
import { records } from "@damim/domain/registry/records.ts";
import { event, eventDay } from "@damim/domain/schedule/event-record.ts";
import { ownDayForm } from "@damim/domain/school-calendar/own-day-record.ts";
import { schoolTerms } from "@damim/domain/school-calendar/school-terms-record.ts";
import { ownSurveyForm } from "@damim/domain/survey/own-survey-form.ts";
import { WORDLESS_FORMS } from "../../data/drafts/list-drafts.ts";
import { capsuleLetter } from "@damim/domain/time-capsule/capsule-record.ts";

/** What is said of the half-written words of one form. */
export interface DraftWords {
  /** 「상담」, 「쌤카페 댓글」: where a teacher typed them. */
  readonly sort: string;
  /** They have labels, and know how a value is said. */
  readonly fields?: Fields;
  /** Where a draft keeps more than the words: what of it was typed. */
  readonly read?: (text: string) => readonly string[];
}

const said = ({ sort, fields }: Required<Omit<DraftWords, "read">>): DraftWords => ({
  sort,
  fields,
});
const plain = (sort: string, fields: Fields = {}): DraftWords => ({ sort, fields });

/** By what their key begins with, every form that keeps a draft. Nothing of one that keeps no words. */
export const draftWords: Readonly<Record<string, DraftWords | undefined>> = {
  ...Object.fromEntries(records.map((of) => [of.kind.name, said(of)])),
  ...Object.fromEntries(WORDLESS_FORMS.map((head) => [head, undefined])),
  "ai-answer": plain("AI매니저 · 붙여넣은 답"),
  "ai-letter": plain("AI매니저"),
  "ai-sentence": plain("AI매니저 · 문장"),
  "assign-class-name": plain("반편성 · 반 이름"),
  "assign-rule": plain("반편성 · 규칙"),
  "assign-why": plain("반편성 · 사유"),
  "attendance-note": plain("출결 사유"),
  baseTable: plain("기본 시간표"),
  spread: plain("시수 맞추기"),
  units: plain("진도표"),
  board: plain("쌤카페 게시판"),
  "cafe-first-nickname": plain("쌤카페 별명"),
  "cafe-nickname": plain("쌤카페 별명"),
  cafeAppeal: plain("쌤카페 이의 제기"),
  cafeComment: plain("쌤카페 댓글"),
  cafeCommentEdit: plain("쌤카페 댓글"),
  cafeEdit: plain("쌤카페 글", postDraft.fields),
  "came-numbers": plain("온 번호"),
  capsuleLetter: plain("타임캡슐 편지", capsuleLetter.fields),
  capture: plain("한 줄 기록"),
  case: plain("신고 처리"),
  "check-note": plain("제출 메모", checkMark.fields),
  "check-numbers": plain("제출 번호"),
  "chosen-note": plain("출결 사유"),
  "class-assignment": { sort: "반편성", read: listAssigned },
  "class-assignment-paste": plain("반편성 · 붙여넣은 명단"),
  "class-assignment-title": plain("반편성 · 이름"),
  club: plain("클럽"),
  "club-pick": plain("클럽 · 학생 고르기"),
  "consult-archive": plain("상담 보관"),
  contact: said(guardianContact),
  council: said(councilPack),
  dayNotice: { sort: "알림장", read: (text) => [text.split("\n").at(-1) ?? ""] },
  "event-line": plain("일정", event.fields),
  feed: plain("캘린더 구독"),
  "former-school": plain("전입 전 출결"),
  handover: plain("다음 담임에게 넘기기"),
  ideaEdit: plain("이거해봐요"),
  ideaNew: plain("이거해봐요"),
  ideaTry: plain("이거해봐요 · 해 봤어요"),
  leave: plain("전출·유예"),
  lessonChange: plain("교환·보강"),
  list: said(listMemo),
  "log-line": { sort: "하루일지 · 고치던 줄", read: (text) => text.split("\n").slice(1) },
  match: plain("예산 · 맞춰 보기"),
  "memo-folder": said(memoFolder),
  "money-line": plain("예산", budgetEntry.fields),
  "new-board": plain("쌤카페 게시판"),
  note: { sort: "개별기록", fields: noteForm.fields },
  notice: plain("공지"),
  "own-day": plain("휴일", ownDayForm.fields),
  padRoomName: plain("패드잇 방 이름"),
  passkey: plain("패스키 이름"),
  "plan-hours": plain("계획 시수"),
  "range-note": plain("출결 사유"),
  readyTimer: plain("준비물 타이머"),
  report: plain("신고"),
  review: plain("사용법 후기"),
  "roster-list": plain("명렬표"),
  "roster-paste": plain("명단 · 붙여넣은 명단"),
  roulette: plain("돌림판"),
  "school-year": plain("학교정보"),
  "seat-rule": plain("자리 규칙"),
  "seat-rule-reason": plain("자리 규칙 · 사유"),
  slip: plain("메모"),
  snippet: plain("문구"),
  "student-form": plain("명단"),
  subject: plain("과목", subjectForm.fields),
  ownSurvey: plain("설문", ownSurveyForm.fields),
  "survey-paste": plain("설문 · 붙여넣은 답"),
  "task-line": plain("할 일"),
  "teacher-reason": plain("회원 관리 · 사유"),
  templateShare: plain("틀 나눔"),
  terms: said(schoolTerms),
  text: { sort: "목록 글", fields: listText.fields },
  "turn-note": plain("일정 메모", eventDay.fields),
  unseen: plain("개별기록"),
  wall: plain("모둠화면 이름"),
  wallWidget: plain("모둠화면 · 알릴 말"),
  trust: plain("개인정보와 심의"),
};

/** Labels of what has none of a record's: of screens that ask in their own words. */
export const fieldLabels: Readonly<Record<string, string>> = {
  again: "다시 한다면",
  amount: "금액",
  birthday: "생일",
  body: "내용",
  columns: "칸",
  counted: "센 금액",
  day: "날짜",
  day1: "월요일",
  day2: "화요일",
  day3: "수요일",
  day4: "목요일",
  day5: "금요일",
  days: "요일",
  evidence: "근거",
  goal: "목표",
  grades: "학년",
  guardians: "보호자",
  healthNote: "건강",
  item: "내용",
  items: "준비물",
  lastDay: "마지막 날",
  lines: "적은 줄",
  materials: "준비물",
  memo: "메모",
  minutes: "분",
  name: "이름",
  nickname: "별명",
  note: "메모",
  institution: "기관명",
  officer: "보호책임자",
  contact: "연락처",
  number: "번호",
  place: "장소",
  reason: "사유",
  roles: "역할",
  room: "장소",
  rows: "시각",
  school: "학교",
  sex: "성별",
  steps: "순서",
  subject: "과목",
  tags: "태그",
  teacher: "선생님",
  teams: "모둠",
  text: "글",
  time: "시각",
  title: "제목",
  why: "사유",
  with: "바꿔 준 선생님",
};

/** A whole job of 반편성 lies on this device alone: whom it is about, and where each goes. */
function listAssigned(text: string): readonly string[] {
  const { settings, pupils } = parseAssignDraft(text);
  return [
    settings.title,
    ...pupils.map(({ place, note, ...pupil }) =>
      [toPupilWords(pupil), place !== undefined && `${toPlaceName(settings, place)}반`, note]
        .filter(Boolean)
        .join(" · "),
    ),
  ];
}

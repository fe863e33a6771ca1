import type { FormRow } from "@damim/domain/individual-record/neis-form/form-rows.ts";
import type {
  FormMatch,
  LeftReason,
} from "@damim/domain/individual-record/neis-form/match-form.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import type { ReactNode } from "react";

const SHOWN_LETTERS = 16;

const reasons: Readonly<Record<LeftReason, string>> = {
  noName: "이름이 비어 있어요.",
  noNumber: "번호가 비어 있어요.",
  unreadNumber: "번호를 읽지 못했어요.",
  dateNumber: "엑셀이 날짜로 바꾼 번호예요.",
  noText: "아직 쓴 글이 없어요.",
  otherNumber: "이름은 같은데 번호가 달라요.",
  otherName: "번호는 같은데 이름이 달라요.",
  otherClass: "다른 반이에요.",
  unknown: "이 목록에 없는 학생이에요.",
  sameName: "이름이 같은 학생이 둘이라 번호가 있어야 해요.",
  twice: "파일에 두 번 나와요.",
  formula: "칸에 수식이 있어 그대로 두었어요.",
};

/** What is not filled: lines of the file, and texts whose pupil has none. */
export function FormReport({ match }: { readonly match: FormMatch }) {
  const otherClass = match.left.filter(({ reason }) => reason === "otherClass");
  const left = match.left.filter(({ reason }) => reason !== "otherClass");
  return (
    <>
      {match.without.length > 0 && (
        <ReportList label="글은 있는데 파일에서 찾지 못한 학생">
          {match.without.map((text) => (
            <li key={text.id}>{toStudentWords(text)}</li>
          ))}
        </ReportList>
      )}
      {match.left.length > 0 && (
        <ReportList label="파일에 있지만 채우지 않는 줄">
          {left.map(({ row, reason }) => (
            <li key={row.row}>
              {toRowWords(row)} <span className="text-fg-2">{reasons[reason]}</span>
            </li>
          ))}
          {otherClass.length > 0 && <li>다른 반 학생 {otherClass.length}명</li>}
        </ReportList>
      )}
    </>
  );
}

/** 「7행 4번 박지안」, 「8행 302-14 윤도현」 of a number that nobody can read. */
export function toRowWords({ row, name, number, written }: FormRow): string {
  const who = toStudentWords({ number, name }).trim();
  return `${row}행 ${number === undefined ? `${cut(written)} ${who}`.trim() : who}`;
}

function cut(words: string): string {
  return words.length > SHOWN_LETTERS ? `${words.slice(0, SHOWN_LETTERS)}…` : words;
}

export function ReportList(props: { readonly label: string; readonly children: ReactNode }) {
  const { label, children } = props;
  return (
    <section>
      <h3 className="text-15 font-bold">{label}</h3>
      <ul aria-label={label} className="mt-1 flex flex-col gap-1 text-15 wrap-anywhere">
        {children}
      </ul>
    </section>
  );
}

import {
  sortAssignPupils,
  toOldClass,
  toPlaceName,
  type AssignDraft,
  type AssignPupil,
} from "@damim/domain/class-assignment/assign-plan.ts";
import {
  listRecord,
  toInstantWords,
  toSexName,
} from "@damim/domain/class-assignment/assign-sheets.ts";
import {
  listNewClass,
  type NumberedPupil,
  type NumberOrder,
} from "@damim/domain/class-assignment/class-facts.ts";
import { PrintedTable } from "../../../kit/table/printed-table.tsx";
import type { TableColumn } from "../../../kit/table/table-column.ts";

export type PrintedSort = "new" | "old" | "slips" | "record";

export interface PrintedAssignmentProps {
  readonly draft: AssignDraft;
  readonly sort: PrintedSort;
  readonly order: NumberOrder;
  readonly hasNote: boolean;
  readonly place: string;
  readonly proof: string;
}

type Line = NumberedPupil & { readonly className: string };

const oldColumns: readonly TableColumn<Line>[] = [
  { head: "이전 반", width: 8, text: ({ pupil }) => toOldClass(pupil.classKey) },
  { head: "번호", width: 6, isNumber: true, text: ({ pupil }) => pupil.number },
  { head: "이름", width: 16, text: ({ pupil }) => pupil.name },
  { head: "성별", width: 6, text: ({ pupil }) => toSexName(pupil) },
];
const birthday: TableColumn<Line> = {
  head: "생년월일",
  width: 12,
  text: ({ pupil }) => pupil.birthday ?? "",
};
const note: TableColumn<Line> = { head: "비고", width: 30, text: ({ pupil }) => pupil.note ?? "" };
const newNumber: TableColumn<Line> = {
  head: "새 번호",
  width: 7,
  isNumber: true,
  text: ({ number }) => number,
};
const newClass: TableColumn<Line> = { head: "새 반", width: 8, text: ({ className }) => className };

/** What goes on paper: only paper shows it. */
export function PrintedAssignment(props: PrintedAssignmentProps) {
  const { draft, sort, order, hasNote, place, proof } = props;
  const classes = Array.from({ length: draft.settings.classes }, (_, at) => {
    const className = `${toPlaceName(draft.settings, at)}반`;
    const lines = listNewClass(draft, at, order).map((one): Line => ({ ...one, className }));
    return { className, lines };
  });
  const grade = draft.settings.grade ? `${draft.settings.grade}학년 ` : "";
  if (sort === "slips") return <Slips draft={draft} grade={grade} />;
  if (sort === "record")
    return (
      <PrintedTable
        title={`${grade}반편성 협의 기록`}
        place={place}
        columns={[
          { head: "일시", width: 16, text: ({ at }) => toInstantWords(at) },
          { head: "한 일", width: 40, text: ({ words }) => words },
          { head: "사유", width: 20, text: ({ why }) => why },
          { head: "치우침", width: 12, text: ({ change }) => change },
        ]}
        rows={listRecord(draft)}
        note={proof}
      />
    );
  const all = new Map(classes.flatMap(({ lines }) => lines).map((line) => [line.pupil.id, line]));
  const sheets =
    sort === "new"
      ? classes.map(({ className, lines }) => ({
          title: `${grade}${className} 명단`,
          columns: [newNumber, ...oldColumns, birthday, ...(hasNote ? [note] : [])],
          lines,
        }))
      : listOld(draft.pupils).map(([classKey, pupils]) => ({
          title: `${toOldClass(classKey)} 아이들이 간 곳`,
          columns: [...oldColumns, newClass, newNumber],
          lines: pupils.flatMap(({ id }) => all.get(id) ?? []),
        }));
  return (
    <>
      {sheets.map(({ title, columns, lines }) => (
        <div key={title} className="hidden break-after-page last:break-after-auto print:block">
          <PrintedTable
            title={title}
            place={place}
            columns={columns}
            rows={lines}
            note={`${lines.length}명`}
          />
        </div>
      ))}
    </>
  );
}

/** 「우리 반 아이들이 간 곳」: a class of now with its pupils by number. */
function listOld(
  pupils: readonly AssignPupil[],
): readonly (readonly [string, readonly AssignPupil[]])[] {
  const sorted = sortAssignPupils(pupils);
  return [...new Set(sorted.map(({ classKey }) => classKey))].map((classKey) => [
    classKey,
    sorted.filter((pupil) => pupil.classKey === classKey),
  ]);
}

/** For guardians: one slip a pupil, to be cut. The class alone, no reason. */
function Slips({ draft, grade }: { readonly draft: AssignDraft; readonly grade: string }) {
  return (
    <section aria-hidden className="print-upright hidden text-[12px] text-fg print:block">
      <ul className="grid grid-cols-2">
        {sortAssignPupils(draft.pupils).map((pupil) => (
          <li
            key={pupil.id}
            className="break-inside-avoid border border-dashed border-[#808080] px-4 py-3"
          >
            <p>
              {toOldClass(pupil.classKey)} {pupil.number}번 <b>{pupil.name}</b> 보호자님께
            </p>
            <p className="mt-1 text-[14px]">
              새 학년 반은{" "}
              <b>
                {grade && "가배정 "}
                {toPlaceName(draft.settings, pupil.place ?? 0)}반
              </b>
              이에요.
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

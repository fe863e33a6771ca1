import { countNeisBytes, type EnterBytes } from "@damim/domain/individual-record/neis-bytes.ts";
import { toListTextId, type ListText } from "@damim/domain/individual-record/list-memo.ts";
import type { RosterStudent, StudentId } from "@damim/domain/student/student.ts";
import { useEffect, useRef } from "react";
import type { LiveRows } from "../../../data/use-teacher-data.ts";
import { ByteBar } from "./byte-bar.tsx";

/** From so much of the limit on, the figure says that little is left. */
const NEARLY = 0.9;

/** The pupils of a list with how much stands in each text. */
export function PupilList(props: {
  readonly memoId: string;
  readonly pupils: readonly RosterStudent[];
  readonly texts: LiveRows<ListText>;
  readonly openId: StudentId | undefined;
  /** Of the open one, as it is typed. */
  readonly openText: string;
  readonly limit: number | null;
  readonly enterBytes: EnterBytes;
  readonly onOpen: (student: RosterStudent) => void;
}) {
  const { memoId, pupils, texts, openId, openText, limit, enterBytes, onOpen } = props;
  const rows = pupils.map((student) => {
    const stored = texts.get(toListTextId({ memoId, studentId: student.id }))?.text ?? "";
    const text = student.id === openId ? openText : stored;
    return { student, bytes: countNeisBytes(text, enterBytes) };
  });
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    section.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [openId]);
  const written = rows.filter(({ bytes }) => bytes > 0).length;
  return (
    <section
      ref={section}
      aria-label="학생"
      className="rounded-card border border-line-2 bg-surface py-3 md:sticky md:top-2 md:max-h-[calc(100dvh-12rem)] md:overflow-y-auto"
    >
      <p className="flex justify-between px-4 pb-1 text-13 font-semibold text-fg-2">
        <span>
          {pupils.length}명 중 {written}명 씀
        </span>
        <span>바이트</span>
      </p>
      <ul>
        {rows.map(({ student, bytes }) => {
          const isOpen = student.id === openId;
          return (
            <li key={student.id}>
              <button
                type="button"
                aria-current={isOpen || undefined}
                className={`relative grid min-h-12 w-full grid-cols-[2rem_1fr_auto] items-center gap-x-2 px-4 py-1.5 text-left ${isOpen ? "bg-brand-weak before:absolute before:inset-y-0 before:left-0 before:w-1 before:rounded-r-pill before:bg-brand" : "hover:bg-hover"}`}
                onClick={() => onOpen(student)}
              >
                <span className="sr-only">{student.number}번</span>
                <span
                  aria-hidden
                  className={`text-right text-14 ${isOpen ? "text-fg-2" : "text-fg-3"}`}
                >
                  {student.number}
                </span>
                <span className="truncate text-15 font-semibold">{student.name}</span>
                <Figure bytes={bytes} limit={limit} />
                {limit !== null && (
                  <ByteBar bytes={bytes} limit={limit} className="col-span-2 col-start-2 h-[3px]" />
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Figure({ bytes, limit }: { readonly bytes: number; readonly limit: number | null }) {
  const look = "text-14 font-semibold tabular-nums";
  if (bytes === 0) return <span className="text-14 text-fg-2">아직</span>;
  if (limit !== null && bytes > limit)
    return (
      <span className={`${look} text-danger`}>
        +{bytes - limit}
        <span className="sr-only">바이트 넘음</span>
      </span>
    );
  const isNearly = limit !== null && bytes >= limit * NEARLY;
  return <span className={`${look} ${isNearly ? "text-warm-strong" : "text-fg-2"}`}>{bytes}</span>;
}

import { coverPerson, sayFoundPerson } from "@damim/domain/names/cover-person.ts";
import { TriangleAlert } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import type { NameScanning } from "./use-name-scan.ts";

/** 이름 살피기: who seems to be named in a text, before it leaves. Nothing where nobody is. */
export function NameScan(props: {
  readonly scan: NameScanning;
  /** The text with one of them covered. */
  readonly onCover: (text: string) => void;
}) {
  const { scan, onCover } = props;
  const { found, roster, text, dismiss } = scan;
  if (found.length === 0) return null;
  return (
    <section className="flex flex-col gap-1 rounded-ctl bg-danger-weak px-4 py-3">
      <output className="flex items-center gap-2 text-15 font-bold text-danger">
        <TriangleAlert size={18} aria-hidden className="shrink-0" />
        올리기 전에 봐 주세요
      </output>
      <ul aria-label="이름 살피기" className="divide-y divide-line">
        {found.map((person) => (
          <li key={person.at} className="flex flex-wrap items-center gap-2 py-2">
            <span className="min-w-0 flex-1 basis-48 font-semibold">
              {sayFoundPerson(person, roster)} · 「{person.word}」
            </span>
            <Button variant="line" onClick={() => onCover(coverPerson(text, person))}>
              {person.kind === "name" || person.kind === "given" ? "한 학생으로" : "가리기"}
            </Button>
            <Button variant="line" onClick={() => dismiss(person.word)}>
              {person.kind === "name" || person.kind === "given"
                ? "이름이 아니에요"
                : "그대로 두기"}
            </Button>
          </li>
        ))}
      </ul>
      <p className="text-14 text-fg-2">명단은 이 기기 밖으로 나가지 않아요</p>
    </section>
  );
}

import type { SealAnswer } from "@damim/domain/seal/check-seals.ts";
import {
  listChangedHeads,
  listStrangeHeads,
  type SealedLine,
} from "@damim/domain/seal/read-sealed-lines.ts";
import { sayChangedHeads, saySealAnswer, sayStrangeHeads } from "@damim/domain/seal/seal-words.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { useRoster } from "../../../data/use-roster.ts";
import { type ToFileColumns, toSealedCells } from "./sealed-cells.ts";
import { useAnswer } from "./use-answer.ts";
import { type SealedVersion, useSealedVersions } from "./use-sealed-versions.ts";

/** Of the records of a file, how many are as they were sealed; the others one by one. */
export function FileAnswer(props: {
  readonly store: Store;
  readonly lines: readonly SealedLine[];
  readonly toColumns: ToFileColumns;
}) {
  const { store, lines, toColumns } = props;
  const students = useRoster(store);
  const answer = useAnswer(store);
  const answers = lines.map(({ code }): SealAnswer =>
    code === undefined ? { type: "unknown" } : answer(code),
  );
  const versions = useSealedVersions(store, answers);
  if (!versions) return <output>봉인된 글과 견주고 있어요.</output>;
  const others = lines
    .map((line, at) => ({ line, said: say(line, answers[at] ?? { type: "unknown" }) }))
    .filter(({ said }) => said !== "");
  const strange = listStrangeHeads(
    lines,
    toColumns(new Map()).map(({ head }) => head),
  );
  return (
    <section className="flex flex-col gap-3 rounded-card border border-line-2 p-4">
      <output className="text-17 font-bold">
        {others.length === 0
          ? `${strange.length === 0 ? "맞아요. " : "봉인된 칸은 "} ${lines.length}건 모두 봉인된 글 그대로예요.`
          : `${lines.length}건 가운데 ${lines.length - others.length}건이 지금도 봉인된 글 그대로예요.`}
      </output>
      {others.length > 0 && (
        <ul aria-label="다른 기록" className="flex flex-col gap-2 text-15">
          {others.map(({ line, said }) => (
            <li key={line.number}>
              <strong>{line.number}번 줄</strong>: {said}
            </li>
          ))}
        </ul>
      )}
      {strange.length > 0 && <p className="text-15">{sayStrangeHeads(strange)}</p>}
      <p className="text-14 text-fg-2">
        학생의 이름과 번호는 봉인되지 않아요. 어느 학생의 기록인지만 견줘요.
      </p>
    </section>
  );

  /** First the file against what was sealed, then what became of the record since; nothing where both are the same. */
  function say(line: SealedLine, found: SealAnswer): string {
    if (line.code === undefined) return "봉인 코드가 없어요.";
    if (found.type === "unknown") return saySealAnswer(found);
    const compared = compare(line, found.seal, versions?.get(found.seal.id) ?? "away");
    if (found.type === "same") return compared;
    return `${compared || "파일은 봉인된 글 그대로예요."} ${saySealAnswer(found)}`;
  }

  function compare(
    line: SealedLine,
    seal: Parameters<typeof toSealedCells>[0],
    version: SealedVersion,
  ): string {
    if (version === "away") return "고치기 전에 봉인된 글은 인터넷이 연결되어야 견줄 수 있어요.";
    if (version === "forgotten") return "봉인된 글이 변경 이력에 없어서 견주지 못했어요.";
    const heads = listChangedHeads(line, toSealedCells(seal, version, students, toColumns));
    return heads.length > 0 ? sayChangedHeads(heads) : "";
  }
}

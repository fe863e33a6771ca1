import { consultKind } from "@damim/domain/consult/consult.ts";
import type { SealAnswer } from "@damim/domain/seal/check-seals.ts";
import {
  listChangedHeads,
  listMissingHeads,
  listStrangeHeads,
  type SealedLine,
  type SealedSheet,
} from "@damim/domain/seal/read-sealed-lines.ts";
import { sayChangedHeads, saySealAnswer, sayUnlooked } from "@damim/domain/seal/seal-words.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { useRoster } from "../../../data/use-roster.ts";
import { useRows } from "../../../data/use-teacher-data.ts";
import { type ToSealedColumns, toSealedCells } from "./sealed-cells.ts";
import { useAnswer } from "./use-answer.ts";
import { type SealedVersion, useSealedVersions } from "./use-sealed-versions.ts";

/** Of the records of a file, how many are as they were sealed; the others one by one, and what was not looked at. */
export function FileAnswer(props: {
  readonly store: Store;
  readonly sheet: SealedSheet;
  readonly toColumns: ToSealedColumns;
}) {
  const { store, sheet, toColumns } = props;
  const { lines } = sheet;
  const students = useRoster(store);
  const consults = useRows(store, consultKind);
  const answer = useAnswer(store);
  const ask = ({ code }: SealedLine, proven?: ReadonlySet<string>): SealAnswer =>
    code === undefined ? { type: "unknown" } : answer(code, proven);
  const here = lines.map((line) => ask(line));
  const pasts = useSealedVersions(store, here);
  if (!pasts) return <output>봉인된 글과 견주고 있어요.</output>;
  const others = lines
    .map((line, at) => ({ line, said: say(line, here[at] ?? { type: "unknown" }) }))
    .filter(({ said }) => said !== "");
  const heads = toColumns(new Map()).map(({ head }) => head);
  const told = new Set(here.map((one) => one.type !== "unknown" && one.seal.rowId));
  const unlooked = {
    sheets: sheet.others,
    above: sheet.above,
    strange: listStrangeHeads(lines, heads),
    missing: listMissingHeads(lines, heads),
    records: [...consults.values()].filter(({ id, isDraft }) => !isDraft && !told.has(id)).length,
  };
  const isAllSealed = unlooked.strange.length + unlooked.missing.length === 0;
  return (
    <section className="flex flex-col gap-3 rounded-card border border-line-2 p-4">
      <output className="text-17 font-bold">
        {others.length === 0
          ? `${isAllSealed ? "맞아요." : "견준 칸은"} ${lines.length}건 모두 봉인된 글 그대로예요.`
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
      <ul aria-label="보지 않은 것" className="flex flex-col gap-1 text-15 empty:hidden">
        {sayUnlooked(unlooked).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className="text-14 text-fg-2">
        학생의 이름과 번호는 봉인되지 않아요. 어느 학생의 기록인지만 견줘요. 사진은 파일에 없어요.
      </p>
    </section>
  );

  /** First the file against what was sealed, then what became of the record since; nothing where both are the same. */
  function say(line: SealedLine, first: SealAnswer): string {
    if (line.code === undefined) return "봉인 코드가 없어요.";
    if (first.type === "unknown") return saySealAnswer(first);
    const past = pasts?.get(first.seal.id);
    const found = ask(line, past?.proven);
    const compared = compare(line, first.seal, past?.version ?? "away");
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

import { toBodyWords } from "./consult-words.ts";
import type { Consult } from "./consult.ts";
import { wayLabels, whoLabels } from "./consult-labels.ts";

/**
 * Consultations to be pasted into NEIS: a line each of day, kind, way and text, parted by tabs. Whatever parts cells or
 * lines inside a text is a blank, and a cell never begins as a spreadsheet reads a quoted cell or a formula. A promise is
 * part of the text.
 *
 * ```ts
 * toNeisLines([call]); // "2026-11-18\t보호자 상담\t전화\t새 짝과 잘 지냄."
 * ```
 */
export function toNeisLines(consults: Iterable<Consult>): string {
  return Array.from(consults, (consult) => {
    const { day, who, way, followUp } = consult;
    return [
      day,
      `${whoLabels[who]} 상담`,
      wayLabels[way],
      [toBodyWords(consult), followUp && `약속: ${followUp}`].filter(Boolean).join(" "),
    ]
      .map((cell) => toPlainCell(cell.replaceAll(/\s+/gu, " ").trim()))
      .join("\t");
  }).join("\n");
}

function toPlainCell(cell: string): string {
  if (/^[=+@-]/u.test(cell)) return ` ${cell}`;
  return cell.startsWith('"') ? cell.replace('"', "“").replace('"', "”") : cell;
}

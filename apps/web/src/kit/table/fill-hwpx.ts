// Loaded lazily, at the press of 「한글 파일로 받기」.
import { fillSection, type HwpxTable, type HwpxValues } from "@damim/domain/hwpx/fill-section.ts";
import { findOutputGate } from "../../platform/print.ts";
import { openZip, readPart, replacePart } from "./zip-parts.ts";

/**
 * A template of 한글 with its places filled (`fillSection`), on this device. Rejects with an `AbortError` where somebody was
 * asked about the names in it and left.
 */
export async function fillHwpx(
  template: Uint8Array,
  values: HwpxValues,
  tables: readonly HwpxTable[],
): Promise<Blob> {
  const [around = values, ...cells] = await toOutgoing([
    values,
    ...tables.flat().flatMap((row) => row.cells.map((cell) => cell.values)),
  ]);
  const left = cells.values();
  const filled = tables.map((rows) =>
    rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell) => ({ ...cell, values: left.next().value ?? cell.values })),
    })),
  );
  let bytes = template;
  for (const { name } of openZip(template)?.parts ?? []) {
    const zip = openZip(bytes);
    const xml = zip && /^Contents\/.*\.xml$/u.test(name) && (await readPart(zip, name));
    if (xml) bytes = await replacePart(zip, name, fillSection(xml, around, filled));
  }
  return new Blob([new Uint8Array(bytes)], { type: "application/hwp+zip" });
}

/** All places of a file are asked about once. */
async function toOutgoing(all: readonly HwpxValues[]): Promise<readonly HwpxValues[]> {
  const texts = all.map((values) => Object.values(values));
  const out = (await findOutputGate()?.toCells(texts)) ?? texts;
  return all.map((values, at) =>
    Object.fromEntries(Object.keys(values).map((name, place) => [name, out[at]?.[place] ?? ""])),
  );
}

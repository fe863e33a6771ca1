/** What stands in the places of a template, by their names: 「{{기간}}」. */
export type HwpxValues = Readonly<Record<string, string>>;

/** A cell that is made like the template's cell of that name. */
export interface HwpxCell {
  readonly like: string;
  readonly values: HwpxValues;
  readonly rowSpan?: number;
}

/** Its cells stand in the columns that no cell above reaches into. */
export interface HwpxRow {
  readonly cells: readonly HwpxCell[];
  /** The least, in mm; what is written makes it higher. */
  readonly height: number;
}

/** All rows of a table. It takes the place of the one that has a cell by the name of its first. */
export type HwpxTable = readonly HwpxRow[];

const PER_MM = 7200 / 25.4;

/**
 * The XML of an HWPX with its places filled, each once: what somebody types is text, also where it looks like a place or
 * like XML. The first column of a filled table keeps its width, the others share the rest. Throws for a place of which
 * nothing is told: the template and its code do not belong together.
 *
 * ```ts
 * fillSection("<hp:t>{{기간}}</hp:t>", { 기간: "1 < 2\n3" }, []); // "<hp:t>1 &lt; 2<hp:lineBreak/>3</hp:t>"
 * ```
 *
 * Source: OWPML (KS X 6101), `hp:tbl` and `hp:t`.
 */
export function fillSection(
  xml: string,
  values: HwpxValues,
  tables: readonly HwpxTable[] = [],
): string {
  return xml
    .split(/(<hp:tbl\b.*?<\/hp:tbl>)/su)
    .map((part) => {
      const found = tables.find((rows) => findCell(part, rows[0]?.cells[0]?.like ?? ""));
      return found ? fillTable(part, found) : fillPlaces(part, values);
    })
    .join("");
}

function fillTable(table: string, rows: HwpxTable): string {
  const first = rows[0]?.cells[0]?.like ?? "";
  const columnCount = rows[0]?.cells.length ?? 0;
  const total = Number(/<hp:sz width="(\d+)"/u.exec(table)?.[1]);
  const head = Number(/<hp:cellSz width="(\d+)"/u.exec(findCell(table, first) ?? "")?.[1]);
  const width = Math.floor((total - head) / (columnCount - 1));
  /** By column: the first row that no cell from above reaches into. */
  const free: number[] = [];
  const heights = rows.map(({ height }) => Math.round(height * PER_MM));
  const lines = rows.map(({ cells }, row) => {
    let column = -1;
    const made = cells.map(({ like, values, rowSpan = 1 }) => {
      do column += 1;
      while ((free[column] ?? 0) > row);
      free[column] = row + rowSpan;
      const high = heights.slice(row, row + rowSpan).reduce((sum, each) => sum + each, 0);
      const cell = findCell(table, like);
      if (!cell) throw new Error(`The template has no cell 「${like}」.`);
      return fillPlaces(cell, values)
        .replace(/(<hp:cellAddr) [^>]*/u, `$1 colAddr="${column}" rowAddr="${row}"/`)
        .replace(/(<hp:cellSpan) [^>]*/u, `$1 colSpan="1" rowSpan="${rowSpan}"/`)
        .replace(
          /(<hp:cellSz) [^>]*/u,
          `$1 width="${column === 0 ? head : width}" height="${high}"/`,
        );
    });
    return `<hp:tr>${made.join("")}</hp:tr>`;
  });
  const sum = heights.reduce((before, each) => before + each, 0);
  return table
    .replace(/rowCnt="\d+" colCnt="\d+"/u, `rowCnt="${rows.length}" colCnt="${columnCount}"`)
    .replace(/(<hp:sz [^>]*\bheight=)"\d+"/u, `$1"${sum}"`)
    .replace(/<hp:tr>.*<\/hp:tr>/su, () => lines.join(""));
}

function findCell(table: string, name: string): string | undefined {
  const cells = table.match(/<hp:tc\b.*?<\/hp:tc>/gsu) ?? [];
  return name ? cells.find((cell) => cell.startsWith(`<hp:tc name="${name}"`)) : undefined;
}

function fillPlaces(xml: string, values: HwpxValues): string {
  return xml.replaceAll(/\{\{([^{}<]+)\}\}/gu, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Nothing is told of 「${name}」.`);
    return toXml(value);
  });
}

function toXml(text: string): string {
  return (
    text
      // No XML may hold them.
      .replaceAll(/[^\P{Cc}\t\n]|[\p{Cs}\uFFFE\uFFFF]/gu, "")
      .replaceAll("\t", " ")
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;")
      .replaceAll("\n", "<hp:lineBreak/>")
  );
}

import { toSheets } from "@damim/domain/roster/roster-output.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { tagSizes, type PrintWish, type TagSize } from "./print-order.ts";
import type { PaperHead } from "./print-roster.tsx";

const nameLooks: Readonly<Record<TagSize, string>> = {
  large: "text-[108px]",
  medium: "text-[64px]",
  small: "text-[40px]",
  tiny: "text-[26px]",
};
/** Names of foreign pupils can be three times as long: they get smaller letters and two lines. */
const longNameLooks: Readonly<Record<TagSize, string>> = {
  large: "text-[60px]",
  medium: "text-[34px]",
  small: "text-[22px]",
  tiny: "text-[14px]",
};
const LONG_NAME = 5;
/** Height of an A4 sheet inside of its margins, less a hair so that no browser begins another. */
const SHEET_HEIGHT = 276;

/** 이름표: tags with lines to cut along, as many on a sheet as were asked for. */
export function PrintNameTags(props: {
  readonly wish: Extract<PrintWish, { readonly type: "tags" }>;
  readonly students: readonly RosterStudent[];
  readonly head: PaperHead;
}) {
  const { wish, students, head } = props;
  const { columns, rows } = tagSizes[wish.size];
  return toSheets(students, columns * rows).map((sheet, index) => (
    <div
      key={index}
      className="grid break-after-page overflow-hidden last:break-after-auto"
      style={{
        height: `${SHEET_HEIGHT}mm`,
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        gridTemplateRows: `repeat(${rows}, minmax(0, 1fr))`,
      }}
    >
      {sheet.map((student) => (
        <div
          key={student.id}
          className="flex flex-col items-center justify-center overflow-hidden border border-dashed border-[#808080] p-[2mm] text-center"
        >
          {wish.hasNumber && (
            <span className={wish.size === "tiny" ? "text-[10px]" : "text-[14px]"}>
              {[head.toClass?.(student) ?? head.place, `${student.number}번`]
                .filter(Boolean)
                .join(" ")}
            </span>
          )}
          <span
            className={`leading-tight font-extrabold ${(student.name.length > LONG_NAME ? longNameLooks : nameLooks)[wish.size]}`}
          >
            {student.name}
          </span>
        </div>
      ))}
    </div>
  ));
}

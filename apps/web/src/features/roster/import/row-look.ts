import type { OcrGrid } from "@damim/domain/roster/reading/source/ocr-grid.ts";
import type { OcrPage } from "@damim/domain/roster/reading/source/ocr-page.ts";

/** How rows that were read from a picture are shown beside it. */
export interface RowLook {
  /** Of the picture, as the browser shows it. */
  readonly address: string;
  readonly width: number;
  readonly height: number;
  /** Top and bottom of a row in the picture's pixels; 1 is the first row. */
  readonly findPlace: (
    rowNumber: number,
  ) => { readonly top: number; readonly bottom: number } | undefined;
  readonly isDoubtful: (rowNumber: number) => boolean;
}

export function toRowLook(
  address: string,
  { width, height }: Pick<OcrPage, "width" | "height">,
  { places, doubtfulRows }: Pick<OcrGrid, "places" | "doubtfulRows">,
): RowLook {
  return {
    address,
    width,
    height,
    findPlace: (rowNumber) => places[rowNumber - 1],
    isDoubtful: (rowNumber) => doubtfulRows.has(rowNumber - 1),
  };
}

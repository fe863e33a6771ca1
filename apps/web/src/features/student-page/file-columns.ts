import type { TableColumn } from "../../kit/table/table-column.ts";

/** What of an entry of the time line stands in the file. */
export interface StudentFileEntry {
  readonly day: string;
  readonly source: { readonly label: string };
  readonly title: string;
  readonly detail?: string | undefined;
  readonly state?: { readonly label: string } | undefined;
}

/** The time line of a pupil as a spreadsheet. */
export const fileColumns: readonly TableColumn<StudentFileEntry>[] = [
  { head: "날짜", width: 12, text: ({ day }) => day },
  { head: "구분", width: 8, text: ({ source }) => source.label },
  { head: "내용", width: 20, text: ({ title }) => title },
  { head: "자세히", width: 60, text: ({ detail }) => detail ?? "" },
  { head: "상태", width: 14, text: ({ state }) => state?.label ?? "" },
];

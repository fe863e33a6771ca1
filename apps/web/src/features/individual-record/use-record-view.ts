import { useSearchParams } from "react-router";

export type RecordView = "notes" | "lists" | "coverage";

/** What of the page is open, kept in the address (`?about=listMemo&view=lists&list=…`). Never a pupil. */
export function useRecordView() {
  const [params, setParams] = useSearchParams();
  const named = params.get("view");
  const view: RecordView = named === "lists" || named === "coverage" ? named : "notes";
  return {
    view,
    listId: params.get("list") ?? undefined,
    /** A draft that goes into a text of the list. */
    draftId: params.get("draft") ?? undefined,
    show: (next: RecordView, list?: string): void => {
      setParams({
        about: "listMemo",
        ...(next !== "notes" && { view: next }),
        ...(list !== undefined && { list }),
      });
    },
  };
}

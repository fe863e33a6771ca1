import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { ReactNode } from "react";
import { findStoreOfDay, type Store } from "../../data/teacher-data.ts";
import { useRoster } from "../../data/use-roster.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { viewAtHand } from "../../ui/arrival/view-at-hand.ts";
import { Segments } from "../../ui/field/segments.tsx";
import { PageWithoutStudents } from "../../ui/page-without-students.tsx";
import { NotesView } from "./notes/notes-view.tsx";
import { useRecordYear } from "./year/use-record-year.ts";
import { useSearchParams } from "react-router";

const ListsView = viewAtHand(
  () => import("./list-texts/lists-view.tsx").then((file) => file.ListsView),
  null,
);
const CoverageView = viewAtHand(
  () => import("./coverage/coverage-view.tsx").then((file) => file.CoverageView),
  null,
);

const views: readonly { readonly value: RecordView; readonly label: string }[] = [
  { value: "notes", label: "날짜별 기록" },
  { value: "lists", label: "목록 글" },
  { value: "coverage", label: "살핌 지도" },
];

/** 개별기록: notes by day, lists with a text for each pupil, and who was not seen for long. */
export function Component() {
  const data = useTeacherData();
  const store = findStoreOfDay(data, toSeoulDay(data.now()));
  return store ? <OpenYear store={store} /> : null;
}

function OpenYear({ store }: { readonly store: Store }) {
  const year = useRecordYear(store);
  const { view, listId, draftId, show } = useRecordView();
  if (useRoster(store).length === 0) return <PageWithoutStudents title="개별기록" />;
  const tabs: ReactNode = (
    <Segments
      as="tabs"
      label="보기"
      value={view}
      segments={views}
      onValueChange={(next) => show(next)}
    />
  );
  if (view === "lists")
    return (
      <ListsView
        year={year}
        tabs={tabs}
        listId={listId}
        draftId={draftId}
        onList={(id) => show(view, id)}
      />
    );
  if (view === "coverage") return <CoverageView year={year} tabs={tabs} />;
  return <NotesView year={year} tabs={tabs} />;
}

type RecordView = "notes" | "lists" | "coverage";

/** What of the page is open, kept in the address (`?about=listMemo&view=lists&list=…`). Never a pupil. */
function useRecordView() {
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

import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { findStoreOfDay, findClassStore, type Store } from "../../data/teacher-data.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { useLostPosts } from "../../features/cafe/write/use-lost-posts.ts";
import { useLostMemos } from "../../features/memo/write/use-lost-memos.ts";

/** What was typed into new records whose page died before they were rows: it stands among them now. */
export function LostDrafts() {
  useLostPosts();
  const data = useTeacherData();
  const store = findStoreOfDay(data, toSeoulDay(data.now())) ?? findClassStore(data);
  return store ? <LostMemos store={store} /> : null;
}

function LostMemos({ store }: { readonly store: Store }) {
  useLostMemos(store);
  return null;
}

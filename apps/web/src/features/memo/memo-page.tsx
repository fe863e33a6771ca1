import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { memoFolderKind, memoKind, type KeptMemoFolder } from "@damim/domain/memo/memo.ts";
import { Plus, Search } from "lucide-react";
import { useState } from "react";
import { Navigate, useNavigate } from "react-router";
import { findStoreOfDay, findClassStore, type Store } from "../../data/teacher-data.ts";
import { useRoster } from "../../data/use-roster.ts";
import { useIsPast, useRows, useTeacherData } from "../../data/use-teacher-data.ts";
import { useOpenPlace } from "../../kit/desk/use-open-place.ts";
import { newId } from "../../platform/random.ts";
import { Button } from "../../ui/button.tsx";
import { Dami } from "../../ui/dami/dami.tsx";
import { EmptyOfYear } from "../../kit/page/empty-of-year.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";
import { FolderNav } from "./list/folder-nav.tsx";
import { MemoList } from "./list/memo-list.tsx";
import { useMemoList } from "./list/use-memo-list.ts";
import { NEW_MEMO, toMemoAddress } from "./memo-place.ts";
import { useMemoWords } from "./words/use-memo-words.ts";
import { MemoDesk } from "./write/memo-desk.tsx";
import { useOpened } from "../../ui/overlay/use-opened.ts";

const FolderDialog = lazyOverlay(() => import("./list/folder-dialog.tsx"), "FolderDialog");

/** 메모폴더: folders, memos, and the one that is open. The address holds which one, and nothing of what it says. */
export function Component() {
  const data = useTeacherData();
  const store = findStoreOfDay(data, toSeoulDay(data.now())) ?? findClassStore(data);
  return store ? <OpenYear store={store} /> : null;
}

function OpenYear({ store }: { readonly store: Store }) {
  const isPast = useIsPast();
  const students = useRoster(store);
  const words = useMemoWords(students);
  const list = useMemoList(store, words);
  const folders = useFolders(store);
  const { id, isAsked, isNew, redirect, open, startNew, close } = useOpenMemo(
    store,
    list.hits[0]?.memo.id,
  );
  const folder = useOpened<KeptMemoFolder>();
  const { choice, setChoice, hits, typed, setTyped, isEmpty } = list;
  const newButton = !isPast && (
    <Button icon={<Plus size={18} aria-hidden />} onClick={startNew}>
      새 메모
    </Button>
  );
  if (redirect !== undefined) return <Navigate to={redirect} replace />;
  return (
    <>
      <div className="flex min-h-0 flex-1 flex-col gap-4 print:block">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 max-md:contents print:hidden!">
          <h1 className="title text-24">메모폴더</h1>
          <TextField
            type="search"
            label="메모 찾기"
            isLabelHidden
            placeholder="메모 찾기"
            fieldSize="dense"
            autoComplete="off"
            className={`w-72 max-w-full md:ml-auto max-md:w-full ${isAsked ? "max-md:hidden" : ""}`}
            value={typed}
            onValueChange={setTyped}
            lead={<Search size={18} aria-hidden className="shrink-0 text-fg-3" />}
          />
          <div
            className={`docked max-md:order-last max-md:-mx-5 max-md:-mt-4 max-md:-mb-5 max-md:empty:hidden max-md:[&>button]:w-full ${isAsked ? "max-md:hidden" : ""}`}
          >
            {newButton}
          </div>
        </div>
        <div
          className={`grid min-h-0 flex-1 overflow-hidden rounded-card border border-line-2 bg-surface ${isAsked ? "" : "max-md:content-start"} md:min-h-96 md:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)] md:grid-rows-[auto_minmax(0,1fr)] lg:grid-cols-[11rem_17.5rem_minmax(0,1fr)] lg:grid-rows-[minmax(0,1fr)] print:block print:border-0`}
        >
          <FolderNav
            isAway={isAsked}
            folders={folders}
            list={list}
            onAdd={isPast ? undefined : () => folder.open()}
            onEdit={isPast ? undefined : folder.open}
          />
          <section
            aria-label="목록"
            className={`min-w-0 md:overflow-y-auto md:border-r md:border-line-2 print:hidden ${isAsked ? "max-md:hidden" : ""}`}
          >
            {hits.length > 0 ? (
              <MemoList hits={hits} words={words} folders={folders} openId={id} onOpen={open} />
            ) : isEmpty ? (
              <EmptyOfYear
                kind={memoKind}
                noun="메모"
                picture={<Dami />}
                title="아직 메모가 없어요"
              >
                수업 중 떠오른 것을 한 줄로 적어 두세요
              </EmptyOfYear>
            ) : (
              <EmptyState title="찾는 메모가 없어요">다른 말이나 폴더로 찾아보세요.</EmptyState>
            )}
          </section>
          <div
            className={`flex min-w-0 flex-col print:contents ${isAsked ? "max-md:col-span-full" : "max-md:hidden"}`}
          >
            {id !== undefined && (
              <MemoDesk
                key={id}
                store={store}
                students={students}
                words={words}
                folders={folders}
                id={id}
                folderId={typeof choice === "string" ? undefined : choice.id}
                takesFocus={isNew}
                onClose={close}
              />
            )}
          </div>
        </div>
      </div>
      <FolderDialog
        key={folder.key}
        isOpen={folder.isOpen}
        store={store}
        folder={folder.about}
        onClose={folder.close}
        onMade={(made) => setChoice({ id: made })}
      />
    </>
  );
}

function useFolders(store: Store): readonly KeptMemoFolder[] {
  const rows = useRows(store, memoFolderKind);
  return [...rows.values()].toSorted((a, b) =>
    `${a.order} ${a.id}` < `${b.order} ${b.id}` ? -1 : 1,
  );
}

/**
 * Which memo is open: the one of the address, `?memo=ID`, else the one that was first when the page opened. That one
 * stays while others come before it in the list.
 */
function useOpenMemo(store: Store, firstId: string | undefined) {
  const { now } = useTeacherData();
  const isPast = useIsPast();
  const navigate = useNavigate();
  const [madeId, setMadeId] = useState(() => newId(now()));
  const [pinnedId, setPinnedId] = useState(firstId);
  const isThere = pinnedId !== undefined && store.rows(memoKind).has(pinnedId);
  if (!isThere && firstId !== pinnedId) setPinnedId(firstId);
  const address = useOpenPlace("memo", (id) => store.rows(memoKind).has(id));
  const asked = address === NEW_MEMO ? undefined : address;
  const startNew = (): void => {
    const id = newId(now());
    setMadeId(id);
    void navigate(toMemoAddress(id), { replace: address !== undefined });
  };
  return {
    id: asked ?? (isThere ? pinnedId : firstId),
    isAsked: asked !== undefined,
    /** 새 메모 was asked for by an address: it gets one of its own. */
    redirect: address === NEW_MEMO && !isPast ? toMemoAddress(madeId) : undefined,
    isNew: asked !== undefined && asked === madeId,
    startNew,
    open: (id: string) => void navigate(toMemoAddress(id), { replace: address !== undefined }),
    close: () => void navigate("/memo?about=freeMemo", { replace: true }),
  };
}

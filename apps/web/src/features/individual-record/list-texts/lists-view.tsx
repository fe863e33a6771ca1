import { listMemoKind } from "@damim/domain/individual-record/list-memo.ts";
import { toListTextId } from "@damim/domain/individual-record/list-memo.ts";
import { Plus } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useIsPast } from "../../../data/use-teacher-data.ts";
import { useCommands } from "../../../kit/act/commands.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Dami } from "../../../ui/dami/dami.tsx";
import { EmptyOfYear } from "../../../kit/page/empty-of-year.tsx";
import { MoveButtons } from "../../../ui/move-buttons.tsx";
import { lazyOverlay } from "../../../ui/overlay/lazy-overlay.ts";
import type { RecordYear } from "../year/use-record-year.ts";
import { createListCommands } from "./list-commands.ts";
import { useSimilarWalk } from "./similar/use-similar-walk.ts";
import { TextScreen } from "./text-screen.tsx";
import { describeList, useLists, useSchoolLevel, type KeptMemo } from "./use-lists.ts";
import { useOpened } from "../../../ui/overlay/use-opened.ts";

const ListDialog = lazyOverlay(() => import("./text-dialogs.tsx"), "ListDialog");

/** 목록 글: the lists, or the texts of the one that is open. */
export function ListsView(props: {
  readonly year: RecordYear;
  readonly tabs: ReactNode;
  readonly listId: string | undefined;
  readonly draftId: string | undefined;
  readonly onList: (id: string | undefined) => void;
}) {
  const { year, tabs, listId, draftId, onList } = props;
  const isPast = useIsPast();
  const lists = useLists(year);
  const opened = useOpened();
  const commands = useCommands(createListCommands, year.store);
  const [isOrdering, setOrdering] = useState(false);
  // The id of a draft names its pupil.
  const [chosenId, setChosenId] = useState(draftId?.split("~")[1]);
  const similar = useSimilarWalk(year.store, lists.memos, (memoId, studentId) => {
    if (memoId !== listId) onList(memoId);
    setChosenId(studentId);
  });
  const memo = lists.memos.find(({ id }) => id === listId);
  if (memo)
    return (
      <TextScreen
        key={memo.id}
        year={year}
        lists={lists}
        memo={memo}
        draftId={draftId}
        chosenId={chosenId}
        onChoose={setChosenId}
        similar={similar}
        tabs={tabs}
        onLeave={() => {
          similar.end();
          setChosenId(undefined);
          onList(undefined);
        }}
      />
    );
  const add = (label: string) => (
    <Button icon={<Plus size={18} aria-hidden />} onClick={() => opened.open()}>
      {label}
    </Button>
  );
  return (
    <div className="flex flex-col gap-4 pb-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <h1 className="title text-24">개별기록</h1>
        {tabs}
        {!isPast && lists.memos.length > 0 && (
          <div className="ml-auto flex flex-wrap gap-2">
            {lists.memos.length > 1 && (
              <Button
                variant="line"
                aria-pressed={isOrdering}
                onClick={() => setOrdering(!isOrdering)}
              >
                {isOrdering ? "순서 다 바꿨어요" : "순서 바꾸기"}
              </Button>
            )}
            {add("새 목록")}
          </div>
        )}
      </div>
      {lists.memos.length === 0 ? (
        <Card>
          <EmptyOfYear
            kind={listMemoKind}
            noun="목록"
            picture={<Dami mood="glance" />}
            title="아직 목록이 없어요"
            actions={!isPast && add("새 목록")}
          >
            행동특성이나 과목 특기사항처럼 학생마다 쓰는 글을 한 목록에 모아요.
          </EmptyOfYear>
        </Card>
      ) : (
        <ul
          aria-label="목록"
          className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-3"
        >
          {lists.memos.map((each, at) => (
            <li key={each.id} className="flex items-center">
              {isOrdering && !isPast && (
                <div className="flex flex-col">
                  <MoveButtons
                    title={each.title}
                    isFirst={at === 0}
                    isLast={at === lists.memos.length - 1}
                    onMove={(step) => commands.move(lists.memos, each, step)}
                  />
                </div>
              )}
              <ListTile year={year} lists={lists} memo={each} onPress={() => onList(each.id)} />
            </li>
          ))}
        </ul>
      )}
      <ListDialog
        key={opened.key}
        isOpen={opened.isOpen}
        onClose={opened.close}
        year={year}
        onSaved={onList}
      />
    </div>
  );
}

function ListTile(props: {
  readonly year: RecordYear;
  readonly lists: ReturnType<typeof useLists>;
  readonly memo: KeptMemo;
  readonly onPress: () => void;
}) {
  const { year, lists, memo, onPress } = props;
  const { words } = describeList(memo, useSchoolLevel(year));
  const pupils = lists.listPupils(memo);
  const written = pupils.filter(
    ({ id }) => lists.texts.get(toListTextId({ memoId: memo.id, studentId: id }))?.text,
  ).length;
  return (
    <button
      type="button"
      className="press flex h-full min-h-28 w-full flex-col items-start rounded-card border border-line-2 bg-surface p-5 text-left hover:bg-hover"
      onClick={onPress}
    >
      <span className="text-17 font-bold">{memo.title}</span>
      <span className="text-14 text-fg-2">{words}</span>
      <span className="mt-auto pt-3 text-14 font-semibold text-fg-2">
        {written === pupils.length && written > 0
          ? `${pupils.length}명 모두 썼어요`
          : `${pupils.length}명 중 ${written}명 썼어요`}
      </span>
    </button>
  );
}

import { BOARD_NAME_MOST, HELP_BOARD, type ArrangedBoard } from "@damim/domain/cafe/boards.ts";
import { ArrowUp, Plus } from "lucide-react";
import { useState } from "react";
import { useDraft } from "../../data/drafts/use-draft.ts";
import { askServer } from "../../data/server/ask-server.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { ServerView } from "../../kit/server/server-view.tsx";
import { useServerList } from "../../kit/server/use-server-list.ts";
import { newId } from "../../platform/random.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Form } from "../../ui/field/form.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { useAdminAct } from "./act/use-admin-act.ts";

interface Boards {
  readonly boards: readonly ArrangedBoard[];
}

const askBoards = () => askServer<Boards>("GET", "admin/boards");

/** 쌤카페 게시판: added, renamed, put in order, closed; what stands in them stays. */
export function BoardsCard() {
  const list = useServerList(askBoards);
  const act = useAdminAct();
  const save = async (boards: readonly ArrangedBoard[]): Promise<boolean> => {
    const seen = list.value?.boards;
    const changed = await act<Boards>({
      method: "POST",
      path: "boards",
      body: { boards, seen },
      actLabel: "게시판 바꾸기",
      sentence: "게시판을 바꿨어요.",
    });
    if (changed) list.take(() => changed);
    else list.reload();
    return changed !== undefined;
  };
  return (
    <ServerView list={list} away="게시판은 서버에 있어요.">
      {({ boards }) => (
        <Card title="쌤카페 게시판">
          <ul aria-label="쌤카페 게시판" className="divide-y divide-line-2">
            {boards.map((board, at) => (
              <BoardLine
                key={`${board.id}:${board.name}:${board.isClosed}`}
                board={board}
                isFirst={at === 0}
                onChange={(next) => save(boards.with(at, next))}
                onRaise={() => void save(boards.toSpliced(at, 1).toSpliced(at - 1, 0, board))}
              />
            ))}
          </ul>
          <NewBoard onAdd={(board) => save([...boards, board])} />
        </Card>
      )}
    </ServerView>
  );
}

function BoardLine(props: {
  readonly board: ArrangedBoard;
  readonly isFirst: boolean;
  readonly onChange: (board: ArrangedBoard) => Promise<boolean>;
  readonly onRaise: () => void;
}) {
  const { board, isFirst, onChange, onRaise } = props;
  const [name, setName, clear, forget] = useDraft(`board:${board.id}`, board.name);
  const [isOpen, setOpen] = useState(name !== board.name);
  const { isClosed } = board;
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-2 gap-y-1 py-1">
      {!isOpen ? (
        <span className={`min-w-0 flex-1 font-semibold ${isClosed ? "text-fg-3" : ""}`}>
          {board.name}
          {isClosed && " · 닫힘"}
        </span>
      ) : (
        <Form
          className="flex min-w-0 flex-1 items-center gap-2"
          onSubmit={() => void onChange({ ...board, name }).then((isSaved) => isSaved && clear())}
        >
          <TextField
            label="게시판 이름"
            isLabelHidden
            fieldSize="dense"
            className="min-w-0 flex-1"
            most={BOARD_NAME_MOST}
            value={name}
            onValueChange={setName}
          />
          <Button type="submit" variant="line">
            저장
          </Button>
        </Form>
      )}
      {board.id !== HELP_BOARD && (
        <>
          <Button
            variant="text"
            aria-label={`${board.name} 이름 바꾸기`}
            onClick={() => {
              forget();
              setOpen(!isOpen);
            }}
          >
            {isOpen ? "취소" : "이름 바꾸기"}
          </Button>
          <Button
            variant="text"
            aria-label={`${board.name} ${isClosed ? "열기" : "닫기"}`}
            onClick={() => void onChange({ ...board, isClosed: !isClosed })}
          >
            {isClosed ? "열기" : "닫기"}
          </Button>
        </>
      )}
      <Button
        variant="text"
        aria-label={`${board.name} 위로`}
        isDisabled={isFirst}
        icon={<ArrowUp size={18} aria-hidden />}
        onClick={onRaise}
      />
    </li>
  );
}

function NewBoard({ onAdd }: { readonly onAdd: (board: ArrangedBoard) => Promise<boolean> }) {
  const { now } = useTeacherData();
  const [name, setName, , forget] = useDraft("new-board", "");
  const add = async (): Promise<void> => {
    if (name.trim() === "") return;
    if (await onAdd({ id: newId(now()), name: name.trim(), isClosed: false })) forget();
  };
  return (
    <Form className="mt-3 flex items-end gap-2" onSubmit={() => void add()}>
      <TextField
        label="새 게시판"
        className="min-w-0 flex-1"
        most={BOARD_NAME_MOST}
        value={name}
        onValueChange={setName}
      />
      <Button type="submit" variant="line" size="large" icon={<Plus size={18} aria-hidden />}>
        {" "}
        추가{" "}
      </Button>
    </Form>
  );
}

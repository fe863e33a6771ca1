import { LONGEST_COMMENT, padCommentKind } from "@damim/domain/pad/card/pad-reaction.ts";
import { useId, type KeyboardEvent, type SubmitEvent } from "react";
import { useCardComments, type PadCommentRow } from "../../../data/pad/pad-tallies.ts";
import { usePadData, usePadMembers } from "../../../data/pad/use-pad-data.ts";
import { authorOf } from "../card/author-of.ts";
import { addComment } from "../card/card-commands.ts";
import { removeWithUndo } from "../card/remove-with-undo.ts";
import { PadIcon } from "../card/pad-icon.tsx";
import { inputLook, ToolButton } from "../card/pad-controls.tsx";
import { toCommentNote, useNoteDraft } from "../card/use-note-draft.ts";
import { SEND, TRASH } from "../card/window-icons.ts";

/** What was said below a card, and the field to say something. */
export function CardComments(props: { readonly card: string; readonly mayComment: boolean }) {
  const { card, mayComment } = props;
  const comments = useCardComments(card);
  if (comments.length === 0 && !mayComment) return null;
  return (
    <section className="pad-comments" aria-label="댓글">
      <h3 className="mb-1.5 text-17 font-bold">댓글 {comments.length > 0 && comments.length}</h3>
      <ul>
        {comments.map((comment) => (
          <Comment key={comment.id} comment={comment} mayRemove={mayComment} />
        ))}
      </ul>
      {mayComment && <CommentForm card={card} />}
    </section>
  );
}

function Comment(props: { readonly comment: PadCommentRow; readonly mayRemove: boolean }) {
  const { comment, mayRemove } = props;
  const data = usePadData();
  const [members] = usePadMembers();
  // One that the server has not answered yet has no author: it is ours.
  const known: Partial<PadCommentRow> = comment;
  const { by = data.me, state } = known;
  const isOwn = by === data.me;
  const remove = (): void => removeWithUndo(data, padCommentKind, comment.id, "댓글을 지웠어요.");
  return (
    <li className="flex min-h-11 items-center justify-between gap-2">
      <p>
        <b>{isOwn ? "나" : authorOf(members, by)}</b> {comment.text}
        {state === "waiting" && <small className="text-fg-2"> 선생님이 본 뒤에 보여요.</small>}
      </p>
      {isOwn && mayRemove && (
        <ToolButton path={TRASH} size={18} label="댓글 지우기" onClick={remove} />
      )}
    </li>
  );
}

function CommentForm({ card }: { readonly card: string }) {
  const data = usePadData();
  const { text, change, clear } = useNoteDraft(toCommentNote(card), "");
  const id = useId();
  const isTooLong = text.length > LONGEST_COMMENT;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (text.trim() === "" || isTooLong) return;
    addComment(data, card, text.trim());
    clear();
  };
  const keepComposing = (event: KeyboardEvent): void => {
    if (event.key === "Enter" && event.nativeEvent.isComposing) event.preventDefault();
  };
  return (
    <form className="flex flex-wrap gap-1.5" onSubmit={submit}>
      <label htmlFor={id} className="sr-only">
        댓글 쓰기
      </label>
      <input
        id={id}
        className={`${inputLook} h-12 flex-1 px-3.5`}
        value={text}
        placeholder="고운 말로 댓글을 달아 보세요"
        enterKeyHint="send"
        autoComplete="off"
        aria-invalid={isTooLong || undefined}
        onChange={(event) => change(event.target.value)}
        onKeyDown={keepComposing}
      />
      <button
        type="submit"
        className="inline-grid size-12 flex-none place-items-center rounded-ctl bg-brand-weak text-brand-strong"
        aria-label="댓글 달기"
      >
        <PadIcon path={SEND} />
      </button>
      {isTooLong && (
        <p role="alert" className="w-full text-15 font-semibold text-danger">
          댓글은 {LONGEST_COMMENT}글자까지 쓸 수 있어요.
        </p>
      )}
    </form>
  );
}

// Overlay: imports Base UI through ui/overlay/dialog.tsx. Loaded lazily by forked-notice.tsx.
import { ok } from "@damim/domain/base/result.ts";
import { toKoreanInstant } from "@damim/domain/calendar-day/korean-instant.ts";
import { isBox } from "@damim/domain/secret/box.ts";
import { findLostText, toText } from "@damim/domain/record/long-text.ts";
import type { Fields } from "@damim/sync/kind.ts";
import { useCallback } from "react";
import { digestText } from "../../data/history/text-digest.ts";
import { fetchHistory } from "../../data/server/history-requests.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { useCommands } from "../act/commands.ts";
import { ServerView } from "../server/server-view.tsx";
import { useServerList } from "../server/use-server-list.ts";
import { createChoiceCommands } from "./choice-commands.ts";
import type { ForkedTextProps, TextForm } from "./forked-notice.tsx";

const plainText: TextForm = {
  toWords: (text) => text,
  join: (text, other) => `${text}\n\n${other}`,
  toFields: () => ({}),
};

/** The text on screen and the one that it never saw, side by side, and the choice between them. */
export function TwoTexts(
  props: ForkedTextProps & { readonly isOpen: boolean; readonly onClose: () => void },
) {
  const { isOpen, onClose, store, kind, row, field, label, longest, onChosen } = props;
  const form = props.form ?? plainText;
  const commands = useCommands(createChoiceCommands, store);
  const { now, vault } = useTeacherData();
  const { id } = row;
  const ask = useCallback(async () => {
    const of = { scope: store.scope, kind: kind.name };
    const { changes } = await fetchHistory({ ...of, ids: [id] });
    const today = { text: toText(store.stored(kind.name, id)?.[field]), from: row.from };
    const lost = findLostText(field, changes, today, digestText);
    if (!lost) return ok(null);
    const fields = { [field]: lost.value };
    const opened = (await vault?.now?.read({ ...of, id }, fields)) ?? fields;
    return ok(isBox(opened[field]) ? null : { ...lost, text: String(opened[field]) });
  }, [store, kind, id, field, row.from, vault]);
  const acts = useServerList(ask, isOpen);
  const value = ({ ...row } as Fields)[field];
  const text = typeof value === "string" ? value : "";
  const choose = (chosen: string): void => {
    const of = { kind: kind.name, id, field, label };
    commands.choose(of, chosen, { text, more: form.toFields(chosen) });
    onChosen?.(chosen);
    onClose();
  };
  const lost = acts.value;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      width="wide"
      title="두 글 나란히 보기"
      // Beside texts of any length the choice stays in view.
      footer={
        lost && (
          <Choice
            {...{ text, longest, choose }}
            other={lost.text}
            joined={form.join(text, lost.text)}
          />
        )
      }
      subtitle={`${label} · 고르지 않은 글은 변경 이력에 남아요`}
    >
      <ServerView
        list={acts}
        away="다른 글은 인터넷이 연결되면 보여요. 두 글 모두 안전하게 남아 있어요."
      >
        {() => {
          if (!lost)
            return (
              <EmptyState title="다른 글은 변경 이력에 있어요">
                지금 글을 그대로 두려면 이 글로 정해 주세요.
                <Button className="mt-3" onClick={() => choose(text)}>
                  이 글로
                </Button>
              </EmptyState>
            );
          const { writer, writtenAt } = lost.act;
          return (
            <div className="grid gap-4 px-5 py-4 sm:px-7 md:grid-cols-2">
              <OneText head="지금 보이는 글">{form.toWords(text)}</OneText>
              <OneText
                head={[toKoreanInstant(writtenAt, now()), writer?.device]
                  .filter(Boolean)
                  .join(" · ")}
              >
                {form.toWords(lost.text)}
              </OneText>
            </div>
          );
        }}
      </ServerView>
    </Dialog>
  );
}

function Choice(props: {
  readonly text: string;
  readonly other: string;
  readonly joined: string;
  readonly longest: number;
  readonly choose: (text: string) => void;
}) {
  const { text, other, joined, longest, choose } = props;
  return (
    <div className="grid grid-cols-2 items-center gap-2 md:grid-cols-4">
      <Button onClick={() => choose(text)}>이 글로</Button>
      <Button onClick={() => choose(other)}>저 글로</Button>
      <div className="col-span-2 md:text-right">
        {joined.length <= longest ? (
          <Button variant="line" onClick={() => choose(joined)}>
            둘 다 이어 붙이기
          </Button>
        ) : (
          <p className="text-15 text-fg-2">
            두 글을 이으면 {longest.toLocaleString("ko")}자가 넘어서 하나만 고를 수 있어요.
          </p>
        )}
      </div>
    </div>
  );
}

function OneText({ head, children }: { readonly head: string; readonly children: string }) {
  return (
    <section aria-label={head} className="rounded-card border border-line-2 p-4">
      <h3 className="mb-3 text-14 font-bold text-fg-2">{head}</h3>
      <p className="min-h-20 wrap-break-word whitespace-pre-wrap">
        {children || <span className="text-fg-3">글을 비웠어요</span>}
      </p>
    </section>
  );
}

import type { GalleryLine } from "@damim/domain/templates/gallery.ts";
import {
  TEMPLATE_NAMES,
  templateLabels,
  type TemplateName,
} from "@damim/domain/templates/template-kind.ts";
import { Search } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { toFaultSentence } from "../../data/server/ask-server.ts";
import { templateRequests } from "../../data/server/template-requests.ts";
import { ServerView } from "../../kit/server/server-view.tsx";
import { useServerList } from "../../kit/server/use-server-list.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Dami } from "../../ui/dami.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Select } from "../../ui/field/select.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";
import { showToast } from "../../ui/overlay/toast.ts";

const ConfirmDialog = lazyOverlay(
  () => import("../../ui/overlay/confirm-dialog.tsx"),
  "ConfirmDialog",
);

const ReportDialog = lazyOverlay(
  () => import("../../kit/report/report-dialog.tsx"),
  "ReportDialog",
);

const REST_MS = 300;
const AWAY = "틀 나눔은 인터넷이 이어지면 보여요. 파일로 받은 틀은 지금도 가져올 수 있어요.";
const NOT_SENT = "인터넷이 이어지지 않아 보내지 못했어요. 잠시 뒤 다시 눌러 주세요.";
const ALL = "all";
const kinds = [
  { value: ALL, label: "모든 틀" },
  ...TEMPLATE_NAMES.map((name) => ({ value: name, label: templateLabels[name] })),
];

/** What colleagues shared: searched, looked at, taken. */
export function Gallery(props: {
  /** Counts what this page changed itself. */
  readonly changed: number;
  readonly canTake: boolean;
  readonly onTake: (id: string) => void;
  readonly onChanged: () => void;
}) {
  const { changed, canTake, onTake, onChanged } = props;
  const [kind, setKind] = useState<string>(ALL);
  const [typed, setTyped] = useState("");
  const q = useRested(typed);
  const { list, more, isMoreAway } = useGallery(toKind(kind), q, changed);
  const [removed, setRemoved] = useState<GalleryLine>();
  const [reported, setReported] = useState<string>();
  const remove = async (id: string): Promise<void> => {
    setRemoved(undefined);
    const sent = await templateRequests.remove(id);
    if (!sent.ok) return showToast.error(toFaultSentence(sent.refusal, NOT_SENT));
    showToast.success("나눈 틀을 지웠어요");
    return onChanged();
  };
  return (
    <Card isFlush>
      <div className="grid gap-3 p-5 pb-4 sm:grid-cols-[minmax(0,1fr)_auto]">
        <TextField
          type="search"
          label="틀 찾기"
          isLabelHidden
          placeholder="틀 찾기"
          maxLength={120}
          value={typed}
          onValueChange={setTyped}
          lead={<Search size={18} aria-hidden className="shrink-0 text-fg-3" />}
        />
        <Select
          label="틀 종류"
          isLabelHidden
          value={kind}
          options={kinds}
          onValueChange={setKind}
        />
      </div>
      {list.failure?.type === "ServerSaid" && (
        <div className="px-5 pb-4">
          <Notice tone="warm">{list.failure.sentence}</Notice>
        </div>
      )}
      <ServerView list={list} away={AWAY}>
        {({ templates, hasMore }) =>
          templates.length === 0 ? (
            <NoTemplates isSearched={q.trim() !== "" || kind !== ALL} />
          ) : (
            <>
              <ul aria-label="틀 목록" className="divide-y divide-line-2 border-t border-line-2">
                {templates.map((line) => (
                  <GalleryItem
                    key={line.id}
                    line={line}
                    canTake={canTake}
                    onTake={() => onTake(line.id)}
                    onRemove={() => setRemoved(line)}
                    onReport={() => setReported(line.id)}
                  />
                ))}
              </ul>
              {hasMore && (
                <div className="grid gap-3 border-t border-line-2 p-4">
                  {isMoreAway && <Notice tone="warm">{AWAY}</Notice>}
                  <Button variant="line" onClick={() => void more()}>
                    이전 틀 더 보기
                  </Button>
                </div>
              )}
            </>
          )
        }
      </ServerView>
      <ReportDialog
        key={reported ?? ""}
        isOpen={reported !== undefined}
        send={(said) => templateRequests.report(reported ?? "", said)}
        onClose={() => setReported(undefined)}
        onSent={onChanged}
      />
      <ConfirmDialog
        isOpen={removed !== undefined}
        title={`「${removed?.title ?? ""}」 틀을 지울까요?`}
        actLabel="지우기"
        isDangerous
        onAct={() => removed && void remove(removed.id)}
        onClose={() => setRemoved(undefined)}
      >
        틀 나눔에서 없어지고 되돌릴 수 없어요. 다른 선생님이 가져간 것과 내 것은 그대로 있어요.
      </ConfirmDialog>
    </Card>
  );
}

function GalleryItem(props: {
  readonly line: GalleryLine;
  readonly canTake: boolean;
  readonly onTake: () => void;
  readonly onRemove: () => void;
  readonly onReport: () => void;
}) {
  const { line, canTake, onTake, onRemove, onReport } = props;
  const { title, kind, tags, nickname, uses, isOwn, isHidden } = line;
  const facts = [
    templateLabels[kind],
    nickname ?? "떠난 선생님",
    uses > 0 && `쓰는 분 ${uses}`,
    ...tags.map((tag) => `#${tag}`),
  ];
  return (
    <li className="flex flex-wrap items-center gap-3 px-5 py-4 max-sm:px-4">
      <p className="min-w-0 flex-1 basis-48">
        <span className="block text-17 font-bold wrap-break-word">{title}</span>
        <span className="flex flex-wrap gap-x-3 text-14 text-fg-2">
          {isHidden && <strong className="text-warm-strong">가려졌어요</strong>}
          {facts.filter(Boolean).map((words) => (
            <span key={String(words)}>{words}</span>
          ))}
        </span>
      </p>
      <span className="ml-auto flex gap-2">
        {isOwn ? (
          <Button variant="dangerText" aria-label={`${title} 지우기`} onClick={onRemove}>
            지우기
          </Button>
        ) : (
          <Button variant="text" aria-label={`${title} 알리기`} onClick={onReport}>
            알리기
          </Button>
        )}
        {canTake && !isHidden && (
          <Button variant="weak" aria-label={`${title} 가져오기`} onClick={onTake}>
            가져오기
          </Button>
        )}
      </span>
    </li>
  );
}

function NoTemplates({ isSearched }: { readonly isSearched: boolean }) {
  return isSearched ? (
    <EmptyState title="찾는 틀이 없어요">다른 말로 찾거나 종류를 넓혀 보세요.</EmptyState>
  ) : (
    <EmptyState picture={<Dami mood="calm" size={96} />} title="첫 틀을 나눠 보세요">
      내가 쓰는 체크 목록이나 자리 모양을 나누면 다른 선생님이 두 번 눌러 가져가요.
    </EmptyState>
  );
}

function useGallery(kind: TemplateName | undefined, q: string, changed: number) {
  const ask = useCallback(
    (before?: number) => templateRequests.list({ kind, q, before }),
    [kind, q],
  );
  const askFirst = useCallback(() => ask(), [ask]);
  const list = useServerList(askFirst, changed);
  const { take } = list;
  const [isMoreAway, setMoreAway] = useState(false);
  return {
    list,
    isMoreAway,
    more: async (): Promise<void> => {
      const last = list.value?.templates.at(-1)?.seq;
      const older = last === undefined ? undefined : await ask(last);
      setMoreAway(older?.ok === false);
      if (older?.ok)
        take(({ templates }) => ({
          templates: [...templates, ...older.value.templates],
          hasMore: older.value.hasMore,
        }));
    },
  };
}

function toKind(value: string): TemplateName | undefined {
  return TEMPLATE_NAMES.find((name) => name === value);
}

/** What was typed, once nothing more is: not every letter is a question to the server. */
function useRested(typed: string): string {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), REST_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return rested;
}

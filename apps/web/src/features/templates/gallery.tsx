import type { GalleryLine } from "@damim/domain/templates/gallery.ts";
import { TEMPLATE_NAMES, templateLabels } from "@damim/domain/templates/template-kind.ts";
import { useCallback, useState } from "react";
import { templateRequests } from "../../data/server/template-requests.ts";
import { FeedList, FeedSearch } from "../../kit/feed/feed-list.tsx";
import { LEFT_TEACHER } from "../../kit/feed/feed-words.ts";
import { OwnActs, ReportButton } from "../../kit/feed/own-acts.tsx";
import { useFeed, useRested } from "../../kit/feed/use-feed.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Select } from "../../ui/field/select.tsx";

const AWAY = "틀 나눔은 인터넷이 연결되면 보여요. 파일로 받은 틀은 지금도 가져올 수 있어요.";
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
  const ask = useCallback(
    (before?: number) =>
      templateRequests.list({ kind: TEMPLATE_NAMES.find((name) => name === kind), q, before }),
    [kind, q],
  );
  const feed = useFeed("templates", ask, changed);
  const isNarrowed = q.trim() !== "" || kind !== ALL;
  return (
    <Card isFlush>
      <div className="grid gap-3 p-5 pb-4 sm:grid-cols-[minmax(0,1fr)_auto]">
        <FeedSearch label="틀 찾기" value={typed} onValueChange={setTyped} />
        <Select
          label="틀 종류"
          isLabelHidden
          value={kind}
          options={kinds}
          onValueChange={setKind}
        />
      </div>
      <FeedList
        feed={feed}
        what="틀"
        away={AWAY}
        empty={isNarrowed ? NOT_FOUND : NONE_YET}
        isNarrowed={isNarrowed}
        isBelowFields
      >
        {(line) => (
          <GalleryItem
            key={line.id}
            line={line}
            canTake={canTake}
            onTake={() => onTake(line.id)}
            onChanged={onChanged}
          />
        )}
      </FeedList>
    </Card>
  );
}

function GalleryItem(props: {
  readonly line: GalleryLine;
  readonly canTake: boolean;
  readonly onTake: () => void;
  readonly onChanged: () => void;
}) {
  const { line, canTake, onTake, onChanged } = props;
  const { id, title, kind, tags, nickname, uses, isOwn, isHidden } = line;
  const facts = [
    templateLabels[kind],
    nickname ?? LEFT_TEACHER,
    uses > 0 && `쓰는 분 ${uses}명`,
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
          <OwnActs
            label={`${title} 지우기`}
            question={`「${title}」 틀을 지울까요?`}
            warning="틀 나눔에서 없어지고 되돌릴 수 없어요. 다른 선생님이 가져간 것과 내 것은 그대로 있어요."
            remove={() => templateRequests.remove(id)}
            done="나눈 틀을 지웠어요"
            onRemoved={onChanged}
          />
        ) : (
          <ReportButton
            about={`template:${id}`}
            label={`${title} 알리기`}
            send={(said) => templateRequests.report(id, said)}
            onSent={onChanged}
          />
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

const NOT_FOUND = ["찾는 틀이 없어요", "다른 말로 찾거나 종류를 넓혀 보세요."] as const;
const NONE_YET = [
  "첫 틀을 나눠 보세요",
  "내가 쓰는 체크 목록이나 자리 모양을 나누면 다른 선생님이 두 번 눌러 가져가요.",
] as const;

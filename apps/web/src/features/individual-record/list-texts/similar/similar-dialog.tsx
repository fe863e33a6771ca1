// Overlay: imports Base UI. Loaded lazily with text-dialogs.tsx.
import { SHORTEST_LETTERS } from "@damim/domain/individual-record/similar/alike-pairs.ts";
import {
  toSimilarTitle,
  type SimilarFound,
  type SimilarGroup,
} from "@damim/domain/individual-record/similar/find-similar.ts";
import { ChevronRight } from "lucide-react";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { Dialog } from "../../../../ui/overlay/dialog.tsx";
import type { SimilarTexts } from "./use-similar-walk.ts";

const MOST_NAMED = 5;

/** 비슷한 문장 찾기: what was found in all texts and drafts of the year. A tap walks through one group. */
export function SimilarDialog(props: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly similar: SimilarTexts;
}) {
  const { isOpen, onClose, similar } = props;
  const { found, go } = similar;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="비슷한 문장 찾기"
      subtitle="모든 반의 목록 글과 AI 초안을 이 기기에서 견줘요."
      closesOnOutsidePress
    >
      {!found && <output className="block text-15 text-fg-2">견주는 중이에요.</output>}
      {found?.groups.length === 0 && (
        <EmptyState
          title={found.sentenceCount > 0 ? "비슷한 문장이 없어요." : "견줄 문장이 아직 없어요."}
        >
          {describeLook(found)}
        </EmptyState>
      )}
      {found && found.groups.length > 0 && (
        <>
          <p className="text-14 text-fg-2">{describeLook(found)}</p>
          <ul aria-label="비슷한 문장" className="mt-2">
            {found.groups.map((group) => (
              <li
                key={group.map(({ id, sentence }) => `${id} ${sentence}`).join()}
                className="border-b border-line-2 last:border-0"
              >
                <GroupButton
                  group={group}
                  similar={similar}
                  onPress={() => {
                    onClose();
                    go(group, 0);
                  }}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

function GroupButton(props: {
  readonly group: SimilarGroup;
  readonly similar: SimilarTexts;
  readonly onPress: () => void;
}) {
  const { group, similar, onPress } = props;
  const more = group.length - MOST_NAMED;
  return (
    <button
      type="button"
      className="press flex min-h-14 w-full items-center gap-3 rounded-ctl py-3 text-left"
      onClick={onPress}
    >
      <span className="min-w-0 flex-1 wrap-anywhere">
        <b className="block text-15">{toSimilarTitle(group)}</b>
        <span className="block text-15">{group[0]?.sentence}</span>
        <span className="block text-14 text-fg-2">
          {group.slice(0, MOST_NAMED).map(similar.nameWho).join(", ")}
          {more > 0 && ` 그리고 ${more}곳 더`} ·{" "}
          {[...new Set(group.map(similar.nameList))].join(", ")}
        </span>
      </span>
      <ChevronRight size={20} aria-hidden className="shrink-0 text-fg-2" />
    </button>
  );
}

/** How much was looked at: nothing found says little where little is written. */
function describeLook({ textCount, sentenceCount }: SimilarFound): string {
  if (sentenceCount === 0) return `글 ${textCount}개를 봤어요. ${SHORTEST_LETTERS}자부터 견줘요.`;
  return `글 ${textCount}개의 문장 ${sentenceCount}개를 서로 견주었어요. ${SHORTEST_LETTERS}자보다 짧은 문장은 빼요.`;
}

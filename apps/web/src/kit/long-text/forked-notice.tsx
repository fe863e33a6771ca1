import type { Fields, RecordKind } from "@damim/sync/kind.ts";
import type { LongTextFields } from "@damim/domain/record/long-text.ts";
import { useState } from "react";
import type { Store } from "../../data/teacher-data.ts";
import { useIsPast } from "../../data/use-teacher-data.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";

const TwoTexts = lazyOverlay(() => import("./two-texts.tsx"), "TwoTexts");

export interface ForkedTextProps {
  readonly store: Store;
  readonly kind: RecordKind<object>;
  /** The row as it is stored. */
  readonly row: LongTextFields & { readonly id: string };
  /** The field of its long text. */
  readonly field: string;
  /** 「상담 내용」. */
  readonly label: string;
  readonly longest: number;
  /** Of a text that is not plain: how it is read, joined, and what else is written with it. */
  readonly form?: TextForm;
  /** A form beside it holds what stood before. */
  readonly onChosen?: (text: string) => void;
}

export interface TextForm {
  readonly toWords: (text: string) => string;
  readonly join: (text: string, other: string) => string;
  readonly toFields: (text: string) => Fields;
}

/** Above a text that two devices wrote apart; nothing where they did not. Neither is chosen silently. */
export function ForkedNotice(props: ForkedTextProps) {
  const [isOpen, setOpen] = useState(false);
  const isPast = useIsPast();
  if (!props.row.forked || isPast) return null;
  return (
    <>
      <Notice
        tone="warm"
        title="두 기기에서 따로 고쳤어요"
        actions={
          <Button variant="line" onClick={() => setOpen(true)}>
            두 글 나란히 보기
          </Button>
        }
      >
        두 글 모두 남아 있어요. 어느 글로 할지 골라 주세요.
      </Notice>
      <TwoTexts {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

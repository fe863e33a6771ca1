import { dropLeaving } from "../../data/drafts/drafts-on-disk.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

/** A form opened with what was typed and not saved the last time. */
export function RestoredNotice({ onForget }: { readonly onForget: () => void }) {
  return (
    <Notice
      tone="info"
      actions={
        <Button
          variant="weak"
          onClick={() => {
            onForget();
            dropLeaving();
          }}
        >
          버리고 처음 값으로
        </Button>
      }
    >
      저장하지 않고 둔 내용을 이어서 보여 드려요.
    </Notice>
  );
}

import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

/** Asked once before a text leaves in which somebody seems to be named; in the page, so that it needs no network. */
export function AskNotice({ onSend }: { readonly onSend: () => void }) {
  return (
    <Notice
      tone="danger"
      title="학생 이름이 있는 것 같아요"
      isAlert
      actions={
        <Button variant="line" onClick={onSend}>
          그대로 올리기
        </Button>
      }
    >
      쌤마당 글은 다른 선생님도 봐요. 이름 대신 「한 학생」으로 바꾸고 다시 올려도 돼요.
    </Notice>
  );
}

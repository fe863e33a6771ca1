import { Copy } from "lucide-react";
import { useState } from "react";
import { listDrafts, throwDraftAway, toDraftPlace } from "../../data/drafts/list-drafts.ts";
import { toDraftOwner } from "../../data/drafts/use-draft.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { copyText } from "../../platform/clipboard.ts";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/overlay/toast.ts";
import { describeDrafts } from "./describe-draft.ts";

/** What was typed into forms of this device and never saved: read, copied or thrown away here, whatever page it is of. */
export function HalfWritten() {
  const data = useTeacherData();
  const owner = toDraftOwner(data);
  const [, setGone] = useState(0);
  const drafts = listDrafts(owner).flatMap((draft) => {
    const [said] = describeDrafts([draft], data.stores);
    return said ? [{ draft, ...said }] : [];
  });
  if (drafts.length === 0) return null;
  return (
    <section aria-label="이 기기에 쓰다 만 글">
      <h3 className="text-15 font-bold">이 기기에 쓰다 만 글 {drafts.length}</h3>
      <p className="text-14 text-fg-2">쓰던 화면에서 이어 쓰거나, 여기서 복사해 옮길 수 있어요.</p>
      <ul className="mt-1 divide-y divide-line-2">
        {drafts.map(({ draft, name, lines }) => (
          <li key={`${draft.club}:${draft.key}`} className="flex flex-col gap-1 py-2.5 text-15">
            <p className="font-semibold break-words">{name}</p>
            <p className="line-clamp-3 whitespace-pre-line break-words text-fg-2">
              {lines.join("\n")}
            </p>
            <div className="flex gap-1">
              <Button
                variant="text"
                icon={<Copy size={18} aria-hidden />}
                aria-label={`${name} 복사`}
                onClick={() =>
                  void copyText(lines.join("\n")).then((isCopied) =>
                    isCopied
                      ? showToast.success("복사했어요")
                      : showToast.error("복사하지 못했어요. 글은 이 기기에 그대로 있어요."),
                  )
                }
              >
                복사
              </Button>
              <Button
                variant="text"
                aria-label={`${name} 버리기`}
                onClick={() => {
                  const place = toDraftPlace(owner, draft);
                  data.vault?.now?.findDraftBox(place)?.remove(place);
                  throwDraftAway(place);
                  setGone((count) => count + 1);
                }}
              >
                버리기
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { toForkedSentence } from "@damim/domain/vault/vault-words.ts";
import { useEffect, useState } from "react";
import { useStepUp } from "../../data/server/use-step-up.ts";
import { useLive, useTeacherData } from "../../data/use-teacher-data.ts";
import { forgetPlain, hasToForget } from "../../data/vault/forget-plain.ts";
import { countForked } from "../../data/vault/seal-rows.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { showToast } from "../../ui/overlay/toast.ts";

/**
 * The rows are locked, what they were is not forgotten yet: on any device where they are open, until it is done.
 *
 * @param isFresh who sits here was asked a moment ago: tried once before anything is said
 */
export function ForgetNotice({ isFresh = false }: { readonly isFresh?: boolean }) {
  return useLive(hasToForget) && <LeftToForget isFresh={isFresh} />;
}

function LeftToForget({ isFresh }: { readonly isFresh: boolean }) {
  const data = useTeacherData();
  const askWho = useStepUp();
  const [isTried, setTried] = useState(!isFresh);
  useEffect(() => {
    if (!isTried) void forgetPlain(data).then(() => setTried(true));
  }, [data, isTried]);
  if (!isTried) return null;
  const forget = async (): Promise<void> => {
    const forked = countForked(data.years.values());
    if (forked > 0) return showToast.error(toForkedSentence(forked, "지워"));
    const why = "잠그기 전 글의 변경 이력을 지우기 전에 선생님이 맞는지 확인할게요.";
    if (!(await askWho({ why, actLabel: "변경 이력 지우기", isNeeded: true }))) return;
    if (await forgetPlain(data)) showToast.success("잠그기 전 글의 변경 이력을 지웠어요");
    else showToast.error("아직 지우지 못했어요. 인터넷 연결을 확인하고 다시 눌러 주세요.");
  };
  return (
    <Notice
      tone="warm"
      title="지난 고친 기록이 아직 잠기지 않았어요"
      actions={
        <Button variant="line" onClick={() => void forget()}>
          변경 이력 지우기
        </Button>
      }
    >
      잠그기 전에 고친 글이 서버의 변경 이력에 그대로 있어요. 지우면 잠긴 글만 남아요.
    </Notice>
  );
}

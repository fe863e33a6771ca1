import { toKoreanInstant } from "@damim/domain/calendar-day/korean-instant.ts";
import { KeyRound, Pencil, Plus, Trash2 } from "lucide-react";
import { useAsking } from "../../../kit/server/use-asking.ts";
import { useProvenAsk } from "../../../data/server/use-step-up.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { canUsePasskeys } from "../../../platform/secrets/can-use-passkeys.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { lazyOverlay } from "../../../ui/overlay/lazy-overlay.ts";
import { useOpened } from "../../../ui/overlay/use-opened.ts";
import { showToast } from "../../../ui/overlay/toast.ts";
import type { Passkey } from "../fetch-sign-in-ways.ts";
import { askAccount } from "../account-requests.ts";
import { BEFORE_CHANGE, sayAccountTrouble } from "../messages.ts";
import { addPasskey } from "../way-requests.ts";

const ConfirmDialog = lazyOverlay(
  () => import("../../../ui/overlay/confirm-dialog.tsx"),
  "ConfirmDialog",
);
const PasskeyNameDialog = lazyOverlay(
  () => import("./passkey-name-dialog.tsx"),
  "PasskeyNameDialog",
);

export interface PasskeyPartProps {
  readonly passkeys: readonly Passkey[];
  readonly onChange: () => void;
}

/** 패스키: those there are, one more, their names, and away with them. */
export function PasskeyPart({ passkeys, onChange }: PasskeyPartProps) {
  const askProven = useProvenAsk();
  const { isBusy, ask } = useAsking(sayAccountTrouble, showToast.error);
  const removal = useOpened<Passkey>();
  const naming = useOpened<Passkey>();

  const add = () =>
    ask(
      async () => {
        const answer = await askProven(addPasskey, BEFORE_CHANGE);
        const isCancelled = answer?.ok === false && answer.refusal.code === "PasskeyCancelled";
        if (isCancelled) showToast.blank("패스키를 만들지 않았어요.");
        return isCancelled ? undefined : answer;
      },
      () => {
        showToast.success("패스키를 만들었어요");
        onChange();
      },
    );
  const remove = async (passkey: Passkey): Promise<void> => {
    removal.close();
    const path = `passkeys/${encodeURIComponent(passkey.id)}`;
    const answer = await ask(
      () => askProven(() => askAccount(path, undefined, "DELETE"), BEFORE_CHANGE),
      () => showToast.success("패스키를 지웠어요"),
    );
    if (answer) onChange();
  };

  return (
    <section aria-labelledby="passkeys-title" className="py-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-56">
          <h3 id="passkeys-title" className="text-16 font-bold">
            패스키
          </h3>
          <p className="mt-1 text-14 text-fg-2">
            지문, 얼굴, 기기 잠금으로 비밀번호 없이 로그인해요.
          </p>
        </div>
        {canUsePasskeys() && (
          <Button
            variant="weak"
            icon={<Plus size={18} aria-hidden />}
            isBusy={isBusy}
            onClick={() => void add()}
          >
            패스키 만들기
          </Button>
        )}
      </div>
      {!canUsePasskeys() && (
        <p className="mt-3 text-14 text-fg-2">
          지금 이 주소나 브라우저에서는 패스키를 쓸 수 없어요. localhost나 이름으로 된 주소로 열어
          주세요.
        </p>
      )}
      {passkeys.length > 0 && (
        <ul aria-labelledby="passkeys-title" className="mt-3 divide-y divide-line-2">
          {passkeys.map((passkey) => (
            <PasskeyItem
              key={passkey.id}
              passkey={passkey}
              onRename={() => naming.open(passkey)}
              onDelete={() => removal.open(passkey)}
            />
          ))}
        </ul>
      )}
      <ConfirmDialog
        isOpen={removal.isOpen}
        onClose={removal.close}
        title="패스키를 지울까요?"
        actLabel="지우기"
        isDangerous
        onAct={() => removal.about && void remove(removal.about)}
      >
        <b>{removal.about?.name}</b> 패스키로는 더 이상 로그인할 수 없어요. 그 기기에 남은 패스키는
        기기 설정에서 따로 지워 주세요.
      </ConfirmDialog>
      <PasskeyNameDialog
        key={naming.key}
        isOpen={naming.isOpen}
        onClose={naming.close}
        passkey={naming.about}
        onRenamed={onChange}
      />
    </section>
  );
}

function PasskeyItem(props: {
  readonly passkey: Passkey;
  readonly onRename: () => void;
  readonly onDelete: () => void;
}) {
  const { name, createdAt, lastUsedAt } = props.passkey;
  const { now } = useTeacherData();
  return (
    <li className="flex items-center gap-3 py-3 last:pb-0">
      <span className="grid size-9 shrink-0 place-items-center rounded-[0.625rem] bg-sunken text-fg-2">
        <KeyRound size={18} aria-hidden />
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-15 font-semibold break-words">{name}</p>
        <p className="text-13 text-fg-3">
          {lastUsedAt === null
            ? `${toKoreanInstant(createdAt, now())}에 만들었어요`
            : `${toKoreanInstant(lastUsedAt, now())}에 썼어요`}
        </p>
      </div>
      <IconButton
        label={`${name} 이름 바꾸기`}
        icon={<Pencil size={18} aria-hidden />}
        onClick={props.onRename}
      />
      <IconButton
        label={`${name} 지우기`}
        icon={<Trash2 size={18} aria-hidden />}
        onClick={props.onDelete}
      />
    </li>
  );
}

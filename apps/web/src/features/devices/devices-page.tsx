import { ok } from "@damim/domain/base/result.ts";
import { toKoreanInstant } from "@damim/domain/calendar-day/korean-instant.ts";
import { Monitor, Smartphone } from "lucide-react";
import { useAsking } from "../../kit/server/use-asking.ts";
import { ServerView } from "../../kit/server/server-view.tsx";
import { useServerList } from "../../kit/server/use-server-list.ts";
import { Link } from "../../ui/link.tsx";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Chip } from "../../ui/chip.tsx";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";
import { useOpened } from "../../ui/overlay/use-opened.ts";
import { showToast } from "../../ui/overlay/toast.ts";
import type { ServerAnswer } from "../../data/server/ask-wordless.ts";
import { askServer } from "../../data/server/ask-server.ts";
import type { DeviceUse } from "../../data/server/session.ts";

const ConfirmDialog = lazyOverlay(
  () => import("../../ui/overlay/confirm-dialog.tsx"),
  "ConfirmDialog",
);

type Target = SignedInDevice | "others";

/** 로그인한 기기: where this teacher is signed in, and the way to end it from here. */
export function Component() {
  const devices = useServerList(askDevices);
  const question = useOpened<Target>();
  const { isBusy, ask: askNow } = useAsking(
    "서버에 연결하지 못했어요. 인터넷이 연결되면 다시 해 주세요.",
    showToast.error,
  );
  const { about: target, open: ask, close } = question;
  const revoke = (of: Target) =>
    askNow(
      () => sendRevocation(of),
      () => {
        showToast.success("로그아웃시켰어요");
        close();
        devices.reload();
      },
    );
  const hasOthers = devices.value?.some(({ isThis }) => !isThis) ?? false;
  return (
    <div className="flex w-full max-w-[40rem] flex-col gap-4 pb-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="title text-24">로그인한 기기</h1>
        {hasOthers && (
          <Button variant="dangerText" onClick={() => ask("others")}>
            다른 기기 모두 로그아웃
          </Button>
        )}
      </div>
      <Card className="min-h-40">
        <ServerView list={devices} away="로그인한 기기의 목록은 서버에 있어요.">
          {(list) => <DeviceList devices={list} onRevoke={ask} />}
        </ServerView>
      </Card>
      <p className="text-14 text-fg-2">
        휴대폰이나 전자칠판에서도 쓰고 싶다면{" "}
        {/* Made by the server, outside of the app's own pages. */}
        <a
          href={`${import.meta.env.BASE_URL}connect`}
          className="font-semibold text-brand underline underline-offset-2"
        >
          다른 기기에서 여는 방법
        </a>
        을 보세요.
      </p>
      <p className="text-14 text-fg-2">
        패스키와 2단계 인증은{" "}
        <Link
          to="/mypage#sign-in-ways"
          className="font-semibold text-brand underline underline-offset-2"
        >
          설정 · 로그인 방법
        </Link>
        에서 바꿔요.
      </p>
      <ConfirmDialog
        isOpen={question.isOpen}
        onClose={close}
        title={target === "others" ? "다른 기기 모두 로그아웃" : "로그아웃시킬까요?"}
        actLabel={target === "others" ? "모두 로그아웃" : "로그아웃시키기"}
        isDangerous
        isBusy={isBusy}
        onAct={() => target && void revoke(target)}
      >
        {target && target !== "others" && <b>{toName(target)} </b>}
        기기에 남은 사본은 다음에 인터넷에 연결될 때 지워져요. 서버의 기록은 그대로 있어요. 그
        기기에 아직 보내지 못한 기록이 있으면 그 기기에서 먼저 물어봐요.
      </ConfirmDialog>
    </div>
  );
}

function DeviceList(props: {
  readonly devices: readonly SignedInDevice[];
  readonly onRevoke: (device: SignedInDevice) => void;
}) {
  const { now } = useTeacherData();
  return (
    <ul aria-label="로그인한 기기" className="divide-y divide-line-2">
      {props.devices.map((device) => {
        const isPhone = /iPhone|iPad|Android/.test(device.name ?? "");
        const Icon = isPhone ? Smartphone : Monitor;
        return (
          <li
            key={device.id}
            className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 first:pt-0 last:pb-0"
          >
            <span className="grid size-9 shrink-0 place-items-center rounded-[0.625rem] bg-sunken text-fg-2">
              <Icon size={18} aria-hidden />
            </span>
            <div className="min-w-0 flex-1 basis-40">
              <p id={`device-${device.id}`} className="text-15 font-semibold">
                {toName(device)}
              </p>
              <p className="text-13 text-fg-3">
                {toUseWords(device)} ·{" "}
                {device.isThis ? "지금 쓰고 있어요" : toKoreanInstant(device.lastSeenAt, now())}
              </p>
            </div>
            {device.isThis ? (
              <span className="ml-auto">
                <Chip tone="brand">이 기기</Chip>
              </span>
            ) : (
              <Button
                variant="line"
                className="ml-auto"
                aria-describedby={`device-${device.id}`}
                onClick={() => props.onRevoke(device)}
              >
                로그아웃시키기
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function toName({ name }: SignedInDevice): string {
  return name ?? "알 수 없는 기기";
}

function toUseWords({ use }: SignedInDevice): string {
  if (use === null) return "아직 기기 종류를 정하지 않았어요";
  return use === "own" ? "내 기기" : "함께 쓰는 기기";
}

/** Where this teacher is signed in. */
interface SignedInDevice {
  readonly id: string;
  readonly name: string | null;
  readonly use: DeviceUse | null;
  readonly lastSeenAt: number;
  readonly isThis: boolean;
}

/** This device first, then the one that was seen last. */
async function askDevices(): ServerAnswer<readonly SignedInDevice[]> {
  const answer = await askServer<{ readonly devices: SignedInDevice[] }>("GET", "devices");
  if (!answer.ok) return answer;
  return ok(
    answer.value.devices.sort(
      (a, b) => Number(b.isThis) - Number(a.isThis) || b.lastSeenAt - a.lastSeenAt,
    ),
  );
}

/** Signs another device out, or all others. */
function sendRevocation(target: SignedInDevice | "others"): ServerAnswer<object> {
  const path = target === "others" ? "other-devices" : `devices/${encodeURIComponent(target.id)}`;
  return askServer("DELETE", path);
}

import { toSeoulTimeText } from "@damim/domain/calendar-day/korean-instant.ts";
import type { PadRoomEntry } from "@damim/domain/pad/pad-room-entry.ts";
import { Copy, Mic } from "lucide-react";
import { useState } from "react";
import { copyAndSay } from "../act/copy-and-say.ts";
import { late } from "../../ui/arrival/late.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/field/checkbox.tsx";
import { changeRoom, giveCode } from "./room-requests.ts";
import type { RoomDesk } from "./use-room-entry.ts";

/** It seldom says something: it comes after the QR code. */
const ReachNotice = late(() =>
  import("../server/reach-notice.tsx").then((file) => file.ReachNotice),
);

/** How pupils come in: the QR code, the code to say aloud, the link. */
export function JoinCard({ desk }: { readonly desk: RoomDesk }) {
  const { entry, failure } = desk;
  return (
    <section
      aria-label="들어오는 방법"
      className="flex flex-col gap-3 rounded-card border border-line-2 bg-surface p-4"
    >
      {entry ? (
        <Ways entry={entry} desk={desk} />
      ) : (
        <p className="text-15 text-fg-2">
          {failure
            ? "인터넷이 연결되면 QR 코드와 링크를 보여 드려요. 모인 것은 이 기기에서 계속 볼 수 있어요."
            : "들어오는 방법을 가져오고 있어요."}
        </p>
      )}
    </section>
  );
}

function Ways({ entry, desk }: { readonly entry: PadRoomEntry; readonly desk: RoomDesk }) {
  const { roomId, code, isHttpsOnly, plainLink, link } = entry;
  const [isBusy, setBusy] = useState(false);
  const ask = async (answering: ReturnType<typeof giveCode>): Promise<void> => {
    setBusy(true);
    await desk.change(answering);
    setBusy(false);
  };
  const copyLink = async (): Promise<void> => {
    await copyAndSay(plainLink ?? link, "링크를 복사했어요", "QR 코드로 들어오게 해 주세요.");
  };
  return (
    <>
      <ReachNotice
        link={{ address: entry.shortLink }}
        remedy={isHttpsOnly && "「안전한 주소로만」을 끄면 같은 Wi-Fi의 기기에서도 열려요."}
      />
      <div className="flex flex-wrap items-center gap-4">
        <QrCode qr={entry.qr} />
        <div className="min-w-0">
          <p className="text-14 font-semibold text-fg-2">이렇게 들어와요</p>
          {code ? (
            <>
              <b className="block text-26 leading-[1.3] font-extrabold tracking-[-0.02em]">
                {code.text}
              </b>
              <p className="text-13 text-fg-3">{toUntilWords(code.until)}</p>
            </>
          ) : (
            <Button
              variant="weak"
              className="mt-1 gap-1.5! px-3!"
              icon={<Mic size={18} aria-hidden />}
              isBusy={isBusy}
              onClick={() => void ask(giveCode(roomId))}
            >
              말로 알려 주기 쉬운 암호
            </Button>
          )}
        </div>
      </div>
      <ShortLink link={entry.shortLink} />
      {entry.password !== "" && <Password password={entry.password} />}
      <Button
        variant="line"
        isFull
        icon={<Copy size={18} aria-hidden />}
        onClick={() => void copyLink()}
      >
        링크 복사
      </Button>
      {(plainLink !== undefined || isHttpsOnly) && (
        <Checkbox
          label="안전한 주소로만"
          hint={
            isHttpsOnly
              ? "오가는 내용을 암호화해요. 처음 들어올 때 휴대폰이 한 번 경고할 수 있어요."
              : "지금은 같은 Wi-Fi에서 암호화 없이 오가요."
          }
          isChecked={isHttpsOnly}
          isDisabled={isBusy}
          onCheckedChange={(isOn) => void ask(changeRoom(roomId, { isHttpsOnly: isOn }))}
        />
      )}
    </>
  );
}

const SHORT = "text-13 leading-normal text-fg-2";
const TO_TYPE = "block text-16 font-bold text-fg select-all";

/** To be typed: no line breaks in the code at its end. */
function ShortLink({ link }: { readonly link: string }) {
  const codeAt = link.lastIndexOf("/") + 1;
  return (
    <p className={SHORT}>
      주소창에 칠 짧은 주소
      <b className={TO_TYPE}>
        {link.slice(0, codeAt).replace("http://", "")}
        <wbr />
        {link.slice(codeAt)}
      </b>
    </p>
  );
}

/** For who types the name of the room; behind a press, for few do. */
function Password({ password }: { readonly password: string }) {
  return (
    <details className={SHORT}>
      <summary className="cursor-pointer py-1.5 pointer-coarse:py-[13px]">방 비밀번호</summary>
      <b className={TO_TYPE}>{password}</b>
      패드잇 첫 화면에서 방 이름과 함께 써도 들어와요.
    </details>
  );
}

/** Midnight is the end of today, in the words of a classroom. */
function toUntilWords(until: number): string {
  const time = toSeoulTimeText(until);
  return time === "00:00" || time === "23:59" ? "오늘까지" : `오늘 ${time}까지`;
}

/** Dark on light in every theme: cameras want it so. */
function QrCode({ qr }: { readonly qr: PadRoomEntry["qr"] }) {
  return (
    <svg
      role="img"
      aria-label="방으로 들어오는 QR 코드"
      className="size-26 flex-none rounded-ctl border border-line bg-[#fff] fill-[#0c1b3a]"
      viewBox={`0 0 ${qr.size} ${qr.size}`}
      shapeRendering="crispEdges"
    >
      <path d={qr.path} />
    </svg>
  );
}

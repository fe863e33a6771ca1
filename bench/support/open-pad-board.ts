import { createRow } from "@damim/sync/change.ts";
import { PAD_COLORS, padCardKind } from "@damim/domain/pad/card/pad-card.ts";
import { padScope } from "@damim/domain/pad/pad-scope.ts";
import { placeBetween } from "@damim/domain/base/place-between.ts";
import { createClock } from "@damim/sync/clock.ts";
import { PROTOCOL_VERSION } from "@damim/sync/protocol.ts";
import type { Browser, BrowserContextOptions } from "playwright-core";
import { openDevice, type Device } from "../../e2e/support/open-browser.ts";
import type { RunningDamim } from "../../e2e/support/start-damim.ts";
import { openTeacher, post } from "../../e2e/support/teacher.ts";
import { installPageClock } from "./page-clock.ts";
import { now } from "../../e2e/support/fixed-day.ts";

const PUPILS = 30;
const SENTENCES = [
  "은행잎을 밟으면 바스락 소리가 난다. 가을이 과자를 먹는 소리 같다.",
  "가을은 하늘이 한 칸 더 높아지는 계절",
  "낙엽이 데굴데굴 굴러서 나랑 달리기했다. 내가 졌다!",
  "할머니 댁 감나무에 감이 세 개 남았다. 까치 밥이라고 하셨다. 그래서 나는 사진만 찍고 왔다.",
  "귤껍질을 까면 손에서 가을 냄새가 난다.",
];

export interface PadBoard {
  /** A device that holds a place in the room and has nothing of it yet; the page stands on `about:blank`. */
  readonly openPupil: (options?: BrowserContextOptions) => Promise<Device>;
  readonly url: string;
}

/** A room of thirty pupils with so many cards of words on its wall. */
export async function openPadBoard(
  damim: RunningDamim,
  browser: Browser,
  cardCount: number,
): Promise<PadBoard> {
  const { context } = await openDevice(browser, "about:blank");
  const teacher = await openTeacher(damim, context, { studentCount: PUPILS });
  const made: { roomId?: string; link?: string } = Object(
    await post(damim, context.request, "pad/rooms", {
      roomName: `가을 한 줄 시 ${cardCount}`,
      room: {
        board: "wall",
        entry: "tiles",
        names: "name",
        allowsHearts: true,
        allowsComments: true,
      },
      members: teacher.students.map(({ id, number, name }) => ({ studentId: id, number, name })),
    }),
  );
  const { roomId = "", link = "" } = made;
  const clock = createClock({ now, deviceId: "bench" });
  let order: string | undefined;
  const ops = Array.from({ length: cardCount }, (_, n) => {
    order = placeBetween(order, undefined, Math.random);
    const id = `019aa0c4-0000-7000-8000-${String(n).padStart(12, "0")}`;
    const card = createRow(padCardKind.name, id, {
      type: "text",
      text: `${n + 1}. ${SENTENCES[n % SENTENCES.length]}`,
      color: PAD_COLORS[n % 9] ?? "plain",
      order,
      by: "teacher",
      madeAt: now(),
      state: "shown",
    });
    return { n, ...card, at: clock.tick() };
  });
  const reply = await post(damim, context.request, "sync", {
    protocol: PROTOCOL_VERSION,
    scopes: [{ scope: padScope(roomId), since: 1_000_000, ops }],
  });
  if (JSON.stringify(reply).includes('"refusal"')) throw new Error("a card was refused");
  await context.close();
  let number = 0;
  return {
    url: `${damim.url}padIt`,
    async openPupil(options = {}) {
      const device = await openDevice(browser, "about:blank", options);
      await device.context.addInitScript(installPageClock);
      // The pupil came in by this tab: it does not ask who they are. An empty page has no storage.
      await device.context.addInitScript(() => {
        if (origin !== "null") sessionStorage.setItem("padOwn", "1");
      });
      const { request } = device.context;
      await post(damim, request, "pad/enter", { key: new URL(link).hash.replace("#k=", "") });
      await post(damim, request, "pad/claim", { number: (number += 1) });
      return device;
    },
  };
}

import { pushRefusalWords } from "@damim/domain/push/push-refusal.ts";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { startHearing } from "./hear-news.ts";

const endpoint = "https://fcm.googleapis.com/fcm/send/x";
const address = { endpoint, toJSON: () => ({ endpoint, keys: { p256dh: "p", auth: "a" } }) };
/** What the server was asked. */
let asked: [path: string, body: unknown][] = [];
let isAway = false;

beforeEach(() => {
  [asked, isAway] = [[], false];
  document.body.innerHTML = `<main class="family"><header><span id="hear" data-push-key="BKey"></span></header></main>`;
  const pushManager = { getSubscription: async () => address, subscribe: async () => address };
  vi.spyOn(navigator, "serviceWorker", "get").mockReturnValue({
    ready: Promise.resolve({ pushManager }),
  } as unknown as ServiceWorkerContainer);
  vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => {
    if (isAway) throw new TypeError("no network");
    asked.push([String(path), JSON.parse(body)]);
    return Response.json({ status: true });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  document.body.innerHTML = "";
});

/** A browser that answers so when it is asked. */
function answerWith(answer: NotificationPermission, before: NotificationPermission = "default") {
  const asks = { permission: before, requestPermission: async () => (asks.permission = answer) };
  vi.stubGlobal("Notification", asks);
}
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
const expectSaid = (text: string) =>
  expect.element(page.getByRole("status")).toHaveTextContent(text);
const expectButton = (name: string) =>
  expect.element(page.getByRole("button", { name, exact: true })).toBeVisible();

it("asks after a press alone, gives the address to this class, and takes it back", async () => {
  answerWith("granted");
  startHearing("7F3K-9QX2");
  await press("알림 받기");

  await expectSaid("알림을 받고 있어요");
  expect(document.activeElement?.textContent).toBe("알림 끄기");
  expect(asked).toEqual([[expect.stringContaining(`api/class/7F3K-9QX2/push`), address.toJSON()]]);
  await press("알림 끄기");
  await expectButton("알림 받기");
  expect(asked[1]).toEqual([expect.stringContaining(`/push/end`), { endpoint }]);
});

it("tells the server again when the page opens, and says that it hears", async () => {
  answerWith("granted");
  startHearing("7F3K-9QX2");
  await press("알림 받기");
  await expectButton("알림 끄기");
  document.body.innerHTML = `<span id="hear" data-push-key="BKey"></span>`;
  startHearing("7F3K-9QX2");

  await expectSaid("알림을 받고 있어요");
  await vi.waitFor(() => expect(asked).toHaveLength(2));
});

it.each([
  ["a no", () => answerWith("denied"), pushRefusalWords.denied],
  [
    "a question that was put away",
    () => answerWith("default"),
    "허용을 눌러야 알림을 받을 수 있어요. 다시 눌러 주세요.",
  ],
  [
    "no network",
    () => (answerWith("granted"), (isAway = true)),
    "지금은 인터넷에 닿지 않아요. 연결되면 다시 눌러 주세요.",
  ],
  [
    "an address that is not safe",
    () => document.getElementById("hear")?.removeAttribute("data-push-key"),
    pushRefusalWords.insecure,
  ],
  [
    "a browser within another app",
    () => {
      vi.stubGlobal("PushManager", undefined);
      Reflect.deleteProperty(globalThis, "PushManager");
    },
    "이 앱에서는 알림을 켤 수 없어요. 크롬이나 사파리에서 이 화면을 열어 주세요.",
  ],
])("says in one sentence what %s keeps from it, and stays to be pressed", async (_, make, said) => {
  answerWith("granted");
  make();
  startHearing("7F3K-9QX2");
  await press("알림 받기");

  await expectSaid(said);
  await expectButton("알림 받기");
  expect(asked).toEqual([]);
});

it("shows the way to the home screen on an iPhone", async () => {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 (iPhone)");
  startHearing("7F3K-9QX2");
  await press("알림 받기");

  await expectSaid("아이폰과 아이패드는 홈 화면에 추가하면 알림을 켤 수 있어요.");
  await expect.poll(() => page.getByRole("listitem").elements().length).toBe(3);
});

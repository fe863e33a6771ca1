import {
  findAskedRefusal,
  findPushRefusal,
  pushRefusalWords,
} from "@damim/domain/push/push-refusal.ts";
import { askWordless } from "../../../data/server/ask-wordless.ts";
import { readText, removeText, writeText } from "../../../platform/kept/device-texts.ts";
import {
  askPermission,
  findWorkerInTime,
  readPushPowers,
  subscribeToPush,
} from "../../../platform/push.ts";

const AWAY = "지금은 인터넷에 닿지 않아요. 연결되면 다시 눌러 주세요.";
const words = {
  ...pushRefusalWords,
  unsupported: "이 앱에서는 알림을 켤 수 없어요. 크롬이나 사파리에서 이 화면을 열어 주세요.",
  "not-on-home-screen": "아이폰과 아이패드는 홈 화면에 추가하면 알림을 켤 수 있어요.",
  "no-token": "알림 주소를 받지 못했어요. 잠시 뒤 다시 눌러 주세요.",
};
/** On iPhone and iPad, where push is there only for what stands on the home screen. */
const steps = [
  "사파리로 이 화면을 열고 「공유」를 눌러요.",
  "「홈 화면에 추가」를 눌러요.",
  "홈 화면의 「우리 반 소식」을 열고 「알림 받기」를 눌러요.",
];

/**
 * 「알림 받기」 on the page of a class (spec 19 §4). The browser is asked after a press alone. The push service's address goes to
 * this class; it stays with the browser when it is switched off, for another class may use it.
 */
export function startHearing(code: string): void {
  const place = document.getElementById("hear");
  if (!place) return;
  const key = place.dataset["pushKey"];
  const kept = `hears ${code}`;
  const button = document.createElement("button");
  button.type = "button";
  const said = document.createElement("p");
  said.setAttribute("role", "status");
  place.append(button, said);
  const isOn = (): boolean =>
    readText(kept) !== undefined && readPushPowers().permission === "granted";

  function show(sentence = isOn() ? "알림을 받고 있어요" : ""): void {
    button.textContent = isOn() ? "알림 끄기" : "알림 받기";
    said.textContent = sentence;
    said.hidden = sentence === "";
  }

  /** What keeps it from hearing; nothing where it hears now. */
  async function give(): Promise<string | undefined> {
    const refusal = key
      ? findPushRefusal({ ...readPushPowers(), isSharedDevice: false })
      : "insecure";
    if (refusal === "not-on-home-screen") showSteps();
    if (refusal || !key) return words[refusal ?? "insecure"];
    const asked = findAskedRefusal(await askPermission());
    if (asked) return words[asked];
    const worker = await findWorkerInTime();
    if (!worker) return words["no-worker"];
    const address = await subscribeToPush(worker, key).catch(() => undefined);
    if (!address) return navigator.onLine ? words["no-token"] : AWAY;
    const answer = await askWordless("POST", `class/${code}/push`, address.toJSON());
    if (!answer.ok) return answer.refusal.sentence ?? AWAY;
    writeText(kept, "1");
    return undefined;
  }

  async function end(): Promise<string | undefined> {
    const worker = await findWorkerInTime();
    const address = await worker?.pushManager.getSubscription();
    const answer =
      address &&
      (await askWordless("POST", `class/${code}/push/end`, { endpoint: address.endpoint }));
    if (answer && !answer.ok && answer.refusal.type !== "Gone")
      return answer.refusal.sentence ?? AWAY;
    removeText(kept);
    return undefined;
  }

  function showSteps(): void {
    if (place?.querySelector("ol")) return;
    const list = document.createElement("ol");
    for (const step of steps) list.append(toItem(step));
    place?.append(list);
  }

  let isUnderWay = false;
  /** A button that is out of order would lose the keyboard. */
  async function press(): Promise<void> {
    if (isUnderWay) return;
    isUnderWay = true;
    const problem = await (isOn() ? end() : give());
    isUnderWay = false;
    show(problem);
  }

  button.addEventListener("click", () => void press());
  show();
  // What the server may have forgotten meanwhile it is told again.
  if (isOn() && navigator.onLine) void give();
}

function toItem(text: string): HTMLElement {
  const item = document.createElement("li");
  const words = document.createElement("span");
  words.textContent = text;
  item.append(words);
  return item;
}

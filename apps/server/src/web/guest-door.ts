import { html } from "hono/html";
import { toQrPath } from "../base/to-qr-path.ts";
import { toPlainPage } from "../http/plain-page.ts";

/** What a guest cannot do where others can read along. */
const words = {
  "book.html": {
    title: "이 주소에서는 예약할 수 없어요",
    why: "같은 Wi-Fi에 있는 사람이 예약한 내용을 볼 수 있는 주소예요. 안전한 주소에서 예약해 주세요.",
    qr: "다른 기기로 열 때는 이 QR을 찍어 주세요.",
  },
  "capsule.html": {
    title: "이 주소에서는 봉할 수 없어요",
    why: "같은 Wi-Fi에 있는 사람이 편지를 볼 수 있는 주소예요. 안전한 주소에서 편지를 쓰고 읽어 주세요.",
    qr: "다른 기기로 열 때는 이 QR이나 받은 카드의 QR을 찍어 주세요.",
  },
};

export type DoorPage = keyof typeof words;

/** What the button asks for, of the very page that it stands on. */
export const DOOR_QUERY = "safely";

/**
 * In place of a guest's page over plain http: the way to the same page over https.
 *
 * The server never learns what stands behind the `#`. So the button is a form without an action: it asks for its own page,
 * and browsers keep the `#` through that and through the redirect that answers it.
 *
 * @param address of that page over https, without what stands behind the `#`; undefined where this server has no certificate
 */
export function toGuestDoor(page: DoorPage, basePath: string, address: string | undefined) {
  const { title, why, qr } = words[page];
  if (address === undefined)
    return toPlainPage({
      basePath,
      title,
      body: html`<p>${why}</p>
        <p>안전한 주소는 선생님께 여쭤봐 주세요.</p>`,
    });
  const { path, size } = toQrPath(address);
  return toPlainPage({
    basePath,
    title,
    body: html`<p>${why}</p>
      <form>
        <button class="button" name="${DOOR_QUERY}" value="1">안전한 주소로 열기</button>
      </form>
      <p class="hint">
        처음에는 브라우저가 경고를 보여 줘요. ‘고급’을 누르고 ‘계속’을 누르면 열려요.
      </p>
      <svg
        class="qr"
        viewBox="0 0 ${size} ${size}"
        role="img"
        aria-label="안전한 주소의 QR"
        shape-rendering="crispEdges"
      >
        <rect width="${size}" height="${size}" fill="#fff" />
        <path d="${path}" fill="#000" />
      </svg>
      <p class="hint">${qr}</p>`,
  });
}

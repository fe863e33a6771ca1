import { html } from "hono/html";
import { toQrPath } from "../base/to-qr-path.ts";
import { toPlainPage } from "../http/plain-page.ts";
import type { DoorWords } from "./page-way.ts";

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
export function toGuestDoor(
  { title, why, qr }: DoorWords,
  basePath: string,
  address: string | undefined,
) {
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

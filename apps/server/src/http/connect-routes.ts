import { html } from "hono/html";
import type { ServerDeps } from "../base/server-deps.ts";
import { toLanOrigins } from "../tls/lan-origins.ts";
import { CONNECT_STYLE } from "./connect-style.ts";
import { HttpFailure } from "./http-failure.ts";
import { toPlainPage } from "./plain-page.ts";
import { anyone, type Route } from "./route.ts";

/**
 * How another device comes to this server over https, step by step. It is the only page that an address
 * without encryption shows, so it is made here: no script, no account, nothing of the app.
 */
export function listConnectRoutes(deps: ServerDeps): readonly Route[] {
  const { config } = deps;
  return [
    anyone("GET connect", { overPlainHttp: true }, async (c) => {
      const { certificate, lanAddresses } = deps.network();
      const { arrival } = c.var;
      const isExposed = arrival.type === "exposed" && certificate !== undefined;
      const origins = isExposed ? [arrival.httpsOrigin] : toLanOrigins(lanAddresses, config);
      return c.html(
        toPage({
          basePath: config.basePath,
          isExposed,
          addresses: origins.map((origin) => origin + config.basePath),
          fingerprint: certificate?.authority?.fingerprint,
        }),
      );
    }),
    anyone("GET connect.css", { overPlainHttp: true }, async (c) =>
      c.body(CONNECT_STYLE, 200, { "Content-Type": "text/css; charset=utf-8" }),
    ),
    anyone("GET ca.crt", { overPlainHttp: true }, async (c) => {
      const authority = deps.network().certificate?.authority;
      if (!authority) {
        throw new HttpFailure(404, "NotFound", "이 서버에는 설치할 인증서가 없어요.");
      }
      return c.body(authority.certificate, 200, {
        "Content-Type": "application/x-x509-ca-cert",
        "Content-Disposition": 'attachment; filename="damim-ca.crt"',
      });
    }),
  ];
}

interface Page {
  readonly basePath: string;
  readonly isExposed: boolean;
  readonly addresses: readonly string[];
  readonly fingerprint: string | undefined;
}

function toPage(page: Page) {
  const { basePath, isExposed, addresses, fingerprint } = page;
  const title = isExposed ? "안전한 주소로 열어 주세요" : "다른 기기에서 열기";
  return toPlainPage({
    basePath,
    title,
    body: html`${isExposed ? toWarning(addresses[0] ?? "") : toAddressList(addresses, basePath)}
    ${fingerprint ? toInstallation(basePath, fingerprint) : ""}`,
  });
}

function toWarning(address: string) {
  return html`<p>
      이 주소는 비밀번호를 지켜 주지 못해요. 같은 Wi-Fi에 있는 사람이 오가는 내용을 볼 수 있어서,
      여기서는 로그인하지 않아요.
    </p>
    <p><a class="button" href="${address}">안전한 주소로 열기</a></p>
    <p class="hint">
      처음에는 브라우저가 경고를 보여 줘요. ‘고급’을 누르고 ‘계속’을 누르면 바로 쓸 수 있어요.
      인터넷 없이 여는 것과 알림은 아래 인증서를 설치한 기기에서만 돼요.
    </p>`;
}

function toAddressList(addresses: readonly string[], basePath: string) {
  if (addresses.length === 0) {
    return html`<p>
        이 서버는 지금 이 컴퓨터에서만 열려요. 다른 기기와 같은 네트워크에 연결하면 여기에 주소가
        나타나요.
      </p>
      <p><a class="button" href="${basePath}">담임으로 가기</a></p>`;
  }
  return html`<p>같은 네트워크에 있는 휴대폰, 태블릿, 전자칠판에서 이 주소를 열어 주세요.</p>
    <ul class="addresses">
      ${addresses.map((address) => html`<li><a href="${address}">${address}</a></li>`)}
    </ul>
    <p class="hint">
      처음에는 브라우저가 경고를 보여 줘요. ‘고급’을 누르고 ‘계속’을 누르면 바로 쓸 수 있어요.
      인터넷 없이 여는 것과 알림은 아래 인증서를 설치한 기기에서만 돼요.
    </p>`;
}

function toInstallation(basePath: string, fingerprint: string) {
  return html`<h2>인증서 설치하기</h2>
    <p>
      한 번 설치하면 그 기기에서는 경고가 나오지 않아요. 이 인증서는 이 학교 네트워크의 주소에만 쓸
      수 있어요.
    </p>
    <p><a class="button weak" href="${basePath}ca.crt" download>인증서 내려받기</a></p>
    <details>
      <summary>Android 휴대폰, 태블릿, 전자칠판</summary>
      <ol>
        <li>인증서를 내려받아요.</li>
        <li>설정에서 ‘CA 인증서’를 찾아요. 보통 보안 › 암호화 및 사용자 인증 정보 안에 있어요.</li>
        <li>‘CA 인증서 설치’를 누르고 damim-ca.crt를 골라요.</li>
      </ol>
    </details>
    <details>
      <summary>iPhone, iPad</summary>
      <ol>
        <li>Safari로 인증서를 내려받고 ‘허용’을 눌러요.</li>
        <li>설정 › 일반 › VPN 및 기기 관리에서 내려받은 프로파일을 설치해요.</li>
        <li>설정 › 일반 › 정보 › 인증서 신뢰 설정에서 Damim을 켜요.</li>
      </ol>
    </details>
    <details>
      <summary>Windows</summary>
      <ol>
        <li>내려받은 damim-ca.crt를 두 번 누르고 ‘인증서 설치’를 눌러요.</li>
        <li>‘로컬 컴퓨터’를 고르고, 저장소는 ‘신뢰할 수 있는 루트 인증 기관’을 골라요.</li>
        <li>브라우저를 껐다 켜요.</li>
      </ol>
    </details>
    <details>
      <summary>Mac</summary>
      <ol>
        <li>내려받은 damim-ca.crt를 두 번 눌러 키체인 접근에 넣어요.</li>
        <li>Damim 인증서를 열고 ‘신뢰’에서 ‘항상 신뢰’를 골라요.</li>
      </ol>
    </details>
    <h2>설치하기 전에 확인해 주세요</h2>
    <p>
      이 값이 담임 서버가 켜진 컴퓨터의 같은 화면에 보이는 값과 같아야 해요. 다르면 설치하지 말고
      서버를 맡은 분께 알려 주세요.
    </p>
    <p class="fingerprint">${fingerprint}</p>`;
}

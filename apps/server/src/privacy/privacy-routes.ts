import { html } from "hono/html";
import { DELETION_GRACE_DAYS } from "../accounts/change/deletion-routes.ts";
import type { Config } from "../base/config.ts";
import type { ServerDeps } from "../base/server-deps.ts";
import { listOutsidePlaces } from "../outside/outside-places.ts";
import { toPlainPage } from "../http/plain-page.ts";
import { anyone, type Route } from "../http/route.ts";

/**
 * `GET privacy`: who operates this server, what is kept where, and who else gets some of it, as the settings have it. Anyone
 * may read it, also a guardian without an account; no key and no address of the inside stands in it.
 */
export function listPrivacyRoutes({ config }: Pick<ServerDeps, "config">): readonly Route[] {
  return [
    anyone("GET privacy", { overPlainHttp: true }, async (c) =>
      c.html(
        toPlainPage({
          basePath: config.basePath,
          title: "개인정보를 이렇게 다뤄요",
          body: toBody(config),
        }),
      ),
    ),
  ];
}

function toBody(config: Config) {
  const { supportEmail, databaseUrl, files, backupKeep, backupTo } = config;
  const outside = listOutside(config);
  return html`<h2>누가 운영하나요</h2>
    <p>
      이 담임 서버는 설치한 학교나 선생님이 운영해요. 담임을 만든 곳으로는 기록이 가지 않아요.
      ${
        supportEmail
          ? html`문의: <a href="mailto:${supportEmail}">${supportEmail}</a>`
          : "운영자가 연락처를 아직 적지 않았어요. 학교나 담임 선생님께 물어봐 주세요."
      }
    </p>
    <h2>무엇을 저장하나요</h2>
    <ul>
      <li>선생님: 메일 주소, 별명과 학교, 되돌릴 수 없게 바꾼 비밀번호, 로그인한 기기와 주소</li>
      <li>
        학생과 보호자: 선생님이 적거나 올린 것(이름, 번호, 연락처, 출결, 상담, 건강, 글, 사진)과
        학생이 패드 방에 올린 것
      </li>
      <li>접속 기록: 누가 언제 어느 기기와 주소에서 학생 정보를 보고 고쳤는지, 2년 동안</li>
    </ul>
    <p>쿠키는 로그인과 패드 방에 들어온 기기를 알아보는 데만 써요.</p>
    <h2>어디에 얼마나 두나요</h2>
    <ul>
      <li>
        ${
          databaseUrl
            ? `기록은 운영자의 데이터베이스(PostgreSQL)에 있어요. 밤마다 만드는 백업은 ${backupKeep}개까지 두고, 다른 백업은 운영자가 정해요.`
            : `기록은 이 서버의 데이터 폴더에 있어요. 백업은 ${backupKeep}개까지 두고 오래된 것부터 지워요.`
        }
        ${
          backupTo
            ? `백업은 다른 저장소(${new URL(backupTo.endpoint).host})에도 암호화해서 두고, 열두 달 안에 지워요.`
            : ""
        }
      </li>
      <li>
        ${
          files.type === "disk"
            ? "사진과 파일은 이 서버의 데이터 폴더에 있어요."
            : `사진과 파일은 저장소(${new URL(files.endpoint).host})에 있어요.`
        }
      </li>
      <li>내 기기로 정한 선생님 기기에는 기록의 사본이 있고, 로그아웃하면 지워요.</li>
      <li>
        선생님이 계정을 지우면 ${DELETION_GRACE_DAYS}일 뒤에 기록, 사진, 변경 이력을 지워요. 접속
        기록은 이름을 알 수 없게 바꿔 2년이 될 때까지 보관해요.
      </li>
    </ul>
    <h2>밖으로 나가는 것</h2>
    <ul>
      ${outside.map((line) => html`<li>${line}</li>`)}
    </ul>
    <h2>내 정보를 보거나 고치고 싶다면</h2>
    <p>
      학생과 보호자는 담임 선생님께 말씀해 주세요. 선생님은 설정의 「내 자료」에서 내려받고, 계정을
      지울 수 있어요.
    </p>`;
}

/** Who else gets something, by the settings: of each place its host alone. */
function listOutside(config: Config): readonly string[] {
  const { smtpUrl, google, ai, sentry, analytics } = config;
  const places = listOutsidePlaces(config)
    .filter(({ host }) => !ai || host !== toHost(ai.baseUrl))
    .map(({ name, host }) => `${name}(${host})`);
  return [
    `학교 이름, 학년·반, 학교가 있는 곳으로 급식·시간표·날씨를 묻는 곳: ${places.join(", ")}. 사람의 이름이나 기록은 보내지 않아요.`,
    "알림을 켠 선생님 기기에는 브라우저 회사의 알림 서버를 거쳐 학생 이름 없는 알림을 암호화해 보내요.",
    "패드 방에 링크를 올리면 이 서버가 그 페이지의 제목과 그림을 읽어 와요.",
    ...(smtpUrl ? [`선생님께 가는 메일은 메일 서버(${toHost(smtpUrl)})를 거쳐요.`] : []),
    ...(google ? [`Google로 로그인하는 선생님은 ${toHost(google.issuer)}에서 확인해요.`] : []),
    ...(ai ? [`선생님이 AI매니저를 쓸 때 이름을 가린 기록이 ${toHost(ai.baseUrl)}로 가요.`] : []),
    ...(sentry
      ? [`서버와 화면의 오류가 이름과 글 없이 ${toHost(sentry.envelopeUrl)}로 가요.`]
      : []),
    ...(analytics ? [`어떤 화면이 열렸는지가 이름 없이 ${toHost(analytics.url)}로 가요.`] : []),
  ];
}

function toHost(url: string): string {
  return new URL(url).host;
}

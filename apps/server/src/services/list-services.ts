import { toSentence } from "@damim/domain/base/result.ts";
import { outsideMessages } from "@damim/domain/outside/outside-refusal.ts";
import type { ServiceName, ServiceReply } from "@damim/domain/outside/services-reply.ts";
import type { ServerDeps } from "../base/server-deps.ts";
import type { NeisClient } from "../neis/neis-client.ts";
import type { Outside } from "../outside/create-outside.ts";
import type { WeatherService } from "../weather/weather-service.ts";

export interface AskedServices {
  readonly neis: NeisClient;
  readonly weather: WeatherService | undefined;
}

/** Every service as 관리 「서비스」 shows it: on, off or away, with what its key and its settings make of it. */
export async function listServices(
  { config, officeProgram, now }: Pick<ServerDeps, "config" | "officeProgram" | "now">,
  { neis, weather }: AskedServices,
): Promise<readonly ServiceReply[]> {
  const isKeyed = config.weather?.dataGoKr.key !== undefined;
  const { files, smtpUrl, sentry } = config;
  return [
    await describeOutside("날씨", weather?.sky, isKeyed ? "기상청" : "Open-Meteo", now()),
    await describeOutside(
      "미세먼지",
      weather?.air,
      isKeyed ? "에어코리아" : "Open-Meteo (예측)",
      now(),
    ),
    await describeOutside(
      "NEIS",
      neis.outside,
      neis.hasKey ? "나이스 교육정보" : "인증키가 없어 학교와 하루 급식만 받아요",
      now(),
    ),
    describeOwn(
      "문서",
      officeProgram !== undefined,
      officeProgram ? "LibreOffice로 PDF를 보여 줘요" : "LibreOffice가 없어 내려받아서 열어요",
    ),
    describeOwn(
      "메일",
      smtpUrl !== undefined,
      smtpUrl ? "메일 서버" : "메일 서버가 없어 서버의 폴더에 둬요",
    ),
    describeOwn("파일", true, files.type === "disk" ? "이 서버의 디스크" : "저장소(버킷)"),
    describeOwn(
      "오류",
      sentry !== undefined || config.keepsErrors,
      sentry ? "바깥 오류 목록" : config.keepsErrors ? "이 서버에 모아요" : "오류를 모으지 않아요",
    ),
  ];
}

async function describeOutside(
  name: ServiceName,
  outside: Outside | undefined,
  note: string,
  now: number,
): Promise<ServiceReply> {
  if (!outside) return describeOwn(name, false, "이 서버의 설정에서 껐어요");
  const health = await outside.readHealth();
  const { lastGoodAt, lastFailedAt, lastFailure, restsUntil, callsToday } = health;
  const isAway = restsUntil > now || (lastFailedAt ?? 0) > (lastGoodAt ?? 0);
  return {
    name,
    state: isAway ? "away" : "on",
    note,
    lastGoodAt,
    lastFailedAt,
    lastFailure: lastFailure ? toSentence(outsideMessages, { type: lastFailure }) : "",
    calls: { today: callsToday, perDay: outside.perDay },
  };
}

/** What is not asked over a network of its own: on or off. */
function describeOwn(name: ServiceName, isOn: boolean, note: string): ServiceReply {
  return {
    name,
    state: isOn ? "on" : "off",
    note,
    lastGoodAt: null,
    lastFailedAt: null,
    lastFailure: "",
    calls: null,
  };
}

/** Asks each service once, also one that rests. What came of it stands in the list. */
export async function checkServices({ neis, weather }: AskedServices): Promise<void> {
  const aSchool = { SCHUL_NM: "서울" };
  await Promise.all([
    weather?.check(),
    neis.ask("schoolInfo", aSchool, { freshMs: 0, pageSize: 1, isForced: true }),
  ]);
}

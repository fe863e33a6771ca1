import type { Config } from "../base/settings/config.ts";

/** What the settings leave off, as a teacher would call it. */
export function listOff(config: Config): readonly string[] {
  const parts: readonly (readonly [isOn: unknown, name: string])[] = [
    [config.smtpUrl, "메일(SMTP_URL)"],
    [config.google, "Google로 로그인"],
    [config.ai, "AI매니저의 모델"],
    [config.neis.key, "나이스 인증키"],
    [config.weather, "날씨"],
    [!config.weather || config.weather.dataGoKr.key, "측정한 미세먼지"],
    [config.sentry ?? config.keepsErrors, "오류 모으기"],
    [config.analytics ?? config.countsPages, "쓰임 세기"],
    [config.isTryOffered, "둘러보기"],
  ];
  return parts.filter(([isOn]) => !isOn).map(([, name]) => name);
}

/** Secrets that may stand in a file of their own, as containers hand them over: `DATA_GO_KR_KEY_FILE=/run/secrets/weather`. */
const KEYS_IN_FILES = [
  "NEIS_API_KEY",
  "DATA_GO_KR_KEY",
  "DAMIM_AI_KEY",
  "SMTP_URL",
  "GOOGLE_CLIENT_SECRET",
  "SENTRY_DSN",
  "DATABASE_URL",
  "DAMIM_BUS",
  "DAMIM_FILES",
  "DAMIM_BACKUP_TO",
];

/** The names under which those files are written down. */
export const keyFileNames: readonly string[] = KEYS_IN_FILES.map((name) => `${name}_FILE`);

/**
 * What stands in the files that `…_FILE` names, by the name of the setting; a value that is written too wins over it.
 * What cannot be read is a mistake in Korean.
 */
export function readKeyFiles(
  written: Readonly<Record<string, string | undefined>>,
  readText: (file: string) => string,
): { readonly values: Readonly<Record<string, string>>; readonly mistakes: readonly string[] } {
  const values: Record<string, string> = {};
  const mistakes: string[] = [];
  for (const name of KEYS_IN_FILES) {
    const file = written[`${name}_FILE`];
    if (!file || written[name]) continue;
    try {
      const text = readText(file).trim();
      if (text) values[name] = text;
      else mistakes.push(`${name}_FILE의 파일이 비어 있어요.`);
    } catch {
      mistakes.push(`${name}_FILE의 파일을 읽지 못했어요. 경로와 권한을 확인해 주세요.`);
    }
  }
  return { values, mistakes };
}

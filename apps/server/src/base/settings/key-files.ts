import type { Setting } from "./setting.ts";

/** The names under which secrets may be said to stand in a file of their own, as containers hand them over: `SMTP_URL_FILE=/run/secrets/mail`. */
export const listKeyFiles = (list: readonly Setting[]): readonly string[] =>
  list.flatMap(({ name, secret }) => (secret ? `${name}_FILE` : []));

/**
 * What stands in the files that `…_FILE` names, by the name of the setting; a value that is written too wins over it.
 * What cannot be read is a mistake in Korean.
 */
export function readKeyFiles(
  names: readonly string[],
  written: Readonly<Record<string, string | undefined>>,
  readText: (file: string) => string,
): { readonly values: Readonly<Record<string, string>>; readonly mistakes: readonly string[] } {
  const values: Record<string, string> = {};
  const mistakes: string[] = [];
  for (const fileName of names) {
    const file = written[fileName];
    const name = fileName.replace(/_FILE$/, "");
    if (!file || written[name]) continue;
    try {
      const text = readText(file).trim();
      if (text) values[name] = text;
      else mistakes.push(`${fileName}의 파일이 비어 있어요.`);
    } catch {
      mistakes.push(`${fileName}의 파일을 읽지 못했어요. 경로와 권한을 확인해 주세요.`);
    }
  }
  return { values, mistakes };
}

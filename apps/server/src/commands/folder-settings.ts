import path from "node:path";

type Env = Readonly<Record<string, string | undefined>>;

/**
 * The settings of a server that runs from the shipped folder: its data lies in `data` beside `damim`, whatever folder it
 * is started in. An empty value counts as not set.
 */
export function toFolderSettings(folder: string, env: Env): Env {
  return { ...env, DAMIM_DATA_DIR: env["DAMIM_DATA_DIR"]?.trim() || path.join(folder, "data") };
}

import manifest from "../../package.json" with { type: "json" };

/**
 * The version that is said to people: by `damim version`, the doctor, 관리 「서버」 and what stands beside a backup. How new
 * the schema is says `OWN_RELEASE`.
 */
export const findOwnVersion = (): string => manifest.version;

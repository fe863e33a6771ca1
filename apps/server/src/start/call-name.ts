/** What somebody types to start a command here: the project and the shipped folder have their own words for it. */
export type CallName = (command: string, ...words: readonly string[]) => string;

/** In a checkout: `npm run restore -- --new-epoch`. */
export const callByNpm: CallName = (command, ...words) =>
  ["npm run", command, ...(words.length > 0 ? ["--", ...words] : [])].join(" ");

/** In the shipped folder: `damim restore --new-epoch`. */
export const callByDamim: CallName = (...words) => ["damim", ...words].join(" ");

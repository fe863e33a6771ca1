/** One line of the help of keys: each of `keys` is drawn as a cap. */
export interface Shortcut {
  readonly keys: readonly string[];
  readonly does: string;
}

/** The keys of one place, as a feature or the app hands them in. */
export interface ShortcutGroup {
  readonly title: string;
  readonly shortcuts: readonly Shortcut[];
}

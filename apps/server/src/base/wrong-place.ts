/** Thrown at start where what a setting or the data folder names cannot be used; `toStartFailure` says it. */
export class WrongPlace extends Error {
  readonly code: "SECRET_DAMAGED" | "TLS_FILES" | "WEB_ROOT";

  constructor(code: WrongPlace["code"], detail: string) {
    super(detail);
    this.code = code;
  }
}

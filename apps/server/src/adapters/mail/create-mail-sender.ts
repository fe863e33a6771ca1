import path from "node:path";
import type { Logger } from "pino";
import type { Config } from "../../base/settings/config.ts";
import type { MailSender } from "../../base/ports/mail.ts";
import { createOutboxMailSender } from "./outbox-mail-sender.ts";
import { createSmtpMailSender } from "./smtp-mail-sender.ts";

/** Real mail when `SMTP_URL` is set, else the outbox folder in the data directory. */
export function createMailSender(
  config: Config,
  deps: {
    readonly log: Logger;
    readonly print: (line: string) => void;
    readonly now: () => number;
  },
): MailSender {
  const from = config.supportEmail ?? `damim@${new URL(config.origin).hostname}`;
  // The error only: a mail's address and link do not belong into the log.
  const onFailure = (error: unknown): void => deps.log.error({ err: error }, "mail was not sent");
  if (config.smtpUrl) {
    return createSmtpMailSender({ smtpUrl: config.smtpUrl, from: `담임 <${from}>`, onFailure });
  }
  return createOutboxMailSender({
    folder: path.join(config.dataDir, "outbox"),
    from: `담임 <${from}>`,
    now: deps.now,
    print: deps.print,
    onFailure,
  });
}

import { randomBytes } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { createTransport } from "nodemailer";
import type { Mail, MailSender } from "./mail.ts";
import { renderMail } from "./render-mail.ts";

export interface OutboxMailSenderOptions {
  readonly folder: string;
  readonly from: string;
  readonly now: () => number;
  /** Shows a line to the operator. */
  readonly print: (line: string) => void;
  readonly onFailure: (error: unknown) => void;
}

/**
 * Without a mail server: each mail becomes an `.eml` file that any mail program opens, and its link
 * stands on the server's console, so a first run on one machine works end to end.
 */
export function createOutboxMailSender(options: OutboxMailSenderOptions): MailSender {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    isConfigured: false,
    async send(mail) {
      try {
        await writeMail(mail);
      } catch (error) {
        options.onFailure(error);
      }
      show(mail);
    },
    async sendOnce(mail) {
      await writeMail(mail);
      show(mail);
    },
    settled: async () => {},
    close: () => transport.close(),
  };

  function show({ subject, action }: Mail): void {
    if (!action) return;
    options.print(`메일 서버가 없어서 여기에 보여 드려요. ${subject}: ${action.link}`);
  }

  async function writeMail(mail: Mail): Promise<void> {
    const message = await renderMail(mail);
    const built = await transport.sendMail({
      ...message,
      from: options.from,
      textEncoding: "base64",
    });
    await mkdir(options.folder, { recursive: true, mode: 0o700 });
    const name = `${options.now()}-${randomBytes(4).toString("hex")}.eml`;
    await writeFile(path.join(options.folder, name), built.message as Buffer, { mode: 0o600 });
  }
}

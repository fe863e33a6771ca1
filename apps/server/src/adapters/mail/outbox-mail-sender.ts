import { randomBytes } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { createTransport } from "nodemailer";
import type { Mail, MailSender } from "../../base/ports/mail.ts";
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
 * Without a mail server: each mail becomes an `.eml` file that any mail program opens, so a first run on one machine
 * works end to end. The console says once where they lie; their links open something and stand in no log.
 */
export function createOutboxMailSender(options: OutboxMailSenderOptions): MailSender {
  const transport = createTransport({ streamTransport: true, buffer: true });
  let isTold = false;
  return {
    isConfigured: false,
    async send(mail) {
      try {
        await writeMail(mail);
      } catch (error) {
        options.onFailure(error);
      }
    },
    sendOnce: writeMail,
    settled: async () => {},
    close: () => transport.close(),
  };

  function tellOnce(): void {
    if (isTold) return;
    isTold = true;
    options.print(
      `메일 서버가 없어서 메일을 보내지 않고 ${options.folder}에 .eml 파일로 두어요. 메일 프로그램으로 열면 링크가 있어요. 보내려면 SMTP_URL을 적어 주세요.`,
    );
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
    tellOnce();
  }
}

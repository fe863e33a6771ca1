import { createTransport } from "nodemailer";
import type { Mail, MailSender } from "../../base/ports/mail.ts";
import { renderMail } from "./render-mail.ts";

export interface SmtpMailSenderOptions {
  readonly smtpUrl: string;
  readonly from: string;
  readonly onFailure: (error: unknown) => void;
  /** Pauses before the second, third… attempt. */
  readonly retryPausesMs?: readonly number[];
}

const RETRY_PAUSES_MS = [2_000, 10_000, 60_000];
const ANSWER_TIMEOUT_MS = 20_000;

/** Sends over the mail server of `SMTP_URL`, in the background, with a few attempts. */
export function createSmtpMailSender(options: SmtpMailSenderOptions): MailSender {
  const transport = createTransport({
    url: options.smtpUrl,
    pool: true,
    connectionTimeout: ANSWER_TIMEOUT_MS,
    greetingTimeout: ANSWER_TIMEOUT_MS,
    socketTimeout: ANSWER_TIMEOUT_MS,
  });
  const underWay = new Set<Promise<void>>();
  const closing = new AbortController();

  return {
    isConfigured: true,
    async send(mail) {
      const delivery = deliver(mail).catch(options.onFailure);
      underWay.add(delivery);
      void delivery.finally(() => underWay.delete(delivery));
    },
    sendOnce,
    async settled() {
      await Promise.all(underWay);
    },
    close() {
      closing.abort();
      transport.close();
    },
  };

  async function sendOnce(mail: Mail): Promise<void> {
    const message = await renderMail(mail);
    // Of its own accord it takes now this, now that: it counts the letters of the link too.
    await transport.sendMail({ ...message, from: options.from, textEncoding: "base64" });
  }

  async function deliver(mail: Mail): Promise<void> {
    for (const pauseMs of [...(options.retryPausesMs ?? RETRY_PAUSES_MS), undefined]) {
      try {
        return await sendOnce(mail);
      } catch (error) {
        if (pauseMs === undefined || closing.signal.aborted) throw error;
        await pause(pauseMs, closing.signal);
      }
    }
  }
}

function pause(durationMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, durationMs);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

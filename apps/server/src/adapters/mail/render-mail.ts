import type { Mail } from "../../base/ports/mail.ts";
import { toMailText } from "./mail-text.ts";

/** A mail as nodemailer takes it. */
export interface RenderedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * A mail as HTML with the same words as plain text beside it. React is loaded with the first mail: a server
 * starts without it.
 */
export async function renderMail(mail: Mail): Promise<RenderedMail> {
  const [{ render }, { createMailPage }] = await Promise.all([
    import("@react-email/render"),
    import("./mail-page.ts"),
  ]);
  return {
    to: mail.to,
    subject: mail.subject,
    text: toMailText(mail),
    html: await render(createMailPage(mail)),
    // RFC 3834: nobody's holiday notice answers it.
    headers: { "Auto-Submitted": "auto-generated" },
  };
}

import type { Mail } from "../../base/ports/mail.ts";

/** The mail for who reads plain text: every word of the page, the address of the button written out. */
export function toMailText(mail: Mail): string {
  const { heading, paragraphs, facts = [], action, ending } = mail;
  const parts = [
    heading,
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(({ label, value }) => `${label}: ${value}`).join("\n")] : []),
    ...(action ? [`${action.label}:\n${action.link}`] : []),
    ...(ending ? [ending] : []),
    listFooter(mail).join("\n"),
  ];
  return `${parts.join("\n\n")}\n`;
}

/** Who wrote this and where to ask; the same below the page. */
export function listFooter({ supportEmail }: Mail): readonly string[] {
  const help = supportEmail ? `궁금한 점은 ${supportEmail}로 물어봐 주세요.` : undefined;
  return ["담임에서 보낸 메일이에요.", ...(help ? [help] : [])];
}

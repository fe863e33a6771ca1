import type { Mail } from "../../base/ports/mail.ts";

/** How long the links live. Said in the mail, so the sentence and the limit stay together. */
export const VERIFY_LINK_HOURS = 24;
export const RESET_LINK_HOURS = 1;

export interface MailTo {
  readonly to: string;
  readonly link: string;
  readonly supportEmail?: string | undefined;
}

/** A mail of ours: its subject is its heading with the product's name before it. */
export function buildMail(
  { to, supportEmail }: Omit<MailTo, "link">,
  words: Omit<Mail, "to" | "subject" | "supportEmail">,
): Mail {
  return { to, subject: `[담임] ${words.heading}`, supportEmail, ...words };
}

// No nickname in these mails: whoever signs up with a stranger's address chooses it.

export function buildVerifyMail(about: MailTo): Mail {
  return buildMail(about, {
    heading: "메일 주소를 확인해 주세요",
    paragraphs: [
      "선생님, 안녕하세요. 담임에 가입해 주셔서 고마워요.",
      `아래 버튼을 누르면 가입이 끝나요. ${VERIFY_LINK_HOURS}시간 안에 눌러 주세요.`,
    ],
    action: { label: "메일 주소 확인하기", link: about.link },
    ending:
      "가입하신 적이 없다면 이 메일을 지우셔도 돼요. 확인하지 않은 주소로는 로그인할 수 없어요.",
  });
}

export function buildResetMail(about: MailTo): Mail {
  return buildMail(about, {
    heading: "비밀번호를 새로 정해 주세요",
    paragraphs: [
      "선생님, 안녕하세요. 비밀번호를 새로 정하고 싶다는 요청을 받았어요.",
      `아래 버튼을 눌러 새 비밀번호를 정해 주세요. ${RESET_LINK_HOURS}시간 동안 한 번만 쓸 수 있어요.`,
      "새 비밀번호를 정하면 로그인해 둔 다른 기기에서는 모두 로그아웃돼요.",
    ],
    action: { label: "새 비밀번호 정하기", link: about.link },
    ending: "요청하신 적이 없다면 아무것도 하지 않으셔도 돼요. 비밀번호는 그대로예요.",
  });
}

export function buildAlreadyRegisteredMail(about: MailTo): Mail {
  return buildMail(about, {
    heading: "이미 가입하신 주소예요",
    paragraphs: [
      "선생님, 안녕하세요. 이 메일 주소로 다시 가입하려는 요청을 받았어요.",
      "이미 계정이 있으니 로그인해 주세요. 비밀번호가 기억나지 않으면 로그인 화면의 「비밀번호 찾기」를 눌러 주세요.",
    ],
    action: { label: "로그인하러 가기", link: about.link },
    ending: "요청하신 적이 없다면 아무것도 하지 않으셔도 돼요. 계정은 그대로예요.",
  });
}

import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import { toMaskedEmail } from "@damim/domain/masked-email/masked-email.ts";
import type { Mail } from "../../base/ports/mail.ts";
import { buildMail, type MailTo } from "./account-mails.ts";

export const EMAIL_CHANGE_HOURS = 24;

const IF_NOT_YOU =
  "직접 하신 일이 아니라면 누군가 비밀번호를 알고 있을 수 있어요. 비밀번호를 바꾸고 「로그인한 기기」에서 다른 기기를 모두 로그아웃시켜 주세요.";

/** To the new address: only its owner can press this, so it is theirs. */
export function buildNewAddressMail(about: MailTo & { readonly oldEmail: string }): Mail {
  return buildMail(about, {
    heading: "새 메일 주소를 확인해 주세요",
    paragraphs: [
      "선생님, 안녕하세요. 담임 계정의 메일 주소를 이 주소로 바꾸고 싶다는 요청을 받았어요.",
      `아래 버튼을 누르면 바뀌어요. ${EMAIL_CHANGE_HOURS}시간 안에, 바꾸기를 시작한 계정으로 로그인한 기기에서 눌러 주세요.`,
    ],
    facts: [{ label: "지금 주소", value: toMaskedEmail(about.oldEmail) }],
    action: { label: "이 주소로 바꾸기", link: about.link },
    ending: "요청하신 적이 없다면 이 메일을 지우셔도 돼요. 누르지 않으면 아무것도 바뀌지 않아요.",
  });
}

/** To the address that another account has: its owner learns of it, the one who asked does not. */
export function buildAddressTakenMail(about: MailTo): Mail {
  return buildMail(about, {
    heading: "이미 쓰고 있는 주소예요",
    paragraphs: [
      "선생님, 안녕하세요. 다른 담임 계정의 메일 주소를 이 주소로 바꾸려는 요청을 받았어요.",
      "이 주소로 만든 계정이 이미 있어서 바꾸지 않았어요. 이 계정을 쓰시려면 로그인해 주세요.",
    ],
    action: { label: "로그인하러 가기", link: about.link },
    ending: "요청하신 적이 없다면 아무것도 하지 않으셔도 돼요. 계정은 그대로예요.",
  });
}

/** To the old address, before anything has changed. */
export function buildAddressNoticeMail(about: MailTo & { readonly newEmail: string }): Mail {
  return buildMail(about, {
    heading: "메일 주소를 바꾸려고 해요",
    paragraphs: [
      "선생님, 안녕하세요. 담임 계정의 메일 주소를 바꾸는 요청을 받았어요.",
      "새 주소로 보낸 버튼을 누르기 전까지는 지금 주소로 계속 로그인해요.",
    ],
    facts: [{ label: "새 주소", value: toMaskedEmail(about.newEmail) }],
    action: { label: "담임 열기", link: about.link },
    ending: IF_NOT_YOU,
  });
}

/** To the old address, for the last time. */
export function buildAddressChangedMail(about: MailTo & { readonly newEmail: string }): Mail {
  return buildMail(about, {
    heading: "메일 주소가 바뀌었어요",
    paragraphs: [
      "선생님, 안녕하세요. 담임 계정의 메일 주소가 바뀌었어요. 이제 새 주소로 로그인해 주세요.",
      "비밀번호와 기록은 그대로예요. 이 주소로는 더 보내지 않아요.",
    ],
    facts: [{ label: "새 주소", value: toMaskedEmail(about.newEmail) }],
    ending: about.supportEmail
      ? `직접 하신 일이 아니라면 곧바로 ${about.supportEmail}로 알려 주세요.`
      : "직접 하신 일이 아니라면 곧바로 서버를 맡은 분께 알려 주세요.",
  });
}

export function buildPasswordChangedMail(about: MailTo): Mail {
  return buildMail(about, {
    heading: "비밀번호가 바뀌었어요",
    paragraphs: [
      "선생님, 안녕하세요. 담임 계정의 비밀번호가 바뀌었어요. 바꾼 기기만 남고 다른 기기에서는 모두 로그아웃됐어요.",
    ],
    action: { label: "담임 열기", link: about.link },
    ending:
      "직접 하신 일이 아니라면 로그인 화면의 「비밀번호 찾기」로 비밀번호를 새로 정해 주세요. 그러면 모든 기기에서 로그아웃돼요.",
  });
}

export function buildNewDeviceMail(about: MailTo & { readonly device: string }): Mail {
  return buildMail(about, {
    heading: "새 기기에서 로그인했어요",
    paragraphs: ["선생님, 안녕하세요. 담임에 처음 보는 기기에서 로그인했어요."],
    facts: [{ label: "기기", value: about.device }],
    action: { label: "담임 열기", link: about.link },
    ending: `직접 로그인하셨다면 이 메일은 지우셔도 돼요. ${IF_NOT_YOU}`,
  });
}

interface DeletionMail extends MailTo {
  /** Epoch ms. */
  readonly dueAt: number;
}

export function buildDeletionPlannedMail(about: DeletionMail): Mail {
  return buildMail(about, {
    heading: "계정 삭제가 예정돼 있어요",
    paragraphs: [
      "선생님, 안녕하세요. 담임 계정을 삭제해 달라는 요청을 받았어요.",
      "그날까지는 지금처럼 쓰실 수 있고, 언제든 삭제를 취소하실 수 있어요. 「내 자료」에서 기록을 모두 내려받아 두세요.",
    ],
    facts: [{ label: "삭제하는 날", value: toDayWords(about.dueAt) }],
    action: { label: "담임 열고 삭제 취소하기", link: about.link },
    ending: IF_NOT_YOU,
  });
}

export function buildDeletionCancelledMail(about: MailTo): Mail {
  return buildMail(about, {
    heading: "계정 삭제를 취소했어요",
    paragraphs: ["선생님, 안녕하세요. 계정 삭제를 취소했어요. 계정도 기록도 모두 그대로예요."],
    action: { label: "담임 열기", link: about.link },
    ending: IF_NOT_YOU,
  });
}

/** The last mail to this address. `backups` is the sentence about what still lies in backups. */
export function buildDeletionDoneMail(
  about: Omit<MailTo, "link"> & { readonly backups: string },
): Mail {
  return buildMail(about, {
    heading: "계정을 삭제했어요",
    paragraphs: [
      "선생님, 그동안 담임을 써 주셔서 고마워요. 계정과 학생 기록, 사진, 변경 이력을 모두 삭제했어요.",
      "쓰시던 기기에 남은 사본은 그 기기가 다음에 인터넷에 연결될 때 지워져요.",
      about.backups,
    ],
  });
}

function toDayWords(at: number): string {
  return toKoreanDay(toSeoulDay(at));
}

/** Shown as a hint and checked before sending; the server checks again. */
export const PASSWORD_LENGTH_MIN = 10;

/** What is wrong with an address, as a sentence; `undefined` when it looks like one. */
export function findEmailProblem(email: string): string | undefined {
  const trimmed = email.trim();
  if (!trimmed) return "메일 주소를 적어 주세요.";
  if (/[ㄱ-ㆎ가-힣]/.test(trimmed))
    return "한글이 섞여 있어요. 한/영 키를 누르고 다시 적어 주세요.";
  if (!/^\S+@\S+\.\S+$/.test(trimmed)) return "메일 주소 형식이 아니에요. 예: yujin@school.kr";
  return undefined;
}

/** What is wrong with a password that is being chosen. */
export function findNewPasswordProblem(password: string): string | undefined {
  if (!password) return "비밀번호를 적어 주세요.";
  if (password.length < PASSWORD_LENGTH_MIN) {
    return `${PASSWORD_LENGTH_MIN - password.length}자 더 적어 주세요. 10자 이상이면 돼요.`;
  }
  return undefined;
}

const NICK_NAME_LENGTH_MAX = 40;

/** Told in words and not cut while typing: cutting breaks the syllable that is being composed. */
export function findNickNameProblem(nickName: string): string | undefined {
  const { length } = nickName.trim();
  if (length === 0) return "별명을 적어 주세요.";
  return length > NICK_NAME_LENGTH_MAX
    ? `별명은 ${NICK_NAME_LENGTH_MAX}자까지 쓸 수 있어요.`
    : undefined;
}

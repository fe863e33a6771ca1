/**
 * Passwords of ten characters and more that lists of leaked passwords begin with, with the patterns
 * that Korean keyboards and schools add. Compared without upper case, spaces and punctuation.
 */
const COMMON_PASSWORDS = new Set([
  "0123456789",
  "1234567890",
  "12345678910",
  "0987654321",
  "9876543210",
  "1q2w3e4r5t",
  "1q2w3e4r5t6y",
  "1qaz2wsx3edc",
  "1qaz2wsx3edc4rfv",
  "123qweasdzxc",
  "qwertyuiop",
  "qwertyuiop123",
  "qwerty12345",
  "qwerty123456",
  "qwer1234qwer",
  "qwer12345678",
  "qwer1234asdf",
  "asdfghjkl123",
  "asdfasdfasdf",
  "asdf1234asdf",
  "asdfghjkl1",
  "zxcvbnm123",
  "zxcvbnm1234",
  "qazwsxedcrfv",
  "qazwsxedc123",
  "abcdefghij",
  "abcdefghijk",
  "abc1234567",
  "abcd123456",
  "abcd12345678",
  "a123456789",
  "a1234567890",
  "aa12345678",
  "q123456789",
  "z123456789",
  "password12",
  "password123",
  "password1234",
  "password12345",
  "passw0rd123",
  "p4ssw0rd123",
  "iloveyou12",
  "iloveyou123",
  "iloveyou1234",
  "iloveyou00",
  "welcome123",
  "welcome1234",
  "letmein123",
  "letmein1234",
  "administrator",
  "administrator1",
  "admin12345",
  "admin123456",
  "admin1234567",
  "changeme123",
  "princess123",
  "sunshine123",
  "football123",
  "baseball123",
  "superman123",
  "michael123",
  "samsung123",
  "samsung1234",
  "korea12345",
  "korea123456",
  "republicofkorea",
  "teacher123",
  "teacher1234",
  "teacher12345",
  "school1234",
  "school12345",
  "school123456",
  "student123",
  "student1234",
  "tjstodsla12",
  "tjstodsla123",
  "tjstodsla1234",
  "tjstodsla1!",
  "gksrnrdjtld",
  "ekdladkfl12",
  "dkssudgktpdy",
  "dkssudgktpdy1",
  "dkssudgktpdy12",
  "tkfkdgody1",
  "tkfkdgody12",
  "tkfkdgody123",
  "tkfkdgo123",
  "tkfkdgo1234",
  "qlalfqjsgh",
  "qlalfqjsgh1",
  "qlalfqjsgh123",
  "비밀번호비밀번호",
  "비밀번호1234567890",
  "가나다라마바사아자차",
  "안녕하세요안녕하세요",
  "사랑해요사랑해요사랑",
  "1111111111",
  "0000000000",
  "1212121212",
  "1122334455",
  "1313131313",
  "1004100410",
  "1010101010",
  "damim12345",
  "damim123456",
]);

/**
 * Whether a password would be among the first that a guesser tries: a common one, one character
 * over and over, or made of the account's own address.
 *
 * ```ts
 * isCommonPassword("Password-1234", "kim@school.example"); // true
 * isCommonPassword("봄날의 운동장 열 바퀴", "kim@school.example"); // false
 * ```
 */
export function isCommonPassword(password: string, email: string): boolean {
  const plain = toPlain(password);
  if (COMMON_PASSWORDS.has(plain) || COMMON_PASSWORDS.has(password.toLowerCase())) return true;
  if (new Set(password).size <= 2) return true;
  const [name = ""] = email.split("@");
  const own = [email, name].map(toPlain).filter((text) => text.length >= 4);
  return own.some((text) => plain.replaceAll(text, "").replace(/\d/g, "").length <= 2);
}

function toPlain(text: string): string {
  return text.toLowerCase().replace(/[\s\p{P}\p{S}]/gu, "");
}

/** Of a write that had not heard of the setting. */
export const numbersOnlyMeanwhile =
  "번호만 쓰는 학년도라 이름, 생년월일, 보호자, 사진은 보내지 않았어요. 적은 것은 이 기기에 있어요.";

/** What goes with a sign-out. */
export function sayNametags(count: number): string {
  return `학생 ${count}명의 이름표 (프로필의 「이름표 옮기기」로 받아 두세요)`;
}

/** Where names are typed, pasted and read from files. */
export const numbersOnlyForm =
  "번호만 쓰는 학년도예요. 이름은 이 기기의 이름표에만 두고, 생년월일과 보호자, 사진은 서버에 저장하지 않아요.";

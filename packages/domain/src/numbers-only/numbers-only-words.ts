/** Of a write that had not heard of the setting. */
export const numbersOnlyMeanwhile =
  "번호만 쓰는 학년도라 이름, 생년월일, 보호자, 사진은 보내지 않았어요. 적은 것은 이 기기에 있어요.";

/** Where a form has no field for them. */
export const numbersOnlyForm =
  "번호만 쓰는 학년도예요. 이름은 이 기기의 이름표에만 두고, 생년월일과 보호자, 사진은 넣지 않아요.";

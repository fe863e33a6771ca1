import { expect, it } from "vitest";
import { readsLikeTeacher } from "./pad-member.ts";

it.each([
  "선생님",
  " 선 생 님 ",
  "선생님!",
  "선생님2",
  "쌤",
  "샘",
  "김쌤",
  "담임",
  "담임샘",
  "Teacher",
  "ｔeacher",
  "교사",
])("「%s」 reads like the teacher", (nickname) => expect(readsLikeTeacher(nickname)).toBe(true));

it.each(["하늘이", "옹달샘", "선생님 사랑해요", "생선", "나비", "샘이", "3번"])(
  "「%s」 is a pupil's",
  (nickname) => expect(readsLikeTeacher(nickname)).toBe(false),
);

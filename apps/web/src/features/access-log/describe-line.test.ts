import { expect, it } from "vitest";
import { describeLine, describePlace } from "./describe-line.ts";

const ROOM = "01a21eb6-0e8f-7ce0-9431-457290d22aea";
const line = { sort: null, firstAt: 0, lastAt: 0, people: [], device: null, address: "10.0.0.7" };

it.each([
  ["read", "2026 student", "명단", 26, "2026학년도 명단 26건을 받았어요"],
  ["read", "2026 checkIn", "등교 확인", 40_415, "2026학년도 등교 확인 40,415건을 받았어요"],
  ["write", "2026 attendanceMark", "출결", 3, "2026학년도 출결 3건을 적거나 고쳤어요"],
  ["write", "profile schoolYear", "학년도 설정", 1, "학년도 설정 1건을 적거나 고쳤어요"],
  ["read", `pad/${ROOM} padCard`, null, 1, "패드잇 방의 기록 1건을 받았어요"],
  ["read", "c_019a 2026 student", "명단", 2, "클럽의 2026학년도 명단 2건을 받았어요"],
  ["write", "2026 somethingNew", null, 2, "2026학년도 기록 2건을 적거나 고쳤어요"],
  ["sign-in-refused", "", null, 4, "비밀번호나 코드가 4번 틀렸어요"],
  ["change", "POST api/handovers/:id/take", null, 24, "학생 24명을 넘겨받아 명단에 넣었어요"],
  ["sign-in", "new-device", null, 1, "새 기기에서 로그인했어요"],
  ["change", "POST api/capsule/:code/letters", null, 2, "타임캡슐의 편지를 2번 넣거나 꺼냈어요"],
  ["change", "POST api/destructions 2026~s1", null, 1, "2026학년도 학생 1명 지우기를 예약했어요"],
  ["change", "POST api/destructions 2025", null, 1, "2025학년도 지우기를 예약했어요"],
  [
    "change",
    "DELETE api/destructions/:id 2026~s1",
    null,
    1,
    "2026학년도 학생 1명 지우기를 그만뒀어요",
  ],
  ["change", "DELETE api/destructions/:id 2025", null, 1, "2025학년도 지우기를 그만뒀어요"],
  ["change", "POST api/destructions", null, 2, "기록 지우기를 예약했어요"],
  ["change", "POST api/step-up", null, 1, "계정과 기기 설정을 1번 바꿨어요"],
])("says %s of %s, %s × %i as a sentence", (act, subject, sort, count, words) => {
  expect(describeLine({ ...line, act, subject, sort, count })).toBe(words);
});

it("names the server's own computer instead of its address", () => {
  const device = "Chrome · Windows";
  expect(describePlace({ ...line, act: "read", subject: "", count: 1, device })).toBe(
    "Chrome · Windows · 10.0.0.7",
  );
  const local = { ...line, act: "read", subject: "", count: 1, address: "::ffff:127.0.0.1" };
  expect(describePlace(local)).toBe("알 수 없는 기기 · 서버가 있는 컴퓨터");
});

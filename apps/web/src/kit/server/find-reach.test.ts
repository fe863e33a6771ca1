import { expect, it } from "vitest";
import { findReach } from "./find-reach.ts";

it.each([
  ["http://localhost:4000/damim/book/7F3K-9QX2", true, "computer"],
  ["http://127.0.0.1:4000/damim/capsule/7F3K-9QX2", true, "computer"],
  ["http://[::1]:4000/damim/board/7F3K-9QX2", true, "computer"],
  ["http://localhost:4000/damim/go/k3m9px2w", false, "computer"],
  ["https://192.168.0.9:4000/damim/book/7F3K-9QX2", true, "school"],
  ["https://localhost.school.kr/damim/book/7F3K-9QX2", false, undefined],
  ["https://damim.school.kr/damim/book/7F3K-9QX2", false, undefined],
  ["", true, undefined],
] as const)(
  "%s of a server that is known within the school alone (%s) opens from: %s",
  (address, isSchoolOnly, reach) => {
    expect(findReach({ address, isSchoolOnly })).toBe(reach);
  },
);

import { describe, expect, it } from "vitest";
import { isFileId, toFileName } from "./file.ts";

describe("toFileName", () => {
  it.each([
    ["../../etc/passwd", "passwd"],
    ["C:\\Users\\yujin\\반 사진.jpg", "반 사진.jpg"],
    [".htaccess", "htaccess"],
    ["사진\u202Egpj.exe", "사진gpj.exe"],
    ['a"b\r\nSet-Cookie: x.png', "abSet-Cookie x.png"],
    ["", "파일"],
    ["..", "파일"],
    ["/", "파일"],
    ["가나다.hwp".normalize("NFD"), "가나다.hwp"],
  ])("makes of %j %j", (claimed, name) => {
    expect(toFileName(claimed)).toBe(name);
  });

  it("keeps the end of a name that is too long, where its kind stands", () => {
    expect(toFileName(`${"가".repeat(300)}.pdf`)).toHaveLength(120);
    expect(toFileName(`${"가".repeat(300)}.pdf`)).toMatch(/\.pdf$/);
  });
});

describe("isFileId", () => {
  it("knows version 7 alone", () => {
    expect(isFileId("019aa0c4-0000-7000-8000-000000000001")).toBe(true);
    expect(isFileId("019aa0c4-0000-4000-8000-000000000001")).toBe(false);
    expect(isFileId("../019aa0c4-0000-7000-8000-000000000001")).toBe(false);
  });
});

import { describe, expect, it } from "vitest";
import { readSettings } from "./read-settings.ts";

const read = (text: string) => readSettings(Buffer.from(text));

describe("damim.env", () => {
  it.each([
    ["plain", "PORT=5000\nHOST=localhost\n"],
    ["with the mark that Notepad writes first", "\uFEFFPORT=5000\r\nHOST=localhost\r\n"],
    [
      "with remarks, spaces and quotes",
      "# 우리 학교\n\n export PORT = 5000\nHOST='localhost' # 이 컴퓨터\n",
    ],
  ])("is read %s", (_title, text) => {
    expect(read(text)).toEqual({ ok: true, env: { PORT: "5000", HOST: "localhost" } });
  });

  it("takes a value of several lines", () => {
    expect(read('KEY="a\nb c\nd"\nPORT=5000')).toEqual({
      ok: true,
      env: { KEY: "a\nb c\nd", PORT: "5000" },
    });
  });

  it("names each line that is no setting and each that is there twice, and not what stands there", () => {
    const wrong = read("PORT 24000\nHOST=a\nsk-secret\nHOST=b");

    expect(wrong).toEqual({
      ok: false,
      mistakes: [
        expect.stringContaining("1번째 줄은 설정이 아니에요"),
        expect.stringContaining("3번째 줄은 설정이 아니에요"),
        expect.stringContaining("HOST: damim.env에 두 번"),
      ],
    });
    expect(JSON.stringify(wrong)).not.toMatch(/24000|sk-secret/);
  });

  it.each([
    ["little", Buffer.from("\uFEFFPORT=5000", "utf16le")],
    ["big", Buffer.from("\uFEFFPORT=5000", "utf16le").swap16()],
    ["without a mark", Buffer.from("PORT=5000", "utf16le")],
  ])("is refused as UTF-16, %s", (_title, bytes) => {
    expect(readSettings(bytes)).toMatchObject({
      ok: false,
      mistakes: [expect.stringContaining("UTF-8로 다시 저장해 주세요")],
    });
  });
});

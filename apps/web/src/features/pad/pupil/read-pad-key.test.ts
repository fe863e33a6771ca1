import { describe, expect, it } from "vitest";
import { readPadKey } from "./read-pad-key.ts";

const read = (pathname: string, hash = "") => readPadKey({ pathname, hash }, "/damim/");

describe("the address of a room", () => {
  it("holds the key of a link behind the #", () => {
    expect(read("/damim/padIt/%EA%B0%80%EC%9D%84", "#k=Zk3-_9")).toEqual({ key: "Zk3-_9" });
    expect(read("/damim/padIt", "#k=Zk3-_9")).toEqual({ key: "Zk3-_9" });
  });

  it("holds name and password, as somebody typed or copied them", () => {
    const typed = { roomName: "가을 시", password: "단풍 1" };
    expect(read("/damim/padIt/가을 시/단풍 1")).toEqual(typed);
    expect(
      read(`/damim/padIt/${encodeURIComponent("가을 시")}/${encodeURIComponent("단풍 1")}`),
    ).toEqual(typed);
    expect(read("/damim/padIt/100%/1234")).toEqual({ roomName: "100%", password: "1234" });
  });

  it("holds nothing on the bare page, nor with half of what is needed", () => {
    for (const path of ["/damim/padIt", "/damim/padIt/", "/damim/padIt/가을", "/damim/padIt//1"]) {
      expect(read(path)).toBeUndefined();
    }
  });
});

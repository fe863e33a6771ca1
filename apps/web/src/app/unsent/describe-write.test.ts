import { expect, it } from "vitest";
import { toPlainText } from "./describe-write.ts";

it("what is taken along of a write are its words, and not how it is stored", () => {
  const content = [{ type: "paragraph", content: [{ type: "text", text: "우유 3갑" }] }];
  const body = JSON.stringify({ type: "doc", content });
  expect(toPlainText({ kind: "memo", id: "m1", set: { body, title: "우유 3갑" } })).toBe(
    "우유 3갑",
  );
});

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toSentence } from "../base/result.ts";
import { consult } from "../consult/consult-record.ts";
import { consultKind } from "../consult/consult.ts";
import { toSheet } from "../record/to-sheet.ts";
import { listSheetLines } from "../record/testing/list-sheet-lines.ts";
import { isForking } from "../record/long-text.ts";
import { hideBoxes } from "../secret/box.ts";
import {
  hasBoxes,
  hasPlainSecrets,
  listSecrets,
  putSecrets,
  toBoxPlace,
} from "../secret/secrets.ts";
import { LINK_LETTERS } from "../links/link-code.ts";
import { passphraseMessages, readPassphrase, toTryWait } from "./passphrase.ts";
import { CODE_BYTES, groupCode, readRecoveryCode, toRecoveryCode } from "./recovery-code.ts";
import { breaksVault } from "./vault.ts";

const bytes = fc.uint8Array({ minLength: CODE_BYTES, maxLength: CODE_BYTES });
const letter = fc.constantFrom(...Array.from(LINK_LETTERS));
const box = { k: "k1", iv: "A".repeat(16), c: "CIPHER" };
const plain = { day: "2026-11-18", studentIds: ["s3"], who: "guardian", way: "phone" } as const;

describe("a recovery code", () => {
  it("is read however it was typed", () => {
    fc.assert(
      fc.property(bytes, (drawn) => {
        const code = toRecoveryCode(drawn);
        expect(groupCode(code).map(({ length }) => length)).toEqual(Array(7).fill(4));
        for (const typed of [
          code,
          code.toLowerCase().replaceAll("-", " "),
          code.replaceAll("0", "O"),
        ])
          expect(readRecoveryCode(typed)).toEqual({ letters: code.replaceAll("-", "") });
      }),
    );
  });

  it("tells one wrong letter, and two neighbours that changed places, wherever they are", () => {
    fc.assert(
      fc.property(bytes, fc.nat(CODE_BYTES), letter, (drawn, at, other) => {
        const letters = Array.from(toRecoveryCode(drawn).replaceAll("-", ""));
        const wrong = letters.with(at, other).join("");
        expect(readRecoveryCode(wrong).wrong).toBe(other === letters[at] ? undefined : "letter");
        const [a = "", b = ""] = [letters[at], letters[at + 1]];
        if (b === "") return;
        const swapped = letters
          .with(at, b)
          .with(at + 1, a)
          .join("");
        expect(readRecoveryCode(swapped).wrong).toBe(a === b ? undefined : "letter");
      }),
    );
  });

  it("is told from one that is too short", () => {
    expect(readRecoveryCode("0123")).toEqual({ wrong: "length" });
  });
});

it.each([
  ["봄바람 부는 교실 창가", "봄바람 부는 교실 창가", undefined],
  ["  봄바람 부는 교실 창가 ", "봄바람 부는 교실 창가", undefined],
  ["correct horse battery", "correct horse battery", undefined],
  ["짧은 암호", "짧은 암호", "PassphraseShort"],
  ["가".repeat(201), "", "PassphraseLong"],
  ["aaaaaaaaaaaaaa", "", "PassphraseCommon"],
  ["abcabcabcabcabc", "", "PassphraseCommon"],
  ["123456789012", "", "PassphraseCommon"],
  ["qwertyuiopas", "", "PassphraseCommon"],
  ["qwertyuiop12", "", "PassphraseCommon"],
  ["asdfghjkl;12", "", "PassphraseCommon"],
  ["1234qwer!@", "", "PassphraseShort"],
  ["password2026!", "", "PassphraseCommon"],
  ["비밀번호비밀번호2026", "", "PassphraseCommon"],
  ["봄바람 부는 교실 창가", "봄바람 부는 교실 창", "PassphrasesDiffer"],
] as const)("「%s」 and 「%s」: %s", (typed, again, type) => {
  const read = readPassphrase(typed, again);
  expect(read.ok ? undefined : read.refusal.type).toBe(type);
  if (!read.ok) expect(toSentence(passphraseMessages, read.refusal)).toMatch(/요\.$/);
});

it("lets wrong tries wait longer each time", () => {
  const waits = Array.from({ length: 11 }, (_, tries) => toTryWait(tries) / 1000);
  expect(waits).toEqual([0, 0, 0, 5, 10, 20, 40, 80, 160, 300, 300]);
});

it.each([
  [{ keyId: "b" }, undefined, false],
  [{ keyId: "b" }, { keyId: "a" }, true],
  [{ keyId: "a" }, { keyId: "a" }, false],
  [{ wrapped: {} }, { keyId: "a" }, false],
  [{ isOff: true }, { keyId: "a" }, false],
  [{ keyId: "b", isOff: null }, { keyId: "a", isOff: true }, true],
  [{ keyId: "b", former: [{ keyId: "a" }] }, { keyId: "a", isOff: true }, false],
  [{ keyId: "b", former: [{ keyId: "a" }] }, { keyId: "a" }, true],
  [{ former: [] }, { keyId: "b", former: [{ keyId: "a" }] }, true],
  [{ "~dead": true }, { keyId: "a", isOff: true }, true],
])("%j upon %j breaks the lock: %s", (set, before, breaks) => {
  expect(breaksVault(set, before)).toBe(breaks);
});

describe("secrets of a record", () => {
  const fields = { ...plain, body: "글", followUp: box, archived: { reason: "이유", at: 1 } };

  it("are found in their places, plain and locked", () => {
    expect(listSecrets("consult", fields).map(({ place }) => place)).toEqual([
      "body",
      "followUp",
      "archived.reason",
    ]);
    expect(hasPlainSecrets("consult", fields)).toBe(true);
    expect(hasPlainSecrets("consult", { ...plain, body: box, topics: null, whoNote: "" })).toBe(
      false,
    );
    expect(hasBoxes("consult", fields)).toBe(true);
    expect(listSecrets("note", { body: "글", text: "글" })).toEqual([]);
    const locked = new Map<string, unknown>([["archived.reason", box]]);
    expect(putSecrets(fields, locked)).toEqual({ ...fields, archived: { reason: box, at: 1 } });
    expect(toBoxPlace("t/u1/2026", "consult", "c1", "body")).toBe("2026|consult|c1|body");
  });

  it("are hidden from screens and sheets, which say so", () => {
    const shown = hideBoxes({ ...fields, archived: { reason: box, at: 1 } });
    expect(shown).toEqual({
      ...plain,
      body: "글",
      archived: { reason: "잠긴 기록", at: 1 },
      isLocked: true,
    });
    expect(hideBoxes(plain)).toBe(plain);
    const [sheet] = [toSheet(consult)];
    const row = { ...consultKind.read?.({ ...plain, body: box, topics: box }), id: "c1" };
    const [line] = listSheetLines(sheet, { consult: [row] });
    expect(line).toContain("잠긴 기록");
    expect(line).not.toContain("CIPHER");
    expect(consult.fields.body.say(box)).toBe("잠긴 기록");
  });

  it("fork by their boxes", () => {
    const digest = (text: string): string => `#${text}`;
    const before = { ...plain, body: box };
    const after = { ...plain, body: { ...box, c: "NEXT" } };
    const written = { before, after, lost: new Set<string>() };
    expect(isForking("body", { body: after.body, from: "#CIPHER" }, written, digest)).toBe(false);
    expect(isForking("body", { body: after.body, from: "#OTHER" }, written, digest)).toBe(true);
  });
});

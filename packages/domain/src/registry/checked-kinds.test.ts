import { expect, it } from "vitest";
import { checkedKinds } from "./checked-kinds.ts";
import { recordKinds } from "./record-kinds.ts";

it("has a schema for every kind that is kept", () => {
  const names = (kinds: readonly { readonly name: string }[]) => kinds.map(({ name }) => name);

  expect(names(checkedKinds)).toEqual(names(recordKinds));
});

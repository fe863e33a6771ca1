import { describe, expect, it } from "vitest";
import type { HomeCard } from "../../kit/manifest/home-card.ts";
import { homeCards } from "../registry/features.ts";
import { keepHidden, moveCard, sortCards } from "./card-order.ts";

const load = () => Promise.reject(new Error("not loaded in this test"));
const cards: readonly HomeCard[] = ["a", "b", "c"].map((id, index) => ({
  id,
  title: id,
  order: index,
  load,
}));
const sortIds = (order: readonly string[]) => sortCards(cards, order).map(({ id }) => id);

describe("the cards of 오늘", () => {
  it("stand in the order of their features until the teacher moves one", () => {
    expect(sortIds([])).toEqual(["a", "b", "c"]);
    expect(sortIds(["c", "a", "b"])).toEqual(["c", "a", "b"]);
  });

  it("put a new card behind the ones that were ordered, and forget one that went", () => {
    expect(sortIds(["gone", "c"])).toEqual(["c", "a", "b"]);
  });

  it("stand behind what stands where one comes late", () => {
    const sorted = sortCards(cards, ["b", "a"], ({ id }) => id === "b");
    expect(sorted.map(({ id }) => id)).toEqual(["a", "c", "b"]);
  });

  it("move to a place, at most to an end", () => {
    expect(moveCard(["a", "b", "c"], "c", 0)).toEqual(["c", "a", "b"]);
    expect(moveCard(["a", "b", "c"], "a", 1)).toEqual(["b", "a", "c"]);
    expect(moveCard(["a", "b", "c"], "b", -1)).toEqual(["b", "a", "c"]);
    expect(moveCard(["a", "b", "c"], "b", 9)).toEqual(["a", "c", "b"]);
  });

  it("keep the place of one that has nothing to say at the moment", () => {
    expect(keepHidden(["b", "a"], ["a", "hidden", "b"])).toEqual(["b", "a", "hidden"]);
    expect(keepHidden(["b", "a"], ["hidden", "a", "b"])).toEqual(["hidden", "b", "a"]);
    expect(keepHidden(["b", "a"], [])).toEqual(["b", "a"]);
  });

  it("have ids without a space, by which their order is kept", () => {
    const ids = homeCards.map(({ id }) => id);
    expect(ids.filter((id) => /\s/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

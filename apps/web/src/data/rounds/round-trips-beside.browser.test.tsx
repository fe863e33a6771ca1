import { afterEach, expect, it, vi } from "vitest";
import { createRoundTripsBeside } from "./round-trips-beside.ts";

afterEach(() => vi.unstubAllGlobals());

it("go to the server without the page's own thread once the worker is there", async () => {
  const ownFetch = vi.fn<typeof fetch>(() => Promise.resolve(Response.json("page")));
  vi.stubGlobal("fetch", ownFetch);
  const roundTrips = createRoundTripsBeside();

  const before = await roundTrips.make("{}");
  roundTrips.start();
  const [first, second] = await Promise.all([roundTrips.make("{}"), roundTrips.make("{}")]);

  expect(before).toEqual({ status: 200, text: '"page"' });
  expect(ownFetch).toHaveBeenCalledTimes(1);
  // The test's own web server knows no such address; that it was asked is what counts.
  expect([first.status, second.status]).toEqual([404, 404]);
  roundTrips.close();
});

it("are lost on the way with a worker that ends, and the next are the page's own again", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json("page")));
  const roundTrips = createRoundTripsBeside();
  roundTrips.start();

  const underWay = roundTrips.make("{}");
  roundTrips.close();

  await expect(underWay).rejects.toThrow("the round trip beside the page failed");
  expect(await roundTrips.make("{}")).toEqual({ status: 200, text: '"page"' });
});

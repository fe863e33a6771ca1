import { describe, expect, it } from "vitest";
import { estimateCapacity } from "./estimate-capacity.ts";
import golden from "./golden-capacity.json" with { type: "json" };

describe("what an installation needs", () => {
  it.each(golden.cases)("$name", ({ input, output }) => {
    expect(estimateCapacity(input)).toEqual({ ...output, beatCores: 0 });
  });

  it("grows by the beats of open streams, and asks for more processes where they fill them", () => {
    const [, , , country] = golden.cases;
    if (!country) throw new Error("the golden cases have a country");

    const light = estimateCapacity({ ...country.input, microsPerBeat: 20 });
    const heavy = estimateCapacity({ ...country.input, microsPerBeat: 2_000 });

    expect(light).toMatchObject({ beatCores: 0.1, webProcesses: 17 });
    expect(heavy).toMatchObject({ beatCores: 14.4, webProcesses: 31 });
  });
});

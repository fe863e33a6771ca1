import { encode } from "uqr";
import { describe, expect, it } from "vitest";
import { parseConfig } from "../../base/settings/parse-config.ts";
import { toPadLinks } from "./pad-links.ts";

const room = { name: "3-2 국어", key: "a".repeat(22), shortCode: "k3m9px2wq", isHttpsOnly: false };
const certificate = {
  certificate: "leaf",
  key: "key",
  authority: { certificate: "", fingerprint: "" },
};

function toLinks(
  env: Record<string, string>,
  { lanAddresses = ["192.168.0.7"], isHttpsOnly = false } = {},
) {
  const parsed = parseConfig(env);
  if (!parsed.ok) throw new Error(parsed.mistakes.join());
  const network = () => ({ lanAddresses, certificate });
  return toPadLinks({ config: parsed.value, network }, { ...room, isHttpsOnly });
}

describe("the links of a room", () => {
  const path = `/damim/padIt/3-2%20%EA%B5%AD%EC%96%B4#k=${room.key}`;

  it("are one where the server has an https address", () => {
    const links = toLinks({ DAMIM_ORIGIN: "https://school.example" });

    expect(links).toMatchObject({
      link: `https://school.example${path}`,
      shortLink: "https://school.example/damim/go/k3m9px2wq",
    });
    expect(links.plainLink).toBeUndefined();
  });

  it("are two in a school's network, unless the room wants no plain one", () => {
    expect(toLinks({})).toMatchObject({
      link: `https://192.168.0.7:4000${path}`,
      plainLink: `http://192.168.0.7:4000${path}`,
      shortLink: "http://192.168.0.7:4000/damim/go/k3m9px2wq",
    });
    const safe = toLinks({}, { isHttpsOnly: true });
    expect(safe.plainLink).toBeUndefined();
    expect(safe.shortLink).toBe("https://192.168.0.7:4000/damim/go/k3m9px2wq");
  });

  it("stay on this computer where there is no network", () => {
    expect(toLinks({}, { lanAddresses: [] }).link).toBe(`http://localhost:4000${path}`);
  });

  it("are drawn square by square as the QR code has them", () => {
    const { qr } = toLinks({});
    const text = `http://192.168.0.7:4000/damim/padIt/r#k=${room.key}`;
    const { data } = encode(text, { ecc: "M", border: 4 });

    const drawn = data.map((row) => row.map(() => false));
    for (const [, x, y, length] of qr.path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
      drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(length));
    }

    expect(drawn).toEqual(data);
  });
});

import { describe, expect, it } from "vitest";
import { parseConfig } from "./config.ts";

describe("parseConfig", () => {
  it("needs no setting", () => {
    const parsed = parseConfig({});

    expect(parsed).toMatchObject({
      ok: true,
      value: {
        port: 4000,
        listenOn: ["0.0.0.0", "::1"],
        basePath: "/damim/",
        origin: "http://localhost:4000",
        isHttps: false,
      },
    });
  });

  it("trusts every name of this computer while it serves http", () => {
    const parsed = parseConfig({ PORT: "5123" });

    expect(parsed.ok && parsed.value.trustedOrigins).toEqual([
      "http://localhost:5123",
      "http://127.0.0.1:5123",
      "http://[::1]:5123",
    ]);
  });

  it("trusts only the https address behind a proxy", () => {
    const parsed = parseConfig({ DAMIM_ORIGIN: "https://school.example", HOST: "0.0.0.0" });

    expect(parsed).toMatchObject({
      ok: true,
      value: {
        isHttps: true,
        trustedOrigins: ["https://school.example"],
        listenOn: ["0.0.0.0", "::1"],
      },
    });
  });

  it("opens the port to this computer only behind a proxy, and to all with an own certificate", () => {
    const proxy = { DAMIM_ORIGIN: "https://school.example" };
    const own = { ...proxy, DAMIM_TLS_CERT: "/etc/damim.crt", DAMIM_TLS_KEY: "/etc/damim.key" };

    expect(parseConfig(proxy)).toMatchObject({ value: { listenOn: ["127.0.0.1", "::1"] } });
    expect(parseConfig(own)).toMatchObject({
      value: {
        listenOn: ["0.0.0.0", "::1"],
        tlsFiles: { certificateFile: "/etc/damim.crt", keyFile: "/etc/damim.key" },
      },
    });
  });

  it("tells other processes of its commits when there is a PostgreSQL, unless told otherwise", () => {
    const DATABASE_URL = "postgres://damim@127.0.0.1/damim";

    expect(parseConfig({})).toMatchObject({ value: { bus: "local" } });
    expect(parseConfig({ DATABASE_URL })).toMatchObject({ value: { bus: "postgres" } });
    expect(parseConfig({ DATABASE_URL, DAMIM_BUS: "poll" })).toMatchObject({
      value: { bus: "poll" },
    });
    expect(parseConfig({ DAMIM_BUS: "poll" })).toEqual({
      ok: false,
      mistakes: ["DAMIM_BUS=postgres와 poll은 DATABASE_URL이 있을 때만 쓸 수 있어요."],
    });
    expect(parseConfig({ DAMIM_BUS: "redis" })).toMatchObject({ ok: false });
  });

  it("takes an empty value as not set", () => {
    expect(parseConfig({ PORT: " ", DATABASE_URL: "" })).toMatchObject({ ok: true });
  });

  it("lists every mistake at once", () => {
    const parsed = parseConfig({
      PORT: "99999",
      DAMIM_TLS_CERT: "/etc/damim.crt",
      DATABASE_URL: "mysql://x",
      DAMIM_BASE_PATH: "damim",
      DAMIM_ORIGIN: "http://school.example",
      SMTP_URL: "mail.example",
      DAMIM_SUPPORT_EMAIL: "nobody",
    });

    expect(parsed.ok ? [] : parsed.mistakes.map((line) => line.split(/[은는]/)[0])).toEqual([
      "PORT",
      "DATABASE_URL",
      "DAMIM_BASE_PATH",
      "DAMIM_ORIGIN",
      "SMTP_URL",
      "DAMIM_SUPPORT_EMAIL",
      "DAMIM_TLS_CERT와 DAMIM_TLS_KEY",
    ]);
  });
});

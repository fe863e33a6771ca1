import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type ConfigOf, settings } from "./config.ts";
import { parseConfig } from "./parse-config.ts";
import { checkSaidOnce, listNames, setting, toTable } from "./setting.ts";

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
      mistakes: ["DAMIM_BUS=postgres, poll, redis://…는 DATABASE_URL이 있을 때만 쓸 수 있어요."],
    });
    expect(parseConfig({ DAMIM_BUS: "redis" })).toMatchObject({ ok: false });
    const DAMIM_BUS = "redis://damim:word@127.0.0.1:6379";
    expect(parseConfig({ DATABASE_URL, DAMIM_BUS })).toMatchObject({
      value: { bus: "redis", redisUrl: DAMIM_BUS },
    });
    expect(parseConfig({ DAMIM_BUS })).toMatchObject({ ok: false });
    expect(parseConfig({ DATABASE_URL, DAMIM_BUS: "http://127.0.0.1" })).toMatchObject({
      ok: false,
    });
    const cluster = { DAMIM_CLUSTER: "citus", DAMIM_BUS: "poll" };
    expect(parseConfig({ DATABASE_URL, ...cluster })).toMatchObject({ value: { isCluster: true } });
    expect(parseConfig(cluster)).toMatchObject({ ok: false });
    expect(parseConfig({ DATABASE_URL, DAMIM_CLUSTER: "citus" })).toMatchObject({ ok: false });
  });

  it.each([
    ["DAMIM_DATADIR", "DAMIM_DATA_DIR"],
    ["DAMIM_DATA_DIRECTORY", ""],
    ["damim_origin", "DAMIM_ORIGIN"],
    ["SMTP_ULR", "SMTP_URL"],
    ["DATABSE_URL", "DATABASE_URL"],
    ["GOOGLE_CLIENT_SECERT", "GOOGLE_CLIENT_SECRET"],
    ["NEIS_API_KEY_FLE", "NEIS_API_KEY_FILE"],
    ["GOOGLE_ISSUER_FILE", "GOOGLE_ISSUER에 값을"],
  ])("takes no %s for a setting that was not written", (name, hint) => {
    const parsed = parseConfig({ [name]: "/srv/damim" });

    expect(parsed).toEqual({ ok: false, mistakes: [expect.stringContaining(name)] });
    expect(parsed).toMatchObject({ mistakes: [expect.stringContaining(hint)] });
  });

  it("minds no word of another program", () => {
    const names = [
      "HOSTNAME",
      "HOME",
      "PATH",
      "POST",
      "MAIL_URL",
      "LOG_FILE",
      "PGHOST",
      "npm_config",
    ];

    expect(parseConfig(Object.fromEntries(names.map((name) => [name, "x"]))).ok).toBe(true);
    expect(parseConfig(process.env).ok).toBe(true);
  });

  it("logs for people unless JSON is asked for", () => {
    expect(parseConfig({})).toMatchObject({ value: { logFormat: "text" } });
    expect(parseConfig({ DAMIM_LOG: "json" })).toMatchObject({ value: { logFormat: "json" } });
    expect(parseConfig({ DAMIM_LOG: "xml" })).toMatchObject({ ok: false });
  });

  it("show figures on another port than the public one, and only where they are told to", () => {
    const on = parseConfig({ DAMIM_METRICS: "[::1]:9464" });
    expect(on).toMatchObject({ value: { metricsOn: { host: "::1", port: 9464 } } });
    expect(parseConfig({})).not.toMatchObject({ value: { metricsOn: expect.anything() } });
    for (const wrong of ["9464", "127.0.0.1:0", "127.0.0.1:4000"]) {
      expect(parseConfig({ DAMIM_METRICS: wrong })).toMatchObject({ ok: false });
    }
  });

  it("takes how many connections the database is asked for", () => {
    expect(parseConfig({})).toMatchObject({ value: { poolSize: 20 } });
    expect(parseConfig({ DAMIM_POOL: "5" })).toMatchObject({ value: { poolSize: 5 } });
    expect(parseConfig({ DAMIM_POOL: "0" })).toEqual({
      ok: false,
      mistakes: ["DAMIM_POOL은 1~999 사이의 숫자(데이터베이스 연결 수)여야 해요."],
    });
  });

  it("offers 둘러보기 unless it is off", () => {
    expect(parseConfig({})).toMatchObject({ value: { isTryOffered: true } });
    expect(parseConfig({ DAMIM_TRY: "off" })).toMatchObject({ value: { isTryOffered: false } });
    expect(parseConfig({ DAMIM_TRY: "no" })).toEqual({
      ok: false,
      mistakes: ["DAMIM_TRY는 on이나 off여야 해요."],
    });
  });

  it("offers Google with a client's two halves only, at any provider of OpenID", () => {
    const client = { GOOGLE_CLIENT_ID: "damim", GOOGLE_CLIENT_SECRET: "words" };

    expect(parseConfig({}).ok && parseConfig({})).not.toHaveProperty("value.google");
    expect(parseConfig(client)).toMatchObject({
      value: { google: { clientId: "damim", issuer: "https://accounts.google.com" } },
    });
    expect(parseConfig({ ...client, GOOGLE_ISSUER: "https://id.example/school/" })).toMatchObject({
      value: { google: { issuer: "https://id.example/school" } },
    });
    expect(parseConfig({ GOOGLE_CLIENT_ID: "damim" })).toEqual({
      ok: false,
      mistakes: ["GOOGLE_CLIENT_ID와 GOOGLE_CLIENT_SECRET은 함께 적어 주세요."],
    });
    expect(parseConfig({ ...client, GOOGLE_ISSUER: "http://id.example" }).ok).toBe(false);
  });

  it("keeps files in the data folder, or in a bucket named by one address", () => {
    const DAMIM_FILES = "s3+https://key:a%2Fb@s3.example:9000/damim/school?region=kr";

    expect(parseConfig({})).toMatchObject({
      value: { files: { type: "disk" }, fileQuotaBytes: 1024 ** 3, padQuotaBytes: 200 * 1024 ** 2 },
    });
    expect(parseConfig({ DAMIM_FILES, DAMIM_FILES_QUOTA_MB: "5" })).toMatchObject({
      value: {
        files: {
          type: "s3",
          endpoint: "https://s3.example:9000",
          bucket: "damim",
          prefix: "school/",
          region: "kr",
          accessKeyId: "key",
          secretAccessKey: "a/b",
        },
        fileQuotaBytes: 5 * 1024 * 1024,
      },
    });
    expect(parseConfig({ DAMIM_FILES: "s3+http://k:s@127.0.0.1:4568/damim" }).ok).toBe(true);
    for (const wrong of ["folder", "s3+https://s3.example/damim", "s3+https://k:%zz@h/damim"]) {
      expect(parseConfig({ DAMIM_FILES: wrong }).ok, wrong).toBe(false);
    }
  });

  it("reports to the services that are named, and to none by itself", () => {
    const parsed = parseConfig({
      SENTRY_DSN: "https://abc@errors.school.example/sub/7",
      ANALYTICS_URL: "https://count.school.example/api/send?website=site-1",
    });

    expect(parsed).toMatchObject({
      value: {
        sentry: {
          envelopeUrl: "https://errors.school.example/sub/api/7/envelope/",
          publicKey: "abc",
        },
        analytics: { url: "https://count.school.example/api/send", website: "site-1" },
      },
    });
    const nothing = parseConfig({});
    expect(nothing.ok && [nothing.value.sentry, nothing.value.analytics]).toEqual([
      undefined,
      undefined,
    ]);
    for (const wrong of ["http://abc@errors.example/7", "https://errors.example/7", "https://a@b/"])
      expect(parseConfig({ SENTRY_DSN: wrong }).ok, wrong).toBe(false);
    expect(parseConfig({ ANALYTICS_URL: "https://count.example/api/send" }).ok).toBe(false);
  });

  it("takes an empty value as not set", () => {
    expect(parseConfig({ PORT: " ", DATABASE_URL: "" })).toMatchObject({ ok: true });
  });

  it("lists every mistake at once", () => {
    const parsed = parseConfig({
      PORT: "99999",
      DAMIM_TLS_CERT: "/etc/damim.crt",
      DATABASE_URL: "mysql://x",
      DAMIM_FILES: "s3+http://key:secret@storage.example/damim",
      DAMIM_FILES_QUOTA_MB: "many",
      DAMIM_PAD_QUOTA_MB: "0",
      DAMIM_BASE_PATH: "damim",
      DAMIM_ORIGIN: "http://school.example",
      SMTP_URL: "mail.example",
      SENTRY_DSN: "errors.example",
      ANALYTICS_URL: "count.example",
      DAMIM_SUPPORT_EMAIL: "nobody",
      DAMIM_GUIDE_URL: "http://help.example",
    });

    expect(parsed.ok ? [] : parsed.mistakes.map((line) => line.split(/[은는]/)[0])).toEqual([
      "PORT",
      "DAMIM_BASE_PATH",
      "DAMIM_ORIGIN",
      "DAMIM_SUPPORT_EMAIL",
      "DAMIM_GUIDE_URL",
      "DATABASE_URL",
      "DAMIM_FILES",
      "DAMIM_FILES_QUOTA_MB",
      "DAMIM_PAD_QUOTA_MB",
      "SMTP_URL",
      "SENTRY_DSN",
      "ANALYTICS_URL",
      "DAMIM_TLS_CERT와 DAMIM_TLS_KEY",
    ]);
  });
});

describe("the settings of outside services", () => {
  const files: Readonly<Record<string, string>> = {
    "/run/weather": "Ab3%2BdEfGhIjKlMnOpQrSt%3D%3D\n",
  };
  const readText = (file: string): string => {
    const text = files[file];
    if (text === undefined) throw new Error("ENOENT");
    return text;
  };

  it("take a key from a file, and decode it once where it is written encoded", () => {
    const parsed = parseConfig({ DATA_GO_KR_KEY_FILE: "/run/weather" }, readText);

    expect(parsed).toMatchObject({
      value: { weather: { dataGoKr: { key: "Ab3+dEfGhIjKlMnOpQrSt==" } } },
    });
  });

  it("tell a file that cannot be read, with all other mistakes", () => {
    const parsed = parseConfig({ NEIS_API_KEY_FILE: "/run/neis", PORT: "x" }, readText);

    expect(parsed).toMatchObject({
      ok: false,
      mistakes: [
        "NEIS_API_KEY_FILE의 파일을 읽지 못했어요. 경로와 권한을 확인해 주세요.",
        "PORT는 1~65535 사이의 숫자여야 해요.",
      ],
    });
  });

  it("ask nobody for the weather where the operator wants none", () => {
    expect(parseConfig({ DAMIM_WEATHER: "off" })).not.toMatchObject({
      value: { weather: expect.anything() },
    });
    expect(parseConfig({})).toMatchObject({
      value: { weather: { dataGoKr: { key: undefined }, openMeteo: expect.anything() } },
    });
  });
});

const sample = setting("DAMIM_SAMPLE", "how many samples", {
  as: "sampleCount",
  default: "3",
  read: (text) => (/^\d$/.test(text) ? Number(text) : undefined),
  wrong: "은 한 자리 숫자여야 해요.",
  show: "본보기: 없어요",
  isOff: (all) => all["DAMIM_SAMPLE"] === 0,
});

describe("a setting that is said once", () => {
  const list = [...settings, sample];
  const parse = (env: Readonly<Record<string, string>>) => parseConfig(env, undefined, list);

  it("is in Config, the refusals, the table and what is off, and nowhere without its line", () => {
    const parsed = parse({ DAMIM_SAMPLE: "0" });
    const config = parsed.ok ? (parsed.value as ConfigOf<(typeof list)[number]>) : undefined;
    const count: number | undefined = config?.sampleCount;

    expect(count).toBe(0);
    expect(config?.off).toContain("본보기: 없어요. DAMIM_SAMPLE");
    expect(parse({})).toMatchObject({ value: { sampleCount: 3 } });
    expect(parse({ DAMIM_SAMPLE: "x" })).toEqual({
      ok: false,
      mistakes: ["DAMIM_SAMPLE은 한 자리 숫자여야 해요."],
    });
    expect(toTable(list).at(-1)).toEqual(["`DAMIM_SAMPLE`", "3", "how many samples"]);
    expect(parseConfig({ DAMIM_SAMPLE: "0" })).toMatchObject({ ok: false });
  });

  it.each([
    [sample, "the setting DAMIM_SAMPLE is said twice"],
    [{ ...sample, name: "DAMIM_OTHER" }, "the setting sampleCount is said twice"],
  ])("is not said twice: %o", (twice, sentence) => {
    expect(() => checkSaidOnce("setting", listNames([...list, twice]))).toThrow(sentence);
  });

  it("stands in docs/operations.md as it is said", () => {
    const page = readFileSync(
      new URL("../../../../../docs/operations.md", import.meta.url),
      "utf8",
    );
    const table = page.slice(page.indexOf("## Settings"), page.indexOf("## The shipped folder"));
    const rows = table.split("\n").filter((line) => line.startsWith("| `"));

    expect(
      rows.map((row) =>
        row
          .split("|")
          .slice(1, -1)
          .map((cell) => cell.trim()),
      ),
    ).toEqual(toTable(settings));
  });
});

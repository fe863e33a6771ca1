import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { parseConfig } from "../apps/server/src/base/settings/parse-config.ts";
import { projectRoot } from "./run-step.ts";

const read = (name: string): string => readFileSync(path.join(projectRoot, "ops", name), "utf8");
const dockerfile = read("Dockerfile")
  .split("\n")
  .filter((line) => line && !line.startsWith("#"));
const compose = read("compose.yaml");
const isSecret = /(?:KEY|SECRET|PASSWORD|DSN|SMTP_URL|DATABASE_URL)(?!_FILE)\s*[:=]/;

/** The lines below a service, to the next one. */
function findService(name: string): string {
  return new RegExp(`^  ${name}:(?: &\\w+)?\n((?:    .*\n|\n)*)`, "m").exec(compose)?.[1] ?? "";
}

describe("the Dockerfile", () => {
  it("stands upon an image that whoever builds names by digest", () => {
    expect(dockerfile.slice(0, 2)).toEqual(["ARG BASE", "FROM ${BASE}"]);
    expect(read("compose.yaml")).toMatch(/BASE: \$\{BASE:\?[^}]*debian:12-slim@sha256:/);
    for (const name of ["POSTGRES", "REDIS", "HAPROXY"]) {
      expect(compose).toMatch(new RegExp(`image: \\$\\{${name}:-[^}]*@sha256:`));
    }
  });

  it("runs as nobody's user, by the folder's own program, and installs no tools", () => {
    expect(dockerfile.at(-1)).toBe('ENTRYPOINT ["/app/damim"]');
    expect(dockerfile.findLast((line) => line.startsWith("USER"))).toBe("USER 10001:10001");
    expect(dockerfile.filter((line) => /apt|curl|wget|npm|ADD /.test(line))).toEqual([]);
    expect(dockerfile.filter((line) => line.startsWith("RUN"))).toEqual([
      "RUN install -d -o 10001 -g 10001 -m 700 /data",
    ]);
  });

  it("holds no secret, and neither does the compose file", () => {
    expect([...dockerfile, ...compose.split("\n")].filter((line) => isSecret.test(line))).toEqual(
      [],
    );
  });
});

describe("the compose file", () => {
  it("has a server that writes to its volume alone and has no rights, in each profile", () => {
    for (const line of [
      "read_only: true",
      "tmpfs: /tmp",
      "cap_drop: [ALL]",
      'security_opt: ["no-new-privileges:true"]',
      "stop_grace_period: 30s",
    ]) {
      expect(compose.split("\nservices:")[0]).toContain(`  ${line}\n`);
    }
    for (const name of ["one", "with-postgres", "many-one"]) {
      expect(findService(name)).toContain("<<: *damim");
    }
    expect(findService("many-two")).toContain("<<: *many");
  });

  it("is believed what its own network says of where a request comes from", () => {
    const [, network = ""] = /DAMIM_PROXIES: &network (\S+)/.exec(compose) ?? [];
    const parsed = parseConfig({ DAMIM_PROXIES: network });
    expect(parsed.ok && parsed.value.proxies).toEqual(["172.30.7.0/24"]);
    expect(compose).toContain("subnet: *network");
    for (const name of ["with-postgres", "many-one"])
      expect(findService(name)).toContain("<<: *behind");
  });

  it("hands secrets over as files that the server knows", () => {
    const files = [...compose.matchAll(/(\w+_FILE): \/run\/secrets\/([\w-]+)/g)];

    expect(files.map(([, name]) => name)).toEqual([
      "DATABASE_URL_FILE",
      "DATABASE_URL_FILE",
      "POSTGRES_PASSWORD_FILE",
    ]);
    for (const [, , secret] of files) expect(compose).toContain(`file: ./secrets/${secret}`);
  });
});

describe("the balancer in front of two servers", () => {
  const balancer = read("haproxy.cfg");

  it("keeps a room together, spreads teachers, and lets an event stream last an hour", () => {
    expect(balancer).toMatch(/backend rooms\n {2}balance hdr\(X-Room\)\n {2}hash-type consistent/);
    expect(balancer).toMatch(/backend teachers\n {2}balance leastconn/);
    expect(balancer.match(/timeout (client|server) 1h/g)).toHaveLength(2);
    expect(balancer.match(/http-check send meth GET uri \/damim\/api\/readyz /g)).toHaveLength(2);
  });

  it("is told where to listen and who answers in the compose file", () => {
    const names = new Set([...balancer.matchAll(/"\$\{(\w+)/g)].map(([, name]) => name));
    for (const name of names) expect(findService("balancer")).toContain(`      ${name}: `);
    expect(names.size).toBe(3);
  });

  const { error } = spawnSync("haproxy", ["-v"]);
  it.skipIf(error)("is read by HAProxy where it is installed", () => {
    const env = { DAMIM_BIND: "127.0.0.1:1", DAMIM_ONE: "127.0.0.1:2", DAMIM_TWO: "127.0.0.1:3" };
    const file = path.join(projectRoot, "ops/haproxy.cfg");
    const { status, stderr } = spawnSync("haproxy", ["-c", "-f", file], {
      env: { ...process.env, ...env },
      encoding: "utf8",
    });
    expect([status, /warning|alert/i.test(stderr)]).toEqual([0, false]);
  });
});

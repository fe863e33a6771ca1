import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { projectRoot } from "./run-step.ts";

const read = (name: string): string => readFileSync(path.join(projectRoot, "ops", name), "utf8");
const dockerfile = read("Dockerfile")
  .split("\n")
  .filter((line) => line && !line.startsWith("#"));
const compose = read("compose.yaml");
const isSecret = /(?:KEY|SECRET|PASSWORD|DSN|SMTP_URL|DATABASE_URL)(?!_FILE)\s*[:=]/;

/** The lines below a service, to the next one. */
function findService(name: string): string {
  return new RegExp(`^  ${name}:\n((?:    .*\n|\n)*)`, "m").exec(compose)?.[1] ?? "";
}

describe("the Dockerfile", () => {
  it("stands upon an image that whoever builds names by digest", () => {
    expect(dockerfile.slice(0, 2)).toEqual(["ARG BASE", "FROM ${BASE}"]);
    expect(read("compose.yaml")).toMatch(/BASE: \$\{BASE:\?[^}]*debian:12-slim@sha256:/);
    expect(compose).toMatch(/image: \$\{POSTGRES:\?[^}]*@sha256:/);
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
    for (const name of ["one", "with-postgres"]) expect(findService(name)).toContain("<<: *damim");
  });

  it("hands secrets over as files that the server knows", () => {
    const files = [...compose.matchAll(/(\w+_FILE): \/run\/secrets\/([\w-]+)/g)];

    expect(files.map(([, name]) => name)).toEqual(["DATABASE_URL_FILE", "POSTGRES_PASSWORD_FILE"]);
    for (const [, , secret] of files) expect(compose).toContain(`file: ./secrets/${secret}`);
  });
});

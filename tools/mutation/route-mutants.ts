import type { Mutant } from "./mutant.ts";

const sync = "apps/server/src/sync";
const draft = `${sync}/group-draft.ts`;
const database = `${sync}/kysely-sync-database.ts`;
const routes = `${sync}/routes/sync-routes.ts`;

/** What the databases keep, and who may. */
export const routeMutants: readonly Mutant[] = [
  {
    file: draft,
    find: `        rowsByKey.set(toKey(scope, row), row);\n`,
    replace: ``,
    breaks: "Of two pushes of one moment the second undoes the first.",
  },
  {
    file: draft,
    find: `if (decision.next) after.set(scope, decision.next);`,
    replace: ``,
    breaks: "Sequences of a group are never saved: nobody hears of it.",
  },
  {
    file: draft,
    find: "return `${scope}\\n${kind}\\n${id}`;",
    replace: "return `${kind}\\n${id}`;",
    breaks: "Teachers who write at the same moment get each other's rows.",
  },
  {
    file: `${sync}/postgres-groups.ts`,
    find: `sql.raw(waits ? "for update" : "for update skip locked")`,
    replace: `sql.raw("")`,
    breaks: "Two processes give one sequence twice.",
  },
  {
    file: database,
    find: `      .forUpdate()\n`,
    replace: ``,
    breaks: "Two processes give one sequence twice.",
  },
  {
    file: `${sync}/insert-rows.ts`,
    find: `          stamps: set.ref("excluded.stamps"),\n`,
    replace: ``,
    breaks: "A changed row keeps its old stamps: older words win over it.",
  },
  {
    file: `${sync}/stored-rows.ts`,
    find: `deadAt: row.dead_at,`,
    replace: `deadAt: null,`,
    breaks: "Each late edit of a deleted row keeps it in the trash for longer.",
  },
  {
    file: `${sync}/sqlite-groups.ts`,
    find: "and seq > ? order by seq limit ?",
    replace: "and seq > ? order by id limit ?",
    breaks: "A page leaves rows out that come before its last sequence.",
  },
  {
    file: routes,
    find: `for (const commit of commits) bus.publish(commit);`,
    replace: ``,
    breaks: "Nobody else sees a change before the next reload.",
  },
  {
    file: `apps/server/src/session/policy.ts`,
    find: `return uid === actor.uid || actor.clubs.has(uid);`,
    replace: `return uid !== "" || actor.clubs.has(uid);`,
    breaks: "Every teacher reads every class.",
  },
];

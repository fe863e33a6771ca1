import type { SwitchName } from "@damim/domain/site/site-switch.ts";
import type { Fact } from "../base/facts/fact.ts";
import { checkSaidOnce } from "../base/settings/setting.ts";
import type { Route } from "../http/route.ts";
import type { Shortcut } from "../http/shortcut.ts";
import type { Job } from "../jobs/job.ts";
import type { PageWay } from "../web/page-way.ts";
import type { Ground } from "./open-ground.ts";

/** A part of the server as the house sees it, of which it takes what it needs from the ground. `modules.ts` lists all. */
export interface ServerModule {
  readonly name: string;
  /** Where an admin switched it off, its routes are not there, but those that say so themselves. */
  readonly switch?: SwitchName;
  /** A process that does only jobs has its routes too. */
  readonly isEverywhere?: boolean;
  readonly routes?: (ground: Ground) => readonly Route[];
  /** What it does without being asked, each at its hour. Statements of this ground's `database` have no limit. */
  readonly jobs?: (ground: Ground) => readonly Job[];
  /** Pages of their own, beside the app's. */
  readonly pages?: readonly PageWay[];
  /** In front of the app, where there is a socket. */
  readonly shortcut?: (ground: Ground) => Shortcut;
  /** Before this process answers anybody. */
  readonly prepare?: (ground: Ground) => Promise<void>;
  /** What it tells an operator of itself. */
  readonly facts?: readonly Fact[];
  /** What runs where the jobs are done. */
  readonly engine?: (ground: Ground) => { start(): void; stop(): Promise<void> };
}

const DOES = ["routes", "jobs", "pages", "shortcut", "prepare", "facts", "engine"] as const;

/** Throws what is wrong with them, by their names: one that does nothing, two that are called the same. */
export function checkModules(modules: readonly ServerModule[]): void {
  checkSaidOnce(
    "server module",
    modules.map(({ name }) => name),
  );
  for (const { name, ...module } of modules) {
    if (!DOES.some((what) => what in module))
      throw new Error(`the server module ${name} does nothing`);
  }
}

/** Throws where two are called the same. */
export function listFacts(modules: readonly ServerModule[]): readonly Fact[] {
  const facts = modules.flatMap((module) => module.facts ?? []);
  checkSaidOnce(
    "fact",
    facts.map(({ id }) => id),
  );
  return facts;
}

/** The route table. Throws where two modules have one address. */
export function listRoutes(modules: readonly ServerModule[], ground: Ground): readonly Route[] {
  const owners = new Map<string, string>();
  return modules.flatMap(({ name, switch: of, routes }) =>
    (routes?.(ground) ?? []).map((route) => {
      const address = `${route.method} ${route.path}`;
      const owner = owners.get(address);
      if (owner !== undefined) throw new Error(`${owner} and ${name} both have ${address}`);
      owners.set(address, name);
      return of ? { switch: of, ...route } : route;
    }),
  );
}

import type { BetterAuthPlugin } from "better-auth";
import { APIError } from "better-auth/api";
import { findDatabaseFailure } from "../../db/database-failure.ts";

type Adapter = Parameters<NonNullable<BetterAuthPlugin["init"]>>[0]["adapter"];

/**
 * Hands on that the database is away or full. better-auth catches what its adapter throws and says "Failed to get session"
 * (500) or "Failed to create user" (422) in its place, of which nobody can tell any more that it was not a bug; what is called
 * an APIError it lets through.
 */
export function buildTroublePlugin() {
  return {
    id: "database-trouble",
    init: ({ adapter }) => ({ context: { adapter: watch(adapter) } }),
  } satisfies BetterAuthPlugin;
}

/** 503 with what happened as its code: `callAuth` reads it, and `cause` is read by whoever calls without a request. */
export async function handOnTrouble<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const failure = findDatabaseFailure(error);
    if (!failure || error instanceof APIError) throw error;
    throw Object.assign(new APIError("SERVICE_UNAVAILABLE", { code: failure }), { cause: error });
  }
}

function watch(adapter: Adapter): Adapter {
  return new Proxy(adapter, {
    get(target, name) {
      const found: unknown = Reflect.get(target, name);
      if (typeof found !== "function") return found;
      if (name === "transaction") {
        const begin: Adapter["transaction"] = (work) =>
          handOnTrouble(target.transaction((inner) => work(watch(inner as Adapter))));
        return begin;
      }
      return (...args: readonly unknown[]): unknown => {
        const answer: unknown = Reflect.apply(found, target, args);
        return answer instanceof Promise ? handOnTrouble(answer) : answer;
      };
    },
  });
}

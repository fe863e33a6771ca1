import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { Logger } from "pino";
import type { Role } from "@damim/domain/admin/role.ts";
import type { SwitchName } from "@damim/domain/site/site-switch.ts";
import type { GenericSchema } from "valibot";
import type { Auth } from "../accounts/auth/create-auth.ts";
import type { SignedIn } from "../session/find-session.ts";
import type { Accessed } from "./access.ts";
import type { PadParticipant } from "../session/pad-participant.ts";
import type { Arrival } from "./arrival.ts";

export interface AppEnv {
  // Absent when a test calls the app without a socket.
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    log: Logger;
    arrival: Arrival;
    /** The half of the accounts that speaks the cookies of this request's scheme. */
    auth: Auth;
    /** The route that answers: "POST api/sync". Absent for pages and files. */
    pattern?: string;
    /** What its body may have (`read-body.ts`). */
    bodyMaxBytes?: number;
    /** What the answer did with pupils' data, set by the route. Else what changes something is logged as such. */
    accessed?: readonly Accessed[];
  };
}

/**
 * One entry of the route table. `who` is part of the type: a route that does not say who may call
 * it does not compile, and a handler registered beside the table fails the matrix test.
 */
export type Route = OpenRoute | SignedInRoute | RoleRoute | PadRoute;

/** What a route reads of a request. The API fuzz makes its requests from it; a POST without it fails there. */
interface Taken {
  /** The JSON that it parses. */
  readonly body?: GenericSchema;
  /** The names that it knows in the query. */
  readonly query?: readonly string[];
  /** In place of what other requests may bring (`read-body.ts`). */
  readonly bodyMaxBytes?: number;
}

/**
 * Why something may still be done while an admin has stopped the writing of an account:
 * `account` the account itself, its devices and its end · `own-data` out of the server · `answer` to what was decided
 * about her · `reads` changes nothing, or looks itself at what would · `ends` something of hers, for the good of others.
 */
export type WhileStopped = "account" | "own-data" | "answer" | "reads" | "ends";

interface Way extends Taken {
  /** Where an admin switched this part off, the route is not there: 404. */
  readonly switch?: SwitchName;
  readonly method: "GET" | "POST" | "DELETE";
  /** Below the base path, without a leading slash. */
  readonly path: string;
}

interface OpenRoute extends Way {
  readonly who: "anyone";
  /** Also over http through a network where others can read along: nothing personal goes in or out. */
  readonly overPlainHttp?: boolean;
  readonly answer: (c: Context<AppEnv>) => Promise<Response>;
}

interface SignedInRoute extends Way {
  readonly who: "signed-in";
  /** Without it a POST or DELETE is refused while the account is stopped. */
  readonly whileStopped?: WhileStopped;
  readonly answer: (c: Context<AppEnv>, session: SignedIn) => Promise<Response>;
}

/** For teachers who were given the role; an admin comes in where a moderator does. */
interface RoleRoute extends Way {
  readonly who: Role;
  /** Without it nothing here answers while the account is stopped, also no GET. */
  readonly whileStopped?: WhileStopped;
  readonly answer: (c: Context<AppEnv>, session: SignedIn) => Promise<Response>;
}

/**
 * For a device in a pad room, known by the room's cookie alone: a teacher's session plays no part. Also over http
 * through a network where others can read along, unless the room wants none of that.
 */
interface PadRoute extends Way {
  readonly who: "pad";
  /** Where the device may stand; absent: it must be `in` an open room. A removed one is nobody. */
  readonly states?: readonly PadParticipant["state"][];
  readonly answer: (c: Context<AppEnv>, participant: PadParticipant) => Promise<Response>;
}

/** What a route is made of beside its way and its answer. */
type Rest<Kind extends Route> = Omit<Kind, "who" | "method" | "path" | "answer">;

/** `signedIn("POST", "api/sync", { body }, async (c, { user }) => …)`: for teachers alone. */
export function signedIn(
  method: Way["method"],
  path: string,
  rest: Rest<SignedInRoute>,
  answer: SignedInRoute["answer"],
): Route {
  return { who: "signed-in", method, path, ...rest, answer };
}

/** Routes of a part that an admin may switch off: then they are not there. */
export function switchable(name: SwitchName, routes: readonly Route[]): readonly Route[] {
  return routes.map((route) => ({ ...route, switch: name }));
}

/** For admins alone. */
export function admin(
  method: Way["method"],
  path: string,
  rest: Rest<RoleRoute>,
  answer: RoleRoute["answer"],
): Route {
  return { who: "admin", method, path, ...rest, answer };
}

/** For moderators and admins. */
export function moderator(
  method: Way["method"],
  path: string,
  rest: Rest<RoleRoute>,
  answer: RoleRoute["answer"],
): Route {
  return { who: "moderator", method, path, ...rest, answer };
}

/** For a device in a pad room. */
export function inPadRoom(
  method: Way["method"],
  path: string,
  rest: Rest<PadRoute>,
  answer: PadRoute["answer"],
): Route {
  return { who: "pad", method, path, ...rest, answer };
}

/** For everybody, signed in or not. */
export function anyone(
  method: Way["method"],
  path: string,
  rest: Rest<OpenRoute>,
  answer: OpenRoute["answer"],
): Route {
  return { who: "anyone", method, path, ...rest, answer };
}

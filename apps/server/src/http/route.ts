import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { Logger } from "pino";
import type { Role } from "@damim/domain/admin/role.ts";
import type { SwitchName } from "@damim/domain/site/site-switch.ts";
import * as v from "valibot";
import type { Auth } from "../accounts/auth/create-auth.ts";
import type { Queries } from "../db/schema.ts";
import type { SignedIn } from "../session/find-session.ts";
import type { Accessed } from "./access.ts";
import type { Asker } from "../session/limits.ts";
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

/** What is not a response already goes out as JSON; where there is nothing to say, as `{}`. */
export type Said = Response | object | void;

/** No body: what comes along is not read. */
export const nothing = v.object({});
/** Bytes, which the answer reads itself; any JSON is refused. */
export const bytes = v.unknown();

/**
 * What a route takes of a request, in this order: body, limit; the answer begins when both are through. The API fuzz
 * makes its requests from it; a POST without it fails there.
 */
interface Head {
  /** Its JSON, which the answer gets parsed. */
  readonly body?: v.GenericSchema;
  /** The answer reads the body itself, behind a question that comes first. */
  readonly isBodyLater?: boolean;
  /**
   * How often who asks may call it: an account, a device of a room, the address of a guest. Throws what refuses it. What it
   * answers takes the try back, should the answer fail.
   */
  readonly limit?: (who: Asker, query: AskedQuery) => void | (() => void);
  /** What the access log says of it where the answer has nothing else to say: `[]` is no change of pupils' data. */
  readonly touches?: readonly Accessed[];
  /** The names that it knows in the query; the answer gets each cut at `QUERY_MOST`. */
  readonly query?: readonly string[];
  /** In place of what other requests may bring (`read-body.ts`). */
  readonly bodyMaxBytes?: number;
}

/** The longest that anybody means in an address. */
export const QUERY_MOST = 120;

export type AskedQuery<Name extends string = string> = {
  readonly [Known in Name]?: string | undefined;
};

/**
 * Why something may still be done while an admin has stopped the writing of an account:
 * `account` the account itself, its devices and its end · `own-data` out of the server · `answer` to what was decided
 * about her · `reads` changes nothing, or looks itself at what would · `ends` something of hers, for the good of others.
 */
export type WhileStopped = "account" | "own-data" | "answer" | "reads" | "ends";

interface Way extends Head {
  /** Where an admin switched this part off, the route is not there: 404. Absent: as its module says; null: it stays. */
  readonly switch?: SwitchName | null;
  readonly method: "GET" | "POST" | "DELETE";
  /** Below the base path, without a leading slash. */
  readonly path: string;
}

interface OpenRoute extends Way {
  readonly who: "anyone";
  /** Also over http through a network where others can read along: nothing personal goes in or out. */
  readonly overPlainHttp?: boolean;
  /**
   * Why a GET may begin a session: what it brings was begun by a press in this very browser. Else such an answer does not
   * leave: whoever is led to an address would write into a stranger's account.
   */
  readonly signsIn?: "by the state that this browser keeps";
  readonly answer: (c: Context<AppEnv>, asked: object) => Promise<Said>;
}

interface AccountWay extends Way {
  /** The answer is given `within`, and all of it is one transaction: it may run more than once. */
  readonly isOneTransaction?: boolean;
  /** Whoever sits there shows who it is, before anything else is read (`step-up.ts`). */
  readonly stepsUp?: boolean;
  readonly answer: (c: Context<AppEnv>, session: SignedIn) => Promise<Said>;
}

interface SignedInRoute extends AccountWay {
  readonly who: "signed-in";
  /** Without it a POST or DELETE is refused while the account is stopped. */
  readonly whileStopped?: WhileStopped;
}

/** For teachers who were given the role; an admin comes in where a moderator does. */
interface RoleRoute extends AccountWay {
  readonly who: Role;
  /** Without it nothing here answers while the account is stopped, also no GET. */
  readonly whileStopped?: WhileStopped;
}

/**
 * For a device in a pad room, known by the room's cookie alone: a teacher's session plays no part. Also over http
 * through a network where others can read along, unless the room wants none of that.
 */
interface PadRoute extends Way {
  readonly who: "pad";
  /** Where the device may stand; absent: it must be `in` an open room. A removed one is nobody. */
  readonly states?: readonly PadParticipant["state"][];
  /** Without it a POST or DELETE is refused while the account of the room's teacher is stopped. */
  readonly whileStopped?: WhileStopped;
  readonly answer: (c: Context<AppEnv>, participant: PadParticipant) => Promise<Said>;
}

/** What a route is made of beside its way and its answer. */
type Rest<Kind extends Route> = Omit<Kind, "who" | "method" | "path" | "answer">;

type Address = `${Way["method"]} ${string}`;

/** The names in an address: of "POST api/clubs/:id/role" `id`. */
type NameIn<Text extends string> = Text extends `${string}:${infer Name}/${infer After}`
  ? Name | NameIn<After>
  : Text extends `${string}:${infer Name}`
    ? Name
    : never;

/** What the answer is told: who asks, the names of the address and of the query, and the body as its schema made it. */
type Asked<Who, At, Taken> = Who & {
  readonly [Name in NameIn<At & string>]: string;
} & BodyOf<Taken> &
  (Taken extends { readonly query: readonly (infer Name extends string)[] }
    ? { readonly query: AskedQuery<Name> }
    : unknown) &
  (Taken extends { readonly isOneTransaction: true } ? { readonly within: Queries } : unknown);

type BodyOf<Taken> = Taken extends { readonly isBodyLater: true }
  ? unknown
  : Taken extends { readonly body: infer Schema extends v.GenericSchema }
    ? { readonly body: v.InferOutput<Schema> }
    : unknown;

type Answer<Who, At, Taken> = (c: Context<AppEnv>, asked: Asked<Who, At, Taken>) => Promise<Said>;

/** `signedIn("POST api/links", { body }, async (c, { user, body }) => …)`: for teachers alone. */
export const signedIn = toBuilder<SignedInRoute, SignedIn>("signed-in");
/** For admins alone. */
export const admin = toBuilder<RoleRoute, SignedIn>("admin");
/** For moderators and admins. */
export const moderator = toBuilder<RoleRoute, SignedIn>("moderator");
/** For a device in a pad room. */
export const inPadRoom = toBuilder<PadRoute, PadParticipant>("pad");
/** For everybody, signed in or not. */
export const anyone = toBuilder<OpenRoute, object>("anyone");

function toBuilder<Kind extends Route, Who>(who: Kind["who"]) {
  return <const At extends Address, const Taken extends Rest<Kind>>(
    address: At,
    taken: Taken,
    answer: Answer<Who, At, Taken>,
  ): Route => {
    const [method, path] = address.split(" ");
    return { who, method, path, ...taken, answer } as unknown as Route;
  };
}

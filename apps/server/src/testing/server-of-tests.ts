import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { buildServerBrowser, buildTeacher, type TestTeacher } from "./build-teacher.ts";
import { buildTestServer, type TestServer } from "./build-test-server.ts";

const each = [beforeEach, afterEach] as const;
const all = [beforeAll, afterAll] as const;
type Server = Parameters<typeof buildTestServer>;

/** A server of its own for each test of this suite. */
export const serverOfEach = (...about: Server): TestServer => openServer(each, about);
/** One server for all tests of this suite. */
export const serverOfAll = (...about: Server): TestServer => openServer(all, about);
/** A teacher who signs up before each test. */
export const teacherOfEach = (server: TestServer, email?: string) => signUp(each, server, email);
/** One teacher for all tests. */
export const teacherOfAll = (server: TestServer, email?: string) => signUp(all, server, email);

type Hooks = typeof each | typeof all;

function openServer([before, after]: Hooks, about: Server): TestServer {
  const { current, become } = createStandIn<TestServer>();
  before(async () => become(await buildTestServer(...about)));
  after(() => current.close());
  return current;
}

function signUp([before]: Hooks, server: TestServer, email?: string): TestTeacher {
  const { current, become } = createStandIn<TestTeacher>();
  before(async () => become(await buildTeacher(buildServerBrowser(server), email)));
  return current;
}

/** One name for what is made anew before each test. */
function createStandIn<T extends object>() {
  let made: T | undefined;
  const find = (): T => {
    if (!made) throw new Error("asked for before it was made");
    return made;
  };
  const current = new Proxy({} as T, {
    get: (_, key) => Reflect.get(find(), key),
    ownKeys: () => Reflect.ownKeys(find()),
    getOwnPropertyDescriptor: (_, key) => Reflect.getOwnPropertyDescriptor(find(), key),
  });
  return { current, become: (next: T): void => void (made = next) };
}

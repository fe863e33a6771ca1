import { FILES_CACHE } from "../kept/cache-names.ts";

/** One file of a build. What has no revision carries its hash in its name, so that a kept one is never wrong. */
export interface BuildFile {
  readonly url: string;
  readonly revision: string | null;
}

export interface BuildProgress {
  /** Files of this build that are not on the device yet. */
  readonly leftCount: number;
  /** Nothing more can be had now: without a network, or the server does not have what is left. */
  readonly isStuck: boolean;
  /** The map of late parts that this build's page names: tells a page whether it is of this build. */
  readonly parts: string;
}

const TOGETHER = 3;
const ARRIVAL_MS = 60_000;

/**
 * The files of one build on this device. What `index.html` names is there before the worker stands; the rest comes
 * in turns, each of which goes on where the last one ended, whatever ended it. All builds share one cache: a file that
 * two of them have is fetched once.
 *
 * @param list every file of the build, with addresses below `base`
 */
export function openBuildCache(list: readonly BuildFile[], base: URL) {
  const files = new Map(
    list.map(({ url, revision }) => {
      const { href } = new URL(url, base);
      return [href, { href, revision, key: revision ? `${href}?revision=${revision}` : href }];
    }),
  );
  type File = NonNullable<ReturnType<typeof files.get>>;
  /** Answered, but not with the file: asked for again once nothing else is left. */
  const refused = new Set<string>();
  let turn: Promise<BuildProgress> | undefined;

  const openCache = () => caches.open(FILES_CACHE);

  async function find(href: string): Promise<Response | undefined> {
    const file = files.get(href);
    return file && (await openCache()).match(file.key, { ignoreVary: true });
  }

  /** False when the server answers with something else; rejects without a network. */
  async function keep(file: File): Promise<boolean> {
    const cache = await openCache();
    // In any cache: an older version of this worker kept the same names elsewhere.
    const kept = await caches.match(file.key, { ignoreVary: true });
    const answer = kept ?? (await fetchWhole(file));
    if (isWhole(answer, file.href)) await cache.put(file.key, answer);
    else refused.add(file.href);
    return !refused.has(file.href);
  }

  async function listLeft(): Promise<readonly File[]> {
    const kept = new Set((await (await openCache()).keys()).map(({ url }) => url));
    return [...files.values()].filter(({ key }) => !kept.has(key));
  }

  async function keepAll(some: readonly File[]): Promise<void> {
    const due = [...some];
    const work = async (): Promise<void> => {
      for (let file = due.shift(); file; file = due.shift()) await keep(file);
    };
    await Promise.all(Array.from({ length: TOGETHER }, work));
  }

  async function takeTurn(mostFiles: number): Promise<BuildProgress> {
    const due = (await listLeft()).filter(({ href }) => !refused.has(href));
    let isStuck = due.length === 0;
    if (isStuck) refused.clear();
    await keepAll(due.slice(0, mostFiles)).catch(() => (isStuck = true));
    const parts = [...files.keys()].find((href) => href.includes("/parts-index-")) ?? "";
    const leftCount = (await listLeft()).length;
    return { leftCount, isStuck, parts: parts.slice(base.href.length) };
  }

  return {
    has: (href: string): boolean => files.has(href),
    find,

    /** What the network answered for a file of this build stays here. */
    async put(href: string, answer: Response): Promise<void> {
      const file = files.get(href);
      if (file?.revision === null && isWhole(answer, href)) {
        await (await openCache()).put(file.key, answer);
      }
    },

    /** Rejects when the page does not come, or is of another build: a server that is just being changed. */
    async keepPage(): Promise<void> {
      const page = files.get(new URL("index.html", base).href);
      if (!page) throw new Error("a build without a page");
      const answer = await fetchWhole(page);
      if (!isWhole(answer, page.href)) throw new Error(`index.html: ${answer.status}`);
      const names = (await answer.clone().text()).match(/assets\/[\w.-]+/g) ?? [];
      const named = names.map((name) => files.get(new URL(name, base).href));
      const own = named.filter((file) => file !== undefined);
      if (own.length < named.length) throw new Error("the page is of another build");
      await keepAll(own);
      if (own.some(({ href }) => refused.has(href))) throw new Error("the start did not arrive");
      await (await openCache()).put(page.key, answer);
    },

    /** All that the server has. Rejects without a network: what came until then stays for the next time. */
    keepRest: async () => keepAll(await listLeft()),

    /** The next files. Two pages that ask at once get the same turn. */
    keepMore(mostFiles: number): Promise<BuildProgress> {
      turn ??= takeTurn(mostFiles).finally(() => (turn = undefined));
      return turn;
    },

    /** What older builds alone had goes. */
    async dropOthers(): Promise<void> {
      const cache = await openCache();
      const keys = new Set([...files.values()].map(({ key }) => key));
      const others = (await cache.keys()).filter(({ url }) => !keys.has(url));
      await Promise.all(others.map((other) => cache.delete(other)));
      const before = (await caches.keys()).filter((name) => name.startsWith("workbox-"));
      await Promise.all(before.map((name) => caches.delete(name)));
    },
  };
}

function fetchWhole({ href, revision }: { href: string; revision: string | null }) {
  const signal = AbortSignal.timeout(ARRIVAL_MS);
  return fetch(href, { signal, cache: revision ? "no-cache" : "default" });
}

/** A school's filter answers with a page of its own, and says that all is well. */
function isWhole(answer: Response, href: string): boolean {
  const isPage = answer.headers.get("content-type")?.startsWith("text/html") ?? false;
  return answer.ok && !answer.redirected && isPage === href.endsWith(".html");
}

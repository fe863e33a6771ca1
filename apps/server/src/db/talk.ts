import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
} from "kysely";
import pg from "pg";
import type { StatementWatch } from "./database-watch.ts";
import type { Queries, Tables } from "./schema.ts";

/** Names what is sought and holds nothing that anybody wrote: PostgreSQL's log keeps the text of a statement that fails. */
export type Question = readonly RawBuilder<unknown>[];
/** The rows of each statement of a question. */
export type Answers = readonly (readonly unknown[])[];

/** PostgreSQL in few messages: statement by statement, each side waits for the other five times a push. */
export interface Talk {
  /** One message. Each statement sees what was committed when it began. */
  readonly ask: (question: Question) => Promise<Answers>;
  /**
   * A transaction in two messages: the question with its `begin`, and what `tell` writes with its `commit`. What `tell` writes
   * is kept until it ends, so that it sees neither rows nor counts of it. `tell` may be asked again, as the work of `Tx` is.
   *
   * ```ts
   * await change([sql`select … for update`], (queries, [scopes]) => insertRows(queries, toRows(scopes)));
   * ```
   */
  readonly change: (
    question: Question,
    tell: (queries: Queries, answers: Answers) => Promise<void>,
  ) => Promise<void>;
}

/**
 * @param pool its clients have `pipeline`
 * @param isOneMessage what is told goes as one text with its values: a third of the CPU where many statements are told, and only
 * where the server's log keeps no texts (`check-start.ts`). Else each statement has its own message, and none waits for another.
 */
export function createTalk(pool: pg.Pool, watch: StatementWatch, isOneMessage: boolean): Talk {
  /** One message, told about without the values of its statements. */
  async function sendMessage<T>(texts: readonly string[], message: () => Promise<T>): Promise<T> {
    const began = performance.now();
    const hear = (error?: unknown): void =>
      watch.hear(performance.now() - began, texts.join("; "), error);
    try {
      const answer = await message();
      hear();
      return answer;
    } catch (error) {
      hear(error);
      throw error;
    }
  }

  async function putQuestion(
    client: pg.PoolClient,
    question: Question,
    begin = "",
  ): Promise<Answers> {
    const asked = question.map((statement) => statement.compile(compiler));
    const text = `${begin}${asked.map(toText).join("; ")}`;
    const results = await sendMessage([begin, ...asked.map(({ sql }) => sql)], () =>
      client.query(text),
    );
    // Of a single statement it is one.
    return [results].flat().map(({ rows }) => rows as readonly unknown[]);
  }

  async function withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    let isLost = false;
    try {
      return await work(client);
    } catch (error) {
      // Who cannot even take it back is nobody's any more.
      await client.query("rollback").catch(() => (isLost = true));
      throw error;
    } finally {
      client.release(isLost);
    }
  }

  return {
    ask: (question) => withClient((client) => putQuestion(client, question)),
    change: (question, tell) =>
      withClient(async (client) => {
        const [, ...answers] = await putQuestion(client, question, "begin; ");
        const { queries, told } = listen();
        await tell(queries, answers);
        const texts = [...told.map(({ sql }) => sql), "commit"];
        await sendMessage(texts, () =>
          isOneMessage ? commitText(client, told) : commit(client, told),
        );
      }),
  };
}

async function commitText(client: pg.PoolClient, told: readonly CompiledQuery[]): Promise<void> {
  await client.query([...told.map(toText), "commit"].join("; "));
}

/** All at once: none waits for the answer of the one before. */
async function commit(client: pg.PoolClient, told: readonly CompiledQuery[]): Promise<void> {
  const sent = told.map(({ sql, parameters }) => client.query(sql, [...parameters]));
  const outcomes = await Promise.allSettled([...sent, client.query("commit")]);
  for (const outcome of outcomes) if (outcome.status === "rejected") throw outcome.reason;
}

const dialect = {
  createAdapter: () => new PostgresAdapter(),
  createIntrospector: (queries: Kysely<unknown>) => new PostgresIntrospector(queries),
  createQueryCompiler: () => new PostgresQueryCompiler(),
};
const compiler = new Kysely<Tables>({
  dialect: { ...dialect, createDriver: () => new DummyDriver() },
});

/** Queries that write down what they are asked to do, and answer at once that nothing was found. */
function listen(): { readonly queries: Queries; readonly told: readonly CompiledQuery[] } {
  const told: CompiledQuery[] = [];
  const driver = new DummyDriver();
  driver.acquireConnection = async () => ({
    executeQuery: async (query) => {
      told.push(query);
      return { rows: [] };
    },
    async *streamQuery() {},
  });
  return {
    queries: new Kysely<Tables>({ dialect: { ...dialect, createDriver: () => driver } }),
    told,
  };
}

/** A statement with its values in place: texts and numbers. */
function toText({ sql, parameters }: CompiledQuery): string {
  return sql.replace(/\$(\d+)/g, (_, place: string) => {
    const value = parameters[Number(place) - 1];
    if (typeof value === "number" || value === null) return String(value);
    // A message ends with its first NUL.
    if (typeof value === "string" && !value.includes("\0")) return pg.escapeLiteral(value);
    throw new Error("a question holds texts and numbers");
  });
}

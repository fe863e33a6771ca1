import { DatabaseSync } from "node:sqlite";

/** A browser database as text: what is needed to make it again without today's code. */
export interface IndexedDbDump {
  readonly name: string;
  readonly version: number;
  readonly stores: readonly {
    readonly name: string;
    readonly keyPath: string | string[] | null;
    readonly entries: readonly { readonly key: IDBValidKey; readonly value: unknown }[];
  }[];
}

/** What a dump begins with: the migrations that make its tables. Those of a release are never edited. */
export const MIGRATIONS_LINE = "-- migrations: ";

/**
 * The rows of this database, on SQLite and on PostgreSQL, below the names of the migrations that make its tables. The
 * search index of SQLite is made of what `…_words` hold, and is left out.
 */
export function dumpSqlite(file: string): string {
  const database = new DatabaseSync(file, { readOnly: true });
  const tables = listTables(database);
  const applied = database.prepare("select name from migrations order by name").all();
  const lines = [MIGRATIONS_LINE + applied.map(({ name }) => String(name)).join(" ")];
  for (const table of tables) {
    for (const row of database.prepare(`select * from "${table}"`).all()) {
      const columns = Object.keys(row).map((column) => `"${column}"`);
      const values = Object.values(row).map(toLiteral);
      lines.push(`insert into "${table}" (${columns.join(", ")}) values (${values.join(", ")});`);
    }
  }
  database.close();
  return `${lines.join("\n")}\n`;
}

/** In the order in which they were made, so that what a row points at is there before it. */
function listTables(database: DatabaseSync): readonly string[] {
  return database
    .prepare(
      `select s.name from sqlite_schema s join pragma_table_list l on l.name = s.name
       where l.schema = 'main' and l.type = 'table' and s.name not like 'sqlite_%' order by s.rowid`,
    )
    .all()
    .map(({ name }) => String(name));
}

export async function dumpIndexedDb(factory: IDBFactory, name: string): Promise<IndexedDbDump> {
  const database = await toPromise(factory.open(name));
  const stores = [];
  for (const storeName of database.objectStoreNames) {
    const store = database.transaction(storeName).objectStore(storeName);
    const [keys, values] = await Promise.all([
      toPromise(store.getAllKeys()),
      toPromise<unknown[]>(store.getAll()),
    ]);
    const entries = keys.map((key, index) => ({ key, value: values[index] }));
    stores.push({ name: storeName, keyPath: store.keyPath, entries });
  }
  const { version } = database;
  database.close();
  return { name, version, stores };
}

/** Makes the browser database of an older version, as that version had made it. */
export async function restoreIndexedDb(factory: IDBFactory, dump: IndexedDbDump): Promise<void> {
  const request = factory.open(dump.name, dump.version);
  request.onupgradeneeded = () => {
    for (const { name, keyPath, entries } of dump.stores) {
      const store = request.result.createObjectStore(name, { keyPath });
      for (const { key, value } of entries) store.put(value, ...(keyPath === null ? [key] : []));
    }
  };
  (await toPromise(request)).close();
}

function toPromise<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("IndexedDB failed")));
  });
}

function toLiteral(value: unknown): string {
  if (value === null) return "null";
  if (typeof value === "number" || typeof value === "bigint") return String(value);
  if (typeof value === "string") return `'${value.replaceAll("'", "''")}'`;
  throw new Error(`no literal for a ${typeof value}`);
}

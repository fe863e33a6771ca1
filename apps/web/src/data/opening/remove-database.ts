/** Resolves also where the database stays (blocked, refused). */
export function removeDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.deleteDatabase(name);
      request.onsuccess = request.onerror = request.onblocked = () => resolve();
    } catch {
      // The browser refuses databases, so there is none.
      resolve();
    }
  });
}

/** The databases of this device whose name begins so. */
export async function listDatabases(prefix: string): Promise<readonly string[]> {
  try {
    const databases = await indexedDB.databases();
    return databases.flatMap(({ name }) => (name?.startsWith(prefix) ? [name] : []));
  } catch {
    // Refused, or an old browser that does not tell: what is open is wiped by its own name.
    return [];
  }
}

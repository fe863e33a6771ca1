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

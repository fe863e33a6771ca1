import type { Page } from "playwright-core";

/** The titles of those that Escape should close: one without a way out asks something that has to be answered. */
export function listDialogs(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("[role=dialog], [role=alertdialog]")]
      .filter((dialog) => dialog.checkVisibility())
      .filter((dialog) =>
        [...dialog.querySelectorAll("button")].some((button) =>
          /^(?:닫기|취소|확인)$/.test(button.getAttribute("aria-label") ?? button.innerText.trim()),
        ),
      )
      .map((dialog) => dialog.querySelector("h1, h2, h3")?.textContent ?? ""),
  );
}

/** Runs in the page: these words stand on it, in a field, or in what this device keeps. */
export async function readsAnywhere(words: string): Promise<boolean> {
  const fields = [...document.querySelectorAll("input, textarea")];
  const values = fields.map((field) => (field as HTMLInputElement).value);
  if ([document.body.innerText, ...values].some((text) => text.includes(words))) return true;
  if ([localStorage, sessionStorage].some((kept) => JSON.stringify(kept).includes(words)))
    return true;
  for (const { name } of await indexedDB.databases()) {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name ?? "");
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error ?? new Error("not opened"));
    });
    for (const store of database.objectStoreNames) {
      const rows = await new Promise<unknown>((resolve) => {
        const asking = database.transaction(store).objectStore(store).getAll();
        asking.onsuccess = () => resolve(asking.result);
        asking.onerror = () => resolve([]);
      });
      if (JSON.stringify(rows).includes(words)) return (database.close(), true);
    }
    database.close();
  }
  return false;
}

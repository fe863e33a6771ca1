/** Opens the page anew in the newest build. Where that cannot even be asked for, in the one that is here. */
export async function reloadNewest(): Promise<void> {
  const worker = await import("../../platform/app-worker.ts").catch(() => undefined);
  if (worker) await worker.openNewest();
  else location.reload();
}

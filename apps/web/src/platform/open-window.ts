/** Opens an address in the window of its name, or brings that one forward. False where the browser keeps new windows shut. */
export function openWindow(address: string, name: string): boolean {
  return globalThis.open(address, name) !== null;
}

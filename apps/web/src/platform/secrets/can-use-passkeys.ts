/** Whether this page can use passkeys: a browser that has them, at an address with a name. */
export function canUsePasskeys(): boolean {
  return "PublicKeyCredential" in window && !/^\[|^[\d.]+$/.test(location.hostname);
}

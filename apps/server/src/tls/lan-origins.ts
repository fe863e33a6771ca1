/**
 * The https addresses of this computer in its network, for a person to type. None when an operator gave
 * the server an address of its own.
 */
export function toLanOrigins(
  lanAddresses: readonly string[],
  config: { readonly isHttps: boolean; readonly port: number },
): readonly string[] {
  return config.isHttps ? [] : lanAddresses.map((address) => `https://${address}:${config.port}`);
}

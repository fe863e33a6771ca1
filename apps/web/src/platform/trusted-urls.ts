interface ScriptUrlPolicy {
  createScriptURL(address: string): string;
}
interface TrustedTypeFactory {
  createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy;
}

let policy: ScriptUrlPolicy | undefined;

/**
 * The address of one of our own scripts (worker, service worker) in the form that the browser accepts
 * under Trusted Types. Throws for an address of another origin: that is a bug, never a user's doing.
 *
 * ```ts
 * new Worker(scriptUrl(url), { type: "module" });
 * ```
 */
export function scriptUrl(address: string): string {
  policy ??= createPolicy();
  return policy.createScriptURL(address);
}

function createPolicy(): ScriptUrlPolicy {
  const rules: ScriptUrlPolicy = {
    createScriptURL(address) {
      const url = new URL(address, location.href);
      if (url.origin === location.origin && url.pathname.startsWith(import.meta.env.BASE_URL)) {
        return url.href;
      }
      throw new TypeError(`A script from elsewhere: ${url.origin}`);
    },
  };
  const factory = (globalThis as { trustedTypes?: TrustedTypeFactory }).trustedTypes;
  return factory ? factory.createPolicy("damim", rules) : rules;
}

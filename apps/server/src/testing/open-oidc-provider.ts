import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import Provider, { interactionPolicy, type InteractionResults } from "oidc-provider";

export interface OidcPerson {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
}

export interface OidcProvider {
  readonly issuer: string;
  readonly client: { readonly id: string; readonly secret: string };
  /** Who sits in front of the provider's page; nobody refuses. */
  person: OidcPerson | undefined;
  /** What a browser does there: follows its redirects until one leads back to us. Answers that address. */
  walk(startUrl: string): Promise<URL>;
  close(): Promise<void>;
}

/** A real OpenID provider on this computer that asks for PKCE; its page answers by itself. */
export async function openOidcProvider(redirectUri: string, onPort = 0): Promise<OidcProvider> {
  const people = new Map<string, OidcPerson>();
  const client = { id: "damim", secret: "a secret of the test" };
  let handle: (request: IncomingMessage, response: ServerResponse) => void = () => undefined;
  const server = createServer((request, response) => handle(request, response));
  await new Promise<void>((resolve) => server.listen(onPort, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    // As Google does: the address stands in the ID token.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    cookies: { keys: ["of the test"] },
    features: { devInteractions: { enabled: false } },
    interactions: { policy: buildPolicy(), url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, sub) => ({
      accountId: sub,
      claims: async () => ({ ...people.get(sub), sub }),
    }),
  });
  const answer = provider.callback();
  const opened: OidcProvider = {
    issuer,
    client,
    person: undefined,
    walk: (startUrl) => walk(startUrl, issuer),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  handle = (request, response) => {
    if (!request.url?.startsWith("/interaction/")) {
      void answer(request, response);
      return;
    }
    interact(request, response).catch(() => response.writeHead(500).end());
  };
  return opened;

  async function interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { prompt, params, grantId } = await provider.interactionDetails(request, response);
    const { person } = opened;
    let result: InteractionResults = { error: "access_denied" };
    if (person && prompt.name === "consent") {
      const grant =
        (grantId ? await provider.Grant.find(grantId) : undefined) ??
        new provider.Grant({ accountId: person.sub, clientId: String(params["client_id"]) });
      grant.addOIDCScope("openid email profile");
      result = { consent: { grantId: await grant.save() } };
    } else if (person) {
      people.set(person.sub, person);
      result = { login: { accountId: person.sub }, select_account: {} };
    }
    await provider.interactionFinished(request, response, result);
  }
}

/** Google knows `prompt=select_account`; the provider's own rules do not. */
function buildPolicy() {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: "select_account", requestable: true }), 0);
  return policy;
}

const REDIRECTS_MAX = 10;

async function walk(startUrl: string, issuer: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = new URL(startUrl);
  for (let count = 0; count < REDIRECTS_MAX; count++) {
    const cookie = [...cookies].map((pair) => pair.join("=")).join("; ");
    const response = await fetch(url, { redirect: "manual", headers: cookie ? { cookie } : {} });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      cookies.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
    }
    const location = response.headers.get("location");
    if (!location) throw new Error(`${url.href}: ${response.status} ${await response.text()}`);
    url = new URL(location, url);
    if (url.origin !== issuer) return url;
  }
  throw new Error("the provider leads round in circles");
}

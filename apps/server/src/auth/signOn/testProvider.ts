import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Provider } from "oidc-provider";

/** What the provider knows of a person. */
export type ProviderPerson = {
  readonly sub: string;
  readonly email: string;
  /** What is none of the two is what a careless provider says. */
  readonly email_verified?: boolean | string | number;
  readonly given_name?: string;
  readonly family_name?: string;
};

const client = { id: "boreal", secret: "a secret that only the two of them know" };

/** A whole OpenID provider on this machine, whose page asks only who comes in. */
export async function startTestProvider(people: readonly ProviderPerson[]) {
  let provider: Provider | undefined;
  const server = createServer((req, res) => {
    if (provider === undefined) return void res.writeHead(503).end();
    if (req.url?.startsWith("/interaction/")) return void interact(provider, people, req, res);
    void provider.callback()(req, res);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    client,
    /** Lets the application at this address in. */
    serve: (origin: string, organisationId: string) => {
      provider = providerFor(issuer, people, `${origin}/api/auth/callback/${organisationId}`);
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function providerFor(issuer: string, people: readonly ProviderPerson[], redirectUri: string): Provider {
  return new Provider(issuer, {
    clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [redirectUri] }],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["given_name", "family_name"] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ["only for tests"] },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, sub) => {
      const person = people.find((one) => one.sub === sub);
      return person && { accountId: sub, claims: () => person };
    },
    loadExistingGrant: async (ctx) => {
      const grant = new ctx.oidc.provider.Grant({
        accountId: ctx.oidc.session?.accountId ?? "",
        clientId: ctx.oidc.client?.clientId ?? "",
      });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  });
}

/** A page with a link for each person, and one for whoever turns back. */
async function interact(
  provider: Provider,
  people: readonly ProviderPerson[],
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const url = new URL(req.url ?? "/", "http://provider");
  const sub = url.searchParams.get("sub");
  if (sub === "nobody")
    return await provider.interactionFinished(req, res, { error: "access_denied", error_description: "turned back" });
  if (sub !== null) return await provider.interactionFinished(req, res, { login: { accountId: sub } });
  const links = people.map((one) => `<p><a href="${url.pathname}?sub=${one.sub}">${one.sub}</a></p>`).join("");
  res.writeHead(200, { "content-type": "text/html; charset=utf-8" });
  res.end(
    `<!doctype html><html lang="en"><title>College sign-on</title><h1>Who are you?</h1>${links}<p><a href="${url.pathname}?sub=nobody">Turn back</a></p></html>`,
  );
}

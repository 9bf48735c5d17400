import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { nadia, startTestCollege } from "./testCollege.ts";
import { startTestProvider } from "./testProvider.ts";

/** Providers that were set in good faith, and then lead this server to its neighbours. */

let here: Awaited<ReturnType<typeof startTestCollege>>;
const opened: { readonly close: () => Promise<void> }[] = [];

beforeAll(async () => {
  here = await startTestCollege();
});
afterAll(async () => {
  for (const one of opened) await one.close();
  await here.close();
});

async function served(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  opened.push({
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test.each([301, 302, 307, 308])(
  "no redirection of what a provider tells about itself is followed, whoever asks (%i)",
  async (status) => {
    const touched: string[] = [];
    const neighbour = await served((req, res) => {
      touched.push(req.url ?? "");
      res.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
    let isHostile = false;
    const issuer: string = await served((_req, res) => {
      if (isHostile) return void res.writeHead(status, { location: `${neighbour}/secret` }).end();
      const told = { issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` };
      res
        .writeHead(200, { "content-type": "application/json" })
        .end(JSON.stringify({ ...told, jwks_uri: `${issuer}/jwks` }));
    });
    expect((await here.save({ issuer })).refusals).toEqual([]);
    isHostile = true;
    expect((await here.start()).body.code).toBe("SIGN_ON_AWAY");
    expect(touched).toEqual([]);
  },
);

test("a provider that says nothing of whether an address is proven proves none", async () => {
  const { email_verified: _, ...silent } = { ...nadia, sub: "silent", email: "silent@college.example" };
  const provider = await startTestProvider([silent]);
  opened.push(provider);
  provider.serve(here.the.served.origin, "college");
  await here.save({ issuer: provider.issuer });
  const { browser, place } = await here.comesAs("silent");
  expect([place, await browser.actor()]).toEqual(["/fr/sign-on/college?problem=addressNotVerified", null]);
});

import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fetchFrom, isPublicAddress, mayAsk, namesGoodEndpoints } from "./signOnHosts.ts";

const open = { issuer: "https://203.0.113.7", insideHosts: [] };

describe("an address of a sign-on provider", () => {
  it.each([
    "https://127.0.0.1/token",
    "https://127.1/token",
    "https://2130706433/token",
    "https://0x7f000001/token",
    "https://0177.0.0.1/token",
    "https://localhost/token",
    "https://10.0.0.8/token",
    "https://172.16.0.1/token",
    "https://192.168.1.1/token",
    "https://100.64.0.1/token",
    "https://169.254.169.254/latest/meta-data/",
    "https://0.0.0.0/token",
    "https://[::]/token",
    "https://[::1]/token",
    "https://[::ffff:127.0.0.1]/token",
    "https://[::ffff:a9fe:a9fe]/token",
    "https://[64:ff9b::7f00:1]/token",
    "https://[2002:7f00:1::]/token",
    "https://[fe80::1]/token",
    "https://[fd00::1]/token",
    "https://[ff02::1]/token",
    "http://93.184.215.14/token",
    "https://someone:secret@93.184.215.14/token",
    "javascript:alert(1)",
    "data:text/html,hello",
    "file:///etc/passwd",
    "//93.184.215.14/token",
    "",
  ])("is not asked and not sent to: %s", async (address) => {
    expect(await mayAsk(address, open)).toBe(false);
    await expect(fetchFrom(open, address)).rejects.toBeInstanceOf(Error);
  });

  it("of the public network may be asked", async () => {
    expect(await mayAsk("https://93.184.215.14/token", open)).toBe(true);
    expect(await mayAsk("https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]/token", open)).toBe(true);
    expect([isPublicAddress("8.8.8.8"), isPublicAddress("nothing")]).toEqual([true, false]);
  });

  it("inside the own network may be asked where the operator vouches for the host, and at the issuer alone", async () => {
    const vouched = { issuer: "https://10.0.0.8", insideHosts: ["10.0.0.8", "127.0.0.1"] };
    expect(await mayAsk("https://10.0.0.8/token", vouched)).toBe(true);
    expect(await mayAsk("https://10.0.0.8:8443/token", vouched)).toBe(false);
    expect(await mayAsk("https://127.0.0.1/token", vouched)).toBe(false);
    expect(await mayAsk("http://10.0.0.8/token", vouched)).toBe(false);
  });
});

describe("what a provider answers", () => {
  let answer: RequestListener = (_, response) => response.end();
  const server = createServer((request, response) => answer(request, response));
  let here = { issuer: "", insideHosts: ["127.0.0.1"] };
  beforeAll(async () => {
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    here = { ...here, issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  });
  afterAll(async () => await new Promise((closed) => server.close(closed)));

  it("is handed on, with what was sent", async () => {
    answer = (request, response) => {
      void request
        .toArray()
        .then((sent) => response.setHeader("content-type", "application/json").end(`{"got":"${sent.join("")}"}`));
    };
    const told = await fetchFrom(here, `${here.issuer}/token`, { method: "POST", body: "code=1" });
    expect(await told.json()).toEqual({ got: "code=1" });
  });

  it("comes by a connection of its own: one that was let in for a provider is no way in for the next", async () => {
    answer = (_, response) => response.end();
    let connections = 0;
    const count = () => (connections += 1);
    server.on("connection", count);
    await (await fetchFrom(here, here.issuer)).text();
    await (await fetchFrom(here, here.issuer)).text();
    server.off("connection", count);
    expect(connections).toBe(2);
  });

  it("leads nowhere else by a redirection", async () => {
    answer = (_, response) => response.writeHead(302, { location: "http://127.0.0.1:1/inside" }).end();
    const told = await fetchFrom(here, here.issuer);
    expect([told.status, told.ok, told.headers.get("location")]).toEqual([302, false, null]);
  });

  it("is cut off where it has no end", async () => {
    answer = (_, response) => {
      response.on("error", () => {});
      const go = () => {
        while (!response.destroyed && response.write("x".repeat(65_536)));
        if (!response.destroyed) response.once("drain", go);
      };
      go();
    };
    await expect(fetchFrom(here, here.issuer)).rejects.toThrow(/too much/u);
  });

  it("is good only when every endpoint is", async () => {
    const good = {
      authorization_endpoint: `${here.issuer}/auth`,
      token_endpoint: `${here.issuer}/token`,
      jwks_uri: `${here.issuer}/jwks`,
    };
    expect(await namesGoodEndpoints({ ...good, userinfo_endpoint: `${here.issuer}/me` }, here)).toBe(true);
    for (const name of [...Object.keys(good), "userinfo_endpoint", "end_session_endpoint"])
      for (const address of ["https://169.254.169.254/", "http://127.0.0.1:1/", "javascript:alert(1)", 7, null])
        expect(await namesGoodEndpoints({ ...good, [name]: address }, here)).toBe(false);
    expect(await namesGoodEndpoints({ ...good, jwks_uri: undefined }, here)).toBe(false);
  });
});

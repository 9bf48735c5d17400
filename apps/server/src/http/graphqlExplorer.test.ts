import { createHash } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGraphqlExplorer } from "./graphqlExplorer.ts";

const handle = createGraphqlExplorer();
const server = createServer((request, response) => void handle(request, response));
let address: string;
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphiql`;
});
afterAll(() => server.close());

describe("the page to try operations in", () => {
  it("is whole: nothing in it comes from elsewhere", async () => {
    const answer = await fetch(address);
    const html = await answer.text();
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(html).toContain('"endpoint":"/graphql"');
    const outsideScripts = html.replace(/<script>[\s\S]*<\/script>/, "").replace(/<style>[\s\S]*?<\/style>/, "");
    expect(
      [...outsideScripts.matchAll(/(?:src|href)="([^"]{0,40})/g)]
        .map(([, to = ""]) => to)
        .filter((to) => !to.startsWith("data:")),
    ).toEqual([]);
  });

  it("lets one script run, the one that it has, and asks nobody but this server", async () => {
    const answer = await fetch(address);
    const html = await answer.text();
    const policy = answer.headers.get("content-security-policy") ?? "";
    const script = html.slice(html.indexOf("<script>") + "<script>".length, html.lastIndexOf("</script>"));
    expect(policy).toContain(`script-src 'sha256-${createHash("sha256").update(script).digest("base64")}'`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("connect-src 'self'");
    expect(policy).not.toMatch(/https?:|\*|unsafe-eval|script-src[^;]*unsafe/);
  });

  it("is only looked at", async () => {
    expect((await fetch(address, { method: "POST", body: "{}" })).status).toBe(405);
    expect(await (await fetch(address, { method: "HEAD" })).text()).toBe("");
  });
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { browser, browserIsHere, closeBrowser } from "../browser/launch.ts";
import { Boreal } from "../browser/server.ts";

const isBrowserHere = await browserIsHere();
const developing = new Boreal({ settings: { NODE_ENV: "development" } });
const forOthers = new Boreal({ settings: { BOREAL_GRAPHQL: "any" } });
beforeAll(async () => {
  await developing.start();
  await forOthers.start();
});
afterAll(async () => {
  await closeBrowser();
  await Promise.all([developing.remove(), forOthers.remove()]);
});

describe("the page to try GraphQL operations in", () => {
  it.runIf(isBrowserHere)(
    "answers an operation on one’s own machine, without the internet and without a word from the content policy",
    async () => {
      const page = await (await browser()).newPage();
      const complaints: string[] = [];
      const hosts = new Set<string>();
      page.on("console", (message) => {
        if (message.type() === "error") complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(String(error)));
      page.on("request", (request) => {
        if (request.url().startsWith("http")) hosts.add(new URL(request.url()).origin);
      });
      const query = encodeURIComponent("{ me { id } }");
      await page.goto(`${developing.address}/graphiql?query=${query}`);
      await page.getByRole("button", { name: /execute query/i }).click();
      await page.locator(".result-window").getByText('"me"').waitFor();
      expect([...hosts]).toEqual([developing.address]);
      expect(complaints).toEqual([]);
      await page.close();
    },
  );

  it("is not there for others, even where any operation is answered", async () => {
    const answer = await fetch(`${forOthers.address}/graphiql`, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/en/graphiql"]);
    const page = await (await fetch(`${forOthers.address}/graphiql`)).text();
    expect(page).not.toMatch(/graphiql/i);
  });
});

import type { Locator } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { whatIfWords } from "../../apps/web/src/features/assessment/whatIf/whatIf.text.ts";
import { indexText } from "../../apps/web/src/features/vault/index/vaultIndex.text.ts";
import { text as shellText } from "../../apps/web/src/shell/text.ts";
import { text as uiText } from "../../apps/web/src/ui/text.ts";
import { signIn } from "../browser/accounts.ts";
import { stepOf } from "../browser/assessment.ts";
import { Client } from "../browser/client.ts";
import { untilCaseIsKept, untilShellIsKept } from "../browser/kept.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { Line } from "../browser/line.ts";
import { inventedPerson } from "../browser/people.ts";
import { Boreal } from "../browser/server.ts";
import { Visitor } from "../browser/visitor.ts";
import { waitUntil } from "../running/patience.ts";

const here = await browserIsHere();
const line = await Line.open();
const boreal = new Boreal({
  settings: { BOREAL_GRAPHQL: "any", BOREAL_LOG_LEVEL: "warn", BOREAL_PUBLIC_URL: line.address },
});
const client = new Client({
  address: line.address,
  mailTo: (...wanted: Parameters<Boreal["mailTo"]>) => boreal.mailTo(...wanted),
});
const amara = inventedPerson("Amara");
let applicationId = "";
let amaras: Visitor;

const { question } = stepOf("birthday", "Student");
const address = () => `/applications/${applicationId}/assessment/birthday`;
const month = (visitor: Visitor, words: "en" | "fr"): Locator =>
  visitor.page.getByRole("main").getByLabel(uiText.month[words], { exact: true });
const switchTo = (visitor: Visitor, words: "English" | "Français") =>
  visitor.press(visitor.page.getByRole("link", { name: words, exact: true }));
const headingIn = (visitor: Visitor, words: "en" | "fr") =>
  visitor.page.getByRole("heading", { name: question[words] }).waitFor();
const pathOf = (visitor: Visitor) => new URL(visitor.page.url()).pathname;

/** Scripts and sentences that the page asks for from now on, by the folder of their language. */
function scriptsAskedBy(visitor: Visitor): readonly string[] {
  const asked: string[] = [];
  visitor.page.on("request", (request) => {
    const [, found] = /\/assets\/(.*)-[^-]*\.js(?:on)?$/.exec(new URL(request.url()).pathname) ?? [];
    if (found !== undefined) asked.push(found);
  });
  return asked;
}

const arrive = async (): Promise<Visitor> => {
  const visitor = await Visitor.arrive(boreal, { address: line.address });
  await visitor.open("/sign-in");
  await signIn(visitor, amara);
  return visitor;
};

beforeAll(async () => {
  if (!here) return;
  await boreal.start();
  line.leadTo(boreal.address);
  await client.register(amara);
  applicationId = await client.startApplication("Student");
  amaras = await arrive();
});

afterEach(() => line.mend());

afterAll(async () => {
  await closeBrowser();
  await line.remove();
  await boreal.remove();
});

describe.skipIf(!here)("the other language", () => {
  it("is told of plainly when it cannot be fetched; nothing that was typed is lost", async () => {
    await amaras.open(address());
    await headingIn(amaras, "en");
    await month(amaras, "en").fill("11");
    line.cut();
    await switchTo(amaras, "Français");
    await amaras.page.getByText(shellText.languageNotFetched.en).waitFor();
    expect([pathOf(amaras), await month(amaras, "en").inputValue()]).toEqual([`/en${address()}`, "11"]);
  });

  it("is fetched when it is chosen: the same place, with what was typed and not kept anywhere yet", async () => {
    const asked = scriptsAskedBy(amaras);
    await switchTo(amaras, "Français");
    await headingIn(amaras, "fr");
    expect([pathOf(amaras), await month(amaras, "fr").inputValue()]).toEqual([`/fr${address()}`, "11"]);
    expect(asked.filter((name) => name !== "en/later-sentences")).toEqual(["en/sentences"]);
    expect(await amaras.page.evaluate(() => document.documentElement.lang)).toBe("fr-CA");
    await switchTo(amaras, "English");
    await headingIn(amaras, "en");
    expect(await month(amaras, "en").inputValue()).toBe("11");
  });

  it("comes from its own files at the next visit, and leads back", async () => {
    // What the page before still asks for is none of this visit.
    await amaras.rest();
    const asked = scriptsAskedBy(amaras);
    await amaras.page.goto(`${line.address}/fr${address()}`);
    await headingIn(amaras, "fr");
    expect(new Set(asked.map((script) => script.slice(0, 3)))).toEqual(new Set(["fr/"]));
    await switchTo(amaras, "English");
    await headingIn(amaras, "en");
    await amaras.page.goBack();
    await headingIn(amaras, "fr");
  });

  it("opens on a broken line from what was kept of the first", async () => {
    await amaras.open(address());
    await headingIn(amaras, "en");
    await untilShellIsKept(amaras.page);
    await untilCaseIsKept(amaras.page, applicationId);
    line.cut();
    for (const words of ["en", "fr"] as const) {
      await amaras.page.goto(`${line.address}/${words}${address()}`);
      await headingIn(amaras, words);
    }
    await switchTo(amaras, "English");
    await headingIn(amaras, "en");
    expect(pathOf(amaras)).toBe(`/en${address()}`);
  });

  it("says so in both where an address asks for it and it cannot be fetched", async () => {
    const visitor = await arrive();
    await visitor.open(address());
    await headingIn(visitor, "en");
    await visitor.page.route("**/assets/en/sentences-*.json", (route) => route.abort());
    await visitor.page.evaluate((to) => history.pushState(null, "", to), `/fr${address()}`);
    await visitor.page.getByRole("heading", { name: "Cette langue n’est pas sur cet appareil" }).waitFor();
    await visitor.page.getByRole("heading", { name: "This language is not on this device" }).waitFor();
    await visitor.page.getByRole("link", { name: "Continuer dans la langue enregistrée" }).click();
    await headingIn(visitor, "en");
    expect(pathOf(visitor)).toBe(`/en${address()}`);
    await visitor.leave();
  });

  it("is searched too: documents and questions are found by either name", async () => {
    await amaras.open(`/applications/${applicationId}/documents`);
    await amaras.page.getByLabel(indexText.search.en).fill("passeport");
    await waitUntil(
      async () => (await amaras.page.locator(".vault__line").count()) > 0,
      () => "no document is found by its French name",
    );
    expect(await amaras.page.locator(".vault__line").first().textContent()).toContain("Passport");
    await amaras.open(`/applications/${applicationId}/what-if`);
    await amaras.page.getByLabel(whatIfWords.choose.en).fill("date de naissance");
    await amaras.page.getByRole("option", { name: question.en }).waitFor();
  });

  it("leaves no fault behind", () => {
    expect(amaras.complaints).toEqual([]);
  });
});

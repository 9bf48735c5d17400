import { letterOf } from "@boreal/domain/letters/letters";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fieldId } from "../../apps/web/src/case/answers/formFieldId.ts";
import { letterPath } from "../../apps/web/src/case/loading/addresses.ts";
import { text as shellText } from "../../apps/web/src/shell/text.ts";
import { text as uiText } from "../../apps/web/src/ui/text.ts";
import { arriveSignedIn } from "../browser/accounts.ts";
import { Client } from "../browser/client.ts";
import { lyingWords, untilShellIsKept } from "../browser/kept.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { Line } from "../browser/line.ts";
import { inventedPerson } from "../browser/people.ts";
import { Boreal } from "../browser/server.ts";
import { waitUntil } from "../running/patience.ts";

const here = await browserIsHere();
const line = await Line.open();
const boreal = new Boreal({
  settings: { BOREAL_GRAPHQL: "any", BOREAL_LOG_LEVEL: "warn", BOREAL_PUBLIC_URL: line.address },
});
const client = new Client({ address: line.address, mailTo: (...wanted) => boreal.mailTo(...wanted) });
const amara = inventedPerson("Amara");

beforeAll(async () => {
  if (!here) return;
  await boreal.start();
  line.leadTo(boreal.address);
  await client.register(amara);
});
afterAll(async () => {
  await closeBrowser();
  await line.remove();
  await boreal.remove();
});

it.skipIf(!here)(
  "on a broken line a part of an official form opens again, with what was entered and what was half typed, and all is sent when the line is back",
  async () => {
    const applicationId = await client.startApplication("Student");
    const visitor = await arriveSignedIn(boreal, amara, { address: line.address });
    const passport = { en: "Passport", fr: "Passeport" };
    const number = () => visitor.page.locator(`[id="${fieldId("passport.passportNumber")}"]`);
    const month = () =>
      visitor.page
        .locator(`[id="${fieldId("passport.expiryDate")}-group"]`)
        .getByLabel(visitor.t(uiText.month), { exact: true });
    const saysThatItWaits = () => visitor.page.getByText(visitor.t(shellText.unsavedCount, { count: 1 })).waitFor();
    await visitor.open(`/applications/${applicationId}/forms/IMM1294/passport`);
    await visitor.heading(passport).waitFor();
    await untilShellIsKept(visitor.page);
    line.cut();
    await number().fill("F2468013");
    await month().fill("11");
    await visitor.page.keyboard.press("Tab");
    await saysThatItWaits();
    expect(await lyingWords(visitor.page)).not.toMatch(/F2468013/);
    await visitor.page.reload();
    await visitor.heading(passport).waitFor();
    expect([await number().inputValue(), await month().inputValue()]).toEqual(["F2468013", "11"]);
    await saysThatItWaits();
    line.mend();
    const stored = async () =>
      (
        await client.graphql<{ application: { caseFile: { forms?: { IMM1294?: Record<string, unknown> } } } }>(
          "query ($id: ID!) { application(id: $id) { caseFile } }",
          { id: applicationId },
        )
      ).application.caseFile.forms?.IMM1294?.["passport.passportNumber"];
    await waitUntil(
      async () => (await stored()) === "F2468013",
      () => "what waited is not stored once the line is back",
    );
    await visitor.leave();
  },
);

it.skipIf(!here)(
  "a letter that is open when the line breaks keeps what is typed, asks what that brings up, and all is sent when the line is back",
  async () => {
    const applicationId = await client.startApplication("Student");
    await client.answer(applicationId, { financialSupport: "entirely" });
    const letter = letterOf("financialSupporter") ?? expect.fail("the letter of a supporter is gone");
    const visitor = await arriveSignedIn(boreal, amara, { address: line.address });
    const field = (path: string) => visitor.page.locator(`[id="${fieldId(path)}"]`);
    await visitor.open(letterPath(applicationId, letter.href));
    await visitor.heading(letter.name).waitFor();
    await field("relationship").waitFor();
    expect(await field("relationshipDetails").count()).toBe(0);
    line.cut();
    await field("relationship").selectOption("other");
    await field("relationshipDetails").fill("She taught me at school.");
    await visitor.page.keyboard.press("Tab");
    await visitor.page.getByText(visitor.t(shellText.unsavedCount, { count: 2 })).waitFor();
    line.mend();
    await waitUntil(
      async () =>
        (await visitor.page.locator(".letter-text").allInnerTexts()).join(" ").includes("taught me at school"),
      () => "what waited does not stand in the letter once the line is back",
    );
    await visitor.leave();
  },
);

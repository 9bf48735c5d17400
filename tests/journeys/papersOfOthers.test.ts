import { ofName } from "@boreal/domain/kernel/elision";
import { mkdirSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { text as formText } from "../../apps/web/src/features/forms/text.ts";
import { whoseDocumentText as text } from "../../apps/web/src/features/vault/file/whoseDocument.text.ts";
import { familyAnswers } from "../../apps/server/src/demo/answers.ts";
import { arriveSignedIn } from "../browser/accounts.ts";
import { waitForSaved } from "../browser/assessment.ts";
import { faultsInDresses } from "../browser/axe.ts";
import { Client } from "../browser/client.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { unfold } from "../browser/officialForms.ts";
import { untilEverythingIsRead } from "../browser/openSlots.ts";
import { inventedPerson } from "../browser/people.ts";
import { Boreal } from "../browser/server.ts";
import { cardOf } from "../browser/vault.ts";
import { waitUntil } from "../running/patience.ts";
import { waysOf } from "../running/sizes.ts";
import { otherDocuments } from "../samples/otherDocuments.ts";

/** A letter of acceptance of somebody else counts for nothing until its person says why, and then overrules nothing in silence. */
const here = await browserIsHere();
const today = "2026-11-20";
const boreal = new Boreal({ settings: { BOREAL_TODAY: today, BOREAL_GRAPHQL: "any" } });
const shots = process.env["BOREAL_PAPER_SHOTS"];
const page = "letter-of-acceptance";

beforeAll(async () => {
  if (here) await boreal.start();
  if (shots) mkdirSync(shots, { recursive: true });
});
afterAll(async () => {
  await closeBrowser();
  await boreal.remove();
});

describe.skipIf(!here).each(
  waysOf([
    { who: "on a phone 360 px wide, in French", language: "fr", width: 360, height: 740 },
    { who: "at a desk, in English, by keyboard", language: "en", width: 1280, height: 900 },
  ] as const),
)("a letter of acceptance of somebody else, $who", ({ language, width, height }) => {
  it("does not count, is said to count, and leaves the school open until one is chosen", async () => {
    const [person, home] = [inventedPerson("Amara", "Okafor"), new Client(boreal)];
    await home.register(person);
    const applicationId = await home.startApplication("Student");
    await home.answer(applicationId, { ...familyAnswers(today), birthday: "1996-04-12", isSameAddress: true });
    const filename = `letter-${language}.pdf`;
    const place = { applicationId, page, slot: "letterOfAcceptance", person: "main" } as const;
    await home.upload({ ...place, filename, filetype: "application/pdf" }, await otherDocuments.LetterOfAcceptance());
    await untilEverythingIsRead(home, applicationId);

    const onPhone = width < 500;
    const visitor = await arriveSignedIn(boreal, person, { language, width, height, onPhone, keyboardOnly: !onPhone });
    const shoot = async (name: string) => {
      if (shots) await visitor.page.screenshot({ path: `${shots}/${name}-${language}-${width}.png`, fullPage: true });
    };
    await visitor.open(`/document-vault/${page}?application=${applicationId}`);
    const card = cardOf(visitor, filename);
    await card
      .getByRole("heading", { name: visitor.t(text.title, { ofName: visitor.t(ofName("Mei Lin")) }) })
      .first()
      .waitFor();
    await shoot("card");
    expect(await faultsInDresses(visitor.page, "a paper of somebody else")).toEqual([]);

    const school = visitor.page.locator('[id="f-studyDetails-institutionName"]');
    const form = `/applications/${applicationId}/forms/IMM1294/studyDetails`;
    await visitor.open(form);
    await unfold(visitor, "f-studyDetails-institutionName");
    await school.waitFor();
    expect(await school.inputValue()).toBe("Lakeshore University (invented)");

    await visitor.open(`/document-vault/${page}?application=${applicationId}`);
    await visitor.press(card.getByRole("button", { name: new RegExp(`^${visitor.t(text.itIs)} `) }));
    await visitor.hand.select(card.getByRole("combobox").first(), visitor.t(text.formerName));
    await visitor.press(card.getByRole("button", { name: new RegExp(`^${visitor.t(text.save)} `) }));
    await card.getByText(visitor.t(text.takeBack)).waitFor();

    await visitor.open(form);
    await school.waitFor();
    const choices = visitor.page.getByRole("group", {
      name: new RegExp(visitor.t(formText.sourcesDiffer).slice(0, 12)),
    });
    await choices.first().waitFor();
    expect(await school.inputValue()).toBe("");
    await shoot("form");
    expect(await faultsInDresses(visitor.page, "a field with two sources")).toEqual([]);
    const use = choices.first().getByRole("button", { name: new RegExp(`^${visitor.t(formText.useThis)} `) });
    expect(await use.count()).toBe(2);
    await visitor.press(use.last());
    await waitForSaved(visitor);
    await waitUntil(
      async () => (await school.inputValue()) === "Lakeshore University (invented)",
      () => "what was chosen is not in the field",
    );
    expect(await choices.count()).toBe(0);
    await shoot("chosen");
    await visitor.leave();
  });
});

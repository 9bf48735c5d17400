import { letterOf } from "@boreal/domain/letters/letters";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { invitationText, wordsOfLetter, wordsOfSection } from "../../apps/web/src/case/invitation/invitation.text.ts";
import { guestText, guestWordsOf } from "../../apps/web/src/features/assessment/guest/guest.text.ts";
import { guestLetterText } from "../../apps/web/src/features/forms/letters/guest/guestLetter.text.ts";
import { text as letterText } from "../../apps/web/src/features/forms/letters/letters.text.ts";
import { signIn } from "../browser/accounts.ts";
import { faultsInDresses } from "../browser/axe.ts";
import { Client, linkIn } from "../browser/client.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { inventedPerson } from "../browser/people.ts";
import { Boreal } from "../browser/server.ts";
import { beginning, Visitor } from "../browser/visitor.ts";
import { waitUntil } from "../running/patience.ts";

/** A mother abroad writes and confirms the letter in which she says what she pays, on her phone, by a link; then the link ends. */
const here = await browserIsHere();
const boreal = new Boreal({ settings: { BOREAL_TODAY: "2026-11-20", BOREAL_GRAPHQL: "any" } });
const client = new Client(boreal);
const yasmine = inventedPerson("Yasmine", "Belkacem");
const fatima = inventedPerson("Fatima", "Belkacem");
const letter = letterOf("financialSupporter") ?? expect.fail("no such letter");
const words = guestWordsOf.financialSupporter;
let applicationId = "";
let applicant: Visitor;
let mother: Visitor;
let link = "";

const entered = async (): Promise<Readonly<Record<string, unknown>>> => {
  const { application } = await client.graphql<{ application: { caseFile: { letters?: Record<string, object> } } }>(
    "query ($id: ID!) { application(id: $id) { caseFile } }",
    { id: applicationId },
  );
  return (application.caseFile.letters?.["financialSupporter:financialSupporter"] ?? {}) as Record<string, unknown>;
};

beforeAll(async () => {
  if (!here) return;
  await boreal.start();
  await client.register(yasmine);
  applicationId = await client.startApplication("Student");
  await client.answer(applicationId, {
    country: "DZ",
    birthday: "1998-03-01",
    financialSupport: "entirely",
    financialSupporterRelation: "mother",
    financialSupporterFullName: "Fatima Belkacem",
    schoolName: "Cégep de Sherbrooke",
    programName: "Gestion de commerces",
  });
  applicant = await Visitor.arrive(boreal);
  await applicant.open("/sign-in");
  await signIn(applicant, yasmine);
});

afterAll(async () => {
  await closeBrowser();
  await boreal.remove();
});

describe.skipIf(!here)("somebody who pays writes the letter in which they speak", () => {
  it("is invited beside the letter, by a mail that names nobody", async () => {
    await applicant.open(`${letter.href}?application=${applicationId}`);
    await applicant.page.getByRole("heading", { name: applicant.t(wordsOfLetter.financialSupporter.title) }).waitFor();
    await applicant.press(applicant.button(wordsOfSection.financialSupporter.open));
    const dialog = applicant.page.getByRole("dialog");
    await applicant.hand.write(dialog.getByLabel(beginning(applicant.t(invitationText.email))), fatima.email);
    await applicant.hand.pick(dialog.getByRole("radio", { name: applicant.t(invitationText.french) }));
    await applicant.press(dialog.getByRole("button", { name: applicant.t(invitationText.send) }));
    await applicant.hears(invitationText.sent);
    const mail = await boreal.mailTo(fatima.email, /guest#/);
    expect(mail.body).not.toMatch(/Yasmine|Belkacem|conjoint|santé/);
    expect(mail.body).toContain("ce que vous payez");
    link = linkIn(mail).address;
  });

  it("opens her letter on a phone of 360 px, in French, and nothing else of the case", async () => {
    mother = await Visitor.arrive(boreal, { language: "fr", width: 360, height: 740, onPhone: true });
    await mother.page.goto(link);
    await mother.heading(guestText.title).waitFor();
    await mother.page.getByText(mother.t(words.lead)).waitFor();
    expect(await faultsInDresses(mother.page, "start of who pays")).toEqual([]);
    await mother.press(mother.page.getByRole("link", { name: mother.t(letter.name) }));
    await mother.heading(letter.name).waitFor();
    await mother.page.getByText(mother.t(guestLetterText.lead)).waitFor();
    // Without a choice it is written in the language of the account.
    await mother.page.getByText("My name is Fatima Belkacem").first().waitFor();
    await mother.hand.pick(mother.page.getByRole("radio", { name: "Français" }));
    await mother.page.getByText("Je m’appelle Fatima Belkacem").first().waitFor();
    expect(await mother.page.getByText(/1998/).count()).toBe(0);
    expect(await faultsInDresses(mother.page, "letter of who pays")).toEqual([]);
  });

  it("answers a field, writes a part in her own words, and reads where a sentence comes from, without a way into the case", async () => {
    const address = mother.page.getByLabel(beginning("Votre adresse")).first();
    await mother.hand.write(address, "12, rue Didouche, Alger");
    await mother.hand.write(mother.page.getByLabel(beginning("Votre numéro de téléphone")).first(), "+213 21 555 010");
    await waitUntil(
      async () => (await entered())["supporterAddress"] === "12, rue Didouche, Alger",
      () => "the address is not stored",
    );
    await mother.hand.pick(mother.page.getByRole("radio", { name: "Je suis à la retraite" }));
    await mother.page.getByText("Je suis à la retraite.").first().waitFor();
    await mother.press(mother.page.getByRole("button", { name: /Pourquoi j’apporte ce soutien/ }));
    const own = mother.page.getByLabel(mother.t(letterText.ownText, { title: "Pourquoi j’apporte ce soutien" }));
    await mother.hand.write(own, "Ma fille travaille pour cela depuis deux ans, et je le lui ai promis.");
    await own.blur();
    await waitUntil(
      async () => String((await entered())["text.reason"]).startsWith("Ma fille travaille"),
      () => "her own text is not stored",
    );
    await mother.press(mother.page.getByText(mother.t(letterText.sources)).first());
    expect(await mother.page.locator(".letter-sources a").count()).toBe(0);
  });

  it("keeps what she typed on the page when her link ends, and says so", async () => {
    await applicant.open(`${letter.href}?application=${applicationId}`);
    await applicant.press(applicant.button(invitationText.revoke));
    await applicant.hears(invitationText.revoked);
    const phone = mother.page.getByLabel(beginning("Votre numéro de téléphone")).first();
    await mother.hand.write(phone, "+213 21 555 099");
    await phone.blur();
    await mother.page.getByText(mother.t(guestLetterText.keptHere)).waitFor();
    await mother.page
      .getByText(/Ce lien ne fonctionne plus/)
      .first()
      .waitFor();
    expect(await phone.inputValue()).toBe("+213 21 555 099");
    expect((await entered())["supporterTelephone"]).toBe("+213 21 555 010");
    expect(await faultsInDresses(mother.page, "a link that ended")).toEqual([]);
  });

  it("and whoever opens the page without a link is told what to do", async () => {
    const stranger = await Visitor.arrive(boreal, { width: 360, height: 740 });
    await stranger.open("/guest/letters/financialSupporter%3AfinancialSupporter");
    await stranger.page.getByText(/This link no longer works/).waitFor();
    expect([applicant, stranger].flatMap(({ complaints }) => complaints)).toEqual([]);
  });
});

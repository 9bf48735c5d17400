import { superVisaMessages } from "@boreal/domain/eligibility/superVisa";
import { cents, written } from "@boreal/domain/kernel/money";
import { noticeKinds } from "@boreal/domain/notices/noticeKinds";
import { computePlan } from "@boreal/domain/plan/plan";
import { inWordsFor } from "@boreal/domain/questionnaire/ownWords";
import { hostIncomeCheck } from "@boreal/domain/questionnaire/visit/hostIncome";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { invitationText, wordsOfSection } from "../../apps/web/src/case/invitation/invitation.text.ts";
import { guestText, guestWordsOf } from "../../apps/web/src/features/assessment/guest/guest.text.ts";
import { text as assessmentText } from "../../apps/web/src/features/assessment/text.ts";
import { signIn } from "../browser/accounts.ts";
import { answerPage } from "../browser/assessment.ts";
import { faultsInDresses } from "../browser/axe.ts";
import { unfoldPart } from "../browser/case/planPage.ts";
import { Client, linkIn } from "../browser/client.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { overviewOf } from "../browser/openSlots.ts";
import { inventedPerson } from "../browser/people.ts";
import { Boreal } from "../browser/server.ts";
import { beginning, Visitor } from "../browser/visitor.ts";
import { waitUntil } from "../running/patience.ts";

/** A grandmother prepares her super visa herself, and her granddaughter in Canada answers about her own income by a link. */
const here = await browserIsHere();
const today = "2026-11-20";
const boreal = new Boreal({ settings: { BOREAL_TODAY: today, BOREAL_GRAPHQL: "any" } });
const client = new Client(boreal);
const lucia = inventedPerson("Lucía", "Restrepo");
const marta = inventedPerson("Marta", "Gagnon");
const ngozi = inventedPerson("Ngozi", "Okafor");
let applicationId = "";
let visitor: Visitor;
let host: Visitor;
let link = "";
let before: unknown;

/** What the visitor has answered before; the super visa asks who the host is, and what the host earns is still open. */
const answered = {
  vvVisitorType: "myself",
  vvHostInCanada: "family",
  vvIsSuperVisa: true,
  vvHostIsDescendant: true,
  vvReasonForVisit: "visitFamily",
  vvVisitorArrivalDate: "2027-03-01",
  vvVisitorDepartureDate: "2029-03-01",
  vvSponsor: "hostFamily",
  country: "CO",
  vvPassportCountries: ["CO"],
  birthday: "1950-05-04",
  vvMaritalStatus: "widowed",
};

const hostsPage = inWordsFor("host", hostIncomeCheck);
const stored = async (key: string): Promise<unknown> => (await client.answersOf(applicationId))[key];
const plan = async () => computePlan((await overviewOf(client, applicationId)).caseFile);

beforeAll(async () => {
  if (!here) return;
  await boreal.start();
  await client.register(lucia);
  applicationId = await client.startApplication("VisitorVisa");
  await client.answer(applicationId, answered);
  before = (await plan()).eligibility.superVisa.value;
  visitor = await Visitor.arrive(boreal);
  await visitor.open("/sign-in");
  await signIn(visitor, lucia);
});

afterAll(async () => {
  await closeBrowser();
  await boreal.remove();
});

describe.skipIf(!here)("the host of a visitor answers the part about them", () => {
  it("is asked by the visitor, beside the page on the income and on the plan", async () => {
    await visitor.open(`/applications/${applicationId}`);
    await unfoldPart(visitor, "people");
    await visitor.page.getByRole("heading", { name: visitor.t(wordsOfSection.host.title) }).waitFor();
    expect(await visitor.page.getByText(visitor.t(wordsOfSection.spouse.title)).count()).toBe(0);
    await visitor.open(`/applications/${applicationId}/assessment/hostIncomeCheck`);
    await visitor.press(visitor.button(wordsOfSection.host.open));
    const dialog = visitor.page.getByRole("dialog");
    await visitor.hand.write(dialog.getByLabel(beginning(visitor.t(invitationText.email))), marta.email);
    await visitor.hand.pick(dialog.getByRole("radio", { name: visitor.t(invitationText.french) }));
    expect(await faultsInDresses(visitor.page, "invite the host")).toEqual([]);
    await visitor.press(dialog.getByRole("button", { name: visitor.t(invitationText.send) }));
    await visitor.hears(invitationText.sent);
    await visitor.page.getByText(/not opened yet/).waitFor();
    const mail = await boreal.mailTo(marta.email, /guest#/);
    expect(mail.body).not.toMatch(new RegExp(`${lucia.lastName}|${lucia.firstName}|conjoint|santé|police`));
    expect(mail.body).toContain("sur votre revenu");
    link = linkIn(mail).address;
  });

  it("opens the link on a phone, in French: why she is asked and who sees it, and nothing of health or the police", async () => {
    host = await Visitor.arrive(boreal, { language: "fr", width: 360, height: 740, onPhone: true });
    await host.page.goto(link);
    await host.heading(guestText.title).waitFor();
    expect(new URL(host.page.url()).pathname).toBe("/fr/guest");
    await host.page.getByText(host.t(guestWordsOf.host.lead)).waitFor();
    await host.page.getByText(host.t(guestWordsOf.host.whoInvitedSees)).waitFor();
    expect(await host.page.getByText(/conjoint|santé|police/).count()).toBe(0);
    expect(await faultsInDresses(host.page, "start")).toEqual([]);
    await host.press(host.link(guestText.begin));
    await host.heading(hostsPage.question).waitFor();
    expect(await host.page.getByText(lucia.lastName).count()).toBe(0);
    await host.open("/guest/questions/vvReasonForVisit");
    await host.heading(guestText.title).waitFor();
  });

  it("reads “you”, with the income for her family, and answers the three questions", async () => {
    await host.open("/guest/questions/hostIncomeCheck");
    await host.heading(hostsPage.question).waitFor();
    expect(
      await host.page
        .getByRole("main")
        .getByText(/l’hôte/)
        .count(),
    ).toBe(0);
    expect(await faultsInDresses(host.page, "income")).toEqual([]);
    await answerPage(host, hostsPage, {
      vvNumberOfFamilyMembers: 3,
      vvIsSpouseSponsoring: false,
      vvHasFamilyFundsRequired: true,
    });
    await host.heading(guestText.doneTitle).waitFor();
    await waitUntil(
      async () => (await stored("vvHasFamilyFundsRequired")) === true,
      () => "the answer is not stored",
    );
    expect([await stored("vvNumberOfFamilyMembers"), await stored("vvIsSpouseSponsoring")]).toEqual([3, false]);
    await host.page.goBack();
    // A family of three with the host are four; the amount for four since July 2026.
    await host.page
      .getByText(new RegExp(`Gagnez-vous au moins ${host.t(written(cents(5_672_400))).replaceAll(/[\s$]/g, ".")}`))
      .first()
      .waitFor();
    await host.page.goForward();
  });

  it("says that she is done: the visitor has a mail and a notice of the host, and sees it beside the questions", async () => {
    await host.heading(guestText.doneTitle).waitFor();
    await host.page.getByText(host.t(guestText.doneAll)).waitFor();
    await host.press(host.button(guestText.finish));
    await host.page.getByText(/^Message envoyé le/).waitFor();
    expect(await faultsInDresses(host.page, "done")).toEqual([]);
    const mail = await boreal.mailTo(lucia.email, new RegExp(`/applications/${applicationId}`));
    expect(`${mail.subject} ${mail.body}`).toContain(noticeKinds.hostSectionFinished.words.applicant.said.en);
    expect(`${mail.subject} ${mail.body}`).not.toMatch(new RegExp(`${marta.firstName}|${marta.lastName}`));
    await visitor.open(`/applications/${applicationId}`);
    await visitor.page
      .getByText(/The host said on .* that they are done/)
      .first()
      .waitFor();
    expect(await visitor.page.getByText(/spouse or partner said on/).count()).toBe(0);
    await visitor.press(visitor.page.getByRole("button", { name: /Notifications/ }));
    await visitor.page.getByText(visitor.t(noticeKinds.hostSectionFinished.words.applicant.said)).first().waitFor();
    await visitor.open(`/applications/${applicationId}/assessment/hostIncomeCheck`);
    await visitor.page.getByText(visitor.t(invitationText.finished)).waitFor();
    await visitor.page
      .getByText(beginning(visitor.t(assessmentText.continue)))
      .first()
      .waitFor();
  });

  it("and somebody who prepares their mother’s visit invites her, who reads the questions about herself", async () => {
    const ofMother = await client.startApplication("VisitorVisa");
    await client.answer(ofMother, { vvVisitorType: "parent", vvIsHosting: true, gender: "female" });
    const words = wordsOfSection.visitor;
    await visitor.open(`/applications/${ofMother}/assessment/country`);
    await visitor.page.getByRole("heading", { name: visitor.t(words.title, { visitor: "your mother" }) }).waitFor();
    await visitor.press(visitor.page.getByRole("button", { name: visitor.t(words.open, { visitor: "your mother" }) }));
    const dialog = visitor.page.getByRole("dialog");
    await visitor.hand.write(dialog.getByLabel(beginning(visitor.t(invitationText.email))), ngozi.email);
    await visitor.press(dialog.getByRole("button", { name: visitor.t(invitationText.send) }));
    await visitor.hears(invitationText.sent);
    const mother = await Visitor.arrive(boreal, { width: 390, height: 844, onPhone: true });
    await mother.page.goto(linkIn(await boreal.mailTo(ngozi.email, /guest#/)).address);
    await mother.page.getByText(mother.t(guestWordsOf.visitor.lead)).waitFor();
    await mother.press(mother.link(guestText.begin));
    await mother
      .heading({ en: "Which country do you live in now?", fr: "Dans quel pays habitez-vous maintenant?" })
      .waitFor();
    expect(await faultsInDresses(mother.page, "the mother’s question")).toEqual([]);
    expect(mother.complaints).toEqual([]);
  });

  it("and the plan’s super visa rests on what the host answered", async () => {
    expect([before, (await plan()).eligibility.superVisa.value]).toEqual([null, "InsuranceMissing"]);
    expect((await plan()).funds.hostIncome.amount).toBe(56_724);
    await visitor.open(`/applications/${applicationId}`);
    await unfoldPart(visitor, "eligibility");
    await visitor.page.getByText(visitor.t(superVisaMessages.InsuranceMissing)).first().waitFor();
    expect([visitor, host].flatMap(({ complaints }) => complaints)).toEqual([]);
  });
});

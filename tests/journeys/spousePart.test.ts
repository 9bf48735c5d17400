import { noticeKinds } from "@boreal/domain/notices/noticeKinds";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { invitationText, wordsOfSection } from "../../apps/web/src/case/invitation/invitation.text.ts";
import { text as familyText } from "../../apps/web/src/features/dependents/text.ts";
import { text as caseText } from "../../apps/web/src/case/text.ts";
import { guestText } from "../../apps/web/src/features/assessment/guest/guest.text.ts";
import { text as assessmentText } from "../../apps/web/src/features/assessment/text.ts";
import { text as uiText } from "../../apps/web/src/ui/text.ts";
import { text as shellText } from "../../apps/web/src/shell/text.ts";
import { signIn } from "../browser/accounts.ts";
import { stepOf } from "../browser/assessment.ts";
import { Client, linkIn } from "../browser/client.ts";
import { faultsInDresses } from "../browser/axe.ts";
import { keptBy, untilShellIsKept } from "../browser/kept.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { Line } from "../browser/line.ts";
import { inventedPerson } from "../browser/people.ts";
import { unfoldPart } from "../browser/case/planPage.ts";
import { Boreal } from "../browser/server.ts";
import { waitUntil } from "../running/patience.ts";
import { beginning, Visitor } from "../browser/visitor.ts";

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
const chidi = inventedPerson("Chidi");
let applicationId = "";
let amaras: Visitor;
let chidis: Visitor;
let link = "";

/** What the applicant has answered before: she is married, and her husband comes along. */
const answered = {
  country: "NG",
  passportCountries: ["NG"],
  birthday: "1996-04-12",
  maritalStatus: "married",
  hasCanadianSpouse: false,
  isSpouseOfTemporaryResident: false,
  accompanyingSpouse: true,
  hasAccompanyingChild: false,
};

const step = (id: string) => stepOf(id, "Student");

const member = (group: string, id: string) => {
  const found = step(group);
  const one = found.type === "group" ? found.members.find((each) => each.id === id) : undefined;
  if (!one) throw new Error(`no question ${id}`);
  return one.question;
};

const stored = async (key: string): Promise<unknown> => (await client.answersOf(applicationId))[key];

/** The stored answer, once it is this one. */
const storedAnswer = async (key: string, value: string): Promise<unknown> => {
  await waitUntil(
    async () => (await stored(key)) === value,
    () => `${key} is not stored`,
  );
  return await stored(key);
};

const firstName = (visitor: Visitor) =>
  visitor.page.getByRole("textbox", { name: beginning(visitor.t(member("spouseNameGroup", "spouseFirstName"))) });
const lastName = (visitor: Visitor) =>
  visitor.page.getByRole("textbox", { name: beginning(visitor.t(member("spouseNameGroup", "spouseLastName"))) });

beforeAll(async () => {
  if (!here) return;
  await boreal.start();
  line.leadTo(boreal.address);
  await client.register(amara);
  applicationId = await client.startApplication("Student");
  const answers = Object.entries(answered).map(([key, value]) => ({ key, value, baseVersion: 0 }));
  await client.graphql(
    "mutation ($id: ID!, $answers: [AnswerInput!]!) { saveAnswers(applicationId: $id, answers: $answers) { refusals { code } } }",
    { id: applicationId, answers },
  );
  amaras = await Visitor.arrive(boreal, { address: line.address });
  await amaras.open("/sign-in");
  await signIn(amaras, amara);
});

afterEach(() => line.mend());

afterAll(async () => {
  await closeBrowser();
  await line.remove();
  await boreal.remove();
});

describe.skipIf(!here)("the spouse answers the part about them", () => {
  it("asked by the applicant, on the first page of the part and on the plan", async () => {
    await amaras.open(`/applications/${applicationId}`);
    await unfoldPart(amaras, "people");
    await amaras.page.getByRole("heading", { name: amaras.t(wordsOfSection.spouse.title) }).waitFor();
    await amaras.open(`/applications/${applicationId}/assessment/spouseNameGroup`);
    await amaras.press(amaras.button(wordsOfSection.spouse.open));
    const dialog = amaras.page.getByRole("dialog");
    await amaras.press(dialog.getByRole("button", { name: amaras.t(invitationText.send) }));
    await dialog.getByText(amaras.t(invitationText.emailMissing)).waitFor();
    await amaras.hand.write(dialog.getByLabel(beginning(amaras.t(invitationText.email))), chidi.email);
    await amaras.hand.pick(dialog.getByRole("radio", { name: amaras.t(invitationText.french) }));
    expect(await faultsInDresses(amaras.page, "invite")).toEqual([]);
    await amaras.press(dialog.getByRole("button", { name: amaras.t(invitationText.send) }));
    await amaras.hears(invitationText.sent);
    await amaras.page.getByText(/not opened yet/).waitFor();
    const mail = await boreal.mailTo(chidi.email, /guest#/);
    expect(mail.body).not.toMatch(new RegExp(`${amara.lastName}|${amara.firstName}`));
    link = linkIn(mail).address;
  });

  it("opens the link on a phone: in the language of the invitation, without an account, and the token is gone from the address", async () => {
    chidis = await Visitor.arrive(boreal, { address: line.address, language: "fr", width: 360, height: 740 });
    await chidis.page.goto(link);
    await chidis.heading(guestText.title).waitFor();
    expect(new URL(chidis.page.url()).pathname).toBe("/fr/guest");
    expect(chidis.page.url()).not.toContain("token");
    expect(await chidis.page.evaluate(() => history.length)).toBeLessThan(5);
    expect(await faultsInDresses(chidis.page, "start")).toEqual([]);
    await chidis.press(chidis.link(guestText.begin));
    await chidis.heading({ en: "What is your name?", fr: "Comment vous appelez-vous?" }).waitFor();
    // Nothing of the applicant is there, and her pages do not open.
    expect(await chidis.page.getByText(amara.lastName).count()).toBe(0);
    await chidis.open("/guest/questions/country");
    await chidis.heading(guestText.title).waitFor();
    await chidis.open(`/applications/${applicationId}`);
    await chidis.page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
    expect(await chidis.page.getByText(chidis.t(guestText.title)).count()).toBe(0);
  });

  it("answers are saved as they are given, and the applicant sees them", async () => {
    await chidis.open("/guest/questions/spouseNameGroup");
    await firstName(chidis).fill("Chidi");
    await lastName(chidis).fill("Okafor");
    await chidis.press(chidis.button(assessmentText.continue));
    await chidis.page.waitForURL(/\/guest\/questions\/(?!spouseNameGroup)/);
    expect(await storedAnswer("spouseFirstName", "Chidi")).toBe("Chidi");
    await waitUntil(
      async () => (await firstName(amaras).inputValue()) === "Chidi",
      () => "the applicant does not see the answer",
    );
    await amaras.page.reload();
    await amaras.page.getByText(/Link opened on/).waitFor();
  });

  it("both change the same answer: whoever is later sees both values and chooses", async () => {
    await chidis.open("/guest/questions/spouseNameGroup");
    await firstName(chidis).waitFor();
    await chidis.context.setOffline(true);
    await firstName(chidis).fill("Chidiebere");
    await chidis.page.getByRole("heading", { level: 1 }).click();
    await chidis.page.getByText(chidis.t(shellText.unsavedCount, { count: 1 })).waitFor();
    await firstName(amaras).fill("Chidi B.");
    await amaras.page.getByRole("heading", { level: 1 }).click();
    expect(await storedAnswer("spouseFirstName", "Chidi B.")).toBe("Chidi B.");
    await chidis.context.setOffline(false);
    const conflict = chidis.page.getByRole("status").filter({ hasText: chidis.t(assessmentText.conflictTitle) });
    await conflict.waitFor();
    expect(await conflict.getByRole("definition").allInnerTexts()).toEqual(["Chidiebere", "Chidi B."]);
    expect(await faultsInDresses(chidis.page, "conflict")).toEqual([]);
    await chidis.press(chidis.button(assessmentText.keepYours));
    expect(await storedAnswer("spouseFirstName", "Chidiebere")).toBe("Chidiebere");
  });

  it("the pages open again on a broken line, and leaving empties the device", async () => {
    await untilShellIsKept(chidis.page);
    await chidis.open("/guest/questions/spouseNameGroup");
    await firstName(chidis).waitFor();
    line.cut();
    await lastName(chidis).fill("Okafor-Bello");
    await chidis.page.getByRole("heading", { level: 1 }).click();
    await chidis.page.reload();
    await waitUntil(
      async () => (await lastName(chidis).count()) === 1 && (await lastName(chidis).inputValue()) === "Okafor-Bello",
      () => "the page did not come back with what was typed",
    );
    line.mend();
    expect(await storedAnswer("spouseLastName", "Okafor-Bello")).toBe("Okafor-Bello");
    await chidis.open("/guest/done");
    await chidis.heading(guestText.doneTitle).waitFor();
    await chidis.press(chidis.button(guestText.finish));
    await chidis.page.getByText(/^Message envoyé le/).waitFor();
    expect(await faultsInDresses(chidis.page, "done")).toEqual([]);
    await chidis.press(chidis.button(guestText.leave));
    await chidis.heading(guestText.leftTitle).waitFor();
    const kept = await keptBy(chidis.page);
    expect({ databases: kept.databases, localStorage: kept.localStorage, sessionStorage: kept.sessionStorage }).toEqual(
      { databases: [], localStorage: [], sessionStorage: [] },
    );
    await chidis.open("/guest");
    await chidis.heading(guestText.needLinkTitle).waitFor();
  });

  it("says that he is done: the applicant has a notice, a mail that names nobody, and sees it on the plan", async () => {
    const mail = await boreal.mailTo(amara.email, new RegExp(`/applications/${applicationId}`));
    expect(`${mail.subject} ${mail.body}`).not.toMatch(new RegExp(`${amara.lastName}|${amara.firstName}|Chidi|Okafor`));
    await amaras.open(`/applications/${applicationId}`);
    await unfoldPart(amaras, "people");
    await amaras.page
      .getByText(/Your spouse or partner said on .* that they are done/)
      .first()
      .waitFor();
    await amaras.press(amaras.page.getByRole("button", { name: /Notifications/ }));
    await amaras.page.getByText(amaras.t(noticeKinds.sectionFinished.words.applicant.said)).first().waitFor();
  });

  it("is asked in the second person, whatever the applicant reads on the same page", async () => {
    await chidis.page.goto(link);
    await chidis.heading(guestText.title).waitFor();
    await chidis.open("/guest/questions/spouseHowWeMet");
    await chidis
      .heading({
        en: "When and how did the two of you meet?",
        fr: "Quand et comment avez-vous fait connaissance?",
      })
      .waitFor();
    expect(await chidis.page.getByText(/conjoint ou partenaire/).count()).toBe(0);
    await amaras.open(`/applications/${applicationId}/assessment/spouseHowWeMet`);
    await amaras.heading(step("spouseHowWeMet").question).waitFor();
  });

  it("a link that the applicant takes back opens nothing any more", async () => {
    await amaras.open(`/applications/${applicationId}/assessment/spouseNameGroup`);
    await amaras.press(amaras.button(invitationText.revoke));
    await amaras.hears(invitationText.revoked);
    await chidis.page.goto(link);
    await chidis.heading(guestText.needLinkTitle).waitFor();
    await chidis.page.getByText(/ne fonctionne plus/).waitFor();
    expect(chidis.page.url()).not.toContain("token");
  });

  it("the applicant adds a child where the answers say there is none, and removes the spouse who comes: the answer is shown and changed there", async () => {
    await amaras.open(`/applications/${applicationId}/family`);
    await amaras.press(amaras.button(familyText.addChild));
    await amaras.page.getByText(amaras.t(familyText.against)).waitFor();
    await amaras.page.getByText("No → Yes").waitFor();
    expect(await faultsInDresses(amaras.page, "child against the answers")).toEqual([]);
    await amaras.hand.write(amaras.field(familyText.fullName), "Ada Okafor");
    const birthday = amaras.page.locator("#new-birthday, [id^='new-birthday']").getByRole("textbox");
    for (const [index, part] of ["23", "7", "2018"].entries()) await birthday.nth(index).fill(part);
    await amaras.press(amaras.button(familyText.changeAndSave));
    await amaras.hears(familyText.added, { name: amaras.t(caseText.child, { n: 1 }) });
    await amaras.page.getByText("Ada Okafor").waitFor();
    expect([await stored("hasAccompanyingChild"), await stored("accompanyingChildren")]).toEqual([
      true,
      [{ childNumber: 1, accompanying: true, dateOfBirth: "2018-07-23" }],
    ]);
    const spouse = amaras.page.getByRole("listitem").filter({ hasText: "Chidi" });
    await amaras.press(spouse.getByRole("button", { name: amaras.t(familyText.remove) }));
    expect(await faultsInDresses(amaras.page, "spouse against the answers")).toEqual([]);
    await amaras.press(amaras.button(familyText.changeAndRemove));
    await waitUntil(
      async () => (await spouse.count()) === 0,
      () => "the spouse is still there",
    );
    expect(await stored("accompanyingSpouse")).toBe(false);
    await amaras.press(amaras.button(uiText.undo));
    await spouse.waitFor();
    expect(await stored("accompanyingSpouse")).toBe(true);
  });

  it("nothing was complained of along the way", () => {
    expect([amaras, chidis].flatMap(({ complaints }) => complaints)).toEqual([]);
  });
});

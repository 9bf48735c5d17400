import { computePlan } from "@boreal/domain/plan/plan";
import { biometricsContradictionCheck, biometricsGroup } from "@boreal/domain/questionnaire/biometrics/biometrics";
import { country } from "@boreal/domain/questionnaire/background/residence";
import {
  neverAppliedConfirmation,
  previousVisaApplications,
} from "@boreal/domain/questionnaire/background/visaHistory";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { text as adminText } from "../../apps/web/src/features/administration/text.ts";
import { text as settingsText } from "../../apps/web/src/features/account/security/settings.text.ts";
import { text as assessmentText } from "../../apps/web/src/features/assessment/text.ts";
import { text as dependentsText } from "../../apps/web/src/features/dependents/text.ts";
import { visaTypeWords } from "../../apps/web/src/case/visaTypeWords.ts";
import { glanceWords } from "../../apps/web/src/features/plan/glance/glance.text.ts";
import { text as noDocumentText } from "../../apps/web/src/features/vault/page/noDocument.text.ts";
import { text as vaultText } from "../../apps/web/src/features/vault/text.ts";
import { levelWords, text as caseText } from "../../apps/web/src/case/text.ts";
import { acceptInvitation, claimByLink, inviteLawyer, openAccount, setSecondFactor } from "../browser/accounts.ts";
import { answerFrom, answerPage, stepOnPage, untilOnStep, untilPast, waitForSaved } from "../browser/assessment.ts";
import { answersAtOnce, applicantAnswers, historyAfterAll } from "../browser/case/applicantAnswers.ts";
import { changeCountry } from "../browser/case/checkAnswers.ts";
import { nameChild } from "../browser/case/family.ts";
import { noticeKinds } from "@boreal/domain/notices/noticeKinds";
import { followNotification } from "../browser/case/notifications.ts";
import { unfoldPart } from "../browser/case/planPage.ts";
import { startFromHome } from "../browser/case/start.ts";
import { Client, smallPdf } from "../browser/client.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import {
  addedOnList,
  addOnPage,
  fillOpenSlots,
  openSlots,
  overviewOf,
  untilEverythingIsRead,
} from "../browser/openSlots.ts";
import { overrideUnchecked } from "../browser/lawyerDecision.ts";
import { inventedPerson } from "../browser/people.ts";
import { Boreal } from "../browser/server.ts";
import { waitUntil } from "../running/patience.ts";
import { cardOf, chooseFile, openEveryDetail, pdf, replaceFile } from "../browser/vault.ts";
import {
  deleteFile,
  download,
  downloadedBytes,
  seeWhereItStands,
  slowUploads,
  undoDelete,
} from "../browser/vault/cards.ts";
import { openVaultPage, openWhy, pagesLinked, sayNotAvailable, untilUploadMoves } from "../browser/vault/places.ts";
import { Visitor } from "../browser/visitor.ts";
import { untilAllStand, untilFaultsAreTold, untilTold } from "../browser/waiting.ts";
import { departmentLetter } from "../samples/biometricsLetter/departmentLetter.ts";
import { expectedFields, madeUpLetter } from "../samples/biometricsLetter/letter.ts";

/** An applicant in English, at a desk, from the account until her vault is so full that the case can be reviewed. Each test goes on where the one before ended. */
const here = await browserIsHere();
const today = "2026-11-20";
const boreal = new Boreal({ settings: { BOREAL_TODAY: today } });
const [anouk, amara, louis] = [inventedPerson("Anouk"), inventedPerson("Amara", "Okafor"), inventedPerson("Louis")];
let applicant: Visitor;
let administrator: Visitor;
let lawyer: Visitor;
let applicationId = "";

beforeAll(async () => {
  if (!here) return;
  await boreal.start();
  applicant = await Visitor.arrive(boreal);
});

afterAll(async () => {
  await closeBrowser();
  await boreal.remove();
});

/** Another window of hers, signed in once. */
const elsewhere = new Client(boreal);
const overview = () => overviewOf(elsewhere, applicationId);

const script = applicantAnswers(today);

describe.skipIf(!here)("an applicant, a lawyer and the administrator", () => {
  it("0. the first administrator opens the printed link, registers and sets a second step", async () => {
    administrator = await Visitor.arrive(boreal);
    await claimByLink(administrator, anouk);
    expect(await setSecondFactor(administrator, anouk)).not.toBe("");
  });

  it("1. Amara opens an account, follows the link of the mail and answers the first question, in four clicks", async () => {
    applicationId = await startFromHome(applicant, amara);
    expect(applicationId).not.toBe("");
    expect(stepOnPage(applicant.page)).toBe(country.id);
    await answerPage(applicant, country, script);
    await untilPast(applicant, country.id, "the first answer does not lead on");
    // One more is the link in the mail.
    expect(applicant.effort.presses + 1).toBeLessThanOrEqual(4);
    await elsewhere.signIn(amara);
    expect((await overview()).caseFile.answers.country).toBe(script.country);
    // Without a mail server the mail also stands on the administrator's page.
    await administrator.open("/administration");
    await administrator.heading(adminText.title).waitFor();
    await administrator.page.getByText(amara.email).first().waitFor();
  });

  it("2a. she answers page after page, from two windows", async () => {
    await answerFrom(applicant, script, { until: "schoolName" });
    await waitForSaved(applicant);
    // Back and forward again: the answer is still there.
    await applicant.page.goBack();
    await applicant.page.getByRole("radio", { checked: true }).waitFor();
    await applicant.page.goForward();
    // What is saved elsewhere appears on the page that is open.
    await elsewhere.answer(applicationId, answersAtOnce(script));
    const schoolName = applicant.page.getByRole("main").getByRole("combobox").first();
    await waitUntil(
      async () => (await schoolName.inputValue()) === script.schoolName,
      () => "the answer of the other window does not appear",
    );
    await applicant.open(`/applications/${applicationId}/assessment/accompanyingChildren`);
    expect(await answerFrom(applicant, script, { until: previousVisaApplications.id })).toContain("homeAddress");
  });

  it("2b. she is asked once more whether she never applied", async () => {
    await answerPage(applicant, previousVisaApplications, script);
    await untilOnStep(applicant, neverAppliedConfirmation.id, "nobody asks whether she never applied");
    await answerPage(applicant, neverAppliedConfirmation, { [neverAppliedConfirmation.id]: "resolve" });
    await untilOnStep(applicant, previousVisaApplications.id, '"Change my answer" leads elsewhere');
    await answerPage(applicant, previousVisaApplications, historyAfterAll);
    await untilPast(applicant, previousVisaApplications.id, "the changed answer does not lead on");
    await answerFrom(applicant, script, { until: biometricsGroup.id });
    expect(stepOnPage(applicant.page)).toBe(biometricsGroup.id);
  });

  it("2c. two answers that contradict each other are shown with two buttons", async () => {
    await answerPage(applicant, biometricsGroup, { hasBiometrics: false });
    await applicant.heading(biometricsContradictionCheck.question).waitFor();
    expect(await applicant.button(biometricsContradictionCheck.confirm).count()).toBe(1);
    await answerPage(applicant, biometricsContradictionCheck, { [biometricsContradictionCheck.id]: "resolve" });
    await untilOnStep(applicant, biometricsGroup.id, '"Resolve" leads elsewhere');
    // Continue without number and date: the page says what is missing, and that one of them is enough.
    await answerPage(applicant, biometricsGroup, { hasBiometrics: true });
    await untilFaultsAreTold(applicant);
    await answerPage(applicant, biometricsGroup, { biometricsIdentificationNumber: "VB40217300" });
    await untilPast(applicant, biometricsGroup.id, "one of the two is not enough");
    await answerFrom(applicant, script);
    await applicant.page.getByText(applicant.t(assessmentText.allAnswered)).waitFor();
  });

  it("2d. she checks her answers: each line can be changed, and a change leads back here", async () => {
    await applicant.open(`/applications/${applicationId}/answers`);
    await applicant.heading(assessmentText.checkTitle).waitFor();
    await applicant.page.getByText(applicant.t(assessmentText.allAnswered)).waitFor();
    await applicant.press(applicant.button(assessmentText.openAll));
    expect(await applicant.page.getByRole("link", { name: /^Change / }).count()).toBeGreaterThan(
      Object.keys(script).length,
    );
    await changeCountry(applicant, "BR");
    await applicant.heading(assessmentText.checkTitle).waitFor();
    await applicant.page.getByText("Brazil").first().waitFor();
  });

  it("3. her spouse and her child are there as she told of them; the name of the child is all that is missing", async () => {
    await applicant.open(`/applications/${applicationId}/family`);
    await applicant.heading(dependentsText.title).waitFor();
    const main = applicant.page.getByRole("main");
    await untilAllStand(main, [
      "Chidi Okafor",
      "August 2, 1989",
      applicant.t(visaTypeWords.OpenWorkPermit),
      "July 23, 2018",
      applicant.t(visaTypeWords.Student),
    ]);
    await nameChild(applicant, 1, "Ada Okafor");
    expect(await main.getByRole("heading", { level: 2 }).allInnerTexts()).toEqual([
      applicant.t(caseText.spouse),
      applicant.t(caseText.child, { n: 1 }),
    ]);
  });

  it("4. the vault has every page of her case, each with its level and why", async () => {
    await applicant.open(`/applications/${applicationId}/documents`);
    await applicant.heading(vaultText.title).waitFor();
    await openEveryDetail(applicant);
    const named = await pagesLinked(applicant);
    const { plan } = await overview();
    expect([...new Set(named)].toSorted()).toEqual([...new Set(plan.vault.map(({ page }) => page))].toSorted());
    expect(named).toEqual(
      expect.arrayContaining(["passport", "spouse-passport", "child-passport", "marriage-certificate"]),
    );

    const slug = "biometrics-validity-letter";
    await openVaultPage(applicant, applicationId, slug);
    await applicant.page.getByText(applicant.t(levelWords.Required.word), { exact: true }).first().waitFor();
    const why = await openWhy(applicant, slug);
    const question = why.locator('a[href*="/assessment/"]').first();
    expect(await question.getAttribute("href")).toContain(`/applications/${applicationId}/assessment/`);
  });

  it("5a. her letter is read, and what was read appears without loading the page again", async () => {
    const letter = madeUpLetter(0, "en", "validity");
    const name = "validity letter.pdf";
    await applicant.page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    await chooseFile(applicant, pdf(name, await departmentLetter(letter)));
    const card = cardOf(applicant, name);
    await card.getByText(applicant.t(vaultText.stateRead), { exact: true }).waitFor();
    const { biometricsIdentificationNumber, uciNumber } = expectedFields(letter);
    await untilAllStand(card, [biometricsIdentificationNumber ?? "nothing", uciNumber ?? "nothing"]);
    expect(await applicant.page.evaluate(() => "sameDocument" in globalThis)).toBe(true);
    // Where on the page a value stands is one press away, and so is the correction.
    await seeWhereItStands(applicant, name);
  });

  it("5b. she downloads, replaces, deletes and brings back a file", async () => {
    const name = "validity letter.pdf";
    expect(await (await download(applicant, name)).failure()).toBeNull();
    await replaceFile(applicant, name, pdf("better scan.pdf", smallPdf("Biometrics validity letter")));
    await cardOf(applicant, "better scan.pdf").waitFor();
    await cardOf(applicant, name).waitFor({ state: "detached" });
    await deleteFile(applicant, "better scan.pdf");
    await cardOf(applicant, "better scan.pdf").waitFor({ state: "detached" });
    await undoDelete(applicant, "better scan.pdf");
    await applicant.open(`/applications/${applicationId}/trash`);
    await applicant.page.getByText(name).first().waitFor();
  });

  it("5c. a file on its way survives a restart of the server", async () => {
    await applicant.open(`/document-vault/biometrics-validity-letter?application=${applicationId}`);
    await cardOf(applicant, "better scan.pdf").waitFor();
    const restoreLine = await slowUploads(applicant, 4 * 1024 * 1024);
    const bytes = smallPdf("Biometrics, scanned at too many dots", 12 * 1024 * 1024);
    await chooseFile(applicant, pdf("large scan.pdf", bytes));
    await untilUploadMoves(applicant, /large scan\.pdf/);
    await boreal.killHard(boreal.processes());
    await boreal.start();
    await restoreLine();
    await cardOf(applicant, "large scan.pdf").waitFor();
    expect((await downloadedBytes(applicant, "large scan.pdf")).equals(bytes)).toBe(true);
  });

  it("6. a lawyer is invited, must set a second step, sees the same plan and supplies the request letter", async () => {
    const invitation = await inviteLawyer(administrator, louis.email);
    lawyer = await Visitor.arrive(boreal, { width: 1440 });
    await openAccount(lawyer, louis);
    await acceptInvitation(lawyer, invitation);
    // Nothing else opens before the second step stands.
    await lawyer.open(`/applications/${applicationId}`);
    await lawyer.heading(settingsText.securityTitle).waitFor();
    await setSecondFactor(lawyer, louis);

    await lawyer.open(`/applications/${applicationId}`);
    await unfoldPart(lawyer, "documents");
    await lawyer.page.getByText(lawyer.t(levelWords.Required.word), { exact: true }).first().waitFor();
    await lawyer.open(`/document-vault/biometrics-request-letter?application=${applicationId}`);
    await chooseFile(lawyer, pdf("request.pdf", await departmentLetter(madeUpLetter(0, "en", "request"))));
    await cardOf(lawyer, "request.pdf").waitFor();

    await followNotification(applicant, noticeKinds.documentSupplied.words.applicant);
    await cardOf(applicant, "request.pdf").waitFor();
    expect((await boreal.mailTo(amara.email, /document-vault/)).body).not.toContain("Okafor");
    // The deadline follows from the date that was read in the letter: 4 March and thirty days.
    await applicant.open(`/applications/${applicationId}`);
    await unfoldPart(applicant, "dates");
    await untilTold(applicant.page, "April 3, 2026", async () =>
      JSON.stringify((await overview()).documents.map(({ slot, state }) => [slot, state])),
    );
  });

  it("7. with every required document there, or said not to be available, the case is ready for review", async () => {
    const asked = openSlots(await overview()).length;
    await addOnPage(applicant, applicationId, "passport", "passport.pdf");
    await addOnPage(applicant, applicationId, "child-passport", "passport of Ada.pdf");
    await openVaultPage(applicant, applicationId, "language-test");
    await sayNotAvailable(applicant, "language-test", "The test is booked for January.");
    await applicant.hears(noDocumentText.noted);
    expect(openSlots(await overview())).toHaveLength(asked - 3);
    await fillOpenSlots(elsewhere, applicationId);
    expect(openSlots(await overview())).toEqual([]);
    await untilEverythingIsRead(elsewhere, applicationId);
    // What is found in a file must be mended too: the large scan is more than the authority takes.
    await applicant.open(`/document-vault/biometrics-validity-letter?application=${applicationId}`);
    await deleteFile(applicant, "large scan.pdf");
    await overrideUnchecked(lawyer, applicant, elsewhere, applicationId);
    expect(computePlan((await overview()).caseFile).readiness).toEqual({
      readyForReview: true,
      open: [expect.objectContaining({ id: "languageTest", forLawyer: true })],
    });
    await applicant.open(`/applications/${applicationId}/documents`);
    // The language test is said not to be available; forms that Boreal fills in are counted with the forms.
    const { done, of } = await addedOnList(applicant);
    expect([of - done, of > 20, of <= asked]).toEqual([0, true, true]);
    await applicant.open(`/applications/${applicationId}`);
    await applicant.page.getByRole("region", { name: applicant.t(glanceWords.next) }).waitFor();
    expect(await applicant.page.getByText(/Add (a|\d+) required document/).count()).toBe(0);
  });
  it("nothing was complained of along the way", () => {
    expect([applicant, administrator, lawyer].flatMap(({ complaints }) => complaints)).toEqual([]);
  });
});

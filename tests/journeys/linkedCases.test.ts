import type { ApplicationStatus } from "@boreal/domain/caseFile/application";
import { linkedApplications } from "@boreal/domain/lifecycle/linked";
import { askedDefinitions } from "@boreal/domain/lifecycle/asked";
import { statuses } from "@boreal/domain/lifecycle/statuses";
import { transitionById } from "@boreal/domain/lifecycle/transitions";
import { originOf } from "@boreal/domain/questionnaire/application/prefilled";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { text as questionText } from "../../apps/web/src/features/assessment/text.ts";
import { text as linkedText } from "../../apps/web/src/features/status/linked.text.ts";
import { text } from "../../apps/web/src/features/status/status.text.ts";
import { arriveSignedIn, openFirmOfTwo } from "../browser/accounts.ts";
import { stepOnPage } from "../browser/assessment.ts";
import { faultsInDresses } from "../browser/axe.ts";
import { Client } from "../browser/client.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { inventedPerson } from "../browser/people.ts";
import { Boreal } from "../browser/server.ts";
import type { Visitor } from "../browser/visitor.ts";
import { waitUntil } from "../running/patience.ts";

/** A refused application goes to court in a case of its own, which starts from the answers of the refused one. */
const here = await browserIsHere();
const boreal = new Boreal({ settings: { BOREAL_TODAY: "2026-11-20", BOREAL_GRAPHQL: "any" } });
const louis = inventedPerson("Louis");
let administrator: Visitor;
let lawyerSecret = "";

beforeAll(async () => {
  if (!here) return;
  await boreal.start();
  ({ administrator, lawyerSecret } = await openFirmOfTwo(boreal, {
    administrator: inventedPerson("Anouk"),
    lawyer: louis,
  }));
});

afterAll(async () => {
  await closeBrowser();
  await boreal.remove();
});

const answers = { country: "NG", passportCountries: ["NG"], birthday: "2001-05-04", isHealthy: false };
const { judicialReview } = linkedApplications;
const unfold = async (visitor: Visitor, words: { en: string; fr: string }) =>
  await visitor.press(visitor.page.locator("summary").filter({ hasText: visitor.t(words) }));

const changeOf = (id: string) => transitionById(id) ?? expect.fail(`no change ${id}`);

const caseOnPage = ({ page }: Visitor): string => /applications\/([^/]+)\/status/.exec(page.url())?.[1] ?? "";

/** A case that is where no page can bring it in a few steps. */
async function putAt(id: string, status: ApplicationStatus): Promise<void> {
  await administrator.open(`/applications/${id}/status`);
  await unfold(administrator, text.force);
  await administrator.hand.select(administrator.page.locator("#force-to"), administrator.t(statuses[status].team));
  await administrator.hand.write(administrator.page.locator("#force-reason"), "A journey.");
  await administrator.press(administrator.button(text.force));
  await administrator.hears(text.done);
}

async function enterDay(visitor: Visitor, place: string, [day, month, year]: readonly string[]): Promise<void> {
  for (const [part, value] of [day, month, year].entries())
    await visitor.hand.write(visitor.page.locator(`input[id^="${place}"]`).nth(part), value ?? "");
}

describe.skipIf(!here).each([
  { language: "en", width: 1280 },
  { language: "fr", width: 360 },
] as const)("a refusal that goes to court, in $language at $width pixels", ({ language, width }) => {
  const sena = inventedPerson(language === "fr" ? "Aminata" : "Sena", "Diallo");
  const program = new Client(boreal);
  let applicant: Visitor;
  let lawyer: Visitor;
  let studies = "";
  let court = "";

  it("her application is refused, and the lawyer records the day and the place", async () => {
    await program.register(sena, language);
    studies = await program.startApplication("Student");
    await program.answer(studies, answers);
    await putAt(studies, "IrccProcessing");

    lawyer = await arriveSignedIn(boreal, louis, { language, width: 1440 }, lawyerSecret);
    await lawyer.open(`/applications/${studies}/status`);
    const refuse = changeOf("refuse");
    await unfold(lawyer, refuse.name);
    await enterDay(lawyer, "refuse-decisionNotifiedAt", ["10", "11", "2026"]);
    const elsewhere = askedDefinitions.decisionPlace.options[1].name;
    await lawyer.press(lawyer.page.getByRole("radio", { name: lawyer.t(elsewhere), exact: true }));
    await lawyer.press(lawyer.button(refuse.name));
    await lawyer.hears(statuses.Refused.team);
    expect(await program.answersOf(studies)).toEqual(answers);
  });

  it("she starts the court case from there, and reads where it comes from and what waits for her", async () => {
    applicant = await arriveSignedIn(boreal, sena, { language, width });
    await applicant.open(`/applications/${studies}/status`);
    await applicant.page.getByRole("heading", { name: applicant.t(linkedText.offers) }).waitFor();
    await unfold(applicant, judicialReview.name);
    expect(await faultsInDresses(applicant.page, "what can be started")).toEqual([]);
    await applicant.press(applicant.button(judicialReview.name));
    await applicant.hears(linkedText.started);
    await applicant.page.getByRole("heading", { name: applicant.t(linkedText.earlier) }).waitFor();
    court = caseOnPage(applicant);
    expect(court).not.toBe(studies);
    await applicant.link(judicialReview.earlier).waitFor();
    await applicant.hears(linkedText.waiting, { count: 4 });
    expect(await faultsInDresses(applicant.page, "where it comes from")).toEqual([]);
    expect(await program.answersOf(court)).toEqual({});
  });

  it("each answer is filled in with its origin, and counts once she goes on from it", async () => {
    await applicant.press(applicant.link(linkedText.confirm));
    const origin = applicant.t(originOf({ outcome: "refused" }));
    const note = applicant.t(questionText.filledInFrom, { origin });
    for (const step of ["country", "passportCountries", "birthday"] as const) {
      await waitUntil(
        async () => stepOnPage(applicant.page) === step,
        () => `not at ${step}: ${applicant.page.url()}`,
      );
      await applicant.page.getByText(note).first().waitFor();
      expect(await program.answersOf(court)).not.toHaveProperty(step);
      await applicant.press(applicant.button(questionText.continue));
      await waitUntil(
        async () => Object.hasOwn(await program.answersOf(court), step),
        () => `${step} was not confirmed`,
      );
    }
    expect(await program.answersOf(court)).toEqual({
      country: "NG",
      passportCountries: ["NG"],
      birthday: "2001-05-04",
    });
    await applicant.open(`/applications/${court}/status`);
    await applicant.hears(linkedText.waiting, { count: 1 });
  });

  it("the refused application says where it continues, and the court case has its time limit", async () => {
    await applicant.press(applicant.link(judicialReview.earlier));
    await applicant.page.waitForURL((url) => url.pathname.includes(studies));
    await applicant.page.getByRole("heading", { name: applicant.t(linkedText.later) }).waitFor();
    await applicant.link(judicialReview.later).waitFor();
    // One at a time.
    const summaries = applicant.page.locator("summary").filter({ hasText: applicant.t(judicialReview.name) });
    expect(await summaries.count()).toBe(0);

    await lawyer.open(`/applications/${court}/status`);
    await lawyer.hears(linkedText.waiting, { count: 1 });
    await lawyer.hears(askedDefinitions.decisionNotifiedAt.label);
    const { application } = await program.graphql<{
      application: { plan: { deadlines: readonly { id: string; date: string }[] } };
    }>("query ($id: ID!) { application(id: $id) { plan { deadlines { id date } } } }", { id: court });
    expect(application.plan.deadlines.find(({ id }) => id === "leaveApplication")?.date).toBe("2027-01-09");
  });

  it("nothing was complained of along the way", () => {
    expect([administrator, applicant, lawyer].flatMap(({ complaints }) => complaints)).toEqual([]);
  });
});

describe.skipIf(!here)("visitor records for the family", () => {
  const sena = inventedPerson("Sena", "Diallo");
  const program = new Client(boreal);
  const { visitorRecord } = linkedApplications;

  it("are asked for in an application of the family, which an approved student starts and fills in from hers", async () => {
    await program.register(sena, "fr");
    const studies = await program.startApplication("Student");
    await program.answer(studies, { ...answers, hasAccompanyingChild: true, numberOfChildren: 1 });
    await putAt(studies, "Approved");
    const applicant = await arriveSignedIn(boreal, sena, { language: "fr", width: 360 });
    await applicant.open(`/applications/${studies}/status`);
    await unfold(applicant, visitorRecord.name);
    await applicant.hears(visitorRecord.means);
    expect(await faultsInDresses(applicant.page, "visitor records")).toEqual([]);
    await applicant.press(applicant.button(visitorRecord.name));
    await applicant.hears(linkedText.started);
    await applicant.link(visitorRecord.earlier).waitFor();
    const family = caseOnPage(applicant);
    const { application } = await program.graphql<{ application: { type: string } }>(
      "query ($id: ID!) { application(id: $id) { type } }",
      { id: family },
    );
    expect(application.type).toBe("SpeFamily");
    expect(await program.answersOf(family)).toEqual({});
    await applicant.press(applicant.link(linkedText.confirm));
    const note = applicant.t(questionText.filledInFrom, { origin: applicant.t(originOf({ outcome: "approved" })) });
    await applicant.page.getByText(note).first().waitFor();
    expect(applicant.complaints).toEqual([]);
    await applicant.leave();
  });
});

describe.skipIf(!here)("an invitation from a pool", () => {
  const sena = inventedPerson("Sena", "Diallo");
  const program = new Client(boreal);
  let applicant: Visitor;
  let lawyer: Visitor;

  /** The applicant records that it came; the days run from then on. */
  async function invited(type: "Iec" | "ExpressEntry"): Promise<string> {
    const id = await program.startApplication(type);
    await program.answer(id, { country: "FR", passportCountries: ["FR"], birthday: "2001-05-04" });
    await putAt(id, "ApplicantPool");
    await applicant.open(`/applications/${id}/status`);
    await unfold(applicant, changeOf("invitationArrived").name);
    await enterDay(applicant, "invitationArrived-itaReceivedAt", ["12", "11", "2026"]);
    await applicant.press(applicant.button(changeOf("invitationArrived").name));
    await applicant.hears(text.done);
    await applicant.hears(statuses.ItaReceived.applicant.name);
    return id;
  }

  beforeAll(async () => {
    await program.register(sena, "fr");
    applicant = await arriveSignedIn(boreal, sena, { language: "fr", width: 360 });
    lawyer = await arriveSignedIn(boreal, louis, { language: "en", width: 1440 }, lawyerSecret);
  });

  it("of Express Entry ends the profile, and an application starts from its answers", async () => {
    const id = await invited("ExpressEntry");
    await lawyer.open(`/applications/${id}/status`);
    await unfold(lawyer, changeOf("acceptInvitation").name);
    await lawyer.hears(text.startsAnother);
    await lawyer.press(lawyer.button(changeOf("acceptInvitation").name));
    await lawyer.hears(text.done);
    await applicant.open(`/applications/${id}/status`);
    await applicant.press(applicant.link(linkedApplications.afterInvitation.later));
    await applicant.link(linkedApplications.afterInvitation.earlier).waitFor();
    await applicant.hears(linkedText.waiting, { count: 3 });
    await applicant.hears(askedDefinitions.itaReceivedAt.label);
    expect(await program.answersOf(caseOnPage(applicant))).toEqual({});
  });

  it("of youth mobility is answered in the same application", async () => {
    const id = await invited("Iec");
    await lawyer.open(`/applications/${id}/status`);
    await unfold(lawyer, changeOf("fileInvited").name);
    await enterDay(lawyer, "fileInvited-submittedAt", ["18", "11", "2026"]);
    await lawyer.press(lawyer.button(changeOf("fileInvited").name));
    await lawyer.hears(statuses.IrccProcessing.team);
    expect(await lawyer.page.getByRole("heading", { name: linkedText.later.en }).count()).toBe(0);
    expect([applicant, lawyer].flatMap(({ complaints }) => complaints)).toEqual([]);
  });
});

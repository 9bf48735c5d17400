import type { Plan } from "@boreal/domain/plan/planned";
import { askedDefinitions } from "@boreal/domain/lifecycle/asked";
import { statuses } from "@boreal/domain/lifecycle/statuses";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { formTitles } from "@boreal/domain/forms/titles";
import { iecProgrammes } from "@boreal/domain/lists/youthMobility/iecProgrammes";
import { computePlan } from "@boreal/domain/plan/plan";
import { text as assessmentText } from "../../apps/web/src/features/assessment/text.ts";
import { text as formsText } from "../../apps/web/src/features/forms/text.ts";
import { text as homeText } from "../../apps/web/src/features/home/text.ts";
import { eligibilityWords } from "../../apps/web/src/features/plan/eligibility/eligibility.text.ts";
import { text } from "../../apps/web/src/features/status/status.text.ts";
import { startable } from "../../apps/web/src/shell/wantedApplication.ts";
import { arriveSignedIn, openAccount, openFirmOfTwo } from "../browser/accounts.ts";
import { answerFrom } from "../browser/assessment.ts";
import { faultsInDresses } from "../browser/axe.ts";
import { unfoldPart } from "../browser/case/planPage.ts";
import { youthMobilityAnswers } from "../browser/case/youthMobilityAnswers.ts";
import { enterDay, makeChange, unfold } from "../browser/case/statusSteps.ts";
import { Client } from "../browser/client.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { fillOpenSlots, overviewOf, untilEverythingIsRead } from "../browser/openSlots.ts";
import { inventedPerson } from "../browser/people.ts";
import { Boreal } from "../browser/server.ts";
import { Visitor } from "../browser/visitor.ts";
import { untilAllStand } from "../browser/waiting.ts";
import { inLanguages } from "../running/sizes.ts";

/**
 * Youth mobility from the registration to the approval: every question on a phone, the plan, returned and sent again, the pool,
 * the invitation, the authority. With `BOREAL_YOUTH_SHOTS` set to a folder, pictures of the pages lie there.
 */
const here = await browserIsHere();
const today = "2026-11-20";
const boreal = new Boreal({ settings: { BOREAL_TODAY: today, BOREAL_GRAPHQL: "any" } });
const shots = process.env["BOREAL_YOUTH_SHOTS"];
const louis = inventedPerson("Louis");
let lawyerSecret = "";

beforeAll(async () => {
  if (!here) return;
  await boreal.start();
  const firm = await openFirmOfTwo(boreal, { administrator: inventedPerson("Anouk"), lawyer: louis });
  lawyerSecret = firm.lawyerSecret;
  await firm.administrator.leave();
});

afterAll(async () => {
  await closeBrowser();
  await boreal.remove();
});

describe.skipIf(!here).each(inLanguages("fr"))("a case of youth mobility, in %s", (language) => {
  const lea = inventedPerson("Léa", "Moreau");
  const program = new Client(boreal);
  let applicant: Visitor;
  let lawyer: Visitor;
  let id = "";

  /** Opens the page of the status, makes a change with what it asks, and sees where the case stands then. */
  const make = async (visitor: Visitor, change: string, to: keyof typeof statuses, enter?: () => Promise<void>) => {
    await visitor.open(`/applications/${id}/status`);
    await unfold(visitor, change);
    await enter?.();
    await makeChange(visitor, change);
    await visitor.hears(text.done);
    await visitor.hears(visitor === lawyer ? statuses[to].team : statuses[to].applicant.name);
  };

  it("she opens an account on a phone, says that she wants to work and travel, and stands before the first question", async () => {
    applicant = await Visitor.arrive(boreal, { language, width: 360 });
    await openAccount(applicant, lea);
    await applicant.open("/");
    const wish = startable.find(({ type }) => type === "Iec")?.wish ?? expect.fail("youth mobility cannot be started");
    await applicant.hand.select(applicant.page.locator("#wanted"), applicant.t(wish));
    await applicant.press(applicant.button(homeText.start));
    await applicant.page.waitForURL(/\/assessment\//);
    id = /applications\/([^/?]+)/.exec(applicant.page.url())?.[1] ?? "";
    await program.signIn(lea);
  });

  it("she answers every question: who may take part comes first, and what was told before is filled in", async () => {
    const faults: string[] = [];
    const lookedAt = ["iecCountryOfCitizenship", "iecProgram", "passportCountries", "familyBreakpoint"];
    const seen = await answerFrom(applicant, youthMobilityAnswers, {
      type: "Iec",
      onEachPage: async (step) => {
        if (!lookedAt.includes(step)) return;
        faults.push(...(await faultsInDresses(applicant.page, step)));
        if (shots) await applicant.page.screenshot({ path: `${shots}/${step}.png`, fullPage: true });
      },
    });
    expect(faults).toEqual([]);
    expect(seen.slice(0, 2)).toEqual(["birthday", "iecCountryOfCitizenship"]);
    expect(seen).not.toContain("iecIsWithinQualifyingAgeLimit");
    expect(seen).not.toContain("iecHasLetterFromIecRecognizedOrganization");
    expect(applicant.effort.typedTwice()).toEqual([]);
    await applicant.hears(assessmentText.allAnswered);
    const answers = await program.answersOf(id);
    expect(answers).toMatchObject({ iecPermanentCountry: "FR", passportCountries: ["FR"], maritalStatus: "single" });
  });

  it("her plan says which categories are open, what she shows and what she pays", async () => {
    await applicant.open(`/applications/${id}`);
    for (const part of ["eligibility", "funds", "fees"] as const) await unfoldPart(applicant, part);
    const main = applicant.page.getByRole("main");
    await untilAllStand(main, [
      ...iecProgrammes.map(({ name }) => applicant.t(name)),
      applicant.t(eligibilityWords.categoryOpen),
      applicant.t(eligibilityWords.categoryClosed),
    ]);
    expect(await faultsInDresses(applicant.page, "plan")).toEqual([]);
    if (shots) await applicant.page.screenshot({ path: `${shots}/plan.png`, fullPage: true });
    const { application } = await program.graphql<{ application: { plan: { whole: Plan } } }>(
      "query ($id: ID!) { application(id: $id) { plan { whole } } }",
      { id },
    );
    const { eligibility, funds, fees, forms } = application.plan.whole;
    expect([eligibility.iec.value, eligibility.iec.programmes]).toEqual(["ELIGIBLE", ["WorkingHoliday"]]);
    expect([funds.required.amount, funds.shortfall]).toEqual([2500, 0]);
    expect(fees.map(({ id: fee, amount, paidBy }) => [fee, amount, paidBy])).toEqual([
      ["iecParticipation", 184.75, undefined],
      ["openWorkPermitHolder", 100, undefined],
      ["biometrics", 85, undefined],
    ]);
    expect(forms.filter(({ applies }) => applies).map((form) => form.id)).toEqual(["IMM5476"]);
    await applicant.open(`/applications/${id}/forms`);
    await applicant.hears(formsText.allByTeam);
    expect(await applicant.page.getByText(applicant.t(formTitles.IMM5476)).count()).toBe(0);
  });

  it("every document is added, and what no reader could find holds nothing back", async () => {
    await fillOpenSlots(program, id);
    await untilEverythingIsRead(program, id);
    // The resume of this journey is a page in which no name was found, which may well be there.
    const { caseFile } = await overviewOf(program, id);
    expect(caseFile.documents.find(({ slotId }) => slotId === "resume")).toMatchObject({
      notRead: ["applicantFullName"],
    });
    const { readiness, warnings } = computePlan(caseFile);
    expect(warnings.filter(({ blocking }) => blocking)).toEqual([]);
    expect(readiness.readyForReview).toBe(true);
    lawyer = await arriveSignedIn(boreal, louis, { language, width: 1440 }, lawyerSecret);
  });

  it("she sends it, the lawyer returns it with a reason that she reads, and she sends it again", async () => {
    await make(applicant, "sendToReview", "LawyerReview");
    await make(lawyer, "requestChanges", "Preparation", async () => {
      await lawyer.hand.write(lawyer.page.locator("#requestChanges-reason"), "The bank statements end in June.");
    });
    await applicant.open(`/applications/${id}/status`);
    await applicant.hears({
      en: "The bank statements end in June.",
      fr: "The bank statements end in June.",
    });
    await make(applicant, "sendToReview", "LawyerReview");
    // Three changes, and the beginning.
    await expect.poll(async () => await applicant.page.locator(".status__history > li").count()).toBe(4);
  });

  it("the profile goes into the pool, and the invitation of which she tells starts its days", async () => {
    await make(lawyer, "enterPool", "ApplicantPool", async () => {
      const number = lawyer.page.getByRole("textbox", { name: lawyer.t(askedDefinitions.profileNumber.label) });
      await lawyer.hand.write(number, "I000123456");
    });
    await make(applicant, "invitationArrived", "ItaReceived", async () => {
      await enterDay(applicant, "invitationArrived", "itaReceivedAt", ["2026", "11", "18"]);
    });
    const { application } = await program.graphql<{ application: { plan: { deadlines: readonly { id: string }[] } } }>(
      "query ($id: ID!) { application(id: $id) { plan { deadlines { id } } } }",
      { id },
    );
    expect(application.plan.deadlines.map((one) => one.id)).toContain("invitation");
  });

  it("the application is sent with its day and number, and approved", async () => {
    await make(lawyer, "fileInvited", "IrccProcessing", async () => {
      await enterDay(lawyer, "fileInvited", "submittedAt", ["2026", "11", "19"]);
      const number = lawyer.page.getByRole("textbox", { name: lawyer.t(askedDefinitions.confirmationNumber.label) });
      await lawyer.hand.write(number, "E000987654");
    });
    await lawyer.page.getByRole("heading", { name: lawyer.t(text.filings) }).waitFor();
    await make(lawyer, "approve", "Approved");
    await applicant.open(`/applications/${id}/status`);
    await applicant.hears(statuses.Approved.applicant.name);
    expect([applicant, lawyer].flatMap(({ complaints }) => complaints)).toEqual([]);
  });
});

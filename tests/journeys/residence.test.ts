import { linkedApplications } from "@boreal/domain/lifecycle/linked";
import { statuses } from "@boreal/domain/lifecycle/statuses";
import { askedDefinitions } from "@boreal/domain/lifecycle/asked";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { text as linkedText } from "../../apps/web/src/features/status/linked.text.ts";
import { text } from "../../apps/web/src/features/status/status.text.ts";
import { arriveSignedIn, openFirmOfTwo } from "../browser/accounts.ts";
import { stepOnPage } from "../browser/assessment.ts";
import { answerEverything, feesIn, planOf, registerFor } from "../browser/case/fromRegistration.ts";
import { lookAtForms, lookAtPlan } from "../browser/case/lookAtCase.ts";
import { afterInvitationAnswers, bridgingAnswers, profileAnswers } from "../browser/case/residenceAnswers.ts";
import { enterDay, makeChange, unfold } from "../browser/case/statusSteps.ts";
import { Client } from "../browser/client.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { fillOpenSlots, overviewOf, untilEverythingIsRead } from "../browser/openSlots.ts";
import { inventedPerson } from "../browser/people.ts";
import { Boreal } from "../browser/server.ts";
import { Visitor } from "../browser/visitor.ts";
import { inLanguages } from "../running/sizes.ts";

/** Two ways to stay, from registration to plan and forms: Express Entry until after the invitation, and a permit that bridges the wait. */
const here = await browserIsHere();
const boreal = new Boreal({ settings: { BOREAL_TODAY: "2026-11-20" } });
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

describe.skipIf(!here).each(inLanguages("en"))("Express Entry, in %s at a desk", (language) => {
  const salma = inventedPerson("Salma", "Berrada");
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

  it("begins at the registration with its first question", async () => {
    applicant = await Visitor.arrive(boreal, { language, width: 1280 });
    id = await registerFor(applicant, salma, "ExpressEntry");
    expect(stepOnPage(applicant.page)).toBe("country");
    await program.signIn(salma);
  });

  it("asks what the points are counted from", async () => {
    const pages = await answerEverything(applicant, {
      type: "ExpressEntry",
      script: profileAnswers,
      lookedAt: ["eoOccupationCode", "languageTestScore", "provincesOfInterestGroup", "hasProvincialNomination"],
    });
    expect(pages).not.toContain("isHealthy");
  });

  it("shows program by program what is open, the score with the reason of each point, and what would raise it", async () => {
    const { eligibility, funds, ...plan } = await planOf(program, id);
    const { programs, points, ranking, raise } = eligibility.expressEntry;
    expect(programs?.filter(({ open }) => open).map((one) => one.id)).toEqual(["FederalSkilledWorker"]);
    // 105 for her age, 135 for the degree, 34 and three times 31 for her English, twice 50 for both together.
    expect([ranking?.total, points?.total]).toEqual([467, 72]);
    expect(raise?.[0]).toMatchObject({ id: "nomination", gain: 600, total: 1067 });
    expect([funds.required.amount, funds.shortfall]).toEqual([15_263, 0]);
    expect(feesIn({ ...plan, eligibility, funds })).toEqual([
      ["residenceProcessing", "main", 990],
      ["rightOfPermanentResidence", "main", 600],
      ["biometrics", "main", 85],
    ]);
    expect(await lookAtPlan(applicant, id, ["eligibility", "funds", "fees"])).toEqual([]);
    expect(await lookAtForms(applicant, id)).toEqual([]);
  });

  it("goes to the legal team, into the pool, and is invited", async () => {
    await fillOpenSlots(program, id);
    await untilEverythingIsRead(program, id);
    const { readiness } = await planOf(program, id);
    expect([readiness.readyForReview, readiness.open]).toEqual([true, []]);
    lawyer = await arriveSignedIn(boreal, louis, { language, width: 1440 }, lawyerSecret);
    await make(applicant, "sendToReview", "LawyerReview");
    await make(lawyer, "submitProfile", "ApplicantPool", async () => {
      await enterDay(lawyer, "submitProfile", "submittedAt", ["2026", "11", "12"]);
      const number = lawyer.page.getByRole("textbox", { name: lawyer.t(askedDefinitions.profileNumber.label) });
      await lawyer.hand.write(number, "E000123456");
    });
    await make(applicant, "invitationArrived", "ItaReceived", async () => {
      await enterDay(applicant, "invitationArrived", "itaReceivedAt", ["2026", "11", "18"]);
    });
    await make(lawyer, "acceptInvitation", "Completed");
    expect((await overviewOf(program, id)).caseFile.application.status).toBe("Completed");
  });

  it("the application that follows asks what is new or of its day, all else is filled in, and it has sixty days", async () => {
    await applicant.open(`/applications/${id}/status`);
    await applicant.press(applicant.link(linkedApplications.afterInvitation.later));
    await applicant.link(linkedApplications.afterInvitation.earlier).waitFor();
    const residence = /applications\/([^/]+)\/status/.exec(applicant.page.url())?.[1] ?? "";
    await applicant.press(applicant.link(linkedText.confirm));
    await applicant.page.waitForURL(/\/assessment\//);
    await answerEverything(applicant, {
      type: "ExpressEntryIta",
      script: afterInvitationAnswers,
      lookedAt: ["hasMedicalExam"],
    });
    const plan = await planOf(program, residence);
    expect(plan.deadlines.find((one) => one.id === "invitation")?.date).toBe("2027-01-17");
    expect(await lookAtPlan(applicant, residence, ["documents", "dates"])).toEqual([]);
    expect(await lookAtForms(applicant, residence)).toEqual([]);
    expect([applicant, lawyer].flatMap(({ complaints }) => complaints)).toEqual([]);
  });
});

describe.skipIf(!here).each(inLanguages("fr"))("a bridging open work permit, in %s at a desk", (language) => {
  const thiago = inventedPerson("Thiago", "Prado");
  const program = new Client(boreal);
  let applicant: Visitor;
  let id = "";

  it("begins at the registration with its first question", async () => {
    applicant = await Visitor.arrive(boreal, { language, width: 1280 });
    id = await registerFor(applicant, thiago, "Bowp");
    expect(stepOnPage(applicant.page)).toBe("bowpIsHoldingValidWorkPermit");
    await program.signIn(thiago);
  });

  it("asks first whether there is anything to bridge", async () => {
    const pages = await answerEverything(applicant, {
      type: "Bowp",
      script: bridgingAnswers,
      lookedAt: [
        "bowpSubmittedPrApplicationAndReceivedAor",
        "bowpNominationNamesEmployer",
        "pgwpExpiryDate",
        "spApplicationNumber",
      ],
    });
    expect(pages[0]).toBe("bowpIsHoldingValidWorkPermit");
  });

  it("shows that it may be asked for, its fees and the form made in Canada", async () => {
    const plan = await planOf(program, id);
    expect(plan.eligibility.bowp.value).toBe("EligibleInProvince");
    expect(feesIn(plan)).toEqual([
      ["workPermit", "main", 155],
      ["openWorkPermitHolder", "main", 100],
    ]);
    expect(await lookAtPlan(applicant, id, ["eligibility", "funds", "fees", "dates", "check"])).toEqual([]);
    expect(await lookAtForms(applicant, id)).toEqual([]);
    expect(applicant.complaints).toEqual([]);
  });
});

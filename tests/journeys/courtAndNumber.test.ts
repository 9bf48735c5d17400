import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { arriveSignedIn, openFirmOfTwo } from "../browser/accounts.ts";
import { buttonWords } from "../../apps/web/src/features/plan/glance/glance.text.ts";
import { stepOnPage } from "../browser/assessment.ts";
import { courtAnswers, firstNumberAnswers } from "../browser/case/courtAnswers.ts";
import { answerEverything, feesIn, formsIn, planOf, registerFor } from "../browser/case/fromRegistration.ts";
import { lookAtForms, lookAtPlan } from "../browser/case/lookAtCase.ts";
import { recordDay, recordOption } from "../browser/case/recordedFacts.ts";
import { Client } from "../browser/client.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { inventedPerson } from "../browser/people.ts";
import { Boreal } from "../browser/server.ts";
import { Visitor } from "../browser/visitor.ts";
import { inLanguages } from "../running/sizes.ts";

/** Two short flows from registration to plan and forms: a refusal that goes to court, and a first social insurance number. */
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

describe.skipIf(!here).each(inLanguages("fr"))("a judicial review, in %s on a phone", (language) => {
  const aminata = inventedPerson("Aminata", "Ngono");
  const program = new Client(boreal);
  let applicant: Visitor;
  let id = "";

  it("begins at the registration with its first question", async () => {
    applicant = await Visitor.arrive(boreal, { language, width: 360, height: 740, onPhone: true });
    id = await registerFor(applicant, aminata, "JudicialReview");
    expect(stepOnPage(applicant.page)).toBe("country");
    await program.signIn(aminata);
  });

  it("asks about the person and the file that was refused, and nothing of studies or health", async () => {
    const pages = await answerEverything(applicant, {
      type: "JudicialReview",
      script: courtAnswers,
      lookedAt: ["country", "spApplicationNumber", "previousVisaApplications", "visaViolations"],
    });
    expect(pages).not.toContain("isHealthy");
    expect(pages).not.toContain("schoolName");
  });

  it("says that the time may already be running, and what day the legal team has to be told", async () => {
    const leave = (await planOf(program, id)).deadlines.find((one) => one.id === "leaveApplication");
    expect(leave).toMatchObject({ date: null });
    expect(await lookAtPlan(applicant, id, ["dates"])).toEqual([]);
    const write = applicant.page.getByRole("link", { name: applicant.t(buttonWords.tell) });
    expect(await write.count()).toBe(2);
    await applicant.hand.press(write.first());
    await applicant.page.waitForURL(/\/messages/);
  });

  it("counts the time to go to court from the day that the lawyer records, although nothing is filed yet", async () => {
    const lawyer = await arriveSignedIn(boreal, louis, { language, width: 1280 }, lawyerSecret);
    await lawyer.open(`/applications/${id}/status`);
    await recordDay(lawyer, "decisionNotifiedAt", ["2026", "11", "10"]);
    await recordOption(lawyer, "decisionPlace", "outsideCanada");
    const plan = await planOf(program, id);
    expect(plan.deadlines.find((one) => one.id === "leaveApplication")?.date).toBe("2027-01-09");
    expect(lawyer.complaints).toEqual([]);
    await lawyer.leave();
  });

  it("shows the court’s fee, the days and the forms, and nothing about money to show", async () => {
    const plan = await planOf(program, id);
    expect(feesIn(plan)).toEqual([["judicialReview", "main", 50]]);
    expect(formsIn(plan)).toEqual(expect.arrayContaining(["IMM5476 main", "IR1 main"]));
    expect(await lookAtPlan(applicant, id, ["fees", "dates"])).toEqual([]);
    expect(await applicant.page.locator("details#funds").count()).toBe(0);
    expect(await lookAtForms(applicant, id)).toEqual([]);
    expect(applicant.complaints).toEqual([]);
  });
});

describe.skipIf(!here).each(inLanguages("en"))("a first social insurance number, in %s on a phone", (language) => {
  const manon = inventedPerson("Manon", "Aubert");
  const program = new Client(boreal);
  let applicant: Visitor;
  let id = "";

  it("begins at the registration with what is asked for", async () => {
    applicant = await Visitor.arrive(boreal, { language, width: 360, height: 740, onPhone: true });
    id = await registerFor(applicant, manon, "SinRequest");
    expect(stepOnPage(applicant.page)).toBe("sinApplicationType");
    await program.signIn(manon);
  });

  it("asks what the number’s own form asks, and no more", async () => {
    const pages = await answerEverything(applicant, {
      type: "SinRequest",
      script: firstNumberAnswers,
      lookedAt: ["sinApplicationType", "birthPlace", "parentBirthName", "residentialAddress"],
    });
    expect(pages).not.toContain("passportGroup");
  });

  it("costs nothing, needs three documents, and has no form of immigration", async () => {
    const plan = await planOf(program, id);
    expect(feesIn(plan)).toEqual([["sin", "main", 0]]);
    expect(plan.vault.filter(({ requirement }) => requirement === "Required").map(({ slot }) => slot)).toEqual([
      "sinPrimaryDocument",
      "sinSecondaryDocument",
      "sinProofOfAddress",
    ]);
    expect(await lookAtPlan(applicant, id, ["documents", "fees"])).toEqual([]);
    expect(await lookAtForms(applicant, id)).toEqual([]);
    expect(applicant.complaints).toEqual([]);
  });
});

import { eligibilityTitles } from "../../apps/web/src/case/eligibilityTitles.ts";
import { noOccupation, occupationTitle } from "../../apps/web/src/case/fields/occupationList.ts";
import { text as caseText } from "../../apps/web/src/case/text.ts";
import { text as assessmentText } from "../../apps/web/src/features/assessment/text.ts";
import { occupationCode } from "@boreal/domain/questionnaire/work/occupation";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { claimByLink } from "../browser/accounts.ts";
import { stepOnPage } from "../browser/assessment.ts";
import { graduateAnswers, workerWithSpouseAnswers } from "../browser/case/graduateAnswers.ts";
import {
  answerEverything,
  feesIn,
  formsIn,
  keepPicture,
  planOf,
  registerFor,
} from "../browser/case/fromRegistration.ts";
import { lookAtForms, lookAtPlan } from "../browser/case/lookAtCase.ts";
import { Client } from "../browser/client.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { inventedPerson } from "../browser/people.ts";
import { Boreal } from "../browser/server.ts";
import { Visitor } from "../browser/visitor.ts";
import { inLanguages } from "../running/sizes.ts";

/** After studies in Canada: the work permit of a graduate, and the husband of one who works here; each from registration to plan and forms. */
const here = await browserIsHere();
const boreal = new Boreal({ settings: { BOREAL_TODAY: "2026-11-20" } });

beforeAll(async () => {
  if (!here) return;
  await boreal.start();
  const administrator = await Visitor.arrive(boreal);
  await claimByLink(administrator, inventedPerson("Anouk"));
  await administrator.leave();
});

afterAll(async () => {
  await closeBrowser();
  await boreal.remove();
});

describe.skipIf(!here).each(inLanguages("en"))("a post-graduation work permit, in %s at a desk", (language) => {
  const asha = inventedPerson("Asha", "Menon");
  const program = new Client(boreal);
  let applicant: Visitor;
  let id = "";

  it("begins at the registration with its first question", async () => {
    applicant = await Visitor.arrive(boreal, { language, width: 1280 });
    id = await registerFor(applicant, asha, "WorkPermit");
    expect(stepOnPage(applicant.page)).toBe("country");
    await program.signIn(asha);
  });

  it("asks about the program, how it was followed, and the field of study by the day of the study permit", async () => {
    const pages = await answerEverything(applicant, {
      type: "WorkPermit",
      script: graduateAnswers,
      lookedAt: [
        "canadianLevelOfStudy",
        "programCode",
        "studyPermitAppliedOn",
        "languageTestScore",
        "leaveFromStudies",
      ],
    });
    expect(pages.indexOf("programCode")).toBe(pages.indexOf("studyPermitAppliedOn") + 1);
  });

  it("shows what stands for the permit, its fees and the forms made in Canada", async () => {
    const plan = await planOf(program, id);
    expect(plan.eligibility.pgwp.value).toBe(null);
    expect(feesIn(plan)).toEqual([
      ["workPermit", "main", 155],
      ["openWorkPermitHolder", "main", 100],
    ]);
    expect(plan.deadlines.find((one) => one.id === "postGraduationPermit")?.date).toBe("2027-04-28");
    expect(formsIn(plan)).toContain("IMM5710 main");
    expect(await lookAtPlan(applicant, id, ["eligibility", "funds", "fees", "dates"])).toEqual([]);
    expect(await lookAtForms(applicant, id)).toEqual([]);
    expect(applicant.complaints).toEqual([]);
  });
});

describe.skipIf(!here).each(inLanguages("fr"))("the husband of a graduate who works, in %s on a phone", (language) => {
  const lakshmi = inventedPerson("Lakshmi", "Nair");
  const program = new Client(boreal);
  let applicant: Visitor;
  let id = "";

  it("begins at the registration with its first question", async () => {
    applicant = await Visitor.arrive(boreal, { language, width: 360, height: 740, onPhone: true });
    id = await registerFor(applicant, lakshmi, "PgwpFamily");
    expect(stepOnPage(applicant.page)).toBe("country");
    await program.signIn(lakshmi);
  });

  it("asks about her work, and about him who comes", async () => {
    const pages = await answerEverything(applicant, {
      type: "PgwpFamily",
      script: workerWithSpouseAnswers,
      lookedAt: ["jobStatus", "occupationCode", "spouseVisaType", "spousePassport", "spouseVisaViolationsGroup"],
      tried: { occupationCode: searchForJob },
    });
    // He is the one who asks for a permit.
    expect(pages).toContain("spouseHealth");
    expect(pages).not.toContain("isHealthy");
  });

  const civilEngineer = occupationTitle("21300", language) ?? "";

  /** Her job by its name, in other words than those of the list; and what is no job at all. */
  async function searchForJob(): Promise<void> {
    const { page, hand } = applicant;
    const box = page.getByRole("combobox", { name: applicant.t(occupationCode.question) });
    await hand.write(box, "xqzzy");
    await page.getByText(applicant.t(noOccupation)).waitFor();
    await hand.write(box, applicant.t({ en: "engineer, civil", fr: "ingenieure civile" }));
    await page.getByRole("option", { name: civilEngineer, exact: true }).waitFor();
    await keepPicture(applicant, "PgwpFamily-occupationCode-searched");
  }

  it("lists the occupation by its title among all answers", async () => {
    await applicant.press(applicant.button(assessmentText.openAll));
    await applicant.page.getByText(civilEngineer).waitFor();
    await applicant.open(`/applications/${id}/answers`);
    await applicant.press(applicant.link(caseText.answersSheet));
    await applicant.page.getByText(civilEngineer).waitFor();
    expect(applicant.complaints).toEqual([]);
  });

  it("shows that he may ask for an open work permit through her occupation, by its title", async () => {
    const { value, message, why } = (await planOf(program, id)).eligibility.spouseOpenWorkPermit;
    expect([value, why.because.map(({ en }) => en)]).toEqual([
      "Eligible",
      [
        "you work now",
        "your occupation, code 21300, is in TEER category 1, where all of them count",
        "your work permit ends on January 31, 2029, at least 16 months after the application",
      ],
    ]);
    expect(await lookAtPlan(applicant, id, ["eligibility"])).toEqual([]);
    const said = applicant.page.getByRole("listitem").filter({
      has: applicant.page.getByRole("heading", { name: applicant.t(eligibilityTitles.spouseOpenWorkPermit) }),
    });
    await said.getByText(applicant.t(message ?? expect.fail("no sentence"))).waitFor();
    await applicant.press(said.locator("summary").filter({ hasText: applicant.t(caseText.why) }));
    await applicant.press(said.getByText(applicant.t(caseText.basis)));
    await said.getByText(civilEngineer).waitFor();
    await keepPicture(applicant, "PgwpFamily-plan-occupation");
  });

  it("shows his fees, what he needs to live and the forms", async () => {
    const plan = await planOf(program, id);
    expect(feesIn(plan)).toEqual([
      ["workPermit", "spouse", 155],
      ["openWorkPermitHolder", "spouse", 100],
      ["biometrics", "spouse", 85],
    ]);
    expect([plan.funds.required.amount, plan.funds.shortfall]).toEqual([5000, 0]);
    expect(await lookAtPlan(applicant, id, ["funds", "fees", "dates"])).toEqual([]);
    expect(await lookAtForms(applicant, id)).toEqual([]);
    expect(applicant.complaints).toEqual([]);
  });
});

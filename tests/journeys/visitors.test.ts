import { computePlan } from "@boreal/domain/plan/plan";
import { hostMinimumIncome } from "@boreal/domain/tables/visit/superVisa";
import { familyBreakpoint } from "@boreal/domain/questionnaire/family/family";
import { aboutVisitor } from "@boreal/domain/questionnaire/visit/aboutVisitor";
import { birthday } from "@boreal/domain/questionnaire/identity/identity";
import { superVisaMessages } from "@boreal/domain/eligibility/superVisa";
import { visitorVisaMessages } from "@boreal/domain/eligibility/visitorVisa";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startable } from "../../apps/web/src/shell/wantedApplication.ts";
import { text as assessmentText } from "../../apps/web/src/features/assessment/text.ts";
import { welcomeText } from "../../apps/web/src/features/account/welcome/welcome.text.ts";
import { text as planText } from "../../apps/web/src/features/plan/text.ts";
import { claimByLink, fillRegistration, followConfirmation } from "../browser/accounts.ts";
import { answerFrom, stepOnPage } from "../browser/assessment.ts";
import { ofMedellin } from "../browser/case/visitorAnswers.ts";
import { faultsInDresses } from "../browser/axe.ts";
import { unfoldPart } from "../browser/case/planPage.ts";
import { Client } from "../browser/client.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { overviewOf } from "../browser/openSlots.ts";
import { inventedPerson } from "../browser/people.ts";
import { Boreal } from "../browser/server.ts";
import { Visitor } from "../browser/visitor.ts";

/** A daughter in Canada prepares the super visa of her mother, whose husband comes along: from registration to plan and forms, on a phone. */
const here = await browserIsHere();
const today = "2026-11-20";
const boreal = new Boreal({ settings: { BOREAL_TODAY: today } });
const [anouk, lucia] = [inventedPerson("Anouk"), inventedPerson("Lucía", "Restrepo")];
let applicant: Visitor;
let id = "";
const program = new Client(boreal);

beforeAll(async () => {
  if (!here) return;
  await boreal.start();
  const administrator = await Visitor.arrive(boreal);
  await claimByLink(administrator, anouk);
  await administrator.leave();
  applicant = await Visitor.arrive(boreal, { width: 360, height: 740, onPhone: true });
});

afterAll(async () => {
  await closeBrowser();
  await boreal.remove();
});

const noLaw = {
  hasOrganizedCrimeHistory: false,
  hasCriminalHistory: false,
  criminalHistoryStatus: ["none"],
  hasBeenIncarcerated: false,
};

const script = {
  vvVisitorType: "parent",
  vvIsHosting: true,
  vvIsSuperVisa: true,
  vvReasonForVisit: "visitFamily",
  vvVisitorArrivalDate: "2027-03-01",
  vvVisitorDepartureDate: "2029-03-01",
  vvSponsor: "hostFamily",
  ...ofMedellin,
  returningJobOffer: false,
  vvMaritalStatus: "married",
  vvIncludePartner: true,
  vvHasPartnerProvidedBiometrics: false,
  vvObligations: ["property"],
  vvSpouseObligations: ["family"],
  familyMembersLocation: [{ familyMember: "son", isEighteenOrOlder: true, country: "CO" }],
  vvNumberOfFamilyMembers: 3,
  vvIsSpouseSponsoring: false,
  vvHasFamilyFundsRequired: true,
  hasPreviousVisaApplication: false,
  hasStayedPastAuthorization: false,
  visaViolationWithoutAuthorization: false,
  visaViolationDenied: false,
  hasTravelHistory: false,
  vvHasProvidedBiometrics: false,
  isHealthy: true,
  "medicalHistory.hasSyphilis": false,
  "medicalHistory.dialysis": false,
  "medicalHistory.addiction": false,
  "medicalHistory.mentalHealth": false,
  "medicalTb.hasTb": false,
  "medicalTb.tbContact": false,
  ...noLaw,
} as const;

/** Where the pages that the person sees are kept as pictures, for whoever wants to look at them. */
const shots = process.env["BOREAL_VISIT_SHOTS"];
const shot = async (name: string) => {
  if (shots) await applicant.page.screenshot({ path: `${shots}/${name}.png`, fullPage: true });
};

const asked: string[] = [];
const faults: string[] = [];

describe.skipIf(!here)("a visitor with host and super visa, in English on a phone", () => {
  it("opens an account with the wish to invite someone, and comes to the first question", async () => {
    await applicant.open("/");
    const wish = startable.find(({ type }) => type === "VisitorVisa")?.wish ?? { en: "", fr: "" };
    await applicant.hand.select(
      applicant.page.getByRole("combobox", { name: applicant.t(welcomeText.wanted) }),
      applicant.t(wish),
    );
    await fillRegistration(applicant, lucia);
    await followConfirmation(applicant, lucia);
    await applicant.page.waitForURL(/\/assessment\//);
    id = /applications\/([^/?]+)/.exec(applicant.page.url())?.[1] ?? "";
    expect(stepOnPage(applicant.page)).toBe("vvVisitorType");
    await program.signIn(lucia);
  });

  it("answers page after page about her mother; no value is asked for twice, and each page can be used by everybody", async () => {
    let looked = 0;
    await answerFrom(applicant, script, {
      type: "VisitorVisa",
      onEachPage: async (step) => {
        asked.push(step);
        if (
          ["vvVisitorType", "vvHasSpecialPassport", "vvObligations", "hostIncomeCheck", "passportGroup"].includes(step)
        ) {
          looked += 1;
          await shot(`question-${step}`);
          faults.push(...(await faultsInDresses(applicant.page, step)));
        }
        if (step === familyBreakpoint.id) await applicant.heading(aboutVisitor(familyBreakpoint).question).waitFor();
        if (step === birthday.id)
          await applicant.page
            .getByText(applicant.t(aboutVisitor(birthday).wordings?.[0]?.question ?? birthday.question))
            .first()
            .waitFor();
        if (step === "hostIncomeCheck") expect(asked).not.toContain("vvHostInCanada");
      },
    });
    await applicant.page.getByText(applicant.t(assessmentText.allAnswered)).waitFor();
    expect(new Set(asked).size).toBe(asked.length);
    expect(looked).toBe(5);
    expect(faults).toEqual([]);
    expect((await overviewOf(program, id)).caseFile.answers.vvNumberOfFamilyMembers).toBe(3);
  });

  it("finds on the plan the visa, the super visa, the income of the host, the fees of both and the forms", async () => {
    await applicant.open(`/applications/${id}`);
    await applicant.heading(planText.title).waitFor();
    await unfoldPart(applicant, "eligibility");
    await applicant.page.getByText(applicant.t(superVisaMessages.InsuranceMissing)).first().waitFor();
    await applicant.page.getByText(applicant.t(visitorVisaMessages.VisaRequired)).first().waitFor();
    await unfoldPart(applicant, "funds");
    const income = (hostMinimumIncome.rows.at(-1)?.value.forPersons[3] ?? 0) / 100;
    const plan = computePlan((await overviewOf(program, id)).caseFile);
    expect(plan.funds.hostIncome.amount).toBe(income);
    expect(income).toBe(56_724);
    await unfoldPart(applicant, "fees");
    expect(plan.fees.map(({ id: fee, person, amount }) => `${fee} ${person} ${amount}`)).toEqual([
      "visitorVisa main 100",
      "visitorVisa spouse 100",
      "biometrics main 85",
      "biometrics spouse 85",
    ]);
    await shot("plan");
    expect(await faultsInDresses(applicant.page, "plan")).toEqual([]);
    expect(plan.vault.filter(({ requirement }) => requirement === "Required").map(({ slot }) => slot)).toEqual(
      expect.arrayContaining(["superVisaInsurance", "superVisaRelationship", "hostLetter", "hostProofOfFunds"]),
    );
    await applicant.open(`/applications/${id}/forms`);
    await applicant.page.getByRole("main").getByRole("heading").first().waitFor();
    await shot("forms");
    expect(await faultsInDresses(applicant.page, "forms")).toEqual([]);
    expect(applicant.complaints).toEqual([]);
  });
});

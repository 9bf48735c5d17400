import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import { stepsOf } from "@boreal/domain/questionnaire/flow";
import { describe, expect, it } from "vitest";
import { allQuestionsOf } from "../../../case/flow/allQuestions.ts";
import { controlId } from "../questions/controlIds.ts";
import { pageFaults, withAnswers, type PlacedFault } from "./pageFields.ts";
import { thePage } from "./thePage.ts";
import type { Draft } from "../../../case/saving/answerSheet.ts";

const student = (answers: CaseFile["answers"]): CaseFile => ({
  today: "2026-11-21",
  user: {},
  profile: {},
  application: { type: "Student" },
  answers,
  dependents: [],
  documents: [],
});

const page = (id: string) => {
  const step = stepsOf("Student").find((each) => each.id === id);
  if (!step) throw new Error(`no page ${id}`);
  return step;
};

const halfADate = {
  code: "dateIncomplete",
  text: { en: "Enter the day, month and year.", fr: "Entrez le jour, le mois et l’année." },
};
function faults(
  id: string,
  answers: CaseFile["answers"],
  drafts: Readonly<Record<string, Draft>> = {},
): readonly PlacedFault[] {
  const { asked, caseFile, the } = thePage(
    page(id),
    { questions: allQuestionsOf("Student"), caseFile: student(answers) },
    { drafts, touched: new Set() },
  );
  return pageFaults(asked, caseFile, the, drafts);
}
const paths = (id: string, answers: CaseFile["answers"]) => faults(id, answers).map((fault) => fault.path);

describe("what keeps a person on a page", () => {
  it("is no card that was added at the end of a list and left empty, unless something is half typed there", () => {
    const trip = { country: "GB", visaType: "visitor", result: "approved", dateOfIssue: "2020-01" } as const;
    const answers: CaseFile["answers"] = {
      hasPreviousVisaApplication: true,
      usPr: false,
      pastCanadianRefusal: false,
      previousVisas: [trip, {}],
    };
    expect(paths("previousVisaApplications", answers)).toEqual([]);
    const unread = { "answers.previousVisas[1].dateOfIssue": { typed: "1", refusal: halfADate } };
    const drafts = { previousVisas: { value: answers.previousVisas, unread, origins: {} } };
    expect(faults("previousVisaApplications", answers, drafts).map(({ path }) => path)).toContain(
      "answers.previousVisas[1].dateOfIssue",
    );
    expect(paths("previousVisaApplications", { ...answers, previousVisas: [{}] })).not.toEqual([]);
  });

  it("is a needed answer that is missing, not one that does not concern them", () => {
    expect(paths("biometricsGroup", {})).toEqual(["answers.hasBiometrics"]);
    expect(paths("biometricsGroup", { hasBiometrics: false })).toEqual([]);
    expect(paths("biometricsGroup", { hasBiometrics: true })).toEqual([
      "answers.biometricsIdentificationNumber",
      "answers.biometricsExpiryDate",
    ]);
    expect(paths("biometricsGroup", { hasBiometrics: true, biometricsIdentificationNumber: "123456" })).toEqual([]);
  });

  it("is half a date, with what to do about it", () => {
    const typed = { day: "31", month: "", year: "" };
    const drafts = {
      birthday: { value: undefined, unread: { "answers.birthday": { typed, refusal: halfADate } }, origins: {} },
    };
    expect(faults("birthday", {}, drafts)).toMatchObject([{ path: "answers.birthday", refusal: halfADate }]);
  });

  it("is a value that a check refuses", () => {
    expect(faults("birthday", { birthday: "2027-01-01" })[0]?.refusal.code).toBe("birthdayInPast");
  });

  it("is each missing field of each card, as many cards as there must be", () => {
    const answers = {
      hasAccompanyingChild: true,
      numberOfChildren: 2,
      accompanyingChildren: [{ dateOfBirth: "2020-01-01", accompanying: false }],
    };
    expect(paths("accompanyingChildren", answers)).toEqual(["answers.accompanyingChildren[1].dateOfBirth"]);
  });

  it("is a card too many", () => {
    const child = { dateOfBirth: "2020-01-01", accompanying: false };
    const answers = { hasAccompanyingChild: true, numberOfChildren: 1, accompanyingChildren: [child, child] };
    expect(paths("accompanyingChildren", answers)).toEqual(["answers.accompanyingChildren"]);
  });
});

it("gives each field a control id of its own", () => {
  expect(controlId("answers.country")).toBe("country");
  expect(controlId("answers.previousVisas[0].country")).toBe("previousVisas-0-country");
});

it("keeps one case for the same answers, so that what was worked out for it holds", () => {
  const stored = student({ country: "NG" });
  const rows = [{ country: "CA" }] as const;
  const once = withAnswers(stored, { previousVisas: rows });
  expect(withAnswers(stored, { country: "NG", previousVisas: rows })).toBe(once);
  expect(withAnswers(stored, { previousVisas: [...rows] })).not.toBe(once);
  expect(withAnswers(stored, { country: undefined, previousVisas: rows }).answers).toEqual({ previousVisas: rows });
});

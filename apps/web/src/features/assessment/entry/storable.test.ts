import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import { stepsOf } from "@boreal/domain/questionnaire/flow";
import { composite, question, type AskingStep } from "@boreal/domain/questionnaire/step";
import { describe, expect, it } from "vitest";
import { allQuestionsOf } from "../../../case/flow/allQuestions.ts";
import { askingSteps } from "../../../case/answers/askedFields.ts";
import type { Draft } from "../../../case/saving/answerSheet.ts";
import { storableAnswer } from "./storable.ts";

const student = (answers: CaseFile["answers"]): CaseFile => ({
  today: "2026-11-21",
  user: {},
  profile: {},
  application: { type: "Student" },
  answers,
  dependents: [],
  documents: [],
});

const studentsCase = (answers: CaseFile["answers"]) => ({
  questions: allQuestionsOf("Student"),
  caseFile: student(answers),
});

const asking = (id: string): AskingStep => {
  const step = stepsOf("Student")
    .flatMap(askingSteps)
    .find((each) => each.id === id);
  if (!step) throw new Error(`no question ${id}`);
  return step;
};

const halfADate = {
  code: "dateIncomplete",
  text: { en: "Enter the day, month and year.", fr: "Entrez le jour, le mois et l’année." },
};
const words = { en: "Made up", fr: "Inventé" };

describe("what of an answer can be stored", () => {
  const storable = (id: string, value: unknown, answers: CaseFile["answers"] = {}, held: Partial<Draft> = {}) =>
    storableAnswer(asking(id), { value, unread: {}, origins: {}, ...held }, studentsCase(answers)).storable;

  it("is a value that passes its checks", () => {
    expect(storable("birthday", "1996-04-12")).toEqual({ value: "1996-04-12" });
    expect(storable("birthday", "2027-01-01")).toBeUndefined();
    expect(storable("uciNumber", "12-34")).toBeUndefined();
  });

  it("is nothing, when an optional answer was emptied; a needed one that was emptied keeps what is stored", () => {
    expect(storable("uciNumber", undefined)).toEqual({ value: undefined });
    expect(storable("country", undefined)).toBeUndefined();
    expect(
      storable("biometricsIdentificationNumber", undefined, {
        hasBiometrics: true,
        biometricsExpiryDate: "2030-01-01",
      }),
    ).toEqual({ value: undefined });
  });

  it("is nothing of half a date", () => {
    expect(
      storable(
        "birthday",
        undefined,
        {},
        { unread: { "answers.birthday": { typed: { day: "31", month: "", year: "" }, refusal: halfADate } } },
      ),
    ).toBeUndefined();
  });

  it("is the rows without their refused fields", () => {
    const rows = [{ country: "CA", result: "refused", refusalReason: "too short" }, {}];
    expect(storable("previousVisas", rows, { hasPreviousVisaApplication: true })).toEqual({
      value: [{ country: "CA", result: "refused" }],
    });
  });

  it("leaves out a card that was added at the end and not filled in", () => {
    const trip = { country: "GB", visaType: "visitor", result: "approved", dateOfIssue: "2020-01" };
    const has = { hasPreviousVisaApplication: true };
    expect(storable("previousVisas", [trip, {}], has)).toEqual({ value: [trip] });
    expect(storable("previousVisas", [{}, trip], has)).toEqual({ value: [{}, trip] });
    const child = { childNumber: 1, dateOfBirth: "2015-01-01" };
    const two = { hasAccompanyingChild: true, numberOfChildren: 2 } as const;
    expect(storable("accompanyingChildren", [child, { childNumber: 2 }], two)).toEqual({
      value: [child, { childNumber: 2 }],
    });
  });

  it("is no list at all while every card is empty, a number of its own or not", () => {
    expect(
      storable("accompanyingChildren", [{ childNumber: 1 }, { childNumber: 2 }], {
        hasAccompanyingChild: true,
        numberOfChildren: 2,
      }),
    ).toEqual({ value: undefined });
    expect(storable("previousVisas", [{}, { country: undefined }], { hasPreviousVisaApplication: true })).toEqual({
      value: undefined,
    });
  });
});

describe("what of an answer with several inputs can be stored", () => {
  const address = composite({
    id: "mailingAddress",
    person: "main",
    question: words,
    look: "address",
    needed: "always",
    fields: ["streetName", "city"].map((id) => ({ id, kind: "text", question: words, needed: "always" })),
  });
  const storable = (value: unknown, held: Partial<Draft> = {}) =>
    storableAnswer(address, { value, unread: {}, origins: {}, ...held }, studentsCase({})).storable;

  it("is what was filled in so far", () => {
    expect(storable({ city: "Laval" })).toEqual({ value: { city: "Laval" } });
  });

  it("is not what Boreal filled in and nobody confirmed", () => {
    const origins = { "answers.mailingAddress.city": words };
    expect(storable({ city: "Laval", streetName: "rue Saint-Denis" }, { origins })).toEqual({
      value: { streetName: "rue Saint-Denis" },
    });
  });

  it("is nothing when all was emptied, for the question is needed", () => {
    expect(storable(undefined)).toBeUndefined();
  });
});

describe("what of an answer that is asked for part by part can be stored", () => {
  const hasTb = question({ id: "medicalTb.hasTb", person: "main", kind: "yesNo", question: words, needed: "always" });

  it("is the whole with the part changed", () => {
    const value = { tbContact: false, hasTb: true };
    expect(storableAnswer(hasTb, { value, unread: {}, origins: {} }, studentsCase({})).storable).toEqual({ value });
  });

  it("is the whole without the part that nobody confirmed", () => {
    const draft = {
      value: { tbContact: false, hasTb: true },
      unread: {},
      origins: { "answers.medicalTb.hasTb": words },
    };
    expect(storableAnswer(hasTb, draft, studentsCase({})).storable).toEqual({ value: { tbContact: false } });
  });
});

it("takes the empty boxes out of a list of texts", () => {
  const names = question({ id: "otherGivenNames", person: "main", kind: "texts", question: words, needed: "always" });
  const storable = (value: unknown) =>
    storableAnswer(names, { value, unread: {}, origins: {} }, studentsCase({})).storable;
  expect(storable(["Ada ", "", "Zoé"])).toEqual({ value: ["Ada", "Zoé"] });
  expect(storable(["", " "])).toBeUndefined();
});

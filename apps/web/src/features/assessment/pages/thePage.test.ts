import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import { says } from "@boreal/domain/caseFile/rule";
import { composite, group, list, question, type Step } from "@boreal/domain/questionnaire/step";
import { describe, expect, it } from "vitest";
import { allQuestionsOf } from "../../../case/flow/allQuestions.ts";
import { thePage } from "./thePage.ts";

const words = { en: "Made up", fr: "Inventé" };
const fromPassport = { en: "from your passport", fr: "d’après votre passeport" };
const base = { person: "main", question: words, needed: "always" } as const;
const empty: CaseFile = {
  today: "2026-11-21",
  user: {},
  profile: {},
  application: { type: "IrccRequest" },
  answers: {},
  dependents: [],
  documents: [],
};

const questions = allQuestionsOf(empty.application.type);

const at = (step: Step, answers: CaseFile["answers"] = {}, touched: readonly string[] = []) =>
  thePage(step, { questions, caseFile: { ...empty, answers } }, { drafts: {}, touched: new Set(touched) });

describe("what is filled in on a page", () => {
  const number = question({
    ...base,
    id: "passportNumber",
    kind: "text",
    prefill: () => ({ value: "XY1234567", origin: fromPassport }),
  });

  it("stands there with where it is from, while there is no answer", () => {
    const page = at(number);
    expect(page.caseFile.answers.passportNumber).toBe("XY1234567");
    expect(page.origins).toEqual({ "answers.passportNumber": fromPassport });
  });

  it("gives way to an answer", () => {
    const page = at(number, { passportNumber: "AB7654321" });
    expect(page.caseFile.answers.passportNumber).toBe("AB7654321");
    expect(page.origins).toEqual({});
  });

  it("does not come back where the person emptied it", () => {
    expect(at(number, {}, ["answers.passportNumber"]).caseFile.answers.passportNumber).toBeUndefined();
  });

  it("is each part of an answer with several inputs", () => {
    const name = composite({
      ...base,
      id: "birthName",
      look: "fields",
      fields: ["givenName", "familyName"].map((id) => ({ id, kind: "text", question: words, needed: "always" })),
      prefill: () => ({ value: { givenName: "Amara", familyName: "Okafor" }, origin: fromPassport }),
    });
    expect(Object.keys(at(name).origins)).toEqual(["answers.birthName.givenName", "answers.birthName.familyName"]);
  });

  it("is each field of each row", () => {
    const visas = list({
      ...base,
      id: "previousVisas",
      rowName: words,
      rows: () => ({ least: 0, most: 3 }),
      fields: [{ id: "country", kind: "country", question: words, needed: "always" }],
      prefill: () => ({ value: [{ country: "CA" }], origin: fromPassport }),
    });
    const page = at(visas);
    expect(page.caseFile.answers.previousVisas).toEqual([{ country: "CA" }]);
    expect(page.origins).toEqual({ "answers.previousVisas[0].country": fromPassport });
  });

  it("shows the questions that follow from it", () => {
    const hadIt = says("hadIt", words, (the) => the.value("medicalTb.hasTb") === true);
    const page = at(
      group({
        person: "main",
        id: "page",
        question: words,
        members: [
          question({
            ...base,
            id: "medicalTb.hasTb",
            kind: "yesNo",
            prefill: () => ({ value: true, origin: fromPassport }),
          }),
          question({ ...base, id: "medicalTb.tbTreatment", kind: "yesNo", shown: hadIt }),
        ],
      }),
    );
    expect(page.asked.map(({ id }) => id)).toEqual(["medicalTb.hasTb", "medicalTb.tbTreatment"]);
    expect(page.caseFile.answers.medicalTb).toEqual({ hasTb: true });
  });
});

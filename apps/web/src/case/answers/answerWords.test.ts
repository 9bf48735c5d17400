import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import { wholeFlow } from "@boreal/domain/questionnaire/flow";
import { readerFor } from "@boreal/domain/questionnaire/inUse";
import { composite, type Field } from "@boreal/domain/questionnaire/step";
import { describe, expect, it } from "vitest";
import { languageTools } from "../../ui/language.tsx";
import { valueWords } from "../fields/valueWords.ts";
import { answerLine, wholeAnswerLine } from "./answerWords.ts";

const [en, fr] = [languageTools("en"), languageTools("fr")];
const words = { en: "Made up", fr: "Inventé" };
const student: CaseFile = {
  today: "2026-11-21",
  user: {},
  profile: {},
  application: { type: "Student" },
  answers: {},
  dependents: [],
  documents: [],
};
const plainSpaces = (sentence: string) => sentence.replaceAll(/[\u00a0\u202f]/g, " ");

describe("a value as people say it", () => {
  it("is money in the way of each language", () => {
    expect(plainSpaces(valueWords({ kind: "money" }, 1200.5, en))).toBe("$1,200.50");
    expect(plainSpaces(valueWords({ kind: "money" }, 1200.5, fr))).toBe("1 200,50 $");
  });

  it("is a number with its unit, a year without marks", () => {
    expect(plainSpaces(valueWords({ kind: "number", unit: { en: "months", fr: "mois" } }, 12, fr))).toBe("12 mois");
    expect(valueWords({ kind: "number" }, 2027, en)).toBe("2027");
  });

  it("is a month, or that it goes on", () => {
    expect(plainSpaces(valueWords({ kind: "monthOrOngoing" }, "2027-05", fr))).toBe("mai 2027");
    expect(valueWords({ kind: "monthOrOngoing" }, "ongoing", fr)).toBe("Toujours en cours");
  });

  it("is a country by name, or that it is not listed", () => {
    expect([en, fr].map((tools) => valueWords({ kind: "country" }, "BE", tools))).toEqual(["Belgium", "Belgique"]);
    expect([en, fr].map((tools) => valueWords({ kind: "country" }, "notListed", tools))).toEqual([
      "My country is not listed",
      "Mon pays n’est pas dans la liste",
    ]);
  });

  it("is a list of boxes, texts or a province by name", () => {
    const choices = [
      { value: "a", label: { en: "One", fr: "Un" } },
      { value: "b", label: { en: "Two", fr: "Deux" } },
    ];
    expect(valueWords({ kind: "choices", choices }, ["a", "b"], fr)).toBe("Un, Deux");
    expect(valueWords({ kind: "texts" }, ["Ada", "Zoé"], en)).toBe("Ada, Zoé");
    expect(valueWords({ kind: "province" }, "QC", en)).toBe("Quebec");
  });
});

describe("a whole answer in one line", () => {
  it("is the parts of an address, the province by its name in Canada", () => {
    const field = (id: string, kind: Field["kind"] = "text"): Field => ({
      id,
      kind,
      question: words,
      needed: "always",
    });
    const address = composite({
      id: "homeAddress",
      person: "main",
      question: words,
      look: "address",
      needed: "always",
      fields: [field("city"), field("province"), field("country", "country")],
    });
    expect(answerLine(address, { city: "Laval", province: "QC", country: "CA" }, readerFor(student), fr)).toBe(
      "Laval, Québec, Canada",
    );
  });

  it("is each question with its answer, when the answer is asked for part by part", () => {
    const line = wholeAnswerLine(
      { flow: wholeFlow("Student"), key: "medicalTb", value: { hasTb: true, tbContact: false } },
      readerFor(student),
      en,
    );
    expect(line).toMatch(/\? Yes; .*\? No$/);
  });
});

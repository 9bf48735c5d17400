import { describe, expect, it } from "vitest";
import { splitPath } from "../../src/caseFile/answers/answers.ts";
import { applicationTypes } from "../../src/caseFile/application.ts";
import { formNumbers } from "../../src/caseFile/formValues.ts";
import type { PersonRef } from "../../src/caseFile/personRole.ts";
import { readCase } from "../../src/caseFile/readCase.ts";
import { writeCase } from "../../src/caseFile/writtenCase.ts";
import type { FieldKind } from "../../src/fields/kinds.ts";
import { formDefinitions } from "../../src/forms/definitions.ts";
import { isList, type FormPart } from "../../src/forms/fields/field.ts";
import { fieldsOf } from "../../src/forms/formState.ts";
import { stepsOf } from "../../src/questionnaire/flow.ts";
import type { AskingStep } from "../../src/questionnaire/step.ts";
import { contentOf } from "../../src/letters/contents.ts";
import { asForm } from "../../src/letters/letterContent.ts";
import { letters } from "../../src/letters/letters.ts";
import { married } from "../familyOfForms.ts";
import { stateOf } from "../formWords.ts";

/**
 * Text whose accents are signs of their own, as a Mac gives it, in every field of every form, question and letter that takes text:
 * it is composed before any check or count, so that whatever is said of it is what is said of the same text as letters.
 */

const texts: ReadonlySet<FieldKind> = new Set(["text", "name", "multiline", "texts", "email", "phone"]);
const takesText = ({ kind }: { readonly kind: FieldKind }): boolean => texts.has(kind);

/** As long as letters as the boxes take, and longer than they take as signs. */
const whole = "É Thị Hồng Ánh Đặng Ñíguez-Šćąż";
const apart = whole.normalize("NFD");

type Document = Record<string, unknown>;

const valueOf = ({ kind }: { readonly kind: FieldKind }, text: string) => (kind === "texts" ? [text] : text);

/** A case as a document, with this text in each field of a form that takes text. */
function filled(given: string): Document {
  const entered = (parts: readonly FormPart[]): Document =>
    Object.fromEntries(
      parts.flatMap((part): [string, unknown][] => {
        if (!isList(part)) return takesText(part) ? [[part.path, valueOf(part, given)]] : [];
        const fields = part.fields.filter(takesText);
        return fields.length === 0
          ? []
          : [[part.list, [Object.fromEntries(fields.map((field) => [field.path, valueOf(field, given)]))]]];
      }),
    );
  const ofEach = (
    asked: readonly { readonly id: string; readonly sections: readonly { parts: readonly FormPart[] }[] }[],
  ) => Object.fromEntries(asked.map(({ id, sections }) => [id, entered(sections.flatMap(({ parts }) => parts))]));
  return {
    ...(JSON.parse(JSON.stringify(writeCase(married.build()))) as Document),
    forms: ofEach(Object.values(formDefinitions)),
    letters: ofEach(letters.map(({ id }) => asForm(contentOf(id)))),
    profile: { firstName: given, lastName: given },
  };
}

function read(document: Document) {
  const answer = readCase(document, "2026-11-20");
  if (!answer.ok) throw new Error(JSON.stringify(answer.faults));
  return answer.caseFile;
}

const people: readonly PersonRef[] = [{ role: "main" }, { role: "spouse" }];

type AskedText = { readonly id: string; readonly answer: (text: string) => Document };

/** Every question, and every part of one, that takes a text. */
const askedTexts: readonly AskedText[] = [...new Set(applicationTypes.flatMap((type) => stepsOf(type)))]
  .flatMap((step): readonly AskingStep[] => {
    if (step.type === "group") return step.members;
    return step.type === "question" || step.type === "list" || step.type === "composite" ? [step] : [];
  })
  .flatMap((step): readonly AskedText[] => {
    if (step.type !== "question")
      return step.fields.filter(takesText).map((field) => ({
        id: `${step.id}.${field.id}`,
        answer: (text) => {
          const part = { [field.id]: valueOf(field, text) };
          return { [step.id]: step.type === "list" ? [part] : part };
        },
      }));
    const { key, part } = splitPath(step.id);
    return takesText(step)
      ? [{ id: step.id, answer: (text) => ({ [key]: part ? { [part]: valueOf(step, text) } : valueOf(step, text) }) }]
      : [];
  });

const answering = ({ answer }: AskedText, text: string): Document => ({
  format: "boreal-case/1",
  application: { type: "Student" },
  answers: answer(text),
});

describe("text with its accents apart", () => {
  it("is the same case as the text as letters, in forms, letters and the account", () => {
    expect(read(filled(apart))).toEqual(read(filled(whole)));
  });

  it.each(formNumbers)("is said to be what the letters are, in each field of %s", (form) => {
    for (const person of people) {
      const said = (given: string) =>
        stateOf(form, read(filled(given)), person)
          .sections.flatMap(({ parts }) => fieldsOf(parts))
          .map(({ path, value, refusal, advice }) => [path, value, refusal?.code, advice?.code]);
      expect(said(apart)).toEqual(said(whole));
    }
  });

  it("is the same case as the text as letters, in each answer that is a text", () => {
    expect(askedTexts.length).toBeGreaterThan(100);
    for (const asked of askedTexts)
      expect([asked.id, read(answering(asked, apart))]).toEqual([asked.id, read(answering(asked, whole))]);
  });
});

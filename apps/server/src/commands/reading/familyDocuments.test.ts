import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import type { UploadedDocument } from "@boreal/domain/caseFile/uploadedDocument";
import { stepsOf } from "@boreal/domain/questionnaire/flow";
import { prefilledFor } from "@boreal/domain/questionnaire/application/prefilled";
import { readerFor } from "@boreal/domain/questionnaire/inUse";
import type { AskingStep, Step } from "@boreal/domain/questionnaire/step";
import { formOfCase } from "@boreal/domain/review/formOfCase";
import { createReaderPool } from "@boreal/reading/process/pool";
import { afterAll, expect, it } from "vitest";
import { fieldOf } from "../../../../../packages/domain/test/formWords.ts";
import { hang } from "../../../../../tests/running/patience.ts";
import { shareOf } from "../../../../../tests/running/sizes.ts";
import { ngozi } from "../../../../../tests/samples/defects/defect.ts";
import { readFiles } from "../../../../../tests/samples/defects/raised.ts";
import { familyOfThree, type Said } from "../../../../../tests/samples/persona/family.ts";

/**
 * A family with thirty papers (issue of the readers: 80 % of what they say is in answers and forms without typing, and no
 * value is wrong and unmarked). Bytes, reader process, stored reading, questions and forms.
 */
const pool = createReaderPool({ size: 2, timeouts: { page: hang, document: hang, open: hang, face: hang } });
afterAll(async () => await pool.close());

/** What no paper says and the family answers by hand. */
const family = ngozi.answers({
  country: "NG",
  schoolAcceptanceStatus: "yes",
  employmentStatus: "employed",
  formCanadianLevelOfStudy: "master",
  maritalStatus: "married",
  accompanyingSpouse: true,
  spouseCountry: "NG",
  spouseVisaType: "Visitor",
  spouseEmploymentStatus: "employed",
  hasAccompanyingChild: true,
  numberOfChildren: 1,
  accompanyingChildren: [{ childNumber: 1, dateOfBirth: "2022-05-09", accompanying: true, visaType: "Student" }],
  financialSupport: "entirely",
  financialSupporterRelation: "father",
  highestEducation: "twoYear",
});

/** Whom these answers put on the family page. */
const dependents: CaseFile["dependents"] = [
  { id: "spouse", type: "Spouse", visaType: "Visitor" },
  { id: "child1", type: "Child", childNumber: 1, visaType: "Student", birthday: "2022-05-09" },
];

const inQuestions = new Map(
  stepsOf("Student").flatMap((step: Step): [string, AskingStep][] => {
    if (step.type === "group") return step.members.map((member) => [member.id, member]);
    return "id" in step && "needed" in step ? [[step.id, step]] : [];
  }),
);

/** What stands where the paper’s value is asked for, before anybody typed it. */
function standsAt({ in: place }: Said, caseFile: CaseFile): unknown {
  if ("answer" in place) {
    const step = inQuestions.get(place.answer);
    return step && prefilledFor(step, readerFor(caseFile))?.value;
  }
  const person = place.of === "child" ? { role: place.of, childNumber: 1 } : { role: place.of };
  return fieldOf(formOfCase(caseFile, place.form, person), place.path)?.value;
}

const withDocuments = (
  documents: readonly UploadedDocument[],
  answers: Readonly<Record<string, unknown>> = {},
): CaseFile => {
  const caseFile = family.answers(answers).build();
  return { ...caseFile, dependents, documents: [...documents] };
};

/** One press for all of a file: what was read and is not sure counts from then on. */
const confirmed = (document: UploadedDocument): UploadedDocument => {
  const read = document.originalParsedValues ?? {};
  const values = Object.fromEntries((document.toConfirm ?? []).map((name) => [name, read[name]]));
  return { ...document, parsedValues: { ...document.parsedValues, ...values }, toConfirm: [] };
};

const nameOf = ({ in: place }: Said): string =>
  "answer" in place ? place.answer : `${place.form} ${place.of} ${place.path}`;

it("thirty papers of a family spare most of the typing, and put nothing wrong in place unmarked", async () => {
  expect(familyOfThree).toHaveLength(30);
  const uploaded = shareOf("papers of a family", familyOfThree, 5);
  const { documents } = await readFiles(pool, uploaded);
  const said = uploaded.flatMap(({ says }) => says);
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

  const alone = withDocuments(documents);
  const wrong = said.filter((one) => {
    const stands = standsAt(one, alone);
    return stands !== undefined && !same(stands, one.value);
  });
  expect(wrong.map((one) => `${nameOf(one)}: ${JSON.stringify(standsAt(one, alone))}`)).toEqual([]);

  // She goes on past what was filled in; a form begins from her answers.
  const looked = documents.map(confirmed);
  const answers = Object.fromEntries(
    said.flatMap((one) => ("answer" in one.in ? [[one.in.answer, standsAt(one, withDocuments(looked))] as const] : [])),
  );
  const whole = withDocuments(looked, answers);
  const there = (one: Said): boolean =>
    same("answer" in one.in ? answers[one.in.answer] : standsAt(one, whole), one.value);
  const missing = said.filter((one) => !there(one));
  process.stdout.write(
    `thirty papers of a family: ${said.length - missing.length} of ${said.length} values that are asked for are there without typing; missing: ${missing.map((one) => `${nameOf(one)} (${JSON.stringify("answer" in one.in ? answers[one.in.answer] : standsAt(one, whole))})`).join(", ")}\n`,
  );
  expect((said.length - missing.length) / said.length).toBeGreaterThanOrEqual(0.8);
});

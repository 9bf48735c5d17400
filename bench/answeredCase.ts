import { splitPath, type AnswerPath } from "@boreal/domain/caseFile/answers/answers";
import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import type { CaseReader } from "@boreal/domain/caseFile/reader";
import { isoDate } from "@boreal/domain/kernel/calendarDate";
import { indexOfSteps } from "@boreal/domain/questionnaire/flowIndex";
import { readerForFlow } from "@boreal/domain/questionnaire/inUseInFlow";
import { assessSteps } from "@boreal/domain/questionnaire/stepsProgress";
import type { AskingStep, Field, Step } from "@boreal/domain/questionnaire/step";
import { isNeeded, isShown, valueRefusal } from "@boreal/domain/questionnaire/checks/valueFaults";

/**
 * Answers a questionnaire to the end, as somebody would whom everything concerns: married, a child comes along, "yes" where
 * yes and no are offered. Invented, the same each time, and every value passes the checks of its question.
 */

const today = "2026-11-20";
type Parts = Record<string, unknown>;

/** What a family would say first: most questions of the flow hang on these. */
const family = {
  answers: {
    country: "NG",
    passportCountries: ["NG"],
    birthday: "1994-05-04",
    maritalStatus: "married",
    accompanyingSpouse: true,
    hasAccompanyingChild: true,
    numberOfChildren: 1,
    schoolAcceptanceStatus: "yesAndAccepted",
    formCanadianLevelOfStudy: "bachelor",
    highestEducation: "bachelor",
    employmentStatus: "employed",
    hasCanadianSpouse: false,
    financialSupport: "partially",
    spouseVisaType: "OpenWorkPermit",
    spouseEmploymentStatus: "employed",
    isNameSameOnOfficialDocs: false,
    spouseBirthday: "1995-06-07",
  } as Parts,
  dependents: [
    { id: "s", type: "Spouse", visaType: "OpenWorkPermit", birthday: "1995-06-07" },
    { id: "c", type: "Child", childNumber: 1, visaType: "Student", birthday: "2018-01-01" },
  ] as const,
};

const years = [2026, 2027, 2025, 2028, 2024, 2022, 2020, 2018, 2031, 2015, 2010, 2005, 1994, 1990, 1960];
const dates = years.flatMap((year) =>
  [
    [1, 15],
    [6, 1],
    [9, 1],
    [12, 20],
  ].map(([month = 1, day = 1]) => isoDate(year, month, day)),
);
const texts = [
  "Wanderer",
  "AB123456",
  "12345678",
  "12-34567",
  "M5V 2T6",
  "1",
  "person@example.test",
  ...[60, 120, 220, 450].map((length) =>
    "A quiet year of study and work. "
      .repeat(Math.ceil(length / 32))
      .slice(0, length)
      .trim(),
  ),
];

function candidates(field: Field, the: CaseReader): readonly unknown[] {
  const options = (field.choices ?? []).map(({ value }) => value);
  switch (field.kind) {
    case "yesNo":
      return [true, false];
    case "choice":
      return options;
    case "choices":
      return options.map((value) => [value]);
    case "date":
    case "partialDate":
      return [...dates, ...family.dependents.map(({ birthday }) => birthday)];
    case "month":
    case "monthOrOngoing":
      return dates.map((date) => date.slice(0, 7));
    case "number":
      return [1, 7, 2, 12, 70, 100, 3, 0, 5, 1995, 2020];
    case "money":
      return [20_000, 500, 0, 60_000];
    case "country":
      return [...(field.among?.(the) ?? []), "NG", "CA", "US", "GH"];
    case "countries":
      return [["NG"], ["GH"]];
    case "province":
      return ["ON", "BC", "QC"];
    case "texts":
      return [["Wanderer"]];
    case "phone":
      return ["4165550100", "+14165550100", "2348012345678"];
    case "email":
      return ["person@example.test"];
    default:
      return texts;
  }
}

/** Every value that passes now, best first. */
const passing = (field: Field, the: CaseReader): readonly unknown[] =>
  candidates(field, the).filter((value) => valueRefusal(field, value, the) === undefined);

function parts(fields: readonly Field[], path: string, the: CaseReader): Parts {
  const value: Parts = {};
  for (const field of fields) {
    const reader = the.forRow(path, value);
    if (!isShown(reader, field.shown)) continue;
    const [first] = passing(field, reader);
    if (first !== undefined) value[field.id] = first;
    else if (isNeeded(reader, field.needed)) throw new Error(`nothing passes for ${path}.${field.id}`);
  }
  return value;
}

function valueFor(step: AskingStep, the: CaseReader): unknown {
  if (step.type === "question") return passing(step, the)[0];
  if (step.type === "composite") return parts(step.fields, step.id, the);
  const { least, most } = step.rows(the);
  return Array.from({ length: Math.min(Math.max(least, 1), most) }, (_row, index) =>
    parts(step.fields, `${step.id}[${index}]`, the),
  );
}

export const membersOf = (step: Step): readonly AskingStep[] =>
  step.type === "group"
    ? step.members
    : step.type === "question" || step.type === "list" || step.type === "composite"
      ? [step]
      : [];

/** Sets one answer, or one part of one. */
export function withAnswer(caseFile: CaseFile, path: AnswerPath, value: unknown): CaseFile {
  const { key, part } = splitPath(path);
  const answers = caseFile.answers as Parts;
  const set = part === undefined ? value : { ...(answers[key] as Parts | undefined), [part]: value };
  return { ...caseFile, answers: { ...answers, [key]: set } };
}

/** The values besides the present one that its question would take. */
export function otherValues(step: AskingStep, caseFile: CaseFile, the: CaseReader): readonly unknown[] {
  if (step.type !== "question") return [];
  const now = JSON.stringify(
    (step.id in caseFile.answers ? (caseFile.answers as Parts)[step.id] : undefined) ?? the.value(step.id),
  );
  return passing(step, the).filter((value) => JSON.stringify(value) !== now);
}

export type AnsweredCase = {
  readonly caseFile: CaseFile;
  readonly steps: readonly Step[];
  readonly asking: readonly AskingStep[];
};

/** A case of this flow in which no question is open. */
export function answeredCase(type: CaseFile["application"]["type"], steps: readonly Step[]): AnsweredCase {
  let caseFile: CaseFile = {
    today,
    user: { role: "student" },
    profile: {},
    application: { type, status: "Preparation", agreedToDisclaimer: true },
    answers: family.answers,
    dependents: family.dependents,
    documents: [],
  };
  const asking = steps.flatMap(membersOf);
  const index = indexOfSteps(steps);
  const byId = new Map<string, AskingStep>(asking.map((step) => [step.id, step]));
  for (let turn = 0; turn < asking.length * 2; turn += 1) {
    const the = readerForFlow(index, caseFile);
    const open = assessSteps(steps, the).states.find((state) => state.decision.value === "open" && byId.has(state.id));
    if (!open) return { caseFile, steps, asking };
    const step = byId.get(open.id);
    const value = step && valueFor(step, the);
    if (!step || value === undefined) throw new Error(`nothing passes for ${open.id}`);
    caseFile = withAnswer(caseFile, step.id, value);
  }
  throw new Error("the questionnaire does not come to an end");
}

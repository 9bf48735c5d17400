import type { Answers } from "@boreal/domain/caseFile/answers/answers";
import { caseWithDependents } from "@boreal/domain/questionnaire/family/dependentsFromAnswers";
import { readerFor } from "@boreal/domain/questionnaire/inUse";
import { pagesToShow } from "@boreal/domain/questionnaire/progress";
import type { Field, Step } from "@boreal/domain/questionnaire/step";

/** What a page consists of: its type, and each kind of field where it stands, with what is drawn around it. */
function partsOf(step: Step, within = ""): readonly string[] {
  const place = `${within}${step.type}`;
  const about = [
    place,
    ...(step.whyWeAsk ? [`${place} why`] : []),
    ...(step.contact ? [`${place} contact`] : []),
    ...(step.type === "intro" && step.footer ? [`${place} footer`] : []),
  ];
  switch (step.type) {
    case "question":
      return [...about, ...partsOfField(step, place)];
    case "list":
      return [...about, ...step.fields.flatMap((field) => partsOfField(field, place))];
    case "composite":
      return [...about, `${place} ${step.look}`, ...step.fields.flatMap((field) => partsOfField(field, place))];
    case "group":
      return [...about, ...step.members.flatMap((member) => partsOf(member, `${place} `))];
    default:
      return about;
  }
}

const partsOfField = (field: Field, place: string): readonly string[] => [
  `${place} ${field.kind}`,
  ...(field.unit ? ["unit"] : []),
  ...(field.length ? [`${field.kind} with a count`] : []),
  ...(field.helpList ? ["help list"] : []),
  ...(field.choices?.some((option) => option.exclusive) ? ["exclusive option"] : []),
];

/** Pages that this case shows, of which each has something that none before it has: together, everything there is. */
export function tellingPages(today: string, answers: Answers, known = new Set<string>()): readonly string[] {
  const caseFile = caseWithDependents({
    today,
    user: { role: "student" },
    profile: {},
    application: { type: "Student", status: "Preparation" },
    answers,
    dependents: [],
    documents: [],
  });
  return pagesToShow("Student", readerFor(caseFile)).flatMap((step) => {
    const parts = partsOf(step);
    if (parts.every((part) => known.has(part))) return [];
    for (const part of parts) known.add(part);
    return [step.id];
  });
}

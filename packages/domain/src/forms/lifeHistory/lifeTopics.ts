import { applicationForms, type FormNumber, type LifeForm } from "../../caseFile/formValues.ts";
import { lifeTopics, type AskedOfLife, type LifeTopic } from "../../caseFile/lifeTopics.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import type { Text } from "../../kernel/text.ts";
import { fieldsOf, isListState, progressOf, type FormState, type PartState, type Progress } from "../formState.ts";
import { formsOf } from "../forms.ts";

/** What a page of the questionnaire asks of a life beside its own questions (ADR 0137). */

type Topic = {
  /** The forms of the applicant that are filled in with it. */
  readonly forms: readonly FormNumber[];
  /** What takes more than a moment is folded under a line; the rest stands open. */
  readonly line?: Text;
};

const familyForms = ["IMM5645", "IMM5707"] as const;
const applicationsToo: readonly FormNumber[] = [...applicationForms, "IMM0008"];

export const topics: Readonly<Record<LifeTopic, Topic>> = {
  placeOfBirth: { forms: applicationsToo },
  nativeLanguage: { forms: applicationsToo },
  languagesSpoken: { forms: applicationsToo },
  identityDocument: { forms: applicationsToo },
  otherNames: { forms: applicationsToo },
  // Forms from inside Canada take addresses in Canada alone.
  mailAbroad: { forms: ["IMM1294", "IMM1295", "IMM5257", "IMM0008"] },
  telephone: {
    forms: applicationsToo,
    line: {
      en: "Your forms ask for your telephone number",
      fr: "Vos formulaires demandent votre numéro de téléphone",
    },
  },
  countriesLivedIn: {
    forms: [...applicationForms, "IMM5669", "IMM0008"],
    line: {
      en: "Your forms ask in which countries you have lived",
      fr: "Vos formulaires demandent dans quels pays vous avez vécu",
    },
  },
  workAndStudies: {
    forms: [...applicationForms, ...familyForms, "IMM5669", "IMM0008"],
    line: {
      en: "Your forms ask for your work and studies of the past ten years",
      fr: "Vos formulaires demandent votre parcours de travail et d’études des dix dernières années",
    },
  },
  wedding: {
    forms: familyForms,
    line: { en: "Your forms ask who was at your wedding", fr: "Vos formulaires demandent qui était à votre mariage" },
  },
  formerRelationship: {
    forms: applicationsToo,
    line: {
      en: "Your forms ask about earlier relationships",
      fr: "Vos formulaires posent des questions sur vos relations antérieures",
    },
  },
  parents: {
    forms: [...familyForms, "IMM5669", "IMM5406"],
    line: {
      en: "Your forms also ask for the name and birthday of your mother and father",
      fr: "Vos formulaires demandent aussi le nom et la date de naissance de votre mère et de votre père",
    },
  },
  siblings: {
    forms: ["IMM5645", "IMM5406"],
    line: {
      en: "Your forms also ask for the name and birthday of each brother and sister",
      fr: "Vos formulaires demandent aussi le nom et la date de naissance de chaque frère et sœur",
    },
  },
  service: { forms: [...applicationForms, "IMM5669"] },
  conduct: { forms: applicationForms },
};

/** Of what a page asks beside its questions, what some form of this case needs. */
export function topicsAskedNow(asked: readonly AskedOfLife[], the: CaseReader): readonly LifeTopic[] {
  const needed = new Set(
    formsOf(the).flatMap(({ form, person, decision }) =>
      (person === "main" || person === "visitor") && decision.value ? [form.id] : [],
    ),
  );
  return asked.flatMap(({ life, when }) =>
    topics[life].forms.some((form) => needed.has(form)) && (when?.evaluate(the).holds ?? true) ? [life] : [],
  );
}

export type TopicState = {
  readonly topic: LifeTopic;
  /** Of a topic that is folded. */
  readonly line?: Text;
  readonly parts: readonly PartState[];
  readonly progress: Progress;
};

const keyOf = (part: PartState): string => (isListState(part) ? part.list.list : part.path).split(".")[0] ?? "";

/** Whatever is left out may stay so: complete is what is told where nothing is left open. */
export function progressTold(parts: readonly PartState[]): Progress {
  const isTold = (part: PartState) => fieldsOf([part]).some(({ value }) => value !== undefined);
  if (!parts.some(isTold)) return "empty";
  const leavesOpen = parts.some((part) => isListState(part) && (!isTold(part) || part.advice !== undefined));
  const progress = progressOf(parts);
  return progress === "complete" && leavesOpen ? "started" : progress;
}

/** These topics as they stand, in this order. */
export const topicsOfLife = (
  { sections }: Pick<FormState<LifeForm>, "sections">,
  asked: readonly LifeTopic[],
): readonly TopicState[] =>
  asked.map((topic) => {
    const keys: readonly string[] = lifeTopics[topic];
    const parts = sections.flatMap((section) => section.parts).filter((part) => keys.includes(keyOf(part)));
    const { line } = topics[topic];
    return { topic, parts, progress: progressTold(parts), ...(line ? { line } : {}) };
  });

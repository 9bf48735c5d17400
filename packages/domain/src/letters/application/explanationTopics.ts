import type { AnswerKey } from "../../caseFile/answers/answers.ts";
import type { FormPrefill } from "../../forms/fields/field.ts";
import type { FormReader } from "../../forms/formReader.ts";
import type { Text } from "../../kernel/text.ts";
import { refusedBefore } from "../facts/refusals.ts";
import type { LetterField } from "../letterContent.ts";
import { when } from "../prose/fact.ts";

/** What a letter of explanation can be about, which of it the answers call for, and what they tell of it already. */

export const say = (en: string, fr: string): Text => ({ en, fr });

/** What it is about, with the answers that tell it. */
export const topics = {
  refusal: {
    label: say("A refused application", "Une demande refusée"),
    of: say("a refused application", "une demande refusée"),
    told: [],
  },
  overstay: {
    label: say("A stay that was longer than allowed", "Un séjour plus long que permis"),
    of: say("the length of an earlier stay", "la durée d’un séjour antérieur"),
    told: [],
  },
  withoutPermission: {
    label: say("Studies or work without permission", "Des études ou un travail sans autorisation"),
    of: say("earlier studies or work in Canada", "des études ou un travail antérieurs au Canada"),
    told: ["visaViolationWithoutAuthorizationDetails"],
  },
  denied: {
    label: say("A refused entry or an order to leave", "Une entrée refusée ou un ordre de partir"),
    of: say("an earlier decision of a border or an authority", "une décision antérieure d’une autorité"),
    told: ["visaViolationDeniedDetails"],
  },
  misrepresentation: {
    label: say("Information that was said to be false", "Des renseignements dits faux"),
    of: say("information that I gave earlier", "des renseignements que j’ai donnés antérieurement"),
    told: ["visaViolationMisrepresentationDetails"],
  },
  criminal: {
    label: say("A charge or a conviction", "Une accusation ou une condamnation"),
    of: say("my answers about the law", "mes réponses au sujet de la justice"),
    told: ["criminalHistoryDetails"],
  },
  health: {
    label: say("My health", "Ma santé"),
    of: say("my answers about my health", "mes réponses au sujet de ma santé"),
    told: [],
  },
  correction: {
    label: say("A mistake in what I sent", "Une erreur dans ce que j’ai envoyé"),
    of: say("the correction of a mistake", "la correction d’une erreur"),
    told: [],
  },
  document: {
    label: say("A document that I do not have", "Un document que je n’ai pas"),
    of: say("a document that I do not have", "un document que je n’ai pas"),
    told: [],
  },
  gap: {
    label: say("A time without studies or work", "Une période sans études ni travail"),
    of: say("a time without studies or work", "une période sans études ni travail"),
    told: [],
  },
  other: { label: say("Something else", "Autre chose"), of: undefined, told: [] },
} as const satisfies Record<string, { label: Text; of: Text | undefined; told: readonly AnswerKey[] }>;

type Topic = keyof typeof topics;
export const isTopic = (value: string | undefined): value is Topic => value !== undefined && value in topics;

/** Which of them the answers call for. */
const calledFor = (the: FormReader): readonly Topic[] => {
  const yes = (key: AnswerKey) => the.case.answer(key) === true;
  const found: readonly (readonly [Topic, boolean])[] = [
    ["refusal", refusedBefore(the).length > 0],
    ["overstay", yes("hasStayedPastAuthorization")],
    ["withoutPermission", yes("visaViolationWithoutAuthorization")],
    ["denied", yes("visaViolationDenied")],
    ["misrepresentation", yes("visaViolationMisrepresentation")],
    ["criminal", yes("hasCriminalHistory")],
  ];
  return found.flatMap(([topic, holds]) => (holds ? [topic] : []));
};

/** Where the answers call for one of them alone. */
const onlyTopic: FormPrefill = (the) => {
  const [only, ...more] = calledFor(the);
  return only === undefined || more.length > 0
    ? undefined
    : { value: only, from: { fact: "answers", says: say("from your answers", "d’après vos réponses") } };
};

export const topicOf = (the: FormReader): Topic | undefined => {
  const value = the.text("topic");
  return isTopic(value) ? value : undefined;
};
export const isAbout = (topic: Topic) => when((the) => topicOf(the) === topic);

/** Answers that tell what happened. */
export const toldBy = (the: FormReader): readonly AnswerKey[] => {
  const topic = topicOf(the);
  const keys: readonly AnswerKey[] = topic === undefined ? [] : topics[topic].told;
  return keys.filter((key) => typeof the.case.answer(key) === "string");
};
export const isTold = when((the) => topicOf(the) === "refusal" || toldBy(the).length > 0);
export const isNotTold = when((the) => !isTold.evaluate(the).holds);

export const topicField: LetterField = {
  path: "topic",
  kind: "choice",
  look: "dropdown",
  needed: "always",
  label: say("What this letter explains", "Ce que cette lettre explique"),
  hint: say("One letter for one matter.", "Une lettre pour une seule question."),
  choices: Object.entries(topics).map(([value, { label }]) => ({ value, label })),
  prefill: onlyTopic,
};

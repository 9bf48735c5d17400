import { wasRefusedBefore } from "../../../conditions/background/history.ts";
import { fill, type Text } from "../../../kernel/text.ts";
import type { FindsContradictions } from "./contradiction.ts";

/** A letter that denies a refusal, or tells of one that the answers do not hold. */

const few = String.raw`(?:[\p{L}’-]+\s+){0,5}`;
const refused = String.raw`(?:refus(?:ed|als?|ée?s?)?|denied|rejected|rejetée?s?)(?!\p{L})`;
const request = String.raw`(?:visa|permit|application|demande|permis)s?`;
const denied = new RegExp(
  [
    String.raw`(?<!\p{L})(?:never|not|no|jamais|aucune?)\s+${few}${refused}`,
    String.raw`(?<!\p{L})n’ai\s+pas\s+${few}${refused}`,
    String.raw`(?<!\p{L})(?:no|none of my|aucune?(?: de mes)?)\s+(?:\p{L}+\s+)?${request}\s+(?:[\p{L}’-]+\s+){0,8}${refused}`,
  ].join("|"),
  "iu",
);
const told =
  /(?<!\p{L})(?:my|our|ma|mon|notre)\s+(?:[\p{L}’-]+\s+){0,4}(?:application|visa|permit|demande|permis)\s+(?:[\p{L}’-]+\s+){0,5}(?:was|were|got|has been|a été|fut)\s+(?:refused|denied|rejected|refusée?|rejetée?)(?!\p{L})/iu;
/** Of a school, a bank or an employer, or at a border. */
const ofOthers =
  /(?<!\p{L})(?:loans?|jobs?|scholarships?|admission|entry|boarding|school|universit\p{L}+|employers?|prêts?|emplois?|bourses?|entrée|école|embarquement|his|her|their|son|sa|leur|brother|sister|cousin|friend|frère|sœur|ami)(?!\p{L})|\p{L}’s(?!\p{L})/iu;

const sentences: Readonly<Record<"denied" | "told", Text>> = {
  denied: {
    en: "“{title}” says that nothing was refused, and the answers hold a refusal. Name the refusal here, or correct the answer.",
    fr: "«\u00A0{title}\u00A0» dit que rien n’a été refusé, et les réponses indiquent un refus. Parlez de ce refus ici, ou corrigez la réponse.",
  },
  told: {
    en: "“{title}” tells of a refusal, and the answers hold none. Add it to the answers, or correct this text.",
    fr: "«\u00A0{title}\u00A0» parle d’un refus, et les réponses n’en indiquent aucun. Ajoutez-le aux réponses, ou corrigez ce texte.",
  },
};

export const contradictedRefusals: FindsContradictions = ({ own, sentence: typed, the }) => {
  const sentence = typed.replaceAll("'", "’");
  if (the.person.role !== "main" || ofOthers.test(sentence)) return [];
  const { holds } = wasRefusedBefore.evaluate(the.case);
  const isAsked = the.case.answer("hasPreviousVisaApplication") !== undefined;
  const [isDenied, isTold] = [denied.test(sentence), told.test(sentence)];
  const kind = holds && isDenied ? "denied" : !holds && isAsked && isTold && !isDenied ? "told" : undefined;
  if (kind === undefined) return [];
  return [
    {
      id: kind === "denied" ? "refusalDenied" : "refusalNotInAnswers",
      because: fill(sentences[kind], { title: own.section.title }),
      restsOn: [...own.restsOn, "answers.previousVisas"],
      section: own.section.id,
    },
  ];
};

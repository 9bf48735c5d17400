import type { Text } from "../../kernel/text.ts";
import type { PersonRole } from "../../caseFile/personRole.ts";
import { says, type CaseCondition } from "../../caseFile/rule.ts";
import type { AnswerKey } from "../../caseFile/answers/answers.ts";
import {
  asksForBiometricsExtension,
  biometricsAnswersContradict,
  spouseGaveBiometrics,
  spouseValidityLetterIsValid,
} from "../../conditions/biometrics/biometrics.ts";
import { isIrccRequest, isStudent } from "../../conditions/application/application.ts";
import { spouseAccompanies } from "../../conditions/family/family.ts";
import { all, any, not } from "../../kernel/condition.ts";
import { refusal } from "../../kernel/validation.ts";
import {
  biometricsExpiryPrefill,
  biometricsGivenPrefill,
  biometricsNumberPrefill,
} from "../background/historyPrefills.ts";
import { contradiction, group, question, type OwnWords } from "../step.ts";
import { biometricsNumberMax } from "../../fields/checks/documentNumbers.ts";
import { notBlank } from "../../fields/checks/texts.ts";

type QuestionWords = Record<
  "given" | "givenHint" | "givenWhy" | "number" | "numberHint" | "expiry" | "expiryHint" | "expiryWhy",
  Text
>;

const main: QuestionWords = {
  given: {
    en: "Have you given biometrics for an application to Canada in the last ten years?",
    fr: "Avez-vous donné vos données biométriques pour une demande au Canada au cours des dix dernières années?",
  },
  givenHint: {
    en: "At a visa application centre, a border office or a Service Canada office.",
    fr: "Dans un centre de demande de visa, à la frontière ou à un bureau de Service Canada.",
  },
  givenWhy: {
    en: "If they are still valid, you usually do not pay for them or give them again.",
    fr: "Si elles sont encore valides, vous n’avez en général ni à les payer ni à les redonner.",
  },
  number: { en: "What is your biometrics number?", fr: "Quel est votre numéro biométrique?" },
  numberHint: {
    en: "On the biometrics letter or receipt. Leave it empty if you give the expiry date.",
    fr: "Sur la lettre ou le reçu. Laissez vide si vous donnez la date d’expiration.",
  },
  expiry: { en: "When do your biometrics expire?", fr: "Quand vos données biométriques expirent-elles?" },
  expiryHint: {
    en: "Ten years after you gave them. You can check the date on the IRCC website.",
    fr: "Dix ans après la collecte. La date se vérifie sur le site d’IRCC.",
  },
  expiryWhy: { en: "A permit cannot last past this date.", fr: "Un permis ne peut pas dépasser cette date." },
};

const spouse: QuestionWords = {
  given: {
    en: "Has your spouse or partner given biometrics in the last ten years?",
    fr: "Votre conjoint ou partenaire a-t-il donné ses données biométriques au cours des dix dernières années?",
  },
  givenHint: { en: "For any application to Canada.", fr: "Pour toute demande au Canada." },
  givenWhy: {
    en: "If they are still valid, you usually do not have to give them again.",
    fr: "Si elles sont encore valides, il n’est en général pas nécessaire de les redonner.",
  },
  number: { en: "What is their biometrics number?", fr: "Quel est son numéro biométrique?" },
  numberHint: {
    en: "On the letter or receipt. Leave it empty if you have the expiry date.",
    fr: "Sur la lettre ou le reçu. Laissez vide si vous avez la date d’expiration.",
  },
  expiry: { en: "When do their biometrics expire?", fr: "Quand ses données biométriques expirent-elles?" },
  expiryHint: { en: "Ten years after they were given.", fr: "Dix ans après la collecte." },
  expiryWhy: { en: "A permit cannot last past this date.", fr: "Un permis ne peut pas dépasser cette date." },
};

/** The same as the spouse or partner reads it. */
const toSpouse: QuestionWords = {
  ...spouse,
  given: {
    en: "Have you given biometrics in the last ten years?",
    fr: "Avez-vous donné vos données biométriques au cours des dix dernières années?",
  },
  givenWhy: main.givenWhy,
  number: main.number,
  expiry: main.expiry,
  expiryHint: { en: "Ten years after you gave them.", fr: "Dix ans après la collecte." },
};

/** Who is asked, and how. */
const inWords = (person: "main" | "spouse", put: (words: QuestionWords) => OwnWords) =>
  person === "main" ? { person, ...put(main) } : { person, ...put(spouse), toThemselves: put(toSpouse) };

const text = {
  title: { en: "Biometrics", fr: "Données biométriques" },
  hint: {
    en: "Biometrics are your fingerprints and a photo, taken at an official office. They last ten years.",
    fr: "Les données biométriques sont vos empreintes digitales et une photo, prises dans un bureau officiel. Elles durent dix ans.",
  },
  why: {
    en: "You usually do not have to give valid biometrics again.",
    fr: "En général, il n’est pas nécessaire de redonner des données encore valides.",
  },
  spouseTitle: {
    en: "Biometrics of your spouse or partner",
    fr: "Données biométriques de votre conjoint ou partenaire",
  },
  spouseHint: {
    en: "Biometrics are fingerprints and a photo, taken at an official office.",
    fr: "Les données biométriques sont les empreintes digitales et une photo, prises dans un bureau officiel.",
  },
  gave: { en: "you gave biometrics", fr: "vous avez donné vos données biométriques" },
  otherIsMissing: { en: "the number or the date is still missing", fr: "le numéro ou la date manque encore" },
  numberOrDate: {
    en: "Enter the number or the expiry date. One is enough.",
    fr: "Entrez le numéro ou la date d’expiration. Un seul suffit.",
  },
  contradictionTitle: { en: "Two answers do not fit together", fr: "Deux réponses ne concordent pas" },
  contradictionHint: {
    en: "Look at your biometrics answer and your list of applications. You may confirm if both are right.",
    fr: "Regardez votre réponse sur la biométrie et votre liste de demandes. Vous pouvez confirmer si tout est exact.",
  },
  confirm: { en: "Confirm and Continue", fr: "Confirmer et continuer" },
  resolve: { en: "Resolve Contradiction", fr: "Corriger la contradiction" },
} as const;

/** Document 3 section 5.1: the number or the date; each is needed only while the other is missing. */
const numberOrDate = refusal("biometricsNumberOrDate", text.numberOrDate);

const unanswered = (key: AnswerKey, id: string): CaseCondition =>
  says(id, text.otherIsMissing, (the) => the.answer(key) === undefined);

const saidBiometricsGiven = says("saidBiometricsGiven", text.gave, (the) => the.answer("hasBiometrics") === true);

function members(person: Extract<PersonRole, "main" | "spouse">, gave: CaseCondition, shown?: CaseCondition) {
  const keys =
    person === "main"
      ? ({ given: "hasBiometrics", number: "biometricsIdentificationNumber", expiry: "biometricsExpiryDate" } as const)
      : ({
          given: "spouseBiometrics",
          number: "spouseBiometricsIdentificationNumber",
          expiry: "spouseBiometricsExpiryDate",
        } as const);
  const followUp = shown ? all(shown, gave) : gave;
  return [
    question({
      id: keys.given,
      kind: "yesNo",
      ...inWords(person, (words) => ({ question: words.given, hint: words.givenHint, whyWeAsk: words.givenWhy })),
      needed: shown ?? "always",
      ...(shown ? { shown } : { prefill: biometricsGivenPrefill }),
    }),
    question({
      id: keys.number,
      kind: "text",
      ...inWords(person, (words) => ({ question: words.number, hint: words.numberHint })),
      needed: all(followUp, unanswered(keys.expiry, "biometricsDateMissing")),
      shown: followUp,
      ...(shown ? {} : { prefill: biometricsNumberPrefill }),
      checks: [notBlank, biometricsNumberMax],
      whenMissing: numberOrDate,
      warnings: ["checkBiometricsInformation"],
    }),
    question({
      id: keys.expiry,
      kind: "date",
      ...inWords(person, (words) => ({ question: words.expiry, hint: words.expiryHint, whyWeAsk: words.expiryWhy })),
      needed: all(followUp, unanswered(keys.number, "biometricsNumberMissing")),
      shown: followUp,
      ...(shown ? {} : { prefill: biometricsExpiryPrefill }),
      whenMissing: numberOrDate,
      warnings: ["checkBiometricsInformation"],
    }),
  ];
}

export const biometricsGroup = group({
  id: "biometricsGroup",
  person: "main",
  question: text.title,
  hint: text.hint,
  whyWeAsk: text.why,
  shown: any(asksForBiometricsExtension, not(isIrccRequest)),
  members: members("main", saidBiometricsGiven),
  warnings: ["checkBiometricsInformation"],
});

export const biometricsContradictionCheck = contradiction({
  id: "biometricsContradictionCheck",
  person: "main",
  question: text.contradictionTitle,
  hint: text.contradictionHint,
  shown: biometricsAnswersContradict,
  warnings: ["biometricsContradictionNone", "biometricsContradictionGiven"],
  confirm: text.confirm,
  resolve: text.resolve,
  resolveAt: "biometricsGroup",
});

const spouseIsAsked = all(spouseAccompanies, isStudent);

export const spouseBiometricsGroup = group({
  id: "spouseBiometricsGroup",
  person: "spouse",
  question: text.spouseTitle,
  hint: text.spouseHint,
  toThemselves: {
    question: { en: "Your biometrics", fr: "Vos données biométriques" },
    hint: {
      en: "Biometrics are your fingerprints and a photo, taken at an official office.",
      fr: "Les données biométriques sont vos empreintes digitales et une photo, prises dans un bureau officiel.",
    },
  },
  shown: spouseIsAsked,
  skipped: spouseValidityLetterIsValid,
  members: members("spouse", spouseGaveBiometrics, spouseIsAsked),
});

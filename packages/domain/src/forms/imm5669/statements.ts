import type { AnswerKey } from "../../caseFile/answers/answers.ts";
import type { Text } from "../../kernel/text.ts";
import type { FormField, FormPrefill, FormSection } from "../fields/field.ts";
import { anyYesAt } from "../fields/fieldConditions.ts";
import type { FormReader } from "../formReader.ts";
import { byPerson, firstOf, fromAnswers, fromProfile } from "../prefills/origins.ts";
import { crimeDetails, healthDetails, refusalDetails } from "../temporaryResidence/backgroundPrefill.ts";

/**
 * Eleven statements about a past. The principal applicant answers them for the family too, so that a no follows from what one
 * person answered only where nobody else is in the application, and where the question was no narrower; a yes always does.
 */

const yesIf = (...keys: readonly AnswerKey[]): FormPrefill => {
  return (the) => {
    const key = keys.find((one) => the.case.answer(one) === true);
    return key && { value: true, from: { fact: `answers.${key}`, says: fromAnswers } };
  };
};

const childOf: ReadonlySet<string | undefined> = new Set(["son", "daughter", "stepSon", "stepDaughter"]);
const livesAlone: ReadonlySet<string | undefined> = new Set(["single", "divorced", "annulledMarriage", "widowed"]);

/** Whether the person answers for nobody else: the principal applicant without partner and children, and everybody else. */
function answersAlone(the: FormReader): boolean {
  if (the.person.role !== "main") return true;
  const relatives = the.case.answer("familyMembersLocation");
  return (
    livesAlone.has(the.case.answer("maritalStatus")) &&
    the.case.answer("hasAccompanyingChild") === false &&
    the.case.children().length === 0 &&
    relatives !== undefined &&
    relatives.every(({ familyMember }) => !childOf.has(familyMember))
  );
}

const noIf =
  (key: AnswerKey): FormPrefill =>
  (the) =>
    the.case.answer(key) === false && answersAlone(the)
      ? { value: false, from: { fact: `answers.${key}`, says: fromAnswers } }
      : undefined;

/** Arrests and charges are asked about with convictions, in any country. Where it was nobody asks, so that a yes is theirs to place. */
const noCrime = byPerson({ main: noIf("hasCriminalHistory"), spouse: noIf("spouseCriminalHistory") });

const listsRefusal: FormPrefill = (the) =>
  (the.case.answer("previousVisas") ?? []).some(({ result }) => result === "refused")
    ? { value: true, from: { fact: "answers.previousVisas", says: fromAnswers } }
    : undefined;

const associatedInAccount: FormPrefill = (the) =>
  the.case.profile("politicalAssociation") === true
    ? { value: true, from: { fact: "profile.politicalAssociation", says: fromProfile } }
    : undefined;

const isIll: FormPrefill = (the) => {
  if (the.case.answer("medicalTb")?.hasTb === true)
    return { value: true, from: { fact: "answers.medicalTb", says: fromAnswers } };
  return the.case.answer("isHealthy") === false
    ? { value: true, from: { fact: "answers.isHealthy", says: fromAnswers } }
    : undefined;
};

type Statement = readonly [name: string, label: Text, prefill?: FormPrefill];

const list: readonly Statement[] = [
  [
    "convictedInCanada",
    {
      en: "Convicted of a crime or an offence in Canada, without a pardon",
      fr: "Déclaration de culpabilité pour un crime ou une infraction au Canada, sans pardon",
    },
    noCrime,
  ],
  [
    "convictedElsewhere",
    {
      en: "Convicted, charged, on trial or part of criminal proceedings in another country",
      fr: "Déclaration de culpabilité, accusation, procès ou poursuite criminelle dans un autre pays",
    },
    noCrime,
  ],
  [
    "refugeeClaim",
    {
      en: "Claimed refugee protection, in Canada, at a visa office, in another country or with the UNHCR",
      fr: "Demande d’asile, au Canada, à un bureau des visas, dans un autre pays ou auprès du HCR",
    },
  ],
  [
    "refusedVisa",
    {
      en: "Was refused refugee status, a visa or the right to live in any country, or was turned down by Quebec or by a province that names people",
      fr: "Refus du statut de réfugié, d’un visa ou de la résidence permanente par un pays, y compris le Canada, d’un certificat du Québec ou de la désignation d’une province",
    },
    byPerson({ main: firstOf(listsRefusal, yesIf("pastCanadianRefusal")) }),
  ],
  [
    "refusedEntry",
    {
      en: "Refused entry to Canada or another country, or ordered to leave",
      fr: "Refus d’entrée au Canada ou dans un autre pays, ou ordre de le quitter",
    },
    // The question counts refused visas too: a yes may be about one of those.
    byPerson({ main: noIf("visaViolationDenied"), spouse: noIf("spouseVisaViolationDenied") }),
  ],
  [
    "warCrimes",
    {
      en: "Involved in genocide, a war crime or a crime against humanity",
      fr: "Participation à un génocide, à un crime de guerre ou à un crime contre l’humanité",
    },
  ],
  [
    "violence",
    {
      en: "Used, planned or supported armed struggle or violence for political, religious or social aims",
      fr: "Recours à la lutte armée ou à la violence à des fins politiques, religieuses ou sociales, ou planification ou promotion de celle-ci",
    },
  ],
  [
    "violentGroup",
    {
      en: "Associated with a group that used or supports such violence",
      fr: "Association avec un groupe qui a eu recours à une telle violence ou qui en fait la promotion",
    },
    byPerson({ main: associatedInAccount }),
  ],
  [
    "criminalOrganization",
    {
      en: "Member of an organization with a pattern of criminal activity",
      fr: "Membre d’une organisation dont les activités criminelles suivent un plan",
    },
    byPerson({
      main: firstOf(yesIf("hasOrganizedCrimeHistory"), noIf("hasOrganizedCrimeHistory")),
      spouse: firstOf(yesIf("spouseHasOrganizedCrimeHistory"), noIf("spouseHasOrganizedCrimeHistory")),
    }),
  ],
  [
    "detained",
    { en: "Detained, incarcerated or put in jail", fr: "Détention, incarcération ou emprisonnement" },
    byPerson({ main: yesIf("hasBeenIncarcerated"), spouse: yesIf("spouseHasBeenIncarcerated") }),
  ],
  [
    "seriousDisease",
    {
      en: "A serious disease, or a physical or mental disorder",
      fr: "Une maladie grave, ou un trouble physique ou mental",
    },
    byPerson({ main: isIll }),
  ],
];

const pathOf = (name: string): string => `statements.${name}`;

/** All that the answers tell of it, one after the other. */
const details: FormPrefill = (the) => {
  const told = [refusalDetails, crimeDetails, healthDetails].flatMap((prefill) => prefill(the) ?? []);
  const [first] = told;
  return first && { value: told.map(({ value }) => value).join("\n"), from: first.from };
};

export const statements: FormSection = {
  id: "statements",
  title: { en: "Statements about your past", fr: "Déclarations sur votre passé" },
  lead: {
    en: "Did any of these ever happen to you? The principal applicant answers for every family member of the application too.",
    fr: "L’une de ces situations s’est-elle déjà produite? La personne qui présente la demande principale répond aussi pour chaque membre de la famille inclus dans la demande.",
  },
  parts: [
    ...list.map(([name, label, prefill]): FormField => ({
      path: pathOf(name),
      kind: "yesNo",
      label,
      needed: "always",
      ...(prefill ? { prefill } : {}),
    })),
    {
      path: "statements.details",
      kind: "multiline",
      label: { en: "Details of each yes", fr: "Précisions sur chaque oui" },
      hint: { en: "Who, what, where and when.", fr: "Qui, quoi, où et quand." },
      shown: anyYesAt(...list.map(([name]) => pathOf(name))),
      needed: "always",
      prefill: details,
    },
  ],
};

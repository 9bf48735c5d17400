import type { CaseReader } from "../../caseFile/reader.ts";
import { says } from "../../caseFile/rule.ts";
import { addMonths, isIsoDate } from "../../kernel/calendarDate.ts";
import { hostMinimumIncome, superVisaInsuranceLength, superVisaTerms } from "../../tables/visit/superVisa.ts";
import { isInCanada } from "../status/insideCanada.ts";

/** What a super visa asks for besides the host’s income. */

export const superVisaNotAnswered = says(
  "superVisaNotAnswered",
  {
    en: "it is not answered yet whether this is a super visa",
    fr: "on ne sait pas encore s’il s’agit d’un super visa",
  },
  (the) => the.answer("vvIsSuperVisa") === undefined,
);

export const superVisaTermsNotKnown = says(
  "superVisaTermsNotKnown",
  {
    en: "the rules on super visas, or the incomes that they ask for, are not known for this date",
    fr: "les règles du super visa, ou les revenus qu’elles exigent, ne sont pas connus à cette date",
  },
  (the) => !the.row(superVisaTerms).found || !the.row(hostMinimumIncome).found,
);

/** Its table says from where it is asked for. */
export const appliesFromInsideCanada = says(
  "appliesFromInsideCanada",
  {
    en: "a super visa is asked for from outside Canada, and the visitor is in Canada",
    fr: "un super visa se demande de l’étranger, et la personne qui visite est au Canada",
    to: {
      visitor: {
        en: "a super visa is asked for from outside Canada, and you are in Canada",
        fr: "un super visa se demande de l’étranger, et vous êtes au Canada",
      },
    },
  },
  (the) => {
    const terms = the.row(superVisaTerms);
    return terms.found && terms.row.value.applyFrom === "outside Canada" && isInCanada.evaluate(the).holds;
  },
);

export const relationNotAnswered = says(
  "relationNotAnswered",
  {
    en: "it is not answered yet whether the host is the visitor’s child or grandchild",
    fr: "on ne sait pas encore si l’hôte est l’enfant ou le petit-enfant de la personne qui visite",
    to: {
      host: {
        en: "it is not answered yet whether you are the visitor’s child or grandchild",
        fr: "on ne sait pas encore si vous êtes l’enfant ou le petit-enfant de la personne qui visite",
      },
      visitor: {
        en: "it is not answered yet whether the host is your child or grandchild",
        fr: "on ne sait pas encore si l’hôte est votre enfant ou votre petit-enfant",
      },
    },
  },
  (the) => the.answer("vvHostIsDescendant") === undefined,
);

const ofInsurance = (the: CaseReader) =>
  the
    .documents("super-visa-insurance")
    .map(({ parsedValues }) => parsedValues?.["expiryDate"])
    .filter((day): day is string => typeof day === "string" && isIsoDate(day))
    .toSorted()
    .at(-1);

/** By the latest end that was read; from the day of entry. */
export const insuranceIsTooShort = says(
  "insuranceIsTooShort",
  {
    en: "the insurance that was uploaded ends before the time that it must cover from the arrival on",
    fr: "l’assurance téléversée prend fin avant la durée qu’elle doit couvrir à partir de l’arrivée",
  },
  (the) => {
    const [end, arrival, length] = [
      ofInsurance(the),
      the.answer("vvVisitorArrivalDate"),
      the.row(superVisaInsuranceLength),
    ];
    return end !== undefined && arrival !== undefined && length.found && end < addMonths(arrival, length.row.value);
  },
);

export const insuranceIsShown = says(
  "insuranceIsShown",
  { en: "proof of the insurance is in the vault", fr: "une preuve de l’assurance est dans le coffre" },
  (the) => the.documents("super-visa-insurance").length > 0,
);

import { isVisitorVisa } from "../../conditions/application/application.ts";
import { finds } from "../memoReader.ts";
import type { PageSlug } from "../../caseFile/vaultPlaces.ts";
import type { ReasonDefinition, Strand } from "../reasonDefinition.ts";
import { fundsOfStudents, leavesAtEnd, listOfReasons, ourMapping } from "./memoSources.ts";
import { isNotForStudies, isNotNamedInCourt, notForDecisions } from "./raisedAgainst.ts";
import {
  nobodyIsAsked,
  organizationPaysVisit,
  paysAlone,
  personPays,
  personsWhoPay,
  supporterNotAskedInCourt,
  supportIsNotAnswered,
  thirdIsNotAnswered,
  thirdNotAskedInCourt,
  thirdPays,
} from "./whoPays.ts";

/** Who else pays: a person, an organization or a second person, and who paid before. */

const supporter = (id: string, shows: Strand["shows"], pages: readonly PageSlug[]): Strand => ({
  id,
  shows,
  pages,
  wanted: personPays,
});
const third = (id: string, shows: Strand["shows"], pages: readonly PageSlug[]): Strand => ({
  id,
  shows,
  pages,
  wanted: thirdPays,
});

const supporterFields = [
  "financialSupporterFullName",
  "applicantFullName",
  "accountHolderName",
  "closingBalance",
  "employer",
  "jobTitle",
  "issueDate",
] as const;

export const unsubstantiatedFinancialSupporter: ReasonDefinition = {
  id: "unsubstantiatedFinancialSupporter",
  notRaised: [
    ...notForDecisions,
    isNotNamedInCourt("unsubstantiatedFinancialSupporter"),
    nobodyIsAsked,
    paysAlone,
    organizationPaysVisit,
  ],
  strands: [
    supporter(
      "promise",
      {
        en: "the promise of the person who helps to pay",
        fr: "l’engagement de la personne qui aide à payer",
      },
      ["financial-supporter-letter", "financial-support-letter", "visitor-visa-host-letter", "spousal-support"],
    ),
    supporter(
      "relation",
      {
        en: "what this person is to the applicant",
        fr: "le lien de cette personne avec la personne qui présente la demande",
      },
      [
        "financial-supporter-relationship",
        "proof-of-relationship",
        "super-visa-relationship",
        "visitor-visa-host-birth-certificate",
        "visitor-visa-visitor-birth-certificate",
        "applicant-birth-certificate",
        "marriage-certificate",
        "visitor-visa-visitor-marriage-certificate",
      ],
    ),
    supporter("means", { en: "the means of this person", fr: "les moyens de cette personne" }, [
      "financial-supporter-proof-of-funds",
      "financial-supporter-employment-letter",
      "financial-supporter-tax-return",
      "visitor-visa-sponsor-documents",
      "visitor-visa-host-proof-of-funds",
      "visitor-visa-host-employment-letter",
      "visitor-visa-host-pay-slips",
      "visitor-visa-spouse-proof-of-funds",
      "cra-notice-of-assessment",
      "t4-slip",
      "spouse-proof-of-funds",
    ]),
    {
      ...supporter("identity", { en: "who this person is", fr: "l’identité de cette personne" }, [
        "financial-supporter-passport",
        "visitor-visa-host-status",
      ]),
      isOptional: true,
    },
  ],
  gaps: [supportIsNotAnswered, supporterNotAskedInCourt],
  warnings: ["financialSupporterLetterOutdated", "financialSupporterLetterUnsigned"],
  fields: supporterFields,
  whole: {
    en: "the promise, the relation and the means of who helps to pay are on file, and no warning about them is open",
    fr: "l’engagement, le lien et les moyens de la personne qui aide à payer sont au dossier, et aucun avertissement à leur sujet n’est ouvert",
  },
  sources: [listOfReasons, fundsOfStudents, ourMapping],
};

const noSecondPayer = finds(
  "noSecondPayer",
  {
    en: "the answers name no second person and no organization that pays",
    fr: "les réponses ne nomment ni deuxième personne ni organisme qui paie",
  },
  (the) => {
    if (isVisitorVisa.evaluate(the.case).holds) {
      const sponsor = the.case.answer("vvSponsor");
      return sponsor === "myself" || personsWhoPay.includes(sponsor ?? "");
    }
    return (
      the.case.answer("financialSupport") === "notSupported" || the.case.answer("hasSecondFinancialSupporter") === false
    );
  },
);

export const unsubstantiatedThirdPartySupport: ReasonDefinition = {
  id: "unsubstantiatedThirdPartySupport",
  notRaised: [...notForDecisions, isNotNamedInCourt("unsubstantiatedThirdPartySupport"), nobodyIsAsked, noSecondPayer],
  strands: [
    third(
      "promiseOfThird",
      {
        en: "the promise of the third party who pays",
        fr: "l’engagement du tiers qui paie",
      },
      ["second-financial-supporter-letter", "visitor-visa-sponsor-documents", "visitor-visa-host-letter"],
    ),
    {
      ...third("relationOfThird", { en: "why the third party pays", fr: "la raison pour laquelle le tiers paie" }, [
        "second-financial-supporter-relationship",
        "visitor-visa-sponsor-documents",
        "visitor-visa-host-letter",
        "visitor-visa-travel-letter",
      ]),
    },
    third("meansOfThird", { en: "the means of the third party", fr: "les moyens du tiers" }, [
      "second-financial-supporter-proof-of-funds",
      "second-financial-supporter-employment-letter",
      "second-financial-supporter-tax-return",
      "visitor-visa-sponsor-documents",
    ]),
    {
      ...third("identityOfThird", { en: "who the third party is", fr: "l’identité du tiers" }, [
        "second-financial-supporter-passport",
      ]),
      isOptional: true,
    },
  ],
  gaps: [thirdIsNotAnswered, thirdNotAskedInCourt],
  fields: supporterFields,
  whole: {
    en: "the promise, the reason and the means of the third party are on file, and no warning about them is open",
    fr: "l’engagement, la raison et les moyens du tiers sont au dossier, et aucun avertissement à leur sujet n’est ouvert",
  },
  sources: [listOfReasons, fundsOfStudents, leavesAtEnd, ourMapping],
};

const neverStudiedInCanada = finds(
  "neverStudiedInCanada",
  {
    en: "the answers say that there were no earlier studies in Canada to pay for",
    fr: "les réponses indiquent qu’il n’y a pas eu d’études antérieures au Canada à payer",
  },
  (the) => the.type() === "Student" && the.case.answer("studiedInCanada") === false,
);

export const priorSupportNotJustified: ReasonDefinition = {
  id: "priorSupportNotJustified",
  notRaised: [...notForDecisions, isNotForStudies, isNotNamedInCourt("priorSupportNotJustified"), neverStudiedInCanada],
  strands: [
    {
      id: "paymentBefore",
      shows: {
        en: "how earlier studies or stays were paid for",
        fr: "la façon dont des études ou des séjours antérieurs ont été payés",
      },
      pages: [
        "tuition-receipt",
        "scholarship-letter",
        "loan-approval-letter",
        "lump-sum-supporting-documents",
        "financial-explanation",
        "financial-support-letter",
        "letter-of-explanation",
      ],
    },
    {
      id: "studiesBefore",
      shows: { en: "that earlier studies took place", fr: "que des études antérieures ont eu lieu" },
      pages: ["enrolment-letter", "transcripts", "completion-of-studies", "education-credentials"],
    },
  ],
  warnings: ["duplicateTuitionReceipt"],
  fields: ["schoolName", "programName", "tuitionFees", "completionDate", "issueDate"],
  whole: {
    en: "earlier studies and how they were paid for are shown, and no warning about them is open",
    fr: "les études antérieures et leur paiement sont montrés, et aucun avertissement à leur sujet n’est ouvert",
  },
  sources: [listOfReasons, fundsOfStudents, ourMapping],
};

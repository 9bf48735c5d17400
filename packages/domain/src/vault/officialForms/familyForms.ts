import type { Permission } from "../permission.ts";
import type { Noun } from "../../kernel/noun.ts";
import type { PageOfEach, PageSlug } from "../../caseFile/vaultPlaces.ts";
import type { ApplicationType } from "../../caseFile/application.ts";
import type { CaseRule } from "../../caseFile/rule.ts";
import {
  isExpressEntry,
  isMadeInsideCanada,
  restsOnLabourMarketAssessment,
  typeIsOneOf,
} from "../../conditions/application/application.ts";
import { childIs18 } from "../../conditions/family/dependentVisas.ts";
import { checklistNames5707 } from "../../conditions/officialForms/familyForms.ts";
import {
  adultChildStudiesFromAbroad,
  childAppliesForNothing,
  minorComesWithParent,
  spouseAppliesForNothing,
} from "../../conditions/officialForms/officialForms.ts";
import { visitorIsMinor } from "../../conditions/visit/visitorVisa.ts";
import { all, not } from "../../kernel/condition.ts";
import type { TableSource } from "../../kernel/datedTable.ts";
import type { Clause, Text } from "../../kernel/text.ts";
import { officialForms, scans } from "../files/fileTypes.ts";
import { alwaysRequired, helpsYourCase } from "../levels.ts";
import { vaultPage, type RequirementLevel, type VaultPage } from "../page.ts";
import { applicantAlwaysSupplies, applicantSupplies } from "../permissions.ts";
import { allBut, ownedBy, type PageOwner } from "../person.ts";
import { fileNumber, slotFor } from "../slotFor.ts";
import { ofReadFields } from "../files/slotWarnings.ts";
import { checklist5483, checklist5484, excerptOf, specified } from "../sources.ts";
import { closedToOutsiders } from "../pageRights.ts";

/** Two forms that each person has of their own: family information, and the use of a representative. */

/** Words that several places of this file say. */
const text = {
  familyForm: {
    en: "Family Information Form (IMM 5645)",
    fr: "Formulaire de renseignements sur la famille (IMM 5645)",
    noun: "m",
  },
  representative: {
    en: "Use of a Representative (IMM 5476)",
    fr: "Recours aux services d’un représentant (IMM 5476)",
    noun: "m",
  },
  toldOnline: {
    en: "Express Entry asks about the family online",
    fr: "Entrée express pose les questions sur la famille en ligne",
  },
  checklistAsks: { en: "the official checklist asks for it", fr: "la liste de contrôle officielle l’exige" },
  spouseAsksForNothing: {
    en: "your spouse or partner is not applying for a visa or permit",
    fr: "votre conjoint ou partenaire ne demande ni visa ni permis",
  },
  firmActs: { en: "the firm may act only with this form", fr: "le cabinet ne peut agir qu’avec ce formulaire" },
} satisfies Record<string, Text | Noun>;

type Person = Extract<PageOwner, "main" | "spouse" | "child" | "visitor">;
type Level = Pick<CaseRule<RequirementLevel>, "otherwise"> & { readonly cases?: CaseRule<RequirementLevel>["cases"] };

const byPerson = <T>(values: Record<Person, T>) => values;

const slugOf = (person: Person, form: PageOfEach<"spouse" | "child" | "visitor-visa-visitor">): PageSlug =>
  byPerson<PageSlug>({
    main: form,
    spouse: `spouse-${form}` as const,
    child: `child-${form}` as const,
    visitor: `visitor-visa-visitor-${form}` as const,
  })[person];

const familyFormIsNotNeeded = typeIsOneOf(
  "familyFormIsNotNeeded",
  {
    en: "this kind of case has no family form",
    fr: "ce type de dossier n’a pas de formulaire sur la famille",
  },
  ["Iec", "JudicialReview"],
);

/** Document 3 section 6. */
const hasFamilyForm: CaseRule<readonly Permission[]> = {
  id: "permissions.familyForm",
  cases: [[familyFormIsNotNeeded, []]],
  otherwise: [
    { en: "you check this form and sign it", fr: "vous vérifiez ce formulaire et le signez" },
    ["View", "Upload"],
  ],
};

const familyTypes: Record<Person, readonly ApplicationType[]> = {
  main: allBut("JudicialReview", "IrccRequest", "VisitorVisa", "Iec"),
  spouse: allBut("JudicialReview", "IrccRequest", "Iec"),
  child: allBut("JudicialReview", "IrccRequest", "Iec"),
  visitor: ["VisitorVisa"],
};

const familyLevels: Record<Person, Level> = {
  main: {
    cases: [
      [
        minorComesWithParent,
        "NotApplicable",
        {
          en: "a minor who comes with a parent needs no family form",
          fr: "une personne mineure qui vient avec un parent n’a pas besoin de ce formulaire",
        },
      ],
      [isExpressEntry, "IfApplicable", text.toldOnline],
      [
        restsOnLabourMarketAssessment,
        "IfApplicable",
        { en: "the worker needs it later", fr: "la personne en aura besoin plus tard" },
      ],
      [
        isMadeInsideCanada,
        "Recommended",
        {
          en: "the checklists of applications made in Canada do not name it, but officers often ask for it",
          fr: "les listes de contrôle des demandes faites au Canada ne le nomment pas, mais les agents le demandent souvent",
        },
      ],
    ],
    otherwise: alwaysRequired(text.checklistAsks),
  },
  spouse: {
    cases: [
      [isExpressEntry, "IfApplicable", text.toldOnline],
      [not(spouseAppliesForNothing), "Required"],
    ],
    otherwise: [text.spouseAsksForNothing, "NotApplicable"],
  },
  child: {
    cases: [
      [childAppliesForNothing, "NotApplicable"],
      [
        all(adultChildStudiesFromAbroad, checklistNames5707),
        "Required",
        {
          en: "the checklist IMM 5483 asks for this form from everyone who is 18 or older and applies to study",
          fr: "la liste IMM 5483 exige ce formulaire des personnes de 18 ans ou plus qui demandent à étudier",
        },
      ],
      [
        childIs18,
        "NotApplicable",
        {
          en: "a child of this age has no copy of this form",
          fr: "un enfant de cet âge n’a pas d’exemplaire de ce formulaire",
        },
      ],
    ],
    otherwise: helpsYourCase({ en: "some visa offices ask for it", fr: "certains bureaux des visas le demandent" }),
  },
  visitor: { cases: [[visitorIsMinor, "Recommended"]], otherwise: alwaysRequired(text.checklistAsks) },
};

const familySources: readonly TableSource[] = [checklist5483("form 2"), specified("document 3 section 3.9")];

const familyForm = (person: Person): VaultPage =>
  vaultPage({
    slug: slugOf(person, "family-information-form"),
    rights: closedToOutsiders,
    ...ownedBy(person, text.familyForm),
    category: "General",
    tags: [],
    phase: "preparation",
    appliesTo: familyTypes[person],
    studentPermissions: person === "visitor" ? applicantSupplies : hasFamilyForm,
    lawyerCanGenerate: {},
    slots: [
      slotFor(person, {
        id: "familyInformationForm",
        name: text.familyForm,
        documentTypes: ["IMM5645", "IMM5707"],
        hasParsing: true,
        level: {
          ...familyLevels[person],
          sources: person === "visitor" ? [checklist5484, ...familySources] : familySources,
        },
        potentialWarnings: [
          ...ofReadFields,
          "formNotValidated",
          "incorrectFormVersion",
          "formMissingSignature",
          "formWasAutofilled",
          "familyInformationIncomplete",
          "mainApplicantInformationIncomplete",
        ],
        fieldsToRead: ["formNumber", "applicantFullName", "isSigned"],
        instructions: {
          en: "Parents, spouse or partner, children, brothers and sisters, wherever they live, and those who have died too. Use IMM 5645 or IMM 5707, whichever today’s checklist names. Check every line, sign it and upload that same file.",
          fr: "Parents, conjoint ou partenaire, enfants, frères et sœurs, où qu’ils habitent, et aussi ceux qui sont décédés. Utilisez IMM 5645 ou IMM 5707, selon la liste de contrôle en vigueur. Vérifiez chaque ligne, signez et téléversez ce fichier même.",
        },
        example: "form",
        maxFiles: 1,
        acceptedTypes: officialForms,
        splitScreen: true,
      }),
    ],
  });

const representativeTypes: Record<Person, readonly ApplicationType[]> = {
  main: allBut("VisitorVisa"),
  spouse: allBut("JudicialReview", "IrccRequest"),
  child: allBut("JudicialReview", "IrccRequest"),
  visitor: ["VisitorVisa"],
};

const representativeLevels: Record<Person, Level> = {
  main: { otherwise: alwaysRequired(text.firmActs) },
  spouse: {
    cases: [
      [
        not(spouseAppliesForNothing),
        "Required",
        {
          en: "the firm may act for your spouse or partner only with this form",
          fr: "le cabinet ne peut agir pour votre conjoint ou partenaire qu’avec ce formulaire",
        },
      ],
    ],
    otherwise: [text.spouseAsksForNothing, "NotApplicable"],
  },
  child: {
    cases: [
      [childAppliesForNothing, "NotApplicable"],
      [childIs18, "Required", { en: "an adult signs their own form", fr: "un adulte signe son propre formulaire" }],
    ],
    otherwise: helpsYourCase({ en: "a parent may sign it for a child", fr: "un parent peut le signer pour un enfant" }),
  },
  visitor: { otherwise: alwaysRequired(text.firmActs) },
};

const representativeInstructions: Record<Person, Clause> = {
  main: {
    en: "Sign it by hand, in blue or black ink, so that the firm may act for you. Each adult signs their own form.",
    fr: "Signez-le à la main, à l’encre bleue ou noire, pour que le cabinet puisse agir pour vous. Chaque adulte signe son propre formulaire.",
  },
  spouse: {
    en: "Your spouse or partner signs their own form, by hand.",
    fr: "Votre conjoint ou partenaire signe son propre formulaire, à la main.",
  },
  child: {
    en: "A parent signs for a child under 18. From 18 on, the child signs.",
    fr: "Un parent signe pour un enfant de moins de 18 ans. À partir de 18 ans, l’enfant signe.",
  },
  visitor: {
    en: "The visitor signs it by hand.",
    fr: "La personne qui visite le signe à la main.",
    to: { visitor: { en: "Sign it by hand.", fr: "Signez-le à la main." } },
  },
};

const representative = (person: Person): VaultPage =>
  vaultPage({
    slug: slugOf(person, "use-of-a-representative"),
    rights: closedToOutsiders,
    ...ownedBy(person, text.representative),
    category: "General",
    tags: [],
    phase: "preparation",
    appliesTo: representativeTypes[person],
    studentPermissions: person === "main" || person === "spouse" ? applicantAlwaysSupplies : applicantSupplies,
    lawyerCanGenerate: {},
    slots: [
      slotFor(person, {
        id: "useOfARepresentative",
        name: text.representative,
        documentTypes: ["UseOfRepresentative"],
        hasParsing: true,
        level: {
          ...representativeLevels[person],
          sources: [
            excerptOf("IRCC, Use of a representative (IMM 5476)"),
            ...(person === "main" ? [checklist5483("form 4")] : []),
          ],
        },
        potentialWarnings: [...ofReadFields, "formMissingSignature", "signatureNotInBlue", "representativeInfoAltered"],
        fieldsToRead: ["formNumber", "applicantFullName", "isSigned"],
        instructions: representativeInstructions[person],
        example: "scan",
        subFileNames: fileNumber,
        maxFiles: 2,
        acceptedTypes: scans,
      }),
    ],
  });

const people: readonly Person[] = ["main", "spouse", "child", "visitor"];

export const familyFormPages: readonly VaultPage[] = [...people.map(familyForm), ...people.map(representative)];

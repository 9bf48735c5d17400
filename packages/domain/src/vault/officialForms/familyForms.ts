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
import type { Text } from "../../kernel/text.ts";
import { familyFormsText as text } from "./familyForms.text.ts";
import { officialForms, scans } from "../files/fileTypes.ts";
import { alwaysRequired, helpsYourCase } from "../levels.ts";
import { vaultPage, type Permission, type RequirementLevel, type VaultPage } from "../page.ts";
import { applicantAlwaysSupplies, applicantSupplies } from "../permissions.ts";
import { allBut, ownedBy, type PageOwner } from "../person.ts";
import { fileNumber, slotFor } from "../slotFor.ts";
import { ofReadFields } from "../files/slotWarnings.ts";
import { checklist5483, checklist5484, excerptOf, specified } from "../sources.ts";

/** Two forms that each person has of their own: family information, and the use of a representative. */

type Person = Extract<PageOwner, "main" | "spouse" | "child" | "visitor">;
type Level = Pick<CaseRule<RequirementLevel>, "otherwise"> & { readonly cases?: CaseRule<RequirementLevel>["cases"] };

const byPerson = <T>(values: Record<Person, T>) => values;

const slugOf = (person: Person, form: string): string =>
  byPerson({ main: form, spouse: `spouse-${form}`, child: `child-${form}`, visitor: `visitor-visa-visitor-${form}` })[
    person
  ];

/** Document 3 section 6. */
const hasFamilyForm: CaseRule<readonly Permission[]> = {
  id: "permissions.familyForm",
  cases: [[typeIsOneOf("noFamilyForm", text.noFormInThisCase, ["Iec", "JudicialReview"]), []]],
  otherwise: [text.checkAndSign, ["View", "Upload"]],
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
      [minorComesWithParent, "NotApplicable", text.minorWithParent],
      [isExpressEntry, "IfApplicable", text.toldOnline],
      [restsOnLabourMarketAssessment, "IfApplicable", text.workerLater],
      [isMadeInsideCanada, "Recommended", text.notListedButAsked],
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
      [all(adultChildStudiesFromAbroad, checklistNames5707), "Required", text.checklistAsksAdultChild],
      [childIs18, "NotApplicable", text.adultChild],
    ],
    otherwise: helpsYourCase(text.someOfficesAsk),
  },
  visitor: { cases: [[visitorIsMinor, "Recommended"]], otherwise: alwaysRequired(text.checklistAsks) },
};

const familySources: readonly TableSource[] = [checklist5483("form 2"), specified("document 3 section 3.9")];

const familyForm = (person: Person): VaultPage =>
  vaultPage({
    slug: slugOf(person, "family-information-form"),
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
        instructions: text.familyFormInstructions,
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
    cases: [[not(spouseAppliesForNothing), "Required", text.firmActsForSpouse]],
    otherwise: [text.spouseAsksForNothing, "NotApplicable"],
  },
  child: {
    cases: [
      [childAppliesForNothing, "NotApplicable"],
      [childIs18, "Required", text.adultSigns],
    ],
    otherwise: helpsYourCase(text.parentSigns),
  },
  visitor: { otherwise: alwaysRequired(text.firmActs) },
};

const representativeInstructions: Record<Person, Text> = {
  main: text.signYourself,
  spouse: text.spouseSigns,
  child: text.childSigns,
  visitor: text.visitorSigns,
};

const representative = (person: Person): VaultPage =>
  vaultPage({
    slug: slugOf(person, "use-of-a-representative"),
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

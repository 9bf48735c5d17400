import type { ApplicationType } from "../../caseFile/application.ts";
import { prefixed } from "../../caseFile/personRole.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import type { CaseCondition, CaseRule } from "../../caseFile/rule.ts";
import {
  childGivesBiometrics,
  childIsTooYoungForBiometrics,
  isOutsideBiometricsAges,
} from "../../conditions/identity/ages.ts";
import {
  applicationWasSent,
  isIrccRequest,
  isJudicialReview,
  isStudent,
  isVisitorVisa,
  typeIsOneOf,
} from "../../conditions/application/application.ts";
import {
  asksForBiometricsExtension,
  biometricsGivenWithoutExpiry,
  biometricsStillValid,
  childBiometricsGivenWithoutExpiry,
  isExemptAsRefugee,
  spouseBiometricsGivenWithoutExpiry,
  spouseGaveBiometrics,
} from "../../conditions/biometrics/biometrics.ts";
import {
  collectionLetterIsInVault,
  collectionLetterOfChildIsInVault,
  collectionLetterOfSpouseIsInVault,
  receiptIsMissingBesideOthers,
} from "../../conditions/biometrics/biometricsReceipts.ts";
import { spouseIsVisaFree } from "../../conditions/family/family.ts";
import { holdsUsPassport } from "../../conditions/background/visaHistory.ts";
import { all, not } from "../../kernel/condition.ts";
import type { Source } from "../../kernel/trace.ts";
import { biometricsDeadline, biometricsLetterArrival, biometricsValidity } from "../../tables/biometrics/biometrics.ts";
import { productSpecification, regulations12 } from "../../tables/sources.ts";
import type { SlotWarningId } from "../../warnings/warningIds.ts";
import { biometricsText as text } from "./biometrics.text.ts";
import { scans } from "../files/fileTypes.ts";
import { slot, vaultPage, type Permission, type RequirementLevel, type Slot, type VaultPage } from "../page.ts";
import { applicantAlwaysSupplies, applicantSupplies, othersSupply } from "../permissions.ts";
import { allBut, ownedBy } from "../person.ts";
import { keptPaper } from "../slotFor.ts";
import { ofReadFields } from "../files/slotWarnings.ts";

/**
 * The ten biometrics pages (document 2 sections 2 and 4). The order of the cases is a decision where the specification
 * names outcomes without precedence; docs/adr/0054 lists those decisions.
 */

type Person = "main" | "spouse" | "child";
type Level = CaseRule<RequirementLevel>;

const specification: readonly Source[] = [productSpecification("document 2 section 4")];
const exemptions: readonly Source[] = [productSpecification("document 2 section 4"), regulations12];

const lettersFollow = allBut("JudicialReview", "IrccRequest", "ExpressEntry");

/** Document 2 section 4 asks for the letter of whoever gave biometrics and does not know until when, whatever the type. */
const validityMatters: readonly ApplicationType[] = allBut("JudicialReview");

const mayReuseBiometrics = typeIsOneOf("bioValidityTypes", text.validityReused, [
  "Dli",
  "StudentExtension",
  "CoOpWorkPermit",
  "WorkPermit",
  "SpeFamily",
  "PgwpFamily",
  "Iec",
  "TrvSpe",
  "TrvPgwp",
]);

const letterWarnings: readonly SlotWarningId[] = [...ofReadFields, "fileDate"];

const letterFields = [
  "applicantFullName",
  "uciNumber",
  "issueDate",
  "biometricsExpiryDate",
  "biometricsIdentificationNumber",
];

const requestPermissions: CaseRule<readonly Permission[]> = {
  id: "permissions.biometricsRequestLetter",
  cases: [
    [isIrccRequest, ["View", "Upload"]],
    [isJudicialReview, []],
  ],
  otherwise: [text.lawyerSupplies, ["View"]],
};

/** The limits that the instructions name, as they hold today. */
function limitsToday(the: CaseReader): Readonly<Record<string, string | number>> {
  const [deadline, arrival, validity] = [
    the.row(biometricsDeadline),
    the.row(biometricsLetterArrival),
    the.row(biometricsValidity),
  ];
  return {
    days: deadline.found ? deadline.row.value : "—",
    from: arrival.found ? arrival.row.value.from : "—",
    to: arrival.found ? arrival.row.value.to : "—",
    years: validity.found ? validity.row.value : "—",
  };
}

const letterSlot = (of: Pick<Slot, "id" | "name" | "requirement" | "instructions"> & Partial<Slot>): Slot =>
  slot(of.id, of.requirement, {
    documentTypes: ["BiometricsLetter"],
    hasParsing: true,
    potentialWarnings: letterWarnings,
    fieldsToRead: letterFields,
    instructionValues: limitsToday,
    example: "scan",
    maxFiles: 1,
    acceptedTypes: scans,
    ...of,
  });

const collectionLevel: Record<Person, Level> = {
  main: {
    id: "vault.biometricsCollectionLetter",
    cases: [
      [all(isStudent, isOutsideBiometricsAges), "NotApplicable"],
      [all(isStudent, holdsUsPassport), "NotApplicable"],
      [all(isStudent, biometricsStillValid), "NotApplicable"],
      [isExemptAsRefugee, "NotApplicable"],
    ],
    otherwise: [text.collectionOtherwise, "Recommended"],
    sources: exemptions,
  },
  spouse: {
    id: "vault.spouseBiometricsCollectionLetter",
    cases: [
      [spouseGaveBiometrics, "NotApplicable"],
      [all(applicationWasSent, not(spouseIsVisaFree)), "Required"],
    ],
    otherwise: [text.spouseCollectionOtherwise, "NotApplicable"],
    sources: specification,
  },
  child: {
    id: "vault.childBiometricsCollectionLetter",
    cases: [
      [childGivesBiometrics, "Required"],
      [childIsTooYoungForBiometrics, "NotApplicable"],
    ],
    otherwise: [text.childCollectionOtherwise, "NotApplicable"],
    sources: specification,
  },
};

const collectionLetter = (person: Person): VaultPage =>
  vaultPage({
    slug: person === "main" ? "biometrics-collection-letter" : `${person}-biometrics-collection-letter`,
    ...ownedBy(person, text.collectionLetter),
    category: "Letter",
    tags: [],
    phase: "afterSubmission",
    appliesTo: lettersFollow,
    studentPermissions: othersSupply,
    slots: [
      letterSlot({
        id: prefixed(person, "biometricsCollectionLetter"),
        name: text.collectionSlot,
        requirement: collectionLevel[person],
        instructions: text.collectionInstructions,
      }),
    ],
  });

const receipt: VaultPage = vaultPage({
  slug: "biometrics-receipt",
  name: text.receipt,
  category: "Letter",
  tags: [],
  person: "main",
  phase: "afterSubmission",
  appliesTo: lettersFollow,
  studentPermissions: applicantSupplies,
  slots: [
    keptPaper("main", {
      id: "biometricsReceipt",
      name: text.receiptSlot,
      // Where one receipt lies, the slot counts as filled: what is missing beside it needs a level of its own.
      level: {
        cases: [
          [receiptIsMissingBesideOthers, "NeedsAttention"],
          [collectionLetterIsInVault, "Required"],
          [collectionLetterOfSpouseIsInVault, "Required"],
          [collectionLetterOfChildIsInVault, "Required"],
        ],
        otherwise: [text.receiptOtherwise, "NotApplicable"],
        sources: specification,
      },
      instructions: text.receiptInstructions,
      subFileNames: text.receiptFileName,
      maxFiles: 8,
    }),
  ],
});

const requestLetter = (person: Person): VaultPage =>
  vaultPage({
    slug: person === "main" ? "biometrics-request-letter" : `${person}-biometrics-request-letter`,
    ...ownedBy(person, text.requestLetter),
    category: "Letter",
    tags: [],
    phase: "afterSubmission",
    appliesTo: [...lettersFollow, "IrccRequest"],
    studentPermissions: requestPermissions,
    slots: [
      letterSlot({
        id: prefixed(person, "biometricsRequestLetter"),
        name: text.requestSlot,
        requirement: {
          id: `vault.${prefixed(person, "biometricsRequestLetter")}`,
          cases: [[asksForBiometricsExtension, "Required"]],
          otherwise: [text.requestOtherwise, "IfApplicable"],
          sources: specification,
        },
        instructions: text.requestInstructions,
      }),
    ],
  });

const givenWithoutExpiry: Record<Person, CaseCondition> = {
  main: biometricsGivenWithoutExpiry,
  spouse: spouseBiometricsGivenWithoutExpiry,
  child: childBiometricsGivenWithoutExpiry,
};

const validityLetter = (person: Person): VaultPage =>
  vaultPage({
    slug: person === "main" ? "biometrics-validity-letter" : `biometrics-validity-letter-${person}`,
    ...ownedBy(person, text.validityLetter),
    category: "Letter",
    tags: [],
    phase: "preparation",
    appliesTo: validityMatters,
    studentPermissions: applicantAlwaysSupplies,
    slots: [
      letterSlot({
        id: prefixed(person, "biometricsValidityLetter"),
        name: text.validitySlot,
        requirement: {
          id: `vault.${prefixed(person, "biometricsValidityLetter")}`,
          cases: [
            [isVisitorVisa, "NotApplicable", text.recordsAreEnough],
            ...(person === "main"
              ? ([[all(biometricsGivenWithoutExpiry, isExemptAsRefugee), "NotApplicable"]] as const)
              : []),
            [givenWithoutExpiry[person], "Required"],
            [mayReuseBiometrics, "IfApplicable"],
          ],
          otherwise: [text.validityOtherwise, "NotApplicable"],
          sources: specification,
        },
        potentialWarnings: [...letterWarnings, "biometricsValidityLetterExpired"],
        instructions: text.validityInstructions,
        subFileNames: text.fileName,
        maxFiles: 2,
      }),
    ],
  });

const people = ["main", "spouse", "child"] as const;

export const biometricsPages: readonly VaultPage[] = [
  ...people.map(collectionLetter),
  receipt,
  ...people.map(requestLetter),
  ...people.map(validityLetter),
];

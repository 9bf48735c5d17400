import type { ApplicationType } from "../../caseFile/application.ts";
import type { CaseRule } from "../../caseFile/rule.ts";
import {
  isCourtCase,
  isIrccRequest,
  isMadeInsideCanada,
  restsOnLabourMarketAssessment,
} from "../../conditions/application/application.ts";
import { holdsSeveralPassports } from "../../conditions/identity/identity.ts";
import { travelled } from "../../conditions/background/travel.ts";
import { checklist5483, checklist5484, checklist5488, checklist5556, ourDecision } from "../sources.ts";
import { scans } from "../files/fileTypes.ts";
import { countsIfItFits, alwaysRequired, nothingCallsForIt } from "../levels.ts";
import { vaultPage, type RequirementLevel, type VaultPage } from "../page.ts";
import { passportText as text } from "./passport.text.ts";
import { applicantAlwaysSupplies, applicantSupplies } from "../permissions.ts";
import { allBut, ownedBy, type PageOwner } from "../person.ts";
import { slotFor } from "../slotFor.ts";
import { ofReadFields } from "../files/slotWarnings.ts";

/** Passports of everybody who travels, and the second passport of the applicant. */

type Traveller = Extract<PageOwner, "main" | "spouse" | "child" | "visitor" | "visitorSpouse">;

const slugs: Record<Traveller, string> = {
  main: "passport",
  spouse: "spouse-passport",
  child: "child-passport",
  visitor: "visitor-visa-visitor-passport",
  visitorSpouse: "visitor-visa-spouse-passport",
};

const appliesTo: Record<Traveller, readonly ApplicationType[]> = {
  main: allBut("VisitorVisa"),
  spouse: allBut("JudicialReview", "IrccRequest", "VisitorVisa"),
  child: allBut("JudicialReview", "IrccRequest"),
  visitor: ["VisitorVisa"],
  visitorSpouse: ["VisitorVisa"],
};

const permissions = (owner: Traveller) =>
  owner === "visitor" || owner === "visitorSpouse" ? applicantSupplies : applicantAlwaysSupplies;

const passportFields = [
  "passportNumber",
  "passportExpiryDate",
  "passportIssueDate",
  "applicantFullName",
  "firstName",
  "lastName",
  "birthday",
  "country",
];

const ofAnyPage = [
  "passportNotInColour",
  "excessiveBackground",
  "missingPreviousVisaDetails",
  "usVisaExpired",
  "passportNameMismatch",
  "passportDateOfBirthMismatch",
  "countryMismatch",
] as const;

const bioPageSources = [checklist5483("item 2"), checklist5488, checklist5484];

const bioPageCases: Partial<Record<Traveller, CaseRule<RequirementLevel>["cases"]>> = {
  main: [
    [restsOnLabourMarketAssessment, "Recommended", text.employerNeedsDetails],
    [isCourtCase, "Required", text.lawyerChecksIdentity],
    [isIrccRequest, "Required", text.showsWhoAsks],
  ],
};

const stampedPagesCases: Partial<Record<Traveller, CaseRule<RequirementLevel>["cases"]>> = {
  main: [
    [isMadeInsideCanada, "Required", text.everyStampedPage],
    [travelled, "Recommended"],
  ],
};

const passport = (owner: Traveller): VaultPage =>
  vaultPage({
    slug: slugs[owner],
    ...ownedBy(owner, text.passport),
    category: "General",
    tags: ["Travel"],
    phase: "preparation",
    appliesTo: appliesTo[owner],
    studentPermissions: permissions(owner),
    slots: [
      slotFor(owner, {
        id: "passportBioPage",
        name: text.bioPage,
        documentTypes: ["Passport"],
        hasParsing: true,
        level: {
          cases: bioPageCases[owner] ?? [],
          otherwise: alwaysRequired(text.cannotBeSentWithout),
          sources: bioPageSources,
        },
        potentialWarnings: [
          ...ofReadFields,
          ...ofAnyPage,
          "passportExpired",
          "passportExpiringSoon",
          "uploadedIdIsNotPassport",
          "passportNumberMismatch",
        ],
        fieldsToRead: passportFields,
        instructions: text.bioPageInstructions,
        example: "passport",
        subFileNames: text.passportFile,
        maxFiles: 2,
        acceptedTypes: scans,
        splitScreen: true,
      }),
      slotFor(owner, {
        id: "passportStampedPages",
        name: text.stampedPages,
        documentTypes: ["Passport"],
        hasParsing: true,
        level: { cases: stampedPagesCases[owner] ?? [], otherwise: countsIfItFits, sources: [checklist5556] },
        potentialWarnings: [...ofReadFields, ...ofAnyPage, "passportNumberMismatch"],
        fieldsToRead: passportFields,
        instructions: text.stampedPagesInstructions,
        example: "scan",
        subFileNames: text.pageFile,
        maxFiles: 30,
        acceptedTypes: scans,
      }),
    ],
  });

const secondPassport: VaultPage = vaultPage({
  slug: "second-passport",
  ...ownedBy("main", text.secondPassport),
  category: "General",
  tags: [],
  phase: "preparation",
  appliesTo: allBut("JudicialReview"),
  studentPermissions: applicantSupplies,
  slots: [
    slotFor("main", {
      id: "secondPassport",
      name: text.secondPassport,
      documentTypes: ["Passport"],
      hasParsing: true,
      level: { cases: [[holdsSeveralPassports, "Recommended"]], otherwise: nothingCallsForIt, sources: [ourDecision] },
      // Its number and its holder’s other passport differ: a mismatch of numbers is no fault here.
      potentialWarnings: [...ofReadFields, ...ofAnyPage, "passportExpiringSoon", "uploadedIdIsNotPassport"],
      fieldsToRead: passportFields,
      instructions: text.secondPassportInstructions,
      example: "passport",
      subFileNames: text.file,
      maxFiles: 3,
      acceptedTypes: scans,
    }),
  ],
});

const travellers: readonly Traveller[] = ["main", "spouse", "child", "visitor", "visitorSpouse"];

export const passportPages: readonly VaultPage[] = [...travellers.map(passport), secondPassport];

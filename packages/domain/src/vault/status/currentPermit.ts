import type { ApplicationType } from "../../caseFile/application.ts";
import type { CaseRule } from "../../caseFile/rule.ts";
import {
  isBridgingPermit,
  isMadeInsideCanada,
  isStandaloneFamily,
  isStudent,
  isWorkApplication,
  typeIsOneOf,
} from "../../conditions/application/application.ts";
import { isOnMaintainedStatus } from "../../conditions/background/history.ts";
import { isInCanada } from "../../conditions/status/insideCanada.ts";
import { asksToChangeWorkConditions, asksToReplacePermit } from "../../conditions/authority/requests.ts";
import { spouseLivesInCanada } from "../../conditions/family/spouse.ts";
import { familyHosts, friendHosts } from "../../conditions/visit/visitorVisa.ts";
import { all, any } from "../../kernel/condition.ts";
import type { Noun } from "../../kernel/noun.ts";
import type { Text } from "../../kernel/text.ts";
import { regulations } from "../../tables/sources.ts";
import { currentPermitText as text } from "./currentPermit.text.ts";
import { scans } from "../files/fileTypes.ts";
import { countsIfItFits } from "../levels.ts";
import { vaultPage, type RequirementLevel, type VaultPage } from "../page.ts";
import { applicantSupplies, othersSupply } from "../permissions.ts";
import { allBut, ownedBy, type PageOwner } from "../person.ts";
import { ofAnyPermit, ofStudyPermit, ofVisitorRecord, ofWorkPermit, permitFields } from "./permitWarnings.ts";
import { fileNumber, keptPaper, slotFor } from "../slotFor.ts";
import { checklist5555, checklist5556, excerptOf, ourDecision, specified } from "../sources.ts";

/** The permit or record somebody holds now, and proof of a status that goes on while IRCC decides. */

type Holder = Extract<PageOwner, "main" | "spouse" | "child" | "host">;
type Level = Omit<CaseRule<RequirementLevel>, "id">;

const slugs: Readonly<Record<Holder, string>> = {
  main: "current-valid-permit",
  spouse: "spe-family-spouse-current-valid-permit",
  child: "spe-family-child-current-valid-permit",
  host: "host-current-valid-permit",
};

const familyInCanada: readonly ApplicationType[] = [
  "StudentExtension",
  "StandaloneFamily",
  "SpeFamily",
  "PgwpFamily",
  "WorkPermit",
  "WorkPermitExtension",
  "Dli",
];

const appliesTo: Readonly<Record<Holder, readonly ApplicationType[]>> = {
  main: allBut("JudicialReview", "VisitorVisa"),
  spouse: familyInCanada,
  child: familyInCanada,
  host: ["VisitorVisa"],
};

const names: CaseRule<Noun> = {
  id: "vault.currentValidPermit.name",
  cases: [
    [
      typeIsOneOf("startsFromStudyPermit", text.startsFromStudyPermit, [
        "StudentExtension",
        "Dli",
        "WorkPermit",
        "CoOpWorkPermit",
        "TrvSpe",
        "SpeFamily",
      ]),
      text.currentStudyPermit,
    ],
    [
      typeIsOneOf("startsFromWorkPermit", text.startsFromWorkPermit, [
        "WorkPermitExtension",
        "Bowp",
        "TrvPgwp",
        "PgwpFamily",
      ]),
      text.currentWorkPermit,
    ],
  ],
  otherwise: [text.anyPermitCounts, text.currentPermit],
};

const levels: Readonly<Record<Holder, Level>> = {
  main: {
    cases: [
      [isMadeInsideCanada, "Required", text.provesStatus],
      [all(isStudent, isInCanada), "Required", text.provesStatus],
      [isStandaloneFamily, "Required", text.familyRestsOnIt],
      [any(asksToChangeWorkConditions, asksToReplacePermit), "Required", text.requestIsAboutIt],
      [isInCanada, "Recommended", text.provesStatus],
    ],
    otherwise: [text.notKnownInCanada, "NotApplicable"],
    sources: [checklist5555, checklist5556, ourDecision],
  },
  spouse: {
    cases: [[spouseLivesInCanada, "Required", text.provesTheirStatus]],
    otherwise: [text.spouseNotKnownInCanada, "NotApplicable"],
    sources: [ourDecision],
  },
  child: {
    cases: [[all(isMadeInsideCanada, isInCanada), "Required", text.provesTheirStatus]],
    otherwise: [text.childNotKnownInCanada, "NotApplicable"],
    sources: [ourDecision],
  },
  host: {
    cases: [[any(familyHosts, friendHosts), "Recommended", text.hostOnPermit]],
    otherwise: countsIfItFits,
    sources: [ourDecision],
  },
};

const instructions: Readonly<Record<Holder, Text>> = {
  main: text.permitInstructions,
  spouse: text.familyPermitInstructions,
  child: text.familyPermitInstructions,
  host: text.hostPermitInstructions,
};

const maintainedStatusProof = keptPaper("main", {
  id: "maintainedStatusProof",
  name: text.extensionProof,
  level: {
    cases: [[isOnMaintainedStatus, "Required", text.statusGoesOn]],
    otherwise: [text.noExtensionKnown, "NotApplicable"],
    sources: [regulations("section 183(5)")],
  },
  instructions: text.extensionProofInstructions,
  maxFiles: 3,
});

const currentPermit = (holder: Holder): VaultPage =>
  vaultPage({
    slug: slugs[holder],
    ...ownedBy(holder, text.currentPermit),
    ...(holder === "main" ? { names } : {}),
    category: "Visa",
    tags: [],
    phase: "preparation",
    appliesTo: appliesTo[holder],
    studentPermissions: applicantSupplies,
    slots: [
      slotFor(holder, {
        id: "currentValidPermit",
        name: text.currentPermitSlot,
        documentTypes: ["StudyPermit", "WorkPermit", "VisitorRecord"],
        hasParsing: true,
        level: levels[holder],
        potentialWarnings: [
          ...ofAnyPermit,
          ...ofStudyPermit,
          ...ofWorkPermit,
          ...ofVisitorRecord,
          "permitRestorationRequired",
        ],
        fieldsToRead: [...permitFields, "studyPermitExpiryDate", "expiryDate", "employer"],
        instructions: instructions[holder],
        example: "scan",
        subFileNames: fileNumber,
        maxFiles: 3,
        acceptedTypes: scans,
        splitScreen: true,
      }),
      ...(holder === "main" ? [maintainedStatusProof] : []),
    ],
  });

const maintainedStatusLetter: VaultPage = vaultPage({
  slug: "maintained-status-letter",
  ...ownedBy("main", text.maintainedLetter),
  category: "Letter",
  tags: [],
  phase: "afterSubmission",
  appliesTo: ["WorkPermit", "WorkPermitExtension", "CoOpWorkPermit", "Bowp"],
  studentPermissions: othersSupply,
  slots: [
    keptPaper("main", {
      id: "maintainedStatusLetter",
      name: text.maintainedLetter,
      level: {
        cases: [[all(isOnMaintainedStatus, isWorkApplication), "Recommended", text.employersAskForIt]],
        otherwise: [text.noExtensionKnown, "NotApplicable"],
        sources: [excerptOf("IRCC, officer instructions on maintained status")],
      },
      instructions: text.maintainedLetterInstructions,
      maxFiles: 1,
    }),
  ],
});

const permanentResidenceProof: VaultPage = vaultPage({
  slug: "pr-application-proof",
  ...ownedBy("main", text.residenceProof),
  category: "General",
  tags: [],
  phase: "preparation",
  appliesTo: ["Bowp"],
  studentPermissions: applicantSupplies,
  slots: [
    keptPaper("main", {
      id: "prApplicationProof",
      name: text.residenceProof,
      level: {
        cases: [[isBridgingPermit, "Required", text.forPrincipalApplicant]],
        otherwise: [text.onlyForBridging, "NotApplicable"],
        sources: [specified("document 3 section 3.4"), excerptOf("IRCC, bridging open work permit")],
      },
      instructions: text.residenceProofInstructions,
      maxFiles: 4,
    }),
  ],
});

const holders: readonly Holder[] = ["main", "spouse", "child", "host"];

export const currentPermitPages: readonly VaultPage[] = [
  ...holders.map(currentPermit),
  maintainedStatusLetter,
  permanentResidenceProof,
];

import type { ApplicationType } from "../../caseFile/application.ts";
import type { OwnSlotId, PageSlug } from "../../caseFile/vaultPlaces.ts";
import type { CaseRule } from "../../caseFile/rule.ts";
import { isUnder18 } from "../../conditions/identity/ages.ts";
import { answersExpressEntryInvitation, childFileComesLater } from "../../conditions/application/application.ts";
import { isMinorAtStudyStart } from "../../conditions/family/legalAge.ts";
import { familyHosts, isSuperVisa, visitorIsParent } from "../../conditions/visit/visitorVisa.ts";
import { all } from "../../kernel/condition.ts";
import { civilStatusText as text } from "./civilStatus.text.ts";
import { scans } from "../files/fileTypes.ts";
import { countsIfItFits, alwaysRequired, helpsYourCase } from "../levels.ts";
import { vaultPage, type RequirementLevel, type VaultPage } from "../page.ts";
import { applicantAlwaysSupplies, applicantSupplies } from "../permissions.ts";
import { allBut, ownedBy, type PageOwner } from "../person.ts";
import { fileNumber, keptDocument, slotFor } from "../slotFor.ts";
import { ofReadFields } from "../files/slotWarnings.ts";
import { excerptOf, ourDecision, specified } from "../sources.ts";
import { closedToOutsiders } from "../pageRights.ts";

/** Births and adoptions. */

type Level = Pick<CaseRule<RequirementLevel>, "otherwise" | "sources"> & {
  readonly cases?: CaseRule<RequirementLevel>["cases"];
};
type Born = Extract<PageOwner, "main" | "child" | "visitor" | "visitorSpouse" | "host">;

const born: Record<
  Born,
  {
    readonly slug: PageSlug;
    readonly id: OwnSlotId;
    readonly appliesTo: readonly ApplicationType[];
    readonly level: Level;
  }
> = {
  main: {
    slug: "applicant-birth-certificate",
    id: "applicantBirthCertificate",
    appliesTo: [
      "Student",
      "StudentExtension",
      "StandaloneFamily",
      "SpeFamily",
      "PgwpFamily",
      "ExpressEntry",
      "ExpressEntryIta",
      "Dli",
      "Iec",
    ],
    level: {
      cases: [
        [isMinorAtStudyStart, "Required", text.parentsAreNamed],
        [isUnder18, "Required", text.parentsAreNamed],
        [answersExpressEntryInvitation, "Recommended"],
      ],
      otherwise: countsIfItFits,
      sources: [excerptOf("IRCC guide 5269, minor children, and the Express Entry document list")],
    },
  },
  child: {
    slug: "child-birth-certificate",
    id: "birthCertificate",
    appliesTo: allBut("JudicialReview", "IrccRequest"),
    level: {
      cases: [[childFileComesLater, "Recommended"]],
      otherwise: alwaysRequired(text.childIsTiedToParents),
      sources: [specified("document 2 section 4")],
    },
  },
  visitor: {
    slug: "visitor-visa-visitor-birth-certificate",
    id: "birthCertificate",
    appliesTo: ["VisitorVisa"],
    level: { otherwise: helpsYourCase(text.showsFamilyLink), sources: [specified("document 2 section 4")] },
  },
  visitorSpouse: {
    slug: "visitor-visa-spouse-birth-certificate",
    id: "birthCertificate",
    appliesTo: ["VisitorVisa"],
    level: { otherwise: helpsYourCase(text.showsFamilyLink), sources: [specified("document 2 section 4")] },
  },
  host: {
    slug: "visitor-visa-host-birth-certificate",
    id: "birthCertificate",
    appliesTo: ["VisitorVisa"],
    level: {
      cases: [
        [all(isSuperVisa, familyHosts), "Required", text.provesParent],
        [visitorIsParent, "Required", text.provesParent],
      ],
      otherwise: helpsYourCase(text.showsFamilyLink),
      sources: [specified("document 2 section 4")],
    },
  },
};

const birthCertificate = (owner: Born): VaultPage =>
  vaultPage({
    slug: born[owner].slug,
    rights: closedToOutsiders,
    ...ownedBy(owner, text.birthCertificate),
    category: "General",
    tags: [],
    phase: "preparation",
    appliesTo: born[owner].appliesTo,
    studentPermissions: owner === "child" ? applicantAlwaysSupplies : applicantSupplies,
    slots: [
      slotFor(owner, {
        id: born[owner].id,
        name: text.birthCertificate,
        documentTypes: ["BirthCertificate"],
        hasParsing: true,
        level: born[owner].level,
        potentialWarnings: [...ofReadFields, "countryMismatch"],
        fieldsToRead: ["applicantFullName", "birthday", "country"],
        instructions: text.birthCertificateInstructions,
        example: "scan",
        subFileNames: fileNumber,
        maxFiles: 3,
        acceptedTypes: scans,
      }),
    ],
  });

const adoption: VaultPage = vaultPage({
  slug: "child-adoption-certificate",
  rights: closedToOutsiders,
  ...ownedBy("child", text.adoption),
  category: "General",
  tags: [],
  phase: "preparation",
  appliesTo: allBut("JudicialReview", "IrccRequest"),
  studentPermissions: applicantSupplies,
  slots: [
    keptDocument("child", {
      id: "adoptionCertificate",
      name: text.adoptionSlot,
      level: { otherwise: countsIfItFits, sources: [ourDecision] },
      instructions: text.adoptionInstructions,
      maxFiles: 3,
    }),
  ],
});

const withBirths: readonly Born[] = ["main", "child", "visitor", "visitorSpouse", "host"];

export const birthPages: readonly VaultPage[] = [...withBirths.map(birthCertificate), adoption];

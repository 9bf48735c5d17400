import type { Text } from "../../kernel/text.ts";
import type { OwnSlotId, PageSlug } from "../../caseFile/vaultPlaces.ts";
import type { ApplicationType } from "../../caseFile/application.ts";
import type { CaseRule } from "../../caseFile/rule.ts";
import { childHasParentLeftBehind } from "../../conditions/family/dependentVisas.ts";
import { isMinorAtStudyStart } from "../../conditions/family/legalAge.ts";
import { visitorIsMinor } from "../../conditions/visit/visitorVisa.ts";
import type { Noun } from "../../kernel/noun.ts";
import { countsIfItFits, nothingCallsForIt } from "../levels.ts";
import { vaultPage, type RequirementLevel, type VaultPage } from "../page.ts";
import { applicantSupplies } from "../permissions.ts";
import { allBut, ownedBy, type PageOwner } from "../person.ts";
import { keptDocument } from "../slotFor.ts";
import { checklist5484, excerptOf, specified } from "../sources.ts";
import { closedToOutsiders } from "../pageRights.ts";

/** Minors: who lets them travel, and who has custody. */

/** Words that several places of this file say. */
const text = {
  minorDocuments: { en: "Documents for a Minor Applicant", fr: "Documents d’une personne mineure", noun: "mp" },
  minorConsent: { en: "Consent to Travel for a Minor", fr: "Autorisation de voyage d’une personne mineure", noun: "f" },
  custody: { en: "Custody Documents", fr: "Documents de garde", noun: "mp" },
  parentsMustAgree: {
    en: "an officer wants to see that the parents agree to the trip",
    fr: "un agent veut voir que les parents acceptent le voyage",
  },
} satisfies Record<string, Text | Noun>;

/** Applications in which a minor asks to study. */
export const studiesOfMinor: readonly ApplicationType[] = ["Student", "StudentExtension", "Dli"];
const manual = excerptOf("IRCC officer manual, minor children");

const documentsOfMinor: VaultPage = vaultPage({
  slug: "minor-applicant-documents",
  rights: closedToOutsiders,
  ...ownedBy("main", text.minorDocuments),
  category: "General",
  tags: [],
  phase: "preparation",
  appliesTo: studiesOfMinor,
  studentPermissions: applicantSupplies,
  slots: [
    keptDocument("main", {
      id: "minorApplicantDocuments",
      name: text.minorDocuments,
      level: {
        cases: [[isMinorAtStudyStart, "Recommended"]],
        otherwise: nothingCallsForIt,
        sources: [specified("document 2 section 4, the custodian rule")],
      },
      instructions: {
        en: "Add the documents that decide who looks after you: a custody or guardianship order, or proof that a parent lives in Canada.",
        fr: "Ajoutez les documents qui décident qui prend soin de vous : ordonnance de garde ou de tutelle, ou preuve qu’un parent habite au Canada.",
      },
      maxFiles: 10,
    }),
  ],
});

type Traveller = Extract<PageOwner, "main" | "child" | "visitor">;

type Consent = {
  readonly slug: PageSlug;
  readonly id: OwnSlotId;
  readonly name: Noun;
  readonly appliesTo: readonly ApplicationType[];
  readonly level: Omit<CaseRule<RequirementLevel>, "id">;
};

const consents: Record<Traveller, Consent> = {
  main: {
    slug: "minor-travel-consent",
    id: "minorTravelConsent",
    name: text.minorConsent,
    appliesTo: [...studiesOfMinor, "Iec"],
    level: {
      cases: [[isMinorAtStudyStart, "Required", text.parentsMustAgree]],
      otherwise: nothingCallsForIt,
      sources: [manual],
    },
  },
  child: {
    slug: "child-travel-consent",
    id: "travelConsent",
    name: { en: "Consent to Travel", fr: "Autorisation de voyage", noun: "f" },
    appliesTo: allBut("JudicialReview", "IrccRequest"),
    level: {
      cases: [
        [
          childHasParentLeftBehind,
          "Required",
          {
            en: "an officer wants to see that the other parent agrees",
            fr: "un agent veut voir que l’autre parent est d’accord",
          },
        ],
      ],
      otherwise: countsIfItFits,
      sources: [manual],
    },
  },
  visitor: {
    slug: "visitor-visa-visitor-travel-consent",
    id: "travelConsent",
    name: text.minorConsent,
    appliesTo: ["VisitorVisa"],
    level: {
      cases: [[visitorIsMinor, "Required", text.parentsMustAgree]],
      otherwise: nothingCallsForIt,
      sources: [checklist5484, specified("document 3 section 5.5")],
    },
  },
};

const consent = (owner: Traveller): VaultPage =>
  vaultPage({
    slug: consents[owner].slug,
    rights: closedToOutsiders,
    ...ownedBy(owner, consents[owner].name),
    category: "General",
    tags: [],
    phase: "preparation",
    appliesTo: consents[owner].appliesTo,
    studentPermissions: applicantSupplies,
    slots: [
      keptDocument(owner, {
        id: consents[owner].id,
        name: consents[owner].name,
        level: consents[owner].level,
        instructions: {
          en: "Each parent who does not travel signs a letter that allows the trip and says where the child will live and who takes care of the child. Add a copy of the parent’s identity document.",
          fr: "Chaque parent qui ne voyage pas signe une lettre qui autorise le voyage et dit où l’enfant habitera et qui en prendra soin. Ajoutez une copie de la pièce d’identité du parent.",
        },
        maxFiles: 5,
      }),
    ],
  });

const custody: VaultPage = vaultPage({
  slug: "child-custody-documents",
  rights: closedToOutsiders,
  ...ownedBy("child", text.custody),
  category: "General",
  tags: [],
  phase: "preparation",
  appliesTo: allBut("JudicialReview", "IrccRequest"),
  studentPermissions: applicantSupplies,
  slots: [
    keptDocument("child", {
      id: "custodyDocuments",
      name: text.custody,
      level: { cases: [[childHasParentLeftBehind, "Recommended"]], otherwise: nothingCallsForIt, sources: [manual] },
      instructions: {
        en: "Scan the custody or guardianship order, or the death certificate of the other parent, with a certified translation if needed.",
        fr: "Numérisez l’ordonnance de garde ou de tutelle, ou l’acte de décès de l’autre parent, avec une traduction certifiée au besoin.",
      },
      maxFiles: 5,
    }),
  ],
});

const travellers: readonly Traveller[] = ["main", "child", "visitor"];

export const minorPages: readonly VaultPage[] = [documentsOfMinor, ...travellers.map(consent), custody];

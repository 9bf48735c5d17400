import type { Text } from "../../kernel/text.ts";
import type { OwnSlotId, PageSlug } from "../../caseFile/vaultPlaces.ts";
import type { ApplicationType } from "../../caseFile/application.ts";
import type { CaseRule } from "../../caseFile/rule.ts";
import { isStudyApplication } from "../../conditions/application/application.ts";
import { childHasParentLeftBehind } from "../../conditions/family/dependentVisas.ts";
import { isMinorAtStudyStart } from "../../conditions/family/legalAge.ts";
import { minorFrom17WithoutBothParents } from "../../conditions/officialForms/officialForms.ts";
import {
  isUnder17WithOneParent,
  isUnder17WithSettledCare,
  isUnder17WithoutBothParents,
} from "../../conditions/family/minors.ts";
import { visitorIsMinor } from "../../conditions/visit/visitorVisa.ts";
import { all } from "../../kernel/condition.ts";
import type { TableSource } from "../../kernel/datedTable.ts";
import type { Noun } from "../../kernel/noun.ts";
import { scans } from "../files/fileTypes.ts";
import { countsIfItFits, nothingCallsForIt } from "../levels.ts";
import { vaultPage, type RequirementLevel, type VaultPage } from "../page.ts";
import { applicantSupplies } from "../permissions.ts";
import { allBut, ownedBy, type PageOwner } from "../person.ts";
import { fileNumber, keptPaper, slotFor } from "../slotFor.ts";
import { ofReadFields } from "../files/slotWarnings.ts";
import { checklist5483, checklist5484, excerptOf, specified } from "../sources.ts";
import { closedToOutsiders } from "../pageRights.ts";

/** Minors: who lets them travel, who has custody, and who looks after them in Canada. */

/** Words that several places of this file say. */
const text = {
  minorPapers: { en: "Documents for a Minor Applicant", fr: "Documents d’une personne mineure", noun: "mp" },
  minorConsent: { en: "Consent to Travel for a Minor", fr: "Autorisation de voyage d’une personne mineure", noun: "f" },
  custody: { en: "Custody Documents", fr: "Documents de garde", noun: "mp" },
  custodian: { en: "Status and Identity", fr: "Statut et identité", noun: "m" },
  parentsMustAgree: {
    en: "an officer wants to see that the parents agree to the trip",
    fr: "un agent veut voir que les parents acceptent le voyage",
  },
  careIsSettled: {
    en: "those documents settle who looks after you",
    fr: "ces documents indiquent déjà qui prend soin de vous",
  },
} satisfies Record<string, Text | Noun>;

const studies: readonly ApplicationType[] = ["Student", "StudentExtension", "Dli"];
const manual = excerptOf("IRCC officer manual, minor children");

const papersOfMinor: VaultPage = vaultPage({
  slug: "minor-applicant-documents",
  rights: closedToOutsiders,
  ...ownedBy("main", text.minorPapers),
  category: "General",
  tags: [],
  phase: "preparation",
  appliesTo: studies,
  studentPermissions: applicantSupplies,
  slots: [
    keptPaper("main", {
      id: "minorApplicantDocuments",
      name: text.minorPapers,
      level: {
        cases: [[isMinorAtStudyStart, "Recommended"]],
        otherwise: nothingCallsForIt,
        sources: [specified("document 2 section 4, the custodian rule")],
      },
      instructions: {
        en: "Add the papers that settle who looks after you: a custody or guardianship order, or proof that a parent lives in Canada.",
        fr: "Ajoutez les documents qui règlent qui prend soin de vous : ordonnance de garde ou de tutelle, ou preuve qu’un parent habite au Canada.",
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
    appliesTo: [...studies, "Iec"],
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
      keptPaper(owner, {
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
    keptPaper("child", {
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

const declarationSources: readonly TableSource[] = [
  specified("document 2 section 4"),
  checklist5483("form 6"),
  excerptOf("IRCC, Custodianship declaration (IMM 5646)"),
];

const custodianDeclaration: VaultPage = vaultPage({
  slug: "custodian-declaration",
  rights: closedToOutsiders,
  ...ownedBy("main", { en: "Custodian Declaration (IMM 5646)", fr: "Déclaration du gardien (IMM 5646)", noun: "f" }),
  category: "General",
  tags: ["Education"],
  phase: "preparation",
  appliesTo: studies,
  studentPermissions: applicantSupplies,
  slots: [
    slotFor("main", {
      id: "custodianDeclaration",
      name: {
        en: "Custodian declaration, both pages, notarized",
        fr: "Déclaration du gardien, les deux pages, notariées",
        noun: "f",
      },
      documentTypes: ["CustodianDeclaration"],
      hasParsing: true,
      level: {
        cases: [
          [
            isUnder17WithOneParent,
            "Recommended",
            {
              en: "a declaration, even if not mandatory then, tells the officer who looks after you when that parent is away",
              fr: "une déclaration, même facultative dans ce cas, dit à l’agent qui prend soin de vous quand ce parent est absent",
            },
          ],
          [
            isUnder17WithoutBothParents,
            "Required",
            {
              en: "an adult in Canada has to answer for you",
              fr: "une personne majeure au Canada doit répondre de vous",
            },
          ],
          [isUnder17WithSettledCare, "NotApplicable", text.careIsSettled],
          [
            all(isStudyApplication, minorFrom17WithoutBothParents),
            "Recommended",
            {
              en: "from 17 to the legal age, the officer decides whether a custodian is needed",
              fr: "de 17 ans à la majorité, l’agent décide s’il faut une gardienne ou un gardien",
            },
          ],
        ],
        otherwise: nothingCallsForIt,
        sources: declarationSources,
      },
      potentialWarnings: [
        ...ofReadFields,
        "signatureNotInBlue",
        "custodianFormNotSigned",
        "custodianFormNotNotarized",
        "custodianNameMissing",
        "custodianAddressMissing",
        "custodianAddressIncomplete",
      ],
      fieldsToRead: ["custodian.firstName", "custodian.lastName", "custodian.address", "isSigned", "isNotarized"],
      instructions: {
        en: "The parents sign one page, the custodian in Canada signs the other, and a notary witnesses both. The custodian must be an adult citizen or permanent resident of Canada. Scan both pages.",
        fr: "Les parents signent une page, la gardienne ou le gardien au Canada signe l’autre, et une ou un notaire atteste les deux. La gardienne ou le gardien doit être une personne majeure, citoyenne ou résidente permanente du Canada. Numérisez les deux pages.",
      },
      example: "scan",
      subFileNames: fileNumber,
      maxFiles: 2,
      acceptedTypes: scans,
      splitScreen: true,
    }),
  ],
});

const custodian: VaultPage = vaultPage({
  slug: "custodian-status-and-identity",
  rights: closedToOutsiders,
  ...ownedBy("custodian", text.custodian),
  category: "General",
  tags: ["Education"],
  phase: "preparation",
  appliesTo: studies,
  studentPermissions: applicantSupplies,
  slots: [
    keptPaper("main", {
      id: "custodianStatusAndIdentity",
      name: text.custodian,
      documentTypes: ["NationalID", "Other"],
      level: {
        cases: [
          [
            isUnder17WithoutBothParents,
            "Recommended",
            {
              en: "the officer can then see that the custodian may look after you",
              fr: "l’agent peut alors voir que la gardienne ou le gardien a le droit de prendre soin de vous",
            },
          ],
          [isUnder17WithSettledCare, "NotApplicable", text.careIsSettled],
        ],
        otherwise: nothingCallsForIt,
        sources: [excerptOf("IRCC, Custodianship declaration (IMM 5646)")],
      },
      instructions: {
        en: "Show that the custodian is an adult citizen or permanent resident: Canadian passport, citizenship certificate or both sides of the permanent resident card.",
        fr: "Montrez que la gardienne ou le gardien est une personne majeure, citoyenne ou résidente permanente : passeport canadien, certificat de citoyenneté ou les deux côtés de la carte de résident permanent.",
      },
      maxFiles: 3,
    }),
  ],
});

const travellers: readonly Traveller[] = ["main", "child", "visitor"];

export const minorPages: readonly VaultPage[] = [
  papersOfMinor,
  ...travellers.map(consent),
  custody,
  custodianDeclaration,
  custodian,
];

import type { Text } from "../../kernel/text.ts";
import { isStudyApplication } from "../../conditions/application/application.ts";
import { minorFrom17WithoutBothParents } from "../../conditions/officialForms/officialForms.ts";
import {
  isUnder17WithOneParent,
  isUnder17WithSettledCare,
  isUnder17WithoutBothParents,
} from "../../conditions/family/minors.ts";
import { all } from "../../kernel/condition.ts";
import type { TableSource } from "../../kernel/datedTable.ts";
import type { Noun } from "../../kernel/noun.ts";
import { scans } from "../files/fileTypes.ts";
import { nothingCallsForIt } from "../levels.ts";
import { vaultPage, type VaultPage } from "../page.ts";
import { applicantSupplies } from "../permissions.ts";
import { ownedBy } from "../person.ts";
import { fileNumber, keptDocument, slotFor } from "../slotFor.ts";
import { ofReadFields } from "../files/slotWarnings.ts";
import { checklist5483, excerptOf, specified } from "../sources.ts";
import { closedToOutsiders } from "../pageRights.ts";
import { studiesOfMinor } from "./minors.ts";

/** Who looks after a minor in Canada. */

/** Words that several places of this file say. */
const text = {
  custodian: { en: "Status and Identity", fr: "Statut et identité", noun: "m" },
  careIsSettled: {
    en: "those documents decide who looks after you",
    fr: "ces documents indiquent déjà qui prend soin de vous",
  },
} satisfies Record<string, Text | Noun>;

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
  appliesTo: studiesOfMinor,
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
              en: "an adult in Canada must be responsible for you",
              fr: "une personne majeure au Canada doit être responsable de vous",
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
  appliesTo: studiesOfMinor,
  studentPermissions: applicantSupplies,
  slots: [
    keptDocument("main", {
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
        en: "Show that the custodian is an adult citizen or permanent resident of Canada. Use a Canadian passport, a citizenship certificate or both sides of the permanent resident card.",
        fr: "Montrez que la gardienne ou le gardien est une personne majeure, citoyenne ou résidente permanente du Canada. Utilisez un passeport canadien, un certificat de citoyenneté ou les deux côtés de la carte de résident permanent.",
      },
      maxFiles: 3,
    }),
  ],
});

export const custodianPages: readonly VaultPage[] = [custodianDeclaration, custodian];

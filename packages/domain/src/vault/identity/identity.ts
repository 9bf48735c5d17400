import type { Text } from "../../kernel/text.ts";
import type { PageSlug } from "../../caseFile/vaultPlaces.ts";
import type { Noun } from "../../kernel/noun.ts";
import type { ApplicationType } from "../../caseFile/application.ts";
import type { CaseRule } from "../../caseFile/rule.ts";
import { nameChanged } from "../../conditions/identity/names.ts";
import { livesAwayFromPassport } from "../../conditions/background/residence.ts";
import { holdsUsGreenCard, wasApprovedByUnitedStates } from "../../conditions/background/visaHistory.ts";
import { heldVisaBefore, visitorIsUsResident } from "../../conditions/visit/visitorVisa.ts";
import { scans } from "../files/fileTypes.ts";
import { countsIfItFits, nothingCallsForIt } from "../levels.ts";
import { vaultPage, type RequirementLevel, type VaultPage } from "../page.ts";
import { applicantSupplies } from "../permissions.ts";
import { allBut, ownedBy, type PageOwner } from "../person.ts";
import { fileNumber, keptDocument, slotFor } from "../slotFor.ts";
import { ofReadFields } from "../files/slotWarnings.ts";
import { checklist5484, checklist5488, excerptOf, ourDecision } from "../sources.ts";
import { closedToOutsiders } from "../pageRights.ts";

/** Identity cards, status in the United States and where the person lives, and papers that tie names together. */

/** Words that several places of this file say. */
const text = {
  nationalId: { en: "National Identity Document", fr: "Document d’identité national", noun: "m" },
  residencePermit: { en: "Status in Country of Residence", fr: "Statut dans le pays de résidence", noun: "m" },
  nameChange: { en: "Proof of Name Change", fr: "Preuve de changement de nom", noun: "f" },
} satisfies Record<string, Text | Noun>;

type Cases = CaseRule<RequirementLevel>["cases"];
type CardHolder = Extract<PageOwner, "main" | "spouse" | "child" | "visitor">;
type StatusHolder = Exclude<CardHolder, "child">;

const cardSlugs: Record<CardHolder, PageSlug> = {
  main: "national-id",
  spouse: "spouse-national-id",
  child: "child-national-id",
  visitor: "visitor-visa-visitor-national-id",
};

const cardTypes: Record<CardHolder, readonly ApplicationType[]> = {
  main: allBut("JudicialReview", "VisitorVisa"),
  spouse: allBut("JudicialReview"),
  child: allBut("JudicialReview", "IrccRequest"),
  visitor: ["VisitorVisa"],
};

const cardFields = ["documentNumber", "applicantFullName", "birthday", "country", "issueDate", "expiryDate"];

const nationalId = (owner: CardHolder): VaultPage =>
  vaultPage({
    slug: cardSlugs[owner],
    rights: closedToOutsiders,
    ...ownedBy(owner, text.nationalId),
    category: "General",
    tags: [],
    phase: "preparation",
    appliesTo: cardTypes[owner],
    studentPermissions: applicantSupplies,
    slots: [
      slotFor(owner, {
        id: "nationalId",
        name: text.nationalId,
        documentTypes: ["NationalID"],
        hasParsing: true,
        level: {
          otherwise: countsIfItFits,
          sources: [excerptOf("IRCC, Application for a study permit (IMM 1294), national identity document")],
        },
        potentialWarnings: [...ofReadFields, "documentExpired", "fileDate", "countryMismatch"],
        fieldsToRead: cardFields,
        instructions: {
          en: "Scan both sides of the card, in colour. If it is neither in English nor in French, add a certified translation.",
          fr: "Numérisez les deux côtés de la carte, en couleur. Si elle n’est ni en français ni en anglais, ajoutez une traduction certifiée.",
        },
        example: "scan",
        subFileNames: { en: "Side {n}", fr: "Côté {n}" },
        maxFiles: 2,
        acceptedTypes: scans,
        // A child often has no card: nobody is asked to state it.
        ...(owner === "child"
          ? {}
          : { noDocument: { en: "My country does not issue this card", fr: "Mon pays ne délivre pas cette carte" } }),
      }),
    ],
  });

const statusSlugs: Record<StatusHolder, PageSlug> = {
  main: "us-immigration-status",
  spouse: "spouse-us-immigration-status",
  visitor: "visitor-visa-visitor-us-immigration-status",
};

const statusTypes: Record<StatusHolder, readonly ApplicationType[]> = {
  main: allBut("JudicialReview", "IrccRequest", "VisitorVisa"),
  spouse: allBut("JudicialReview", "IrccRequest"),
  visitor: ["VisitorVisa"],
};

const greenCardCases: Partial<Record<StatusHolder, Cases>> = {
  main: [[holdsUsGreenCard, "Required"]],
  visitor: [[visitorIsUsResident, "Required"]],
};
const usVisaCases: Partial<Record<StatusHolder, Cases>> = {
  main: [[wasApprovedByUnitedStates, "Recommended"]],
  visitor: [[heldVisaBefore, "Recommended"]],
};

/** No answer tells the status of a spouse in the United States. */
const withoutAnswer = (owner: StatusHolder) => (owner === "spouse" ? countsIfItFits : nothingCallsForIt);

const usStatus = (owner: StatusHolder): VaultPage =>
  vaultPage({
    slug: statusSlugs[owner],
    rights: closedToOutsiders,
    ...ownedBy(owner, { en: "United States Immigration Status", fr: "Statut d’immigration aux États-Unis", noun: "m" }),
    category: "General",
    tags: ["Travel"],
    phase: "preparation",
    appliesTo: statusTypes[owner],
    studentPermissions: applicantSupplies,
    slots: [
      slotFor(owner, {
        id: "usPermanentResidentCard",
        name: {
          en: "United States permanent resident card",
          fr: "Carte de résident permanent des États-Unis",
          noun: "f",
        },
        documentTypes: ["NationalID"],
        hasParsing: true,
        level: {
          cases: greenCardCases[owner] ?? [],
          otherwise: withoutAnswer(owner),
          sources: [
            excerptOf("IRCC, Application for a study permit (IMM 1294), United States permanent resident card"),
          ],
        },
        potentialWarnings: [...ofReadFields, "documentExpired", "fileDate"],
        fieldsToRead: cardFields,
        instructions: {
          en: "Scan both sides of the card. The expiry date must be readable.",
          fr: "Numérisez les deux côtés de la carte. La date d’expiration doit être lisible.",
        },
        example: "scan",
        subFileNames: fileNumber,
        maxFiles: 2,
        acceptedTypes: scans,
      }),
      slotFor(owner, {
        id: "usVisa",
        name: { en: "United States visa", fr: "Visa des États-Unis", noun: "m" },
        documentTypes: ["USVisa"],
        hasParsing: true,
        level: {
          cases: usVisaCases[owner] ?? [],
          otherwise: withoutAnswer(owner),
          sources: [
            excerptOf(
              "IRCC, electronic travel authorization for nationals of some visa-required countries, and how visa offices work",
            ),
          ],
        },
        potentialWarnings: [...ofReadFields, "usVisaExpired"],
        fieldsToRead: ["applicantFullName", "usVisaExpiryDate"],
        instructions: {
          en: "Scan the passport page with the visa. The expiry date must be readable. A visa in an expired passport counts as long as the visa itself is valid.",
          fr: "Numérisez la page du passeport qui porte le visa. La date d’expiration doit être lisible. Un visa dans un passeport expiré compte tant que le visa lui-même est valide.",
        },
        example: "scan",
        subFileNames: fileNumber,
        maxFiles: 2,
        acceptedTypes: scans,
      }),
    ],
  });

const residencePermit: VaultPage = vaultPage({
  slug: "residence-permit",
  rights: closedToOutsiders,
  ...ownedBy("main", text.residencePermit),
  category: "General",
  tags: [],
  phase: "preparation",
  appliesTo: [
    "Student",
    "StudentExtension",
    "StandaloneFamily",
    "VisitorVisa",
    "Lmia",
    "C10",
    "ClosedWorkPermit",
    "Dli",
    "Iec",
  ],
  studentPermissions: applicantSupplies,
  slots: [
    keptDocument("main", {
      id: "residencePermit",
      name: text.residencePermit,
      level: {
        cases: [
          [
            livesAwayFromPassport,
            "Required",
            {
              en: "the visa office wants to see that you live there lawfully",
              fr: "le bureau des visas veut voir que vous y habitez légalement",
            },
          ],
        ],
        otherwise: nothingCallsForIt,
        sources: [checklist5484, checklist5488],
      },
      instructions: {
        en: "Show that you are allowed to live where you live now: residence card, visa or permit, both sides, with its expiry date.",
        fr: "Montrez que vous avez le droit d’habiter où vous habitez : carte de séjour, visa ou permis, les deux côtés, avec la date d’expiration.",
      },
      maxFiles: 3,
    }),
  ],
});

const nameChange: VaultPage = vaultPage({
  slug: "name-change-document",
  rights: closedToOutsiders,
  ...ownedBy("main", text.nameChange),
  category: "General",
  tags: [],
  phase: "preparation",
  appliesTo: allBut("JudicialReview", "IrccRequest"),
  studentPermissions: applicantSupplies,
  slots: [
    keptDocument("main", {
      id: "nameChangeDocument",
      name: text.nameChange,
      level: {
        cases: [
          [
            nameChanged,
            "Required",
            {
              en: "a document must show that both names are yours",
              fr: "un document doit montrer que les deux noms sont les vôtres",
            },
          ],
        ],
        otherwise: nothingCallsForIt,
        sources: [ourDecision],
      },
      instructions: {
        en: "Add the act, order or certificate that ties your names together, such as a marriage certificate or a court order, with a translation if needed.",
        fr: "Ajoutez l’acte, l’ordonnance ou le certificat qui relie vos noms, par exemple un acte de mariage ou une ordonnance du tribunal, avec une traduction au besoin.",
      },
      maxFiles: 3,
    }),
  ],
});

const cardHolders: readonly CardHolder[] = ["main", "spouse", "child", "visitor"];
const statusHolders: readonly StatusHolder[] = ["main", "spouse", "visitor"];

export const identityPages: readonly VaultPage[] = [
  ...cardHolders.map(nationalId),
  ...statusHolders.map(usStatus),
  residencePermit,
  nameChange,
];

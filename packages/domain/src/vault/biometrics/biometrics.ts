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
import { scans } from "../files/fileTypes.ts";
import { slot, vaultPage, type Permission, type RequirementLevel, type Slot, type VaultPage } from "../page.ts";
import { applicantAlwaysSupplies, applicantSupplies, othersSupply } from "../permissions.ts";
import { allBut, ownedBy } from "../person.ts";
import { keptPaper } from "../slotFor.ts";
import { ofReadFields } from "../files/slotWarnings.ts";
import { closedToOutsiders } from "../pageRights.ts";

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

const mayReuseBiometrics = typeIsOneOf(
  "mayReuseBiometrics",
  {
    en: "this kind of application may reuse earlier biometrics",
    fr: "ce type de demande peut réutiliser des données biométriques antérieures",
  },
  ["Dli", "StudentExtension", "CoOpWorkPermit", "WorkPermit", "SpeFamily", "PgwpFamily", "Iec", "TrvSpe", "TrvPgwp"],
);

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
  otherwise: [{ en: "the lawyer supplies this letter", fr: "l’équipe juridique fournit cette lettre" }, ["View"]],
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
    otherwise: [
      {
        en: "IRCC usually sends this letter once the fee is paid, and nothing in your answers rules it out",
        fr: "IRCC envoie d’ordinaire cette lettre une fois les frais payés, et rien dans vos réponses ne l’exclut",
      },
      "Recommended",
    ],
    sources: exemptions,
  },
  spouse: {
    id: "vault.spouseBiometricsCollectionLetter",
    cases: [
      [spouseGaveBiometrics, "NotApplicable"],
      [all(applicationWasSent, not(spouseIsVisaFree)), "Required"],
    ],
    otherwise: [
      {
        en: "your spouse or partner has no biometrics to give at this point",
        fr: "votre conjoint ou partenaire n’a pas de données biométriques à donner à ce stade",
      },
      "NotApplicable",
    ],
    sources: specification,
  },
  child: {
    id: "vault.childBiometricsCollectionLetter",
    cases: [
      [childGivesBiometrics, "Required"],
      [childIsTooYoungForBiometrics, "NotApplicable"],
    ],
    otherwise: [
      {
        en: "this child is not known to be old enough for biometrics",
        fr: "rien n’indique que cet enfant a l’âge de donner ses données biométriques",
      },
      "NotApplicable",
    ],
    sources: specification,
  },
};

const collectionLetter = (person: Person): VaultPage =>
  vaultPage({
    slug: person === "main" ? "biometrics-collection-letter" : `${person}-biometrics-collection-letter`,
    rights: closedToOutsiders,
    ...ownedBy(person, {
      en: "Biometrics Collection Letter",
      fr: "Lettre de collecte des données biométriques",
      noun: "f",
    }),
    category: "Letter",
    tags: [],
    phase: "afterSubmission",
    appliesTo: lettersFollow,
    studentPermissions: othersSupply,
    slots: [
      letterSlot({
        id: prefixed(person, "biometricsCollectionLetter"),
        name: { en: "Collection letter", fr: "Lettre de collecte", noun: "f" },
        requirement: collectionLevel[person],
        instructions: {
          en: "IRCC sends this letter after you pay the biometrics fee. Take it with your passport to the collection point within {days} days of the request letter.",
          fr: "IRCC envoie cette lettre après le paiement des frais de biométrie. Apportez-la avec votre passeport au point de collecte dans les {days} jours suivant la lettre de demande.",
          tells: "reader",
        },
      }),
    ],
  });

const receipt: VaultPage = vaultPage({
  slug: "biometrics-receipt",
  rights: closedToOutsiders,
  name: { en: "Biometrics Receipt", fr: "Reçu de collecte des données biométriques", noun: "m" },
  category: "Letter",
  tags: [],
  person: "main",
  phase: "afterSubmission",
  appliesTo: lettersFollow,
  studentPermissions: applicantSupplies,
  slots: [
    keptPaper("main", {
      id: "biometricsReceipt",
      name: { en: "Receipt from the collection point", fr: "Reçu du point de collecte", noun: "m" },
      // Where one receipt lies, the slot counts as filled: what is missing beside it needs a level of its own.
      level: {
        cases: [
          [receiptIsMissingBesideOthers, "NeedsAttention"],
          [collectionLetterIsInVault, "Required"],
          [collectionLetterOfSpouseIsInVault, "Required"],
          [collectionLetterOfChildIsInVault, "Required"],
        ],
        otherwise: [
          {
            en: "no biometrics collection letter is in the vault yet",
            fr: "aucune lettre de collecte des données biométriques n’est encore dans le coffre",
          },
          "NotApplicable",
        ],
        sources: specification,
      },
      instructions: {
        en: "Upload the receipt from the collection point, one for each person who gave biometrics, and say whose it is. After this, nothing more is needed for the biometrics of that person.",
        fr: "Téléversez le reçu remis au point de collecte, un pour chaque personne qui a donné ses données biométriques, et indiquez à qui il appartient. Ensuite, plus rien n’est requis pour les données biométriques de cette personne.",
      },
      subFileNames: { en: "Receipt {n}", fr: "Reçu {n}" },
      maxFiles: 8,
    }),
  ],
});

const requestLetter = (person: Person): VaultPage =>
  vaultPage({
    slug: person === "main" ? "biometrics-request-letter" : `${person}-biometrics-request-letter`,
    rights: closedToOutsiders,
    ...ownedBy(person, { en: "Biometrics Request Letter", fr: "Lettre de demande de données biométriques", noun: "f" }),
    category: "Letter",
    tags: [],
    phase: "afterSubmission",
    appliesTo: [...lettersFollow, "IrccRequest"],
    studentPermissions: requestPermissions,
    slots: [
      letterSlot({
        id: prefixed(person, "biometricsRequestLetter"),
        name: { en: "Request letter", fr: "Lettre de demande", noun: "f" },
        requirement: {
          id: `vault.${prefixed(person, "biometricsRequestLetter")}`,
          cases: [[asksForBiometricsExtension, "Required"]],
          otherwise: [
            {
              en: "the letter matters only if IRCC asks for biometrics",
              fr: "la lettre compte seulement si IRCC demande des données biométriques",
            },
            "IfApplicable",
          ],
          sources: specification,
        },
        instructions: {
          en: "In this letter IRCC asks for your fingerprints and photo. It usually comes {from} to {to} days after the application is sent. Pay the fee so that processing continues.",
          fr: "Dans cette lettre, IRCC demande vos empreintes digitales et votre photo. Elle arrive d’ordinaire de {from} à {to} jours après l’envoi de la demande. Payez les frais pour que le traitement se poursuive.",
          tells: "reader",
        },
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
    rights: closedToOutsiders,
    ...ownedBy(person, {
      en: "Biometrics Validity Letter",
      fr: "Lettre de validité des données biométriques",
      noun: "f",
    }),
    category: "Letter",
    tags: [],
    phase: "preparation",
    appliesTo: validityMatters,
    studentPermissions: applicantAlwaysSupplies,
    slots: [
      letterSlot({
        id: prefixed(person, "biometricsValidityLetter"),
        name: { en: "Validity letter or status page", fr: "Lettre de validité ou page d’état", noun: "f" },
        requirement: {
          id: `vault.${prefixed(person, "biometricsValidityLetter")}`,
          cases: [
            [
              isVisitorVisa,
              "NotApplicable",
              {
                en: "IRCC looks up a visitor’s earlier biometrics in its own records",
                fr: "IRCC vérifie dans ses propres dossiers les données biométriques déjà fournies par la personne qui visite",
              },
            ],
            ...(person === "main"
              ? ([[all(biometricsGivenWithoutExpiry, isExemptAsRefugee), "NotApplicable"]] as const)
              : []),
            [givenWithoutExpiry[person], "Required"],
            [mayReuseBiometrics, "IfApplicable"],
          ],
          otherwise: [
            {
              en: "your answers do not show biometrics without an expiry date",
              fr: "vos réponses n’indiquent pas de données biométriques sans date d’expiration",
            },
            "NotApplicable",
          ],
          sources: specification,
        },
        potentialWarnings: [...letterWarnings, "biometricsValidityLetterExpired"],
        instructions: {
          en: "Upload a letter, or a page of IRCC’s biometrics status tool, that shows when the biometrics expire. Biometrics usually last {years} years.",
          fr: "Téléversez une lettre, ou une page de l’outil d’IRCC sur l’état des données biométriques, qui montre la date d’expiration. Les données biométriques durent d’ordinaire {years} ans.",
        },
        subFileNames: { en: "File {n}", fr: "Fichier {n}" },
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

import { prefixed } from "../../caseFile/personRole.ts";
import type { CaseRule } from "../../caseFile/rule.ts";
import {
  childGivesBiometrics,
  childIsTooYoungForBiometrics,
  isOutsideBiometricsAges,
} from "../../conditions/identity/ages.ts";
import { applicationWasSent, isStudent } from "../../conditions/application/application.ts";
import {
  biometricsStillValid,
  isExemptAsRefugee,
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
import { productSpecification, regulations12 } from "../../tables/sources.ts";
import { vaultPage, type RequirementLevel, type VaultPage } from "../page.ts";
import { applicantSupplies, othersSupply } from "../permissions.ts";
import { ownedBy } from "../person.ts";
import { keptDocument } from "../slotFor.ts";
import { closedToOutsiders } from "../pageRights.ts";
import { letterSlot, lettersFollow, people, specification, type Person } from "./biometricsLetter.ts";

/** Giving biometrics: the letter to take to the collection point, and the receipt from there. */

type Level = CaseRule<RequirementLevel>;

const exemptions: readonly Source[] = [productSpecification("document 2 section 4"), regulations12];

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
        fr: "IRCC envoie en général cette lettre une fois les frais payés, et rien dans vos réponses ne l’exclut",
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
        en: "nothing shows that this child is old enough for biometrics",
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
    keptDocument("main", {
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

export const biometricsCollectionPages: readonly VaultPage[] = [...people.map(collectionLetter), receipt];

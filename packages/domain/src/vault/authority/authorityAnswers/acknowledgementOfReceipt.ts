import type { CaseRule } from "../../../caseFile/rule.ts";
import { isBridgingPermit, isStudyApplication } from "../../../conditions/application/application.ts";
import { appliedForPermanentResidence } from "../../../conditions/background/history.ts";
import { all } from "../../../kernel/condition.ts";
import type { Text } from "../../../kernel/text.ts";
import { helpsYourCase } from "../../levels.ts";
import { vaultPage, type RequirementLevel, type VaultPage } from "../../page.ts";
import { closedToOutsiders } from "../../pageRights.ts";
import { applicantSupplies, othersSupply } from "../../permissions.ts";
import { ownedBy } from "../../person.ts";
import { keptDocument } from "../../slotFor.ts";
import { specified } from "../../sources.ts";
import { addressees, slugFor, type Addressee } from "../addressees.ts";

/** The letter in which IRCC says that it received an application for permanent residence. */

type Level = Omit<CaseRule<RequirementLevel>, "id">;

const showsWhoIsIncluded: Text = {
  en: "if an application for permanent residence was made, this letter shows that it includes this person",
  fr: "si une demande de résidence permanente a été faite, cette lettre montre qu’elle vise aussi cette personne",
};

const acknowledgementLevel: Readonly<Record<Addressee, Level>> = {
  main: {
    cases: [
      [
        all(appliedForPermanentResidence, isStudyApplication),
        "Required",
        {
          en: "the officer should see openly that you also applied to stay permanently",
          fr: "l’agent devrait voir clairement que vous avez aussi demandé à rester de façon permanente",
        },
      ],
      [
        isBridgingPermit,
        "Required",
        {
          en: "this permit is based on an application for permanent residence that IRCC has received",
          fr: "ce permis repose sur une demande de résidence permanente qu’IRCC a reçue",
        },
      ],
    ],
    otherwise: [
      {
        en: "the letter is needed only with a bridging open work permit, or in a study application if you applied for permanent residence",
        fr: "la lettre est exigée seulement pour un permis de travail ouvert transitoire, ou dans une demande d’études si vous avez demandé la résidence permanente",
      },
      "NotApplicable",
    ],
    sources: [specified("document 1 section 4")],
  },
  spouse: {
    cases: [],
    otherwise: helpsYourCase(showsWhoIsIncluded),
    sources: [specified("document 1 section 4")],
  },
  child: { cases: [], otherwise: helpsYourCase(showsWhoIsIncluded), sources: [specified("document 1 section 4")] },
};

const acknowledgement = (person: Addressee): VaultPage =>
  vaultPage({
    slug: slugFor(person, "acknowledgement-of-receipt"),
    rights: closedToOutsiders,
    ...ownedBy(person, { en: "Acknowledgement of Receipt", fr: "Accusé de réception", noun: "m" }),
    category: "Letter",
    tags: [],
    phase: "preparation",
    appliesTo: [
      "Student",
      "StudentExtension",
      "StandaloneFamily",
      "SpeFamily",
      "PgwpFamily",
      "ExpressEntryIta",
      "Dli",
      "Bowp",
      "TrvSpe",
      "TrvPgwp",
    ],
    studentPermissions: person === "main" ? applicantSupplies : othersSupply,
    slots: [
      keptDocument(person, {
        id: "acknowledgementOfReceipt",
        name: { en: "Acknowledgement of receipt letter", fr: "Lettre d’accusé de réception", noun: "f" },
        level: acknowledgementLevel[person],
        instructions: {
          en: "Upload the letter in which IRCC confirms that it received the application for permanent residence. The application number, the names and the date must be readable. The receipt of the payment is not enough.",
          fr: "Téléversez la lettre dans laquelle IRCC confirme avoir reçu la demande de résidence permanente. Le numéro de la demande, les noms et la date doivent être lisibles. Le reçu de paiement ne suffit pas.",
        },
        maxFiles: 2,
      }),
    ],
  });

export const acknowledgementPages: readonly VaultPage[] = addressees.map(acknowledgement);

import type { CaseRule } from "../../../caseFile/rule.ts";
import { isCourtCase } from "../../../conditions/application/application.ts";
import { wasRefused } from "../../../conditions/application/status.ts";
import { asksForNotesOnRefusal, asksForReconsideration } from "../../../conditions/authority/requests.ts";
import { wasRefusedBefore } from "../../../conditions/background/history.ts";
import { any } from "../../../kernel/condition.ts";
import type { Text } from "../../../kernel/text.ts";
import { scans } from "../../files/fileTypes.ts";
import { ofReadFields } from "../../files/slotWarnings.ts";
import { nothingCallsForIt } from "../../levels.ts";
import { vaultPage, type RequirementLevel, type VaultPage } from "../../page.ts";
import { closedToOutsiders } from "../../pageRights.ts";
import { applicantAlwaysSupplies } from "../../permissions.ts";
import { allBut, ownedBy } from "../../person.ts";
import { keptDocument, slotFor } from "../../slotFor.ts";
import { excerptOf, ourDecision, specified } from "../../sources.ts";
import { addressees, slugFor, type Addressee } from "../addressees.ts";

/** The letter in which an application was refused, and the officer’s notes on it. */

/** Words that several places of this file say. */
const text = {
  lawyerNeedsReasons: {
    en: "the date and the reasons in the letter decide what can still be done, and by when",
    fr: "la date et les motifs de la lettre déterminent ce qui peut encore être fait, et pour quand",
  },
  ifThisPersonWasRefused: {
    en: "the letter counts if this person was refused before",
    fr: "la lettre compte si cette personne a déjà essuyé un refus",
  },
} satisfies Record<string, Text>;

type Level = Omit<CaseRule<RequirementLevel>, "id">;

const refusalLevel: Readonly<Record<Addressee, Level>> = {
  main: {
    cases: [
      [isCourtCase, "Required", { en: "the Court reviews this decision", fr: "la Cour contrôle cette décision" }],
      [
        any(asksForNotesOnRefusal, asksForReconsideration),
        "Required",
        { en: "your request is about this decision", fr: "votre demande porte sur cette décision" },
      ],
      [wasRefused, "Required", text.lawyerNeedsReasons],
      [
        wasRefusedBefore,
        "Required",
        {
          en: "IRCC asks about every earlier refusal, and the letter gives its reasons",
          fr: "IRCC pose des questions sur chaque refus antérieur, et la lettre en donne les motifs",
        },
      ],
    ],
    otherwise: [{ en: "your answers show no refusal", fr: "vos réponses n’indiquent aucun refus" }, "NotApplicable"],
    sources: [specified("document 3 section 4.2 and document 1 section 8")],
  },
  spouse: {
    cases: [[wasRefused, "Required", text.lawyerNeedsReasons]],
    otherwise: [text.ifThisPersonWasRefused, "IfApplicable"],
    sources: [ourDecision],
  },
  child: {
    cases: [[wasRefused, "Required", text.lawyerNeedsReasons]],
    otherwise: [text.ifThisPersonWasRefused, "IfApplicable"],
    sources: [ourDecision],
  },
};

const officerNotes = keptDocument("main", {
  id: "officerNotes",
  name: { en: "Officer’s notes", fr: "Notes de l’agent", noun: "fp" },
  level: {
    cases: [
      [
        isCourtCase,
        "Recommended",
        {
          en: "the notes often contain the reasons that the Court looks at",
          fr: "les notes contiennent souvent les motifs que la Cour examine",
        },
      ],
      [
        wasRefusedBefore,
        "IfApplicable",
        { en: "the notes are useful if you have them", fr: "les notes sont utiles si vous les avez" },
      ],
    ],
    otherwise: nothingCallsForIt,
    sources: [excerptOf("Access to Information Act and Privacy Act requests to IRCC, as commonly described")],
  },
  instructions: {
    en: "Upload the notes that the officer wrote on your file, if you or your lawyer asked for them by an access to information request. They say more about the reasons than the letter.",
    fr: "Téléversez les notes que l’agent a écrites dans votre dossier, si vous ou votre équipe juridique les avez obtenues par une demande d’accès à l’information. Elles en disent plus sur les motifs que la lettre.",
  },
  maxFiles: 5,
});

const refusalLetter = (person: Addressee): VaultPage =>
  vaultPage({
    slug: slugFor(person, "refusal-letter"),
    rights: closedToOutsiders,
    ...ownedBy(person, { en: "Refusal Letter", fr: "Lettre de refus", noun: "f" }),
    category: "Letter",
    tags: [],
    phase: "preparation",
    appliesTo: person === "main" ? allBut() : allBut("IrccRequest"),
    studentPermissions: applicantAlwaysSupplies,
    slots: [
      slotFor(person, {
        id: "refusalLetter",
        name: { en: "Refusal letter", fr: "Lettre de refus", noun: "f" },
        documentTypes: ["RefusalLetter"],
        hasParsing: true,
        level: refusalLevel[person],
        potentialWarnings: [
          ...ofReadFields,
          "fileDate",
          "missingPreviousVisaDetails",
          "inconsistentRefusalDisclosure",
          "previousCanadianApplicationNotDisclosed",
          "uciMismatch",
          "incorrectDocumentForRefusalLetter",
        ],
        fieldsToRead: ["applicantFullName", "uciNumber", "issueDate", "refusalReason", "visaType"],
        instructions:
          person === "main"
            ? {
                en: "Upload every page of each refusal letter, from Canada or another country, also pages with boxes ticked or nearly empty. The date and the reasons must be readable. Officer’s notes have their own place below.",
                fr: "Téléversez chaque page de chaque lettre de refus, du Canada ou d’un autre pays, même les pages à cases cochées ou presque vides. La date et les motifs doivent être lisibles. Les notes de l’agent ont leur propre place plus bas.",
              }
            : {
                en: "Upload every page of each refusal letter of this person, from Canada or another country. The date and the reasons must be readable.",
                fr: "Téléversez chaque page de chaque lettre de refus de cette personne, du Canada ou d’un autre pays. La date et les motifs doivent être lisibles.",
              },
        example: "scan",
        subFileNames: { en: "Refusal {n}", fr: "Refus {n}" },
        maxFiles: person === "main" ? 10 : 5,
        acceptedTypes: scans,
        splitScreen: person === "main",
      }),
      ...(person === "main" ? [officerNotes] : []),
    ],
  });

export const refusalLetterPages: readonly VaultPage[] = addressees.map(refusalLetter);

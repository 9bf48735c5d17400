import { reasonsArrived, recordWasFiled } from "../../../conditions/application/status.ts";
import type { Noun } from "../../../kernel/noun.ts";
import type { Text } from "../../../kernel/text.ts";
import { courtRules } from "../../../tables/court/sources.ts";
import { helpsYourCase } from "../../levels.ts";
import type { VaultPage } from "../../page.ts";
import { applicantAlwaysSupplies } from "../../permissions.ts";
import { keptDocument } from "../../slotFor.ts";
import { courtPage, keptWith, stamped, type Level } from "./courtPage.ts";

/** The record on which leave is decided: the officer’s reasons, and the facts that the applicant swears to. */

/** Words that several places of this file say. */
const text = {
  reasons: { en: "Decision and Reasons (Rule 9)", fr: "Décision et motifs (règle 9)", noun: "mp" },
  affidavit: { en: "Applicant’s Affidavit", fr: "Affidavit du demandeur", noun: "m" },
  exhibits: { en: "Affidavit Exhibits", fr: "Pièces de l’affidavit", noun: "fp" },
} satisfies Record<string, Noun>;

const byApplicant = { studentPermissions: applicantAlwaysSupplies };

const untilRecordIsFiled = (because: Text, otherwise: Text): Level => ({
  cases: [[recordWasFiled, "Required", because], keptWith("Recommended")],
  otherwise: helpsYourCase(otherwise),
  sources: [courtRules("rules 10 and 12")],
});

export const leaveRecordPages: readonly VaultPage[] = [
  courtPage(
    "rule-9-reasons",
    text.reasons,
    stamped({
      id: "rule9Reasons",
      name: text.reasons,
      instructions: {
        en: "Add what the registry sent on: the decision with the officer’s reasons, or the notice that there are none. The time for the record starts on the day it arrived.",
        fr: "Ajoutez ce que le greffe a transmis : la décision avec les motifs de l’agent, ou l’avis qu’il n’y en a pas. Le jour de la réception fait courir le délai pour le dossier.",
      },
      level: {
        cases: [
          [
            reasonsArrived,
            "Required",
            { en: "they are part of the application record", fr: "ils font partie du dossier de demande" },
          ],
        ],
        otherwise: [
          {
            en: "the case is not at a stage at which the officer’s reasons are available",
            fr: "l’instance n’est pas à une étape où les motifs de l’agent sont en main",
          },
          "NotApplicable",
        ],
        sources: [courtRules("rule 9")],
      },
    }),
  ),
  courtPage(
    "applicant-affidavit",
    text.affidavit,
    keptDocument("main", {
      id: "applicantAffidavit",
      name: text.affidavit,
      documentTypes: ["CourtDocument"],
      instructions: {
        en: "In the affidavit you state the facts that you know yourself. Read every line, have anything wrong corrected first, then swear or affirm it before a person who may take oaths, and upload all pages, signed.",
        fr: "Dans l’affidavit, vous attestez les faits dont vous avez une connaissance personnelle. Lisez chaque ligne, faites corriger toute erreur, puis prêtez serment ou faites une affirmation solennelle devant une personne autorisée, et téléversez toutes les pages, signées.",
      },
      maxFiles: 10,
      level: untilRecordIsFiled(
        {
          en: "the record proves its facts by affidavit",
          fr: "le dossier prouve ses faits par affidavit",
        },
        {
          en: "the application record will need your affidavit",
          fr: "le dossier de demande aura besoin de votre affidavit",
        },
      ),
    }),
    { ...byApplicant, lawyerCanGenerate: {} },
  ),
  courtPage(
    "affidavit-exhibits",
    text.exhibits,
    keptDocument("main", {
      id: "affidavitExhibits",
      name: text.exhibits,
      instructions: {
        en: "Upload the documents of the application that was decided, in order and exactly as they were sent, also the letters of IRCC. Do not add, change or leave out anything without asking your lawyer.",
        fr: "Téléversez les documents de la demande qui a été tranchée, dans l’ordre et exactement tels qu’envoyés, y compris les lettres d’IRCC. N’ajoutez, ne changez et n’omettez rien sans le demander à votre équipe juridique.",
      },
      maxFiles: 60,
      level: untilRecordIsFiled(
        { en: "the affidavit refers to these documents", fr: "l’affidavit renvoie à ces documents" },
        {
          en: "they show the Court what the officer had",
          fr: "elles montrent à la Cour ce que l’agent avait en main",
        },
      ),
    }),
    byApplicant,
  ),
];

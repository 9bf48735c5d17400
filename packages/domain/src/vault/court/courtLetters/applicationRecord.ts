import { mayFollowSimplifiedProcedure, recordWasFiled } from "../../../conditions/application/status.ts";
import { courtRules } from "../../../tables/court/sources.ts";
import type { VaultPage } from "../../page.ts";
import { excerptOf, specified } from "../../sources.ts";
import { type Level, courtLetter } from "./courtLetter.ts";

/** The papers by which a judge decides: the application record, and the simplified procedure. */

const onceRecordIsFiled: Level = {
  cases: [
    [
      recordWasFiled,
      "Required",
      { en: "the judge decides on leave by it", fr: "le juge décide de l’autorisation d’après lui" },
    ],
  ],
  otherwise: [
    {
      en: "the case is not at a stage at which the application record is on file",
      fr: "l’instance n’est pas à une étape où le dossier de demande est déposé",
    },
    "NotApplicable",
  ],
  sources: [courtRules("rule 10"), specified("document 3 section 2.4")],
};

export const applicationRecordPages: readonly VaultPage[] = [
  courtLetter({
    slug: "application-record",
    id: "applicationRecord",
    name: { en: "Application Record", fr: "Dossier de demande", noun: "m" },
    level: onceRecordIsFiled,
    instructions: {
      en: "Add the record as it was served and filed, with its pages numbered in one sequence. It has the application for leave, the decision, and the reasons or the notice that there are none. It also has the affidavits, the memorandum and the language of the hearing.",
      fr: "Ajoutez le dossier tel qu’il a été signifié et déposé, avec ses pages numérotées à la suite. Il contient la demande d’autorisation, la décision, et les motifs ou l’avis qu’il n’y en a pas. Il contient aussi les affidavits, le mémoire et la langue de l’audience.",
    },
  }),
  courtLetter({
    slug: "application-record-section-two",
    id: "applicationRecordSectionTwo",
    name: { en: "Application Record, Section Two", fr: "Dossier de demande, section deux", noun: "m" },
    level: onceRecordIsFiled,
    instructions: {
      en: "Add the second part of the record: exhibits and supporting documents, numbered on from the first part, with a table of contents.",
      fr: "Ajoutez la deuxième partie du dossier : pièces et documents à l’appui, numérotés à la suite de la première partie, avec une table des matières.",
    },
  }),
  courtLetter({
    slug: "simplified-procedure",
    id: "simplifiedProcedure",
    name: { en: "Simplified Procedure Request", fr: "Demande de procédure simplifiée", noun: "f" },
    level: {
      cases: [
        [
          mayFollowSimplifiedProcedure,
          "IfApplicable",
          {
            en: "both sides may choose it after a refused study permit",
            fr: "les deux parties peuvent la choisir après le refus d’un permis d’études",
          },
        ],
      ],
      otherwise: [
        {
          en: "at this stage of the case the simplified procedure cannot be requested",
          fr: "à cette étape du dossier, la procédure simplifiée ne peut pas être demandée",
        },
        "NotApplicable",
      ],
      sources: [specified("document 3 section 4.5"), excerptOf("Federal Court, study permit pilot project")],
    },
    instructions: {
      en: "Add the request for the simplified procedure for refused study permits. A judge decides on the documents alone, without a hearing. Both sides must agree, and new evidence is not admitted.",
      fr: "Ajoutez la demande de procédure simplifiée pour les refus de permis d’études. Un juge tranche sur dossier, sans audience. Les deux parties doivent y consentir, et aucune nouvelle preuve n’est admise.",
    },
  }),
];

import type { CaseReader } from "../../caseFile/reader.ts";
import { wasNominated } from "../../conditions/expressEntry/expressEntry.ts";
import type { Noun } from "../../kernel/noun.ts";
import type { FillValue } from "../../kernel/text.ts";
import { provincialNominationPoints } from "../../tables/expressEntry/provincialNomination.ts";
import type { VaultPage } from "../page.ts";
import { closedToOutsiders } from "../pageRights.ts";
import { keptDocument } from "../slotFor.ts";
import { expressEntryDocuments, specified } from "../sources.ts";
import { suppliedPage } from "../suppliedPage.ts";
import { expressEntryTypes } from "./expressEntryCase.ts";

/** That a province or territory nominated the applicant. */

/** Words that several places of this file say. */
const text = {
  nomination: { en: "Provincial Nomination", fr: "Désignation provinciale", noun: "f" },
} satisfies Record<string, Noun>;

function pointsOfNomination(the: CaseReader): Readonly<Record<string, FillValue>> {
  const row = the.row(provincialNominationPoints);
  return { points: row.found ? row.row.value : "—" };
}

const nomination = suppliedPage("main", {
  slug: "provincial-nomination",
  rights: closedToOutsiders,
  name: text.nomination,
  tags: ["ExpressEntry"],
  appliesTo: [...expressEntryTypes, "Bowp"],
  slots: [
    keptDocument("main", {
      id: "provincialNomination",
      name: text.nomination,
      level: {
        cases: [[wasNominated, "Required"]],
        otherwise: [
          {
            en: "your answers do not say that a province nominated you",
            fr: "vos réponses n’indiquent pas de désignation par une province",
          },
          "NotApplicable",
        ],
        sources: [specified("document 3 section 9.4"), expressEntryDocuments],
      },
      instructions: {
        en: "Upload the certificate or letter from the province or territory, with its number and its expiry date. In Express Entry a nomination adds {points} points, once the province has entered it and you have accepted it in your account. For a bridging work permit, the letter also shows whether the nomination restricts you to one employer.",
        fr: "Téléversez le certificat ou la lettre de la province ou du territoire, avec son numéro et sa date d’expiration. Dans Entrée express, une désignation ajoute {points} points, une fois que la province l’a inscrite et que vous l’avez acceptée dans votre compte. Pour un permis de travail transitoire, la lettre montre aussi si la désignation vous limite à un employeur.",
      },
      instructionValues: pointsOfNomination,
      maxFiles: 2,
    }),
  ],
});

export const provincialNominationPages: readonly VaultPage[] = [nomination];

import { isExpressEntry } from "../../conditions/application/application.ts";
import { holdsTradeCertificate } from "../../conditions/expressEntry/expressEntry.ts";
import type { Noun } from "../../kernel/noun.ts";
import { ofReadFields } from "../files/slotWarnings.ts";
import type { VaultPage } from "../page.ts";
import { closedToOutsiders } from "../pageRights.ts";
import { keptDocument } from "../slotFor.ts";
import { expressEntryDocuments } from "../sources.ts";
import { parsedDocument, suppliedPage } from "../suppliedPage.ts";
import { letterFields } from "../work/employment.ts";
import { expressEntryTypes, notExpressEntry } from "./expressEntryCase.ts";

/** The Canadian certificate of a trade, and the proof of work in Canada. */

/** Words that several places of this file say. */
const text = {
  trade: { en: "Trade Certificate of Qualification", fr: "Certificat de qualification d’un métier", noun: "m" },
  work: { en: "Canadian Work Experience", fr: "Expérience de travail canadienne", noun: "f" },
} satisfies Record<string, Noun>;

const tradeCertificate = suppliedPage("main", {
  slug: "certificate-of-qualification",
  rights: closedToOutsiders,
  name: text.trade,
  tags: ["ExpressEntry", "Employment"],
  appliesTo: expressEntryTypes,
  slots: [
    keptDocument("main", {
      id: "certificateOfQualification",
      name: text.trade,
      level: {
        cases: [[holdsTradeCertificate, "Required"]],
        otherwise: [
          {
            en: "your answers do not say that you hold a Canadian trade certificate",
            fr: "vos réponses n’indiquent pas que vous avez un certificat de qualification canadien",
          },
          "NotApplicable",
        ],
        sources: [expressEntryDocuments],
      },
      instructions: {
        en: "Upload both sides of the certificate that a province or territory of Canada issued for your trade, with its number and date. A certificate of another country does not count here.",
        fr: "Téléversez les deux côtés du certificat qu’une province ou un territoire du Canada a délivré pour votre métier, avec son numéro et sa date. Un certificat d’un autre pays ne compte pas ici.",
      },
      maxFiles: 2,
    }),
  ],
});

const workInCanada = suppliedPage("main", {
  slug: "canadian-work-experience",
  rights: closedToOutsiders,
  name: text.work,
  tags: ["Employment", "ExpressEntry", "Taxes"],
  appliesTo: expressEntryTypes,
  slots: [
    parsedDocument("main", {
      id: "canadianWorkExperience",
      name: text.work,
      documentTypes: ["EmploymentLetter", "TaxDocument", "PaySlip"],
      level: {
        cases: [
          [
            isExpressEntry,
            "Recommended",
            {
              en: "these documents prove work in Canada, if you claim any",
              fr: "ces documents prouvent le travail au Canada, si vous en déclarez",
            },
          ],
        ],
        otherwise: notExpressEntry,
        sources: [expressEntryDocuments],
      },
      potentialWarnings: [...ofReadFields, "fileDate"],
      fieldsToRead: [...letterFields, "periodStart", "periodEnd"],
      instructions: {
        en: "For each job in Canada that you claim, upload the reference letter together with the T4 slips and the notices of assessment of those years. For the present year, add recent pay slips. Keep one job together, in the order of time.",
        fr: "Pour chaque emploi au Canada que vous déclarez, téléversez la lettre de référence avec les feuillets T4 et les avis de cotisation de ces années. Pour l’année en cours, ajoutez des bulletins de paie récents. Gardez chaque emploi ensemble, dans l’ordre du temps.",
      },
      maxFiles: 15,
    }),
  ],
});

export const workInCanadaPages: readonly VaultPage[] = [tradeCertificate, workInCanada];

import type { CaseReader } from "../../caseFile/reader.ts";
import { isExpressEntry } from "../../conditions/application/application.ts";
import { studiedAbroadOnly } from "../../conditions/studies/study.ts";
import { all } from "../../kernel/condition.ts";
import type { Noun } from "../../kernel/noun.ts";
import type { FillValue } from "../../kernel/text.ts";
import { credentialAssessmentValidity } from "../../tables/expressEntry/expressEntryDocuments.ts";
import { ofReadFile } from "../files/slotWarnings.ts";
import type { VaultPage } from "../page.ts";
import { closedToOutsiders } from "../pageRights.ts";
import { keptDocument } from "../slotFor.ts";
import { expressEntryDocuments } from "../sources.ts";
import { parsedDocument, suppliedPage } from "../suppliedPage.ts";
import { expressEntryTypes, notExpressEntry } from "./expressEntryCase.ts";

/** The report on studies outside Canada, of the applicant and of a spouse or partner. */

/** Words that several places of this file say. */
const text = {
  assessment: { en: "Educational Credential Assessment", fr: "Évaluation des diplômes d’études", noun: "f" },
} satisfies Record<string, Noun>;

function yearsOfReport(the: CaseReader): Readonly<Record<string, FillValue>> {
  const row = the.row(credentialAssessmentValidity);
  return { years: row.found ? row.row.value : "—" };
}

const assessmentOfStudies = suppliedPage("main", {
  slug: "educational-credential-assessment",
  rights: closedToOutsiders,
  name: text.assessment,
  tags: ["Education", "ExpressEntry"],
  appliesTo: expressEntryTypes,
  slots: [
    parsedDocument("main", {
      id: "educationalCredentialAssessment",
      name: text.assessment,
      documentTypes: ["Other"],
      level: {
        cases: [
          [
            all(isExpressEntry, studiedAbroadOnly),
            "Required",
            {
              en: "studies outside Canada count only with such a report",
              fr: "des études hors du Canada comptent seulement avec un tel rapport",
            },
          ],
          [
            isExpressEntry,
            "Recommended",
            {
              en: "the report can bring points for studies outside Canada",
              fr: "le rapport peut donner des points pour des études faites hors du Canada",
            },
          ],
        ],
        otherwise: notExpressEntry,
        sources: [expressEntryDocuments],
      },
      potentialWarnings: [...ofReadFile, "fileDate"],
      fieldsToRead: ["applicantFullName", "issueDate"],
      instructions: {
        en: "Upload the report on your studies outside Canada. It must be made for immigration, by an organization that IRCC has designated. The reference number and all pages must be there. It must be less than {years} years old on the day of your profile and on the day you apply. A report made for a school or a regulator does not count.",
        fr: "Téléversez le rapport sur vos études hors du Canada. Il doit être fait aux fins de l’immigration, par un organisme qu’IRCC a désigné. Le numéro de référence et toutes les pages doivent y être. Il doit dater de moins de {years} ans le jour de votre profil et le jour de la demande. Un rapport fait pour un établissement ou un ordre professionnel ne compte pas.",
      },
      instructionValues: yearsOfReport,
      maxFiles: 2,
    }),
  ],
});

const assessmentOfSpouse = suppliedPage("spouse", {
  slug: "spouse-educational-credential-assessment",
  rights: closedToOutsiders,
  name: text.assessment,
  tags: ["Education", "ExpressEntry"],
  appliesTo: expressEntryTypes,
  slots: [
    keptDocument("spouse", {
      id: "educationalCredentialAssessment",
      name: text.assessment,
      level: {
        cases: [
          [
            isExpressEntry,
            "Recommended",
            {
              en: "the studies of your spouse or partner can bring points, with such a report",
              fr: "les études de votre conjoint ou partenaire peuvent donner des points, avec un tel rapport",
            },
          ],
        ],
        otherwise: notExpressEntry,
        sources: [expressEntryDocuments],
      },
      instructions: {
        en: "If your spouse or partner studied outside Canada and comes with you, upload the same kind of report for them, less than {years} years old. Without it you can still apply, with fewer points.",
        fr: "Si votre conjoint ou partenaire a étudié hors du Canada et vient avec vous, téléversez le même genre de rapport à son nom, de moins de {years} ans. Sans ce rapport, vous pouvez quand même faire la demande, avec moins de points.",
      },
      instructionValues: yearsOfReport,
      maxFiles: 2,
    }),
  ],
});

export const credentialAssessmentPages: readonly VaultPage[] = [assessmentOfStudies, assessmentOfSpouse];

import type { Noun } from "../../kernel/noun.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import {
  answersExpressEntryInvitation,
  isExpressEntryProfile,
  isTiedToEmployer,
  isWorkPermitExtension,
  isYouthMobility,
} from "../../conditions/application/application.ts";
import { typesWithResumePage } from "../../conditions/work/resume.ts";
import { any } from "../../kernel/condition.ts";
import type { FillValue, Text } from "../../kernel/text.ts";
import { formHistory } from "../../tables/officialForms/formLimits.ts";
import { letterFields } from "./employment.ts";
import { scans, scansAndTexts } from "../files/fileTypes.ts";
import { countsIfItFits, helpsYourCase } from "../levels.ts";
import { vaultPage, type VaultPage } from "../page.ts";
import { applicantSupplies } from "../permissions.ts";
import { ownedBy } from "../person.ts";
import { keptDocument, slotFor } from "../slotFor.ts";
import { ofReadFields } from "../files/slotWarnings.ts";
import { checklist5488, checklist5556, expressEntryDocuments, iecDocumentList } from "../sources.ts";
import { closedToOutsiders } from "../pageRights.ts";

/** Work over the years, and the right to work in an occupation. */

/** Words that several places of this file say. */
const text = {
  resume: { en: "Resume", fr: "Curriculum vitæ", noun: "m" },
  references: { en: "Work Reference Letters", fr: "Lettres de référence de travail", noun: "fp" },
  licence: { en: "Professional Licence or Registration", fr: "Permis ou inscription professionnelle", noun: "m" },
} satisfies Record<string, Text | Noun>;

function yearsToTell(the: CaseReader): Readonly<Record<string, FillValue>> {
  const row = the.row(formHistory);
  return { years: row.found ? row.row.value.jobYears : "—" };
}

const resume: VaultPage = vaultPage({
  slug: "resume",
  rights: closedToOutsiders,
  ...ownedBy("main", text.resume),
  category: "General",
  tags: ["Employment"],
  phase: "preparation",
  appliesTo: typesWithResumePage,
  studentPermissions: applicantSupplies,
  slots: [
    slotFor("main", {
      id: "resume",
      name: text.resume,
      documentTypes: ["Resume"],
      hasParsing: true,
      level: {
        cases: [
          [
            isYouthMobility,
            "Required",
            {
              en: "the list of documents for IEC names a resume",
              fr: "la liste de documents pour EIC comprend un curriculum vitæ",
            },
          ],
        ],
        otherwise: helpsYourCase({
          en: "a resume shows your work and your studies at a glance",
          fr: "un curriculum vitæ montre d’un coup d’œil votre travail et vos études",
        }),
        sources: [iecDocumentList],
      },
      potentialWarnings: [...ofReadFields, "gapInResume", "missingPersonalInformation"],
      fieldsToRead: ["applicantFullName", "employmentHistory", "educationHistory"],
      instructions: {
        en: "Tell the last {years} years month by month, without gaps: work, studies, travel, time at home or between jobs. For each, give the place and what you did. Put your present job title and city at the top. A photo is not needed.",
        fr: "Racontez les {years} dernières années mois par mois, sans trou : travail, études, voyages, temps à la maison ou entre deux emplois. Pour chaque période, indiquez le lieu et ce que vous faisiez. Mettez en tête votre poste et votre ville actuels. Une photo n’est pas nécessaire.",
      },
      instructionValues: yearsToTell,
      example: "page",
      maxFiles: 1,
      acceptedTypes: scansAndTexts,
    }),
  ],
});

const referenceLetters: VaultPage = vaultPage({
  slug: "work-reference-letters",
  rights: closedToOutsiders,
  ...ownedBy("main", text.references),
  category: "General",
  tags: ["Employment", "ExpressEntry"],
  phase: "preparation",
  appliesTo: ["WorkPermitExtension", "ExpressEntry", "ExpressEntryIta", "Lmia", "C10", "ClosedWorkPermit", "Bowp"],
  studentPermissions: applicantSupplies,
  slots: [
    slotFor("main", {
      id: "workReferenceLetters",
      name: text.references,
      documentTypes: ["EmploymentLetter"],
      hasParsing: true,
      level: {
        cases: [
          [
            answersExpressEntryInvitation,
            "Required",
            { en: "work counts only when it is proven", fr: "le travail ne compte que s’il est prouvé" },
          ],
          [
            isExpressEntryProfile,
            "Recommended",
            {
              en: "such letters take time, and you need them soon after an invitation",
              fr: "ces lettres prennent du temps, et il vous les faut peu après une invitation",
            },
          ],
          [
            any(isTiedToEmployer, isWorkPermitExtension),
            "Recommended",
            {
              en: "earlier work shows that you can do the job",
              fr: "le travail passé montre que vous pouvez occuper le poste",
            },
          ],
        ],
        otherwise: countsIfItFits,
        sources: [expressEntryDocuments],
      },
      potentialWarnings: [...ofReadFields, "fileDate"],
      fieldsToRead: letterFields,
      instructions: {
        en: "For each job that you claim, upload a letter on the employer’s letterhead, signed by a supervisor or the personnel office. It gives the job title, main duties, first and last day, hours a week, yearly pay and benefits. The duties matter most. A letter with the title alone is not enough. If an employer does not give such a letter, explain why in writing and add other proof, such as the contract and pay slips.",
        fr: "Pour chaque emploi que vous déclarez, téléversez une lettre à l’en-tête de l’employeur, signée par une personne responsable ou le service du personnel. Elle donne le titre du poste, les tâches principales, le premier et le dernier jour, les heures par semaine, le salaire annuel et les avantages. Les tâches comptent le plus. Une lettre qui ne donne que le titre ne suffit pas. Si un employeur ne donne pas une telle lettre, expliquez pourquoi par écrit et ajoutez d’autres preuves, comme le contrat et des bulletins de paie.",
      },
      example: "scan",
      subFileNames: { en: "Job {n}", fr: "Emploi {n}" },
      maxFiles: 15,
      acceptedTypes: scans,
    }),
  ],
});

const professionalLicence: VaultPage = vaultPage({
  slug: "professional-licence",
  rights: closedToOutsiders,
  ...ownedBy("main", text.licence),
  category: "General",
  tags: ["Employment"],
  phase: "preparation",
  appliesTo: [
    "WorkPermit",
    "WorkPermitExtension",
    "CoOpWorkPermit",
    "ExpressEntry",
    "ExpressEntryIta",
    "Lmia",
    "C10",
    "ClosedWorkPermit",
    "Iec",
    "Bowp",
  ],
  studentPermissions: applicantSupplies,
  slots: [
    keptDocument("main", {
      id: "professionalLicence",
      name: text.licence,
      level: {
        cases: [
          [
            isTiedToEmployer,
            "Recommended",
            {
              en: "in a regulated occupation you may only work with a licence",
              fr: "dans une profession réglementée, on ne peut travailler qu’avec un permis",
            },
          ],
        ],
        otherwise: [
          {
            en: "it matters only if your occupation is regulated in Canada",
            fr: "cela compte seulement si votre profession est réglementée au Canada",
          },
          "IfApplicable",
        ],
        sources: [checklist5488, checklist5556],
      },
      instructions: {
        en: "Some trades and professions are regulated, such as nursing or engineering. If yours is, upload the licence or registration of the province or territory where you will work. You can upload the regulator’s letter that says you can get it instead. If it is not regulated, leave this empty.",
        fr: "Certains métiers et professions sont réglementés, comme les soins infirmiers ou le génie. Si c’est le cas du vôtre, téléversez le permis ou l’inscription de la province ou du territoire où vous travaillerez. Vous pouvez téléverser à la place la lettre de l’organisme de réglementation qui dit que vous pouvez l’obtenir. S’il n’est pas réglementé, laissez cet emplacement vide.",
      },
      maxFiles: 4,
    }),
  ],
});

export const careerPages: readonly VaultPage[] = [resume, referenceLetters, professionalLicence];

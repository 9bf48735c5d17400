import type { Noun } from "../../kernel/noun.ts";
import {
  isEmployerSpecific,
  isExpressEntryProfile,
  isWorkPermitExtension,
  restsOnLabourMarketAssessment,
  restsOnSignificantBenefit,
} from "../../conditions/application/application.ts";
import { worksFromJobOffer } from "../../conditions/work/employment.ts";
import { any } from "../../kernel/condition.ts";
import { letterFields } from "./employment.ts";
import { scans } from "../files/fileTypes.ts";
import { helpsYourCase } from "../levels.ts";
import { vaultPage, type VaultPage } from "../page.ts";
import { applicantSupplies } from "../permissions.ts";
import { ownedBy } from "../person.ts";
import { fileNumber, slotFor } from "../slotFor.ts";
import { ofReadFields } from "../files/slotWarnings.ts";
import { specified } from "../sources.ts";
import { closedToOutsiders } from "../pageRights.ts";

/** The offer of a job in Canada, and its contract. */

/** Words that several places of this file say. */
const text = {
  jobOffer: { en: "Canadian Job Offer", fr: "Offre d’emploi canadienne", noun: "f" },
} satisfies Record<string, Noun>;

const offerWarnings = [...ofReadFields, "fileDate"] as const;

const jobOffer: VaultPage = vaultPage({
  slug: "canadian-job-offer",
  rights: closedToOutsiders,
  ...ownedBy("main", text.jobOffer),
  names: {
    id: "names.canadian-job-offer",
    cases: [[worksFromJobOffer, { en: "Job Offer Letter", fr: "Lettre d’offre d’emploi", noun: "f" }]],
    otherwise: [
      {
        en: "your account is not one that is based on a job offer",
        fr: "votre compte n’est pas de ceux qui reposent sur une offre d’emploi",
      },
      text.jobOffer,
    ],
  },
  category: "General",
  tags: ["Employment"],
  phase: "preparation",
  appliesTo: [
    "WorkPermit",
    "WorkPermitExtension",
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
    slotFor("main", {
      id: "jobOfferLetter",
      name: { en: "Job offer letter", fr: "Lettre d’offre d’emploi", noun: "f" },
      documentTypes: ["EmploymentLetter"],
      hasParsing: true,
      level: {
        otherwise: helpsYourCase({
          en: "a job in Canada, if you have one, supports your application",
          fr: "un emploi au Canada, si vous en avez un, appuie votre demande",
        }),
        sources: [specified("document 2 section 4")],
      },
      potentialWarnings: offerWarnings,
      fieldsToRead: letterFields,
      instructions: {
        en: "Upload the signed letter from the employer in Canada. It gives the employer’s name and address, your job title and duties, the hours, the pay, the first day and the length of the job.",
        fr: "Téléversez la lettre signée de l’employeur au Canada. Elle donne le nom et l’adresse de l’employeur, votre poste et vos tâches, les heures, le salaire, le premier jour et la durée de l’emploi.",
      },
      example: "scan",
      subFileNames: fileNumber,
      maxFiles: 3,
      acceptedTypes: scans,
    }),
    slotFor("main", {
      id: "employmentAgreement",
      name: { en: "Employment agreement", fr: "Contrat de travail", noun: "m" },
      documentTypes: ["EmploymentLetter"],
      hasParsing: true,
      level: {
        cases: [
          [
            any(restsOnLabourMarketAssessment, restsOnSignificantBenefit, isEmployerSpecific),
            "Required",
            { en: "the permit is issued for this one job", fr: "le permis est délivré pour ce seul emploi" },
          ],
          [
            any(isWorkPermitExtension, isExpressEntryProfile, worksFromJobOffer),
            "Recommended",
            {
              en: "the signed contract supports the job offer",
              fr: "le contrat signé appuie l’offre d’emploi",
            },
          ],
        ],
        otherwise: [
          {
            en: "your type of application does not ask for a contract",
            fr: "votre type de demande n’exige pas de contrat",
          },
          "NotApplicable",
        ],
        sources: [specified("document 2 section 4")],
      },
      potentialWarnings: offerWarnings,
      fieldsToRead: letterFields,
      instructions: {
        en: "Upload every page of the contract, with your signature and the employer’s. The job title, hours and pay must be the same as in the offer.",
        fr: "Téléversez chaque page du contrat, avec votre signature et celle de l’employeur. Le poste, les heures et le salaire doivent être les mêmes que dans l’offre.",
      },
      example: "scan",
      subFileNames: fileNumber,
      maxFiles: 3,
      acceptedTypes: scans,
    }),
  ],
});

export const jobOfferPages: readonly VaultPage[] = [jobOffer];

import type { Noun } from "../../kernel/noun.ts";
import { spouseReturnsToJob } from "../../conditions/family/dependentVisas.ts";
import { returnsToJob } from "../../conditions/work/employment.ts";
import { scans } from "../files/fileTypes.ts";
import { vaultPage, type VaultPage } from "../page.ts";
import { applicantSupplies } from "../permissions.ts";
import { ownedBy } from "../person.ts";
import { fileNumber, slotFor } from "../slotFor.ts";
import { ofReadFields } from "../files/slotWarnings.ts";
import { specified } from "../sources.ts";
import { closedToOutsiders } from "../pageRights.ts";
import { letterFields } from "./employment.ts";

/** The job that waits at home. */

const name: Noun = { en: "Job to Return To", fr: "Emploi au retour", noun: "m" };

const jobToReturnTo = (owner: "main" | "spouse"): VaultPage =>
  vaultPage({
    slug: owner === "main" ? "returning-job-offer" : "spouse-returning-job-offer",
    rights: closedToOutsiders,
    ...ownedBy(owner, name),
    category: "General",
    tags: ["Employment"],
    phase: "preparation",
    appliesTo:
      owner === "main"
        ? ["Student", "StudentExtension", "VisitorVisa", "Lmia", "C10", "ClosedWorkPermit", "Dli", "Iec"]
        : ["Student", "StudentExtension", "StandaloneFamily", "SpeFamily", "PgwpFamily", "Dli"],
    studentPermissions: applicantSupplies,
    slots: [
      slotFor(owner, {
        id: "returningJobOffer",
        name,
        documentTypes: ["EmploymentLetter"],
        hasParsing: true,
        level: {
          cases: [[owner === "main" ? returnsToJob : spouseReturnsToJob, "Recommended"]],
          otherwise: [
            owner === "main"
              ? {
                  en: "your answers do not say that a job is waiting for you at home",
                  fr: "vos réponses n’indiquent pas qu’un emploi vous attend au pays",
                }
              : {
                  en: "your answers do not say that a job is waiting for your spouse or partner at home",
                  fr: "vos réponses n’indiquent pas qu’un emploi attend votre conjoint ou partenaire au pays",
                },
            "NotApplicable",
          ],
          sources: [specified("document 3 section 3.1, returningJobOffer")],
        },
        potentialWarnings: [...ofReadFields, "fileDate"],
        fieldsToRead: letterFields,
        instructions: {
          en: "Upload a signed letter in which the employer at home says which job is kept open or offered, and from which day on. The letter needs a letterhead, a date and contact details.",
          fr: "Téléversez une lettre signée dans laquelle l’employeur au pays dit quel poste est gardé ou offert, et à partir de quel jour. La lettre doit porter un en-tête, une date et des coordonnées.",
        },
        example: "scan",
        subFileNames: fileNumber,
        maxFiles: 2,
        acceptedTypes: scans,
      }),
    ],
  });

export const jobToReturnToPages: readonly VaultPage[] = [jobToReturnTo("main"), jobToReturnTo("spouse")];

import type { Noun } from "../../kernel/noun.ts";
import type { PageSlug } from "../../caseFile/vaultPlaces.ts";
import type { ApplicationType } from "../../caseFile/application.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import type { CaseRule } from "../../caseFile/rule.ts";
import {
  isBridgingPermit,
  isFamilyOfGraduate,
  isWorkPermitExtension,
} from "../../conditions/application/application.ts";
import { spouseIsEmployed, spouseIsSelfEmployed, spouseReturnsToJob } from "../../conditions/family/dependentVisas.ts";
import { isEmployed, isSelfEmployed, returnsToJob } from "../../conditions/work/employment.ts";
import { familyHosts, friendHosts, hostPays, isSuperVisa } from "../../conditions/visit/visitorVisa.ts";
import { all, any } from "../../kernel/condition.ts";
import type { FillValue, Text } from "../../kernel/text.ts";
import { workPapers } from "../../tables/work/workPapers.ts";
import { scans } from "../files/fileTypes.ts";
import { countsIfItFits, alwaysRequired, helpsYourCase } from "../levels.ts";
import { vaultPage, type RequirementLevel, type VaultPage } from "../page.ts";
import { applicantSupplies } from "../permissions.ts";
import { allBut, ownedBy, type PageOwner } from "../person.ts";
import { fileNumber, keptPaper, slotFor } from "../slotFor.ts";
import { ofReadFields } from "../files/slotWarnings.ts";
import { checklist5556, excerptOf, specified, superVisaManual } from "../sources.ts";
import { closedToOutsiders } from "../pageRights.ts";

/** Present work of everybody whose work matters: letters of the employer, pay slips, papers of an own business. */

/** Words that several places of this file say. */
const text = {
  letter: { en: "Employment Letter", fr: "Lettre d’emploi", noun: "f" },
  slips: { en: "Pay Slips", fr: "Bulletins de paie", noun: "mp" },
  business: { en: "Business Documents", fr: "Documents d’entreprise", noun: "mp" },
  returningJob: { en: "Job to Return To", fr: "Emploi au retour", noun: "m" },
  familyRestsOnWork: {
    en: "your family’s permits rest on your work",
    fr: "les permis de votre famille reposent sur votre travail",
  },
  jobBringsHome: {
    en: "a job at home is a strong reason to return",
    fr: "un emploi au pays est une bonne raison d’y retourner",
  },
  hostProvesIncome: {
    en: "the host must prove an income for a super visa",
    fr: "l’hôte doit prouver un revenu pour un super visa",
  },
} satisfies Record<string, Text | Noun>;

type Cases = CaseRule<RequirementLevel>["cases"];
type Level = { readonly cases?: Cases; readonly otherwise: CaseRule<RequirementLevel>["otherwise"] };

const visaOffices = excerptOf("IRCC, document checklists of visa offices");

export const letterFields = ["applicantFullName", "jobTitle", "employer", "startDate", "issueDate", "isSigned"];

/** How old and how many, as they are asked for today. */
function asAskedToday(the: CaseReader): Readonly<Record<string, FillValue>> {
  const row = the.row(workPapers);
  const { letterMonths, paySlips, businessStatementMonths } = row.found
    ? row.row.value
    : { letterMonths: "—", paySlips: "—", businessStatementMonths: "—" };
  return { months: letterMonths, slips: paySlips, statementMonths: businessStatementMonths };
}

type LetterOwner = Extract<PageOwner, "main" | "spouse" | "visitor" | "visitorSpouse" | "host" | "hostSpouse">;

const letterSlugs: Record<LetterOwner, PageSlug> = {
  main: "employment-letter",
  spouse: "spouse-employment-letter",
  visitor: "visitor-visa-visitor-employment-letter",
  visitorSpouse: "visitor-visa-spouse-employment-letter",
  host: "visitor-visa-host-employment-letter",
  hostSpouse: "visitor-visa-host-spouse-employment-letter",
};

const letterTypes: Partial<Record<LetterOwner, readonly ApplicationType[]>> = {
  main: allBut("JudicialReview", "VisitorVisa"),
  spouse: allBut("JudicialReview", "IrccRequest", "VisitorVisa"),
};

const hostPromisesSupport = all(isSuperVisa, familyHosts);

const letterLevels: Record<LetterOwner, Level> = {
  main: {
    cases: [
      [
        isWorkPermitExtension,
        "Required",
        {
          en: "the letter shows the work that you want to continue",
          fr: "la lettre montre le travail que vous voulez poursuivre",
        },
      ],
      [
        isBridgingPermit,
        "Required",
        { en: "the letter shows that you work now", fr: "la lettre montre que vous travaillez en ce moment" },
      ],
      [isFamilyOfGraduate, "Required", text.familyRestsOnWork],
      [isEmployed, "Recommended"],
    ],
    otherwise: countsIfItFits,
  },
  spouse: { cases: [[spouseIsEmployed, "Recommended"]], otherwise: countsIfItFits },
  visitor: { cases: [[isEmployed, "Required", text.jobBringsHome]], otherwise: helpsYourCase(text.jobBringsHome) },
  visitorSpouse: { otherwise: helpsYourCase(text.jobBringsHome) },
  host: {
    cases: [
      [hostPromisesSupport, "Required", text.hostProvesIncome],
      [hostPays, "Required"],
      [
        any(familyHosts, friendHosts),
        "Recommended",
        {
          en: "the host’s work makes the invitation more convincing",
          fr: "le travail de l’hôte rend l’invitation plus convaincante",
        },
      ],
    ],
    otherwise: countsIfItFits,
  },
  hostSpouse: {
    otherwise: alwaysRequired({
      en: "the income of the host’s partner is counted for the super visa",
      fr: "le revenu du partenaire de l’hôte compte pour le super visa",
    }),
  },
};

const employmentLetter = (owner: LetterOwner): VaultPage =>
  vaultPage({
    slug: letterSlugs[owner],
    rights: closedToOutsiders,
    ...ownedBy(owner, text.letter),
    category: "General",
    tags: ["Employment"],
    phase: "preparation",
    appliesTo: letterTypes[owner] ?? ["VisitorVisa"],
    studentPermissions: applicantSupplies,
    slots: [
      slotFor(owner, {
        id: "employmentLetter",
        name: text.letter,
        documentTypes: ["EmploymentLetter"],
        hasParsing: true,
        level: {
          ...letterLevels[owner],
          sources: [owner === "host" || owner === "hostSpouse" ? superVisaManual : visaOffices],
        },
        potentialWarnings: [...ofReadFields, "fileDate"],
        fieldsToRead: letterFields,
        instructions: {
          en: "Ask the employer for a letter on its letterhead, less than {months} months old. It gives the employee’s full name, job title, first day of work, pay, hours a week and any leave that was approved. The person who signs adds their name, title and phone number or e-mail. A contract or a pay slip does not replace this letter.",
          fr: "Demandez à l’employeur une lettre à en-tête de moins de {months} mois. Elle donne le nom complet de la personne employée, son poste, son premier jour de travail, son salaire, ses heures par semaine et tout congé accordé. La personne qui signe ajoute son nom, son titre et son téléphone ou son courriel. Un contrat ou un bulletin de paie ne remplace pas cette lettre.",
        },
        instructionValues: asAskedToday,
        example: "scan",
        subFileNames: owner === "hostSpouse" ? fileNumber : { en: "Employer {n}", fr: "Employeur {n}" },
        maxFiles: owner === "hostSpouse" ? 2 : 4,
        acceptedTypes: scans,
      }),
    ],
  });

type SlipOwner = Extract<PageOwner, "main" | "spouse" | "visitor" | "host">;

const slipSlugs: Record<SlipOwner, PageSlug> = {
  main: "pay-slips",
  spouse: "spouse-pay-slips",
  visitor: "visitor-visa-visitor-pay-slips",
  host: "visitor-visa-host-pay-slips",
};

const slipTypes: Partial<Record<SlipOwner, readonly ApplicationType[]>> = {
  main: allBut("JudicialReview", "VisitorVisa"),
  spouse: allBut("JudicialReview", "IrccRequest"),
};

const slipLevels: Record<SlipOwner, Level> = {
  main: {
    cases: [
      [
        any(isBridgingPermit, isWorkPermitExtension),
        "Recommended",
        {
          en: "recent pay slips show that you work",
          fr: "des bulletins de paie récents montrent que vous travaillez",
        },
      ],
      [isFamilyOfGraduate, "Required", text.familyRestsOnWork],
      [isEmployed, "Recommended"],
    ],
    otherwise: countsIfItFits,
  },
  spouse: { cases: [[spouseIsEmployed, "Recommended"]], otherwise: countsIfItFits },
  visitor: {
    otherwise: helpsYourCase({
      en: "pay slips show a steady income at home",
      fr: "des bulletins de paie montrent un revenu régulier au pays",
    }),
  },
  host: {
    cases: [
      [hostPromisesSupport, "Required", text.hostProvesIncome],
      [hostPays, "Required"],
    ],
    otherwise: countsIfItFits,
  },
};

const paySlips = (owner: SlipOwner): VaultPage =>
  vaultPage({
    slug: slipSlugs[owner],
    rights: closedToOutsiders,
    ...ownedBy(owner, text.slips),
    category: "General",
    tags: ["Employment", "Banking"],
    phase: "preparation",
    appliesTo: slipTypes[owner] ?? ["VisitorVisa"],
    studentPermissions: applicantSupplies,
    slots: [
      slotFor(owner, {
        id: "paySlips",
        name: text.slips,
        documentTypes: ["PaySlip"],
        hasParsing: true,
        level: { ...slipLevels[owner], sources: [checklist5556, visaOffices] },
        potentialWarnings: ofReadFields,
        fieldsToRead: ["applicantFullName", "employer", "periodStart", "periodEnd"],
        instructions: {
          en: "Upload the last {slips} pay slips. On each, the names of the employer and of the employee, the pay period and the pay must be readable. A bank statement that shows the deposit does not replace a pay slip.",
          fr: "Téléversez les {slips} derniers bulletins de paie. Sur chacun, on doit pouvoir lire les noms de l’employeur et de la personne employée, la période et la paie. Un relevé bancaire qui montre le dépôt ne remplace pas un bulletin de paie.",
        },
        instructionValues: asAskedToday,
        example: "scan",
        subFileNames: { en: "Pay slip {n}", fr: "Bulletin {n}" },
        maxFiles: 6,
        acceptedTypes: scans,
      }),
    ],
  });

const businessDocuments = (owner: "main" | "spouse"): VaultPage =>
  vaultPage({
    slug: owner === "main" ? "business-documents" : "spouse-business-documents",
    rights: closedToOutsiders,
    ...ownedBy(owner, text.business),
    category: "General",
    tags: ["Employment"],
    phase: "preparation",
    appliesTo: owner === "main" ? allBut("JudicialReview") : allBut("JudicialReview", "IrccRequest"),
    studentPermissions: applicantSupplies,
    slots: [
      keptPaper(owner, {
        id: "businessDocuments",
        name: text.business,
        level: {
          cases: [
            [
              owner === "main" ? isSelfEmployed : spouseIsSelfEmployed,
              "Required",
              {
                en: "these papers take the place of an employer’s letter",
                fr: "ces documents remplacent la lettre d’un employeur",
              },
            ],
          ],
          otherwise: [
            owner === "main"
              ? {
                  en: "your answers do not say that you are self-employed",
                  fr: "vos réponses n’indiquent pas que vous travaillez à votre compte",
                }
              : {
                  en: "your answers do not say that your spouse or partner is self-employed",
                  fr: "vos réponses n’indiquent pas que votre conjoint ou partenaire travaille à son compte",
                },
            "NotApplicable",
          ],
          sources: [visaOffices],
        },
        instructions: {
          en: "Upload the registration or licence of the business, its latest tax papers, and its bank statements of the last {statementMonths} months. At least one paper must name the owner. Invoices alone are not enough.",
          fr: "Téléversez l’immatriculation ou le permis de l’entreprise, ses documents fiscaux les plus récents et ses relevés bancaires des {statementMonths} derniers mois. Au moins un document doit nommer la ou le propriétaire. Des factures seules ne suffisent pas.",
        },
        instructionValues: asAskedToday,
        maxFiles: 15,
      }),
    ],
  });

const jobToReturnTo = (owner: "main" | "spouse"): VaultPage =>
  vaultPage({
    slug: owner === "main" ? "returning-job-offer" : "spouse-returning-job-offer",
    rights: closedToOutsiders,
    ...ownedBy(owner, text.returningJob),
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
        name: text.returningJob,
        documentTypes: ["EmploymentLetter"],
        hasParsing: true,
        level: {
          cases: [[owner === "main" ? returnsToJob : spouseReturnsToJob, "Recommended"]],
          otherwise: [
            owner === "main"
              ? {
                  en: "your answers do not say that a job waits for you at home",
                  fr: "vos réponses n’indiquent pas qu’un emploi vous attend au pays",
                }
              : {
                  en: "your answers do not say that a job waits for your spouse or partner at home",
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

const letterOwners: readonly LetterOwner[] = ["main", "spouse", "visitor", "visitorSpouse", "host", "hostSpouse"];
const slipOwners: readonly SlipOwner[] = ["main", "spouse", "visitor", "host"];
const couple = ["main", "spouse"] as const;

export const employmentPages: readonly VaultPage[] = [
  ...letterOwners.map(employmentLetter),
  ...slipOwners.map(paySlips),
  ...couple.map(businessDocuments),
  ...couple.map(jobToReturnTo),
];

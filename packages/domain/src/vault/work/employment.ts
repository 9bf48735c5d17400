import type { Noun } from "../../kernel/noun.ts";
import type { PageSlug } from "../../caseFile/vaultPlaces.ts";
import type { ApplicationType } from "../../caseFile/application.ts";
import type { CaseRule } from "../../caseFile/rule.ts";
import {
  isBridgingPermit,
  isFamilyOfGraduate,
  isWorkPermitExtension,
} from "../../conditions/application/application.ts";
import { spouseIsEmployed } from "../../conditions/family/dependentVisas.ts";
import { isEmployed } from "../../conditions/work/employment.ts";
import { familyHosts, friendHosts, hostPays, isSuperVisa } from "../../conditions/visit/visitorVisa.ts";
import { all, any } from "../../kernel/condition.ts";
import type { Clause } from "../../kernel/text.ts";
import { scans } from "../files/fileTypes.ts";
import { countsIfItFits, alwaysRequired, helpsYourCase } from "../levels.ts";
import { vaultPage, type RequirementLevel, type VaultPage } from "../page.ts";
import { applicantSupplies } from "../permissions.ts";
import { allBut, ownedBy, type PageOwner } from "../person.ts";
import { fileNumber, slotFor } from "../slotFor.ts";
import { ofReadFields } from "../files/slotWarnings.ts";
import { checklist5556, superVisaManual } from "../sources.ts";
import { closedToOutsiders } from "../pageRights.ts";
import { asAskedToday, visaOffices } from "./workPapers.ts";

/** Present work of everybody whose work matters: letters of the employer and pay slips. */

/** Words that several places of this file say. */
const text = {
  letter: { en: "Employment Letter", fr: "Lettre d’emploi", noun: "f" },
  slips: { en: "Pay Slips", fr: "Bulletins de paie", noun: "mp" },
  familyRestsOnWork: {
    en: "your family’s permits depend on your work",
    fr: "les permis de votre famille dépendent de votre travail",
  },
  jobBringsHome: {
    en: "a job at home is a strong reason to return",
    fr: "un emploi au pays est une bonne raison d’y retourner",
  },
  hostProvesIncome: {
    en: "the host must prove an income for a super visa",
    fr: "l’hôte doit prouver un revenu pour un super visa",
    to: {
      host: { en: "you must prove an income for a super visa", fr: "vous devez prouver un revenu pour un super visa" },
    },
  },
} satisfies Record<string, Clause | Noun>;

type Cases = CaseRule<RequirementLevel>["cases"];
type Level = { readonly cases?: Cases; readonly otherwise: CaseRule<RequirementLevel>["otherwise"] };

export const letterFields = ["applicantFullName", "jobTitle", "employer", "startDate", "issueDate", "isSigned"];

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
          to: {
            host: {
              en: "your work makes the invitation more convincing",
              fr: "votre travail rend l’invitation plus convaincante",
            },
          },
        },
      ],
    ],
    otherwise: countsIfItFits,
  },
  hostSpouse: {
    otherwise: alwaysRequired({
      en: "the income of the host’s partner is counted for the super visa",
      fr: "le revenu du partenaire de l’hôte compte pour le super visa",
      to: {
        host: {
          en: "the income of your partner is counted for the super visa",
          fr: "le revenu de votre partenaire compte pour le super visa",
        },
      },
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
          en: "Ask the employer for a letter on its letterhead, less than {months} months old. It gives the employee’s full name, job title, first day of work, pay, hours a week and any leave that was approved. The person who signs adds their name, title and phone number or email. A contract or a pay slip does not replace this letter.",
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

const letterOwners: readonly LetterOwner[] = ["main", "spouse", "visitor", "visitorSpouse", "host", "hostSpouse"];
const slipOwners: readonly SlipOwner[] = ["main", "spouse", "visitor", "host"];

export const employmentPages: readonly VaultPage[] = [
  ...letterOwners.map(employmentLetter),
  ...slipOwners.map(paySlips),
];

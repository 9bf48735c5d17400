import type { Text } from "../../kernel/text.ts";
import type { Noun } from "../../kernel/noun.ts";
import type { CaseRule } from "../../caseFile/rule.ts";
import { isFamilyOfGraduate, isStudent } from "../../conditions/application/application.ts";
import { spouseLivesAbroad } from "../../conditions/family/dependentVisas.ts";
import { hasFamilyAbroad } from "../../conditions/family/relationships.ts";
import { livesInChina, ownsProperty } from "../../conditions/background/residence.ts";
import { resumeHasOwnPage } from "../../conditions/work/resume.ts";
import { any } from "../../kernel/condition.ts";
import { officialForms, scans, scansAndTexts } from "../files/fileTypes.ts";
import { helpsYourCase, nothingCallsForIt } from "../levels.ts";
import { vaultPage, type RequirementLevel, type Slot, type VaultPage } from "../page.ts";
import { applicantSupplies } from "../permissions.ts";
import { allBut, ownedBy, type PageOwner } from "../person.ts";
import { keptDocument, slotFor } from "../slotFor.ts";
import { ofReadFields } from "../files/slotWarnings.ts";
import { specified } from "../sources.ts";
import { closedToOutsiders } from "../pageRights.ts";

/** Background about a person: family abroad, resume, parents, property, and the extra form for residents of China. */

/** Words that several places of this file say. */
const text = {
  client: { en: "Client Information", fr: "Renseignements sur le client", noun: "mp" },
  familyIds: {
    en: "Family members’ IDs",
    fr: "Pièces d’identité de la famille",
    noun: "fp",
  },
  familyMember: { en: "Family member {n}", fr: "Membre de la famille {n}" },
} satisfies Record<string, Text | Noun>;

type Level = Omit<CaseRule<RequirementLevel>, "id">;
type Applicant = Extract<PageOwner, "main" | "spouse">;

const inSpecification = [specified("document 2 section 4")];

const identityDocuments = (
  owner: Applicant,
  slot: Pick<Slot, "id" | "name" | "instructions" | "maxFiles"> & Required<Pick<Slot, "subFileNames">>,
  level: Level,
): Slot =>
  slotFor(owner, {
    ...slot,
    documentTypes: ["NationalID", "Passport"],
    hasParsing: true,
    level,
    potentialWarnings: [
      ...ofReadFields,
      "fileDate",
      "passportNotInColour",
      "excessiveBackground",
      "missingPreviousVisaDetails",
      "usVisaExpired",
      "countryMismatch",
    ],
    fieldsToRead: [
      "documentNumber",
      "applicantFullName",
      "birthday",
      "country",
      "issueDate",
      "expiryDate",
      "passportNumber",
      "passportExpiryDate",
      "passportIssueDate",
      "firstName",
      "lastName",
    ],
    example: "scan",
    acceptedTypes: scans,
  });

const resume = (owner: Applicant, level: Level): Slot =>
  slotFor(owner, {
    id: "clientResume",
    name: { en: "Resume", fr: "Curriculum vitæ", noun: "m" },
    documentTypes: ["Resume"],
    hasParsing: true,
    level,
    potentialWarnings: [...ofReadFields, "gapInResume", "missingPersonalInformation"],
    fieldsToRead: ["applicantFullName", "employmentHistory", "educationHistory"],
    instructions: {
      en: "List your studies, your work and the times without either, each with month and year, newest first. Leave no gap. An officer will ask about gaps.",
      fr: "Indiquez les études, les emplois et les périodes sans l’un ni l’autre, chacun avec le mois et l’année, en commençant par le plus récent. Ne laissez aucun trou. Un agent posera la question.",
    },
    example: "page",
    maxFiles: 1,
    acceptedTypes: scansAndTexts,
  });

/** Document 2 section 4 names no type: everybody who applies for something. In court and in a request nobody does. */
const types = allBut("JudicialReview", "IrccRequest");

const client: VaultPage = vaultPage({
  slug: "client-information",
  rights: closedToOutsiders,
  ...ownedBy("main", text.client),
  category: "General",
  tags: [],
  phase: "preparation",
  appliesTo: types,
  studentPermissions: applicantSupplies,
  slots: [
    identityDocuments(
      "main",
      {
        id: "familyMemberIds",
        name: text.familyIds,
        instructions: {
          en: "Scan one identity document of each close family member who lives outside Canada: passport page or both sides of an identity card.",
          fr: "Numérisez une pièce d’identité de chaque proche parent qui habite hors du Canada : page du passeport ou les deux côtés d’une carte d’identité.",
        },
        maxFiles: 10,
        subFileNames: text.familyMember,
      },
      {
        cases: [[any(isFamilyOfGraduate, hasFamilyAbroad), "Required"]],
        otherwise: nothingCallsForIt,
        sources: inSpecification,
      },
    ),
    resume("main", {
      cases: [[resumeHasOwnPage, "NotApplicable"]],
      otherwise: helpsYourCase({
        en: "a resume shows an officer your path at a glance",
        fr: "un curriculum vitæ montre votre parcours à un agent d’un coup d’œil",
      }),
      sources: inSpecification,
    }),
    identityDocuments(
      "main",
      {
        id: "parentIds",
        name: { en: "Identity documents of the parents", fr: "Pièces d’identité des parents", noun: "fp" },
        instructions: {
          en: "Scan one identity document of each parent. For a parent who has died, scan the death certificate.",
          fr: "Numérisez une pièce d’identité de chaque parent. Pour un parent décédé, numérisez l’acte de décès.",
        },
        maxFiles: 4,
        subFileNames: { en: "Parent {n}", fr: "Parent {n}" },
      },
      {
        cases: [
          [
            isStudent,
            "Recommended",
            {
              en: "the family form names your parents, and this proves it",
              fr: "le formulaire sur la famille nomme vos parents, et ceci le prouve",
            },
          ],
        ],
        otherwise: nothingCallsForIt,
        sources: inSpecification,
      },
    ),
    keptDocument("main", {
      id: "proofOfProperty",
      name: { en: "Proof of property", fr: "Preuve de propriété", noun: "f" },
      level: {
        cases: [
          [
            ownsProperty,
            "Recommended",
            {
              en: "it shows that you have a reason to go back",
              fr: "cela montre que vous avez une raison de retourner",
            },
          ],
        ],
        otherwise: nothingCallsForIt,
        sources: inSpecification,
      },
      instructions: {
        en: "Scan a deed, a land title or a valuation. Property shows that you have ties at home, but it never counts as money for the stay.",
        fr: "Numérisez un acte, un titre foncier ou une évaluation. Un bien montre vos attaches dans votre pays, mais ne compte jamais comme de l’argent pour le séjour.",
      },
      maxFiles: 5,
    }),
  ],
});

const whileAbroad: Level = {
  cases: [[spouseLivesAbroad, "Required"]],
  otherwise: nothingCallsForIt,
  sources: inSpecification,
};

const spouse: VaultPage = vaultPage({
  slug: "spouse-client-information",
  rights: closedToOutsiders,
  ...ownedBy("spouse", text.client),
  category: "General",
  tags: [],
  phase: "preparation",
  appliesTo: types,
  studentPermissions: applicantSupplies,
  slots: [
    identityDocuments(
      "spouse",
      {
        id: "familyMemberIds",
        name: text.familyIds,
        instructions: {
          en: "Scan one identity document of each close family member of your spouse or partner: passport page or both sides of an identity card.",
          fr: "Numérisez une pièce d’identité de chaque proche parent de votre conjoint ou partenaire : page du passeport ou les deux côtés d’une carte d’identité.",
        },
        maxFiles: 10,
        subFileNames: text.familyMember,
      },
      whileAbroad,
    ),
    resume("spouse", whileAbroad),
  ],
});

const chinaForm = (owner: Applicant): VaultPage =>
  vaultPage({
    slug: owner === "main" ? "china-information-form" : "spouse-china-information-form",
    rights: closedToOutsiders,
    ...ownedBy(owner, { en: "China Information Form", fr: "Formulaire de renseignements (Chine)", noun: "m" }),
    category: "General",
    tags: [],
    phase: "preparation",
    appliesTo: types,
    studentPermissions: applicantSupplies,
    lawyerCanGenerate: {},
    slots: [
      slotFor(owner, {
        id: "chinaInformationForm",
        name: { en: "Completed information form", fr: "Formulaire rempli", noun: "m" },
        documentTypes: ["ClientInformation"],
        hasParsing: true,
        level: {
          cases: [
            [
              livesInChina,
              "Required",
              {
                en: "the visa office for China asks for this form",
                fr: "le bureau des visas pour la Chine demande ce formulaire",
              },
            ],
          ],
          otherwise: nothingCallsForIt,
          sources: inSpecification,
        },
        potentialWarnings: [...ofReadFields, "informationDetailsMissing", "missingPersonalInformation"],
        fieldsToRead: ["formNumber", "applicantFullName", "isSigned"],
        instructions: {
          en: "Fill in this extra form about education, work and family. Answer every line, in English or French and with names in Chinese characters too, then sign it.",
          fr: "Remplissez ce formulaire supplémentaire sur les études, le travail et la famille. Répondez à chaque ligne, en français ou en anglais, avec les noms aussi en caractères chinois, puis signez-le.",
        },
        example: "form",
        maxFiles: 1,
        acceptedTypes: officialForms,
      }),
    ],
  });

export const clientInformationPages: readonly VaultPage[] = [client, spouse, chinaForm("main"), chinaForm("spouse")];

import type { Permission } from "../permission.ts";
import type { Text } from "../../kernel/text.ts";
import type { Noun } from "../../kernel/noun.ts";
import type { ApplicationType } from "../../caseFile/application.ts";
import type { CaseRule } from "../../caseFile/rule.ts";
import { isStudent, isStudyApplication } from "../../conditions/application/application.ts";
import { spouseAsksToStudy, spouseRenewsStudies } from "../../conditions/family/dependentVisas.ts";
import { schoolSuppliesCertificate } from "../../conditions/studies/knownSchools.ts";
import {
  attestationDependsOnSchool,
  attestationRuleIsNotRead,
  extensionNeedsAttestation,
  needsAttestation,
  spouseStudiesInQuebec,
  studiesLongInQuebec,
  studiesShortInQuebec,
} from "../../conditions/studies/quebec.ts";
import { studiesInQuebec } from "../../conditions/studies/quebecStudies.ts";
import { all, not } from "../../kernel/condition.ts";
import type { SlotWarningId } from "../../warnings/warningIds.ts";
import type { VaultPage } from "../page.ts";
import { ofReadFields, ofReadFile } from "../files/slotWarnings.ts";
import { checklist5483, specified } from "../sources.ts";
import { parsedDocument, suppliedPage } from "../suppliedPage.ts";
import { closedToOutsiders, openTo } from "../pageRights.ts";

/** Letters by which a province vouches for a student, and Quebec’s certificate that stands for them. */

/** Words that several places of this file say. */
const text = {
  letter: { en: "Provincial Attestation Letter", fr: "Lettre d’attestation provinciale", noun: "f" },
  certificate: { en: "Quebec Acceptance Certificate (CAQ)", fr: "Certificat d’acceptation du Québec (CAQ)", noun: "m" },
  certificateSlot: { en: "Quebec acceptance certificate", fr: "Certificat d’acceptation du Québec", noun: "m" },
  certificateStandsForIt: {
    en: "the acceptance certificate from Quebec is used in place of this letter",
    fr: "le certificat d’acceptation du Québec remplace cette lettre",
  },
  youProvide: { en: "you provide this document", fr: "vous fournissez ce document" },
} satisfies Record<string, Text | Noun>;

const studies: readonly ApplicationType[] = ["Student", "StudentExtension", "Dli"];
const withStudent: readonly ApplicationType[] = [
  "Student",
  "StudentExtension",
  "StandaloneFamily",
  "SpeFamily",
  "PgwpFamily",
  "Dli",
];

const letterWarnings: readonly SlotWarningId[] = [
  ...ofReadFields,
  "provincialAttestationLetterExpired",
  "provinceMismatch",
  "schoolNameMismatch",
  "schoolNameMissing",
];

const oneLetter = {
  documentTypes: ["ProvincialAttestationLetter"],
  potentialWarnings: letterWarnings,
  fieldsToRead: ["documentNumber", "palExpiryDate", "palProvince", "firstName", "lastName", "birthday", "schoolName"],
  maxFiles: 1,
  splitScreen: true,
} as const;

const attestationLetter: VaultPage = suppliedPage("main", {
  slug: "provincial-attestation-letter",
  rights: openTo({ schoolStaff: ["View"], agent: ["View", "Upload"] }),
  name: text.letter,
  tags: ["Education"],
  appliesTo: studies,
  info: {
    en: "Keep the number of the letter handy. The study permit form asks for it.",
    fr: "Gardez le numéro de la lettre sous la main. Le formulaire de demande de permis d’études le demande.",
  },
  slots: [
    parsedDocument("main", {
      ...oneLetter,
      id: "provincialAttestationLetter",
      name: text.letter,
      level: {
        cases: [
          [studiesLongInQuebec, "NotApplicable", text.certificateStandsForIt],
          [needsAttestation, "Required"],
          [
            extensionNeedsAttestation,
            "Required",
            {
              en: "an extension at another school or in another program needs one",
              fr: "une prolongation dans un autre établissement ou un autre programme en exige une",
            },
          ],
          [attestationDependsOnSchool, "IfApplicable"],
          [attestationRuleIsNotRead, "IfApplicable"],
        ],
        otherwise: [
          {
            en: "your answers so far do not show studies that need this letter",
            fr: "jusqu’ici, vos réponses n’indiquent pas d’études qui demandent cette lettre",
          },
          "NotApplicable",
        ],
        sources: [checklist5483("item 5")],
      },
      instructions: {
        en: "Upload the attestation letter from the province or territory of your school. Most schools send it to you. Ask yours. Your name, date of birth and school, the letter’s number and its last day must be readable. A letter that has expired does not count.",
        fr: "Téléversez la lettre d’attestation de la province ou du territoire de votre établissement. La plupart des établissements vous la transmettent. Demandez au vôtre. Votre nom, votre date de naissance, votre établissement, le numéro de la lettre et son dernier jour de validité doivent être lisibles. Une lettre expirée ne compte pas.",
      },
      noDocument: { en: "I am exempt and will explain why", fr: "J’ai une exemption et j’expliquerai pourquoi" },
    }),
  ],
});

const spouseAttestationLetter: VaultPage = suppliedPage("spouse", {
  slug: "spouse-provincial-attestation-letter",
  rights: closedToOutsiders,
  name: text.letter,
  tags: ["Education"],
  appliesTo: withStudent,
  slots: [
    parsedDocument("spouse", {
      ...oneLetter,
      id: "provincialAttestationLetter",
      name: text.letter,
      level: {
        cases: [
          [spouseStudiesInQuebec, "NotApplicable", text.certificateStandsForIt],
          [
            spouseAsksToStudy,
            "Required",
            {
              en: "most first study permits need one",
              fr: "la plupart des premiers permis d’études en exigent une",
            },
          ],
          [
            spouseRenewsStudies,
            "IfApplicable",
            {
              en: "it is needed when the school or the level of study changes",
              fr: "elle est exigée si l’établissement ou le niveau d’études change",
            },
          ],
        ],
        otherwise: [
          {
            en: "according to your answers, your spouse or partner is not applying for a study permit",
            fr: "selon vos réponses, votre conjoint ou partenaire ne demande pas de permis d’études",
          },
          "NotApplicable",
        ],
        sources: [checklist5483("item 5")],
      },
      instructions: {
        en: "Upload the attestation letter from the province or territory where your spouse or partner will study. Their name, date of birth and school, the letter’s number and its last day must be readable. Each student has their own letter.",
        fr: "Téléversez la lettre d’attestation de la province ou du territoire où votre conjoint ou partenaire étudiera. Son nom, sa date de naissance, son établissement, le numéro de la lettre et son dernier jour de validité doivent être lisibles. Chaque personne aux études a sa propre lettre.",
      },
    }),
  ],
});

/** Nothing may be done where the certificate is known not to apply (document 2 section 6); until the length is answered it may. */
const certificatePermissions: CaseRule<readonly Permission[]> = {
  id: "permissions.quebecCertificate",
  cases: [
    [not(studiesInQuebec), []],
    [studiesShortInQuebec, []],
    [all(isStudent, schoolSuppliesCertificate), ["View"]],
  ],
  otherwise: [text.youProvide, ["View", "Upload"]],
  sources: [specified("document 2 section 6")],
};

const spouseCertificatePermissions: CaseRule<readonly Permission[]> = {
  id: "permissions.spouseQuebecCertificate",
  cases: [[not(spouseStudiesInQuebec), []]],
  otherwise: [text.youProvide, ["View", "Upload"]],
};

const aCertificate = {
  documentTypes: ["Other"],
  potentialWarnings: [...ofReadFile, "documentExpired"],
  fieldsToRead: ["certificateNumber", "expiryDate", "applicantFullName"],
  maxFiles: 3,
} as const;

const certificate: VaultPage = suppliedPage("main", {
  slug: "certificate-acceptation-du-quebec",
  rights: closedToOutsiders,
  name: text.certificate,
  tags: ["Education"],
  appliesTo: studies,
  studentPermissions: certificatePermissions,
  slots: [
    parsedDocument("main", {
      ...aCertificate,
      id: "certificateAcceptationDuQuebec",
      name: text.certificateSlot,
      level: {
        cases: [[all(isStudyApplication, studiesLongInQuebec), "Required"]],
        otherwise: [
          {
            en: "your answers so far do not show studies in Quebec that are long enough to need it",
            fr: "jusqu’ici, vos réponses n’indiquent pas d’études au Québec assez longues pour l’exiger",
          },
          "NotApplicable",
        ],
        sources: [specified("document 2 section 4"), checklist5483("item 6")],
      },
      instructions: {
        en: "Upload every page of the acceptance certificate that Quebec’s immigration ministry issued to you. You can upload its letter that says the certificate was granted instead. Your name, the certificate’s number and the first and last day must be readable. It also replaces the attestation letter.",
        fr: "Téléversez toutes les pages du certificat d’acceptation que le ministère de l’Immigration du Québec vous a délivré. Vous pouvez téléverser à la place sa lettre qui dit que le certificat est accordé. Votre nom, le numéro du certificat et le premier et le dernier jour doivent être lisibles. Il remplace aussi la lettre d’attestation.",
      },
    }),
  ],
});

const spouseCertificate: VaultPage = suppliedPage("spouse", {
  slug: "spouse-certificate-acceptation-du-quebec",
  rights: closedToOutsiders,
  name: text.certificate,
  tags: ["Education"],
  appliesTo: withStudent,
  studentPermissions: spouseCertificatePermissions,
  slots: [
    parsedDocument("spouse", {
      ...aCertificate,
      id: "certificateAcceptationDuQuebec",
      name: text.certificateSlot,
      // Document 2 section 4 has no Required here; who asks for a permit to study in Quebec needs the certificate all the same.
      level: {
        cases: [[spouseStudiesInQuebec, "Required"]],
        otherwise: [
          {
            en: "nothing places studies of your spouse or partner in Quebec",
            fr: "rien ne situe d’études de votre conjoint ou partenaire au Québec",
          },
          "NotApplicable",
        ],
        sources: [specified("document 2 section 4")],
      },
      instructions: {
        en: "Upload every page of the acceptance certificate that Quebec’s immigration ministry issued to your spouse or partner. You can upload its letter that says the certificate was granted instead. It also replaces the attestation letter.",
        fr: "Téléversez toutes les pages du certificat d’acceptation que le ministère de l’Immigration du Québec a délivré à votre conjoint ou partenaire. Vous pouvez téléverser à la place sa lettre qui dit que le certificat est accordé. Il remplace aussi la lettre d’attestation.",
      },
    }),
  ],
});

export const attestationPages: readonly VaultPage[] = [
  attestationLetter,
  spouseAttestationLetter,
  certificate,
  spouseCertificate,
];

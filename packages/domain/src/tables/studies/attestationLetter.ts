import type { DatedTable } from "../../kernel/datedTable.ts";
import { notKnownFrom } from "../notKnownYet.ts";
import { secondaryText } from "../sources.ts";

/** `notInCanada`: not needed by applicants who are in Canada. `mostly`: needed with exceptions that were not read in full. */
type Attestation = "needed" | "mostly" | "notInCanada" | "notNeeded" | "notKnown";

type AttestationRules = {
  readonly collegeUndergraduateOrGraduateCertificate: Attestation;
  readonly mastersOrDoctoratePublic: Attestation;
  readonly mastersOrDoctoratePrivate: Attestation;
  readonly preschoolToGrade12: Attestation;
  readonly extensionSameSchoolAndLevel: Attestation;
  readonly extensionOtherSchoolOrLevel: Attestation;
  readonly exchangeStudent: Attestation;
  readonly visitingStudent: Attestation;
  readonly workPermitHolderOrFamilyInCanada: Attestation;
  readonly francophoneMinorityPilot: Attestation;
  readonly quebecVocational: Attestation;
  readonly governmentPriorityOrVulnerable: Attestation;
};

const attestationPage = secondaryText(
  "IRCC officer manual, attestation letters (start of the page), the MAK rule archive of 2026-09-13 and others",
  "https://www.canada.ca/en/immigration-refugees-citizenship/corporate/publications-manuals/operational-bulletins-manuals/temporary-residents/study-permits/attestation-letters.html",
);
const listNotStored = "Only the start of the official page is stored; the full list of exceptions is not.";

/** Who needs a provincial or territorial attestation letter. In Quebec a valid acceptance certificate stands for it. */
export const attestationLetter: DatedTable<AttestationRules> = {
  id: "attestationLetter",
  title: { en: "Who needs an attestation letter", fr: "Qui doit avoir une lettre d’attestation" },
  unit: "rule by group",
  appliesOn: "receivedDate",
  rows: [
    {
      from: "2024-01-22",
      until: "2025-01-21",
      value: {
        collegeUndergraduateOrGraduateCertificate: "needed",
        mastersOrDoctoratePublic: "notNeeded",
        mastersOrDoctoratePrivate: "notNeeded",
        preschoolToGrade12: "notNeeded",
        extensionSameSchoolAndLevel: "notNeeded",
        extensionOtherSchoolOrLevel: "notNeeded",
        exchangeStudent: "notInCanada",
        visitingStudent: "notInCanada",
        workPermitHolderOrFamilyInCanada: "notNeeded",
        francophoneMinorityPilot: "notKnown",
        quebecVocational: "notKnown",
        governmentPriorityOrVulnerable: "notKnown",
      },
      source: attestationPage,
      note: `${listNotStored} It began at 8:30 in the morning of 2024-01-22, Eastern time.`,
    },
    {
      from: "2025-01-22",
      until: "2025-12-31",
      value: {
        collegeUndergraduateOrGraduateCertificate: "needed",
        mastersOrDoctoratePublic: "needed",
        mastersOrDoctoratePrivate: "needed",
        preschoolToGrade12: "notNeeded",
        extensionSameSchoolAndLevel: "notNeeded",
        extensionOtherSchoolOrLevel: "needed",
        exchangeStudent: "notNeeded",
        visitingStudent: "needed",
        workPermitHolderOrFamilyInCanada: "mostly",
        francophoneMinorityPilot: "notNeeded",
        quebecVocational: "notNeeded",
        governmentPriorityOrVulnerable: "notNeeded",
      },
      source: attestationPage,
      note: listNotStored,
    },
    {
      from: "2026-01-01",
      until: "2026-12-31",
      value: {
        collegeUndergraduateOrGraduateCertificate: "needed",
        mastersOrDoctoratePublic: "notNeeded",
        mastersOrDoctoratePrivate: "needed",
        preschoolToGrade12: "notNeeded",
        extensionSameSchoolAndLevel: "notNeeded",
        extensionOtherSchoolOrLevel: "needed",
        exchangeStudent: "notNeeded",
        visitingStudent: "needed",
        workPermitHolderOrFamilyInCanada: "mostly",
        francophoneMinorityPilot: "notNeeded",
        quebecVocational: "notNeeded",
        governmentPriorityOrVulnerable: "notNeeded",
      },
      source: attestationPage,
      note: `${listNotStored} The instructions of 2026 end with the year.`,
    },
  ],
  knownGaps: notKnownFrom("2027-01-01", "the instructions of 2026 end with the year; those of 2027 have not been read"),
};

/** Studies in Quebec that last longer than this need an acceptance certificate first. */
export const quebecAcceptanceMonths: DatedTable<number> = {
  id: "quebecAcceptanceMonths",
  title: {
    en: "Studies in Quebec without an acceptance certificate, at most",
    fr: "Études au Québec sans certificat d’acceptation, au plus",
  },
  unit: "months",
  appliesOn: "receivedDate",
  rows: [
    {
      from: "2024-01-22",
      value: 6,
      source: attestationPage,
      note: "The six months and the exemptions are general knowledge; not needed for a post-graduation work permit (officer manual).",
    },
  ],
};

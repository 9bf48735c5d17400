import {
  attestationNumberLength,
  attestationNumberSigns,
  certificateNumberSigns,
  withoutSeparators,
} from "../../../fields/checks/documentNumbers.ts";
import { expiresAfterToday } from "../../../fields/checks/dates.ts";
import { isAt, isGiven } from "../../fields/fieldConditions.ts";
import { aDate, read } from "../../prefills/origins.ts";
import type { FormCondition, FormField, FormPart } from "../../fields/field.ts";

/** The attestation letter of a province, and the acceptance certificate of Quebec. */

const attestationPages = {
  main: "provincial-attestation-letter",
  spouse: "spouse-provincial-attestation-letter",
} as const;
const fromAttestation = { en: "from the attestation letter", fr: "d’après la lettre d’attestation" };
const certificatePages = { main: "certificate-acceptation-du-quebec" } as const;
const fromCertificate = {
  en: "from the Quebec acceptance certificate",
  fr: "d’après le certificat d’acceptation du Québec",
};

/** The letter of the province. */
export const attestationFields: readonly FormField[] = [
  {
    path: "studyDetails.palDocument.documentNumber",
    kind: "text",
    label: {
      en: "PAL number (provincial attestation letter)",
      fr: "Numéro de LAP (lettre d’attestation provinciale)",
    },
    needed: isGiven("studyDetails.palDocument.expiryDate"),
    checks: [attestationNumberSigns, attestationNumberLength],
    asWritten: withoutSeparators,
    prefill: read(attestationPages, "documentNumber", fromAttestation),
  },
  {
    path: "studyDetails.palDocument.expiryDate",
    kind: "date",
    label: { en: "Expiry date of the attestation letter", fr: "Date d’expiration de la lettre d’attestation" },
    needed: isGiven("studyDetails.palDocument.documentNumber"),
    checks: [expiresAfterToday],
    prefill: read(attestationPages, "palExpiryDate", fromAttestation, aDate),
  },
];

/** The certificate of Quebec, of whoever studies or works there. */
export const certificateFields = (at: string, inQuebec: FormCondition): readonly FormField[] => [
  {
    path: `${at}.certificateNumber`,
    kind: "text",
    label: {
      en: "CAQ number (Quebec acceptance certificate)",
      fr: "Numéro de CAQ (certificat d’acceptation du Québec)",
    },
    shown: inQuebec,
    needed: isGiven(`${at}.expiryDate`),
    checks: [certificateNumberSigns],
    asWritten: withoutSeparators,
    prefill: read(certificatePages, "certificateNumber", fromCertificate),
  },
  {
    path: `${at}.expiryDate`,
    kind: "date",
    label: { en: "Expiry date of the certificate", fr: "Date d’expiration du certificat" },
    shown: inQuebec,
    needed: isGiven(`${at}.certificateNumber`),
    checks: [expiresAfterToday],
    prefill: read(certificatePages, "expiryDate", fromCertificate, aDate),
  },
];

export const provinceDocumentParts: readonly FormPart[] = [
  ...attestationFields,
  ...certificateFields("studyDetails.caqCertificate", isAt("studyDetails.schoolAddress.province", "QC")),
];

import { printedDate } from "../../biometricsLetter/letter.ts";
import { inEveryLayout } from "../everyLayout.ts";
import { familyNameFirst, fullName, lucia, ngozi, uciNumber, type MadeUpPerson } from "../people.ts";
import type { Paper, Sample } from "../paper.ts";

/** Study permits, work permits and visitor records: one form, each label in both languages. All made up. */

type Permit = {
  readonly holder: MadeUpPerson;
  readonly number: string;
  readonly application: string;
  readonly issued: string;
  readonly expires: string;
  readonly employer?: string;
};

const issuedToNgozi: Permit = {
  holder: ngozi,
  number: "F304417265",
  application: "S308812345",
  issued: "2025-08-20",
  expires: "2027-12-31",
};
const issuedToLucia: Permit = {
  holder: lucia,
  number: "U219904471",
  application: "W305561702",
  issued: "2026-02-03",
  expires: "2028-05-14",
};

type Kind = {
  readonly documentType: "StudyPermit" | "WorkPermit" | "VisitorRecord";
  readonly en: string;
  readonly fr: string;
  readonly conditions: { readonly en: readonly string[]; readonly fr: readonly string[] };
};

const study: Kind = {
  documentType: "StudyPermit",
  en: "STUDY PERMIT",
  fr: "PERMIS D’ÉTUDES",
  conditions: {
    en: [
      "MAY WORK 24 HOURS PER WEEK OFF CAMPUS WHEN ELIGIBLE. A WORK PERMIT IS NEEDED FOR ANY OTHER WORK.",
      "MUST CEASE STUDYING IF THE CONDITIONS OF SECTION 220.1 ARE NOT MET.",
    ],
    fr: [
      "PEUT TRAVAILLER 24 HEURES PAR SEMAINE HORS CAMPUS S’IL Y EST AUTORISÉ. TOUT AUTRE TRAVAIL DEMANDE UN PERMIS DE TRAVAIL.",
      "DOIT CESSER SES ÉTUDES SI LES CONDITIONS DE L’ARTICLE 220.1 NE SONT PAS REMPLIES.",
    ],
  },
};
const work: Kind = {
  documentType: "WorkPermit",
  en: "WORK PERMIT",
  fr: "PERMIS DE TRAVAIL",
  conditions: {
    en: ["NOT AUTHORIZED TO WORK FOR ANY EMPLOYER OTHER THAN STATED. A STUDY PERMIT IS NEEDED TO STUDY."],
    fr: ["N’EST PAS AUTORISÉ À TRAVAILLER POUR UN AUTRE EMPLOYEUR QUE CELUI INDIQUÉ. LES ÉTUDES DEMANDENT UN PERMIS."],
  },
};
const visit: Kind = {
  documentType: "VisitorRecord",
  en: "VISITOR RECORD",
  fr: "FICHE DE VISITEUR",
  conditions: {
    en: ["PROHIBITED FROM ENGAGING IN EMPLOYMENT IN CANADA WITHOUT A WORK PERMIT. NO STUDIES WITHOUT A STUDY PERMIT."],
    fr: ["INTERDICTION D’OCCUPER UN EMPLOI AU CANADA SANS PERMIS DE TRAVAIL. PAS D’ÉTUDES SANS PERMIS D’ÉTUDES."],
  },
};

const slashed = (date: string) => date.replaceAll("-", "/");

/** The form of today: titles in both languages, family and given names apart. */
const today = (kind: Kind, of: Permit, language: "en" | "fr"): Paper => ({
  letterhead: [
    "Immigration, Refugees and Citizenship Canada",
    "Immigration, Réfugiés et Citoyenneté Canada",
    "IMM 1442 (made up)",
  ],
  title: language === "en" ? `${kind.en} / ${kind.fr}` : `${kind.fr} / ${kind.en}`,
  rows: [
    ["UCI / IUC", of.holder.uci],
    ["Application / Demande", of.application],
    ["Document No. / N° du document", of.number],
    ["Family Name / Nom de famille", of.holder.familyName],
    ["Given Name(s) / Prénom(s)", of.holder.givenNames],
    ["Date of Birth / Date de naissance", slashed(of.holder.birthday)],
    ["Travel Doc No. / N° du document de voyage", "A20417733"],
    ["Travel Doc Expiry / Échéance du document de voyage", "2031/06/30"],
    ["Date Issued / Date de délivrance", slashed(of.issued)],
    ["Expiry Date / Date d’expiration", slashed(of.expires)],
    ...(of.employer === undefined ? [] : ([["Employer / Employeur", of.employer]] as const)),
  ],
  paragraphs: [
    ...kind.conditions[language],
    language === "en"
      ? `MUST LEAVE CANADA BY ${slashed(of.expires)}. ORIGINAL ENTRY 2023/08/15 AT TORONTO.`
      : `DOIT QUITTER LE CANADA AU PLUS TARD LE ${slashed(of.expires)}. PREMIÈRE ENTRÉE LE 2023/08/15 À MONTRÉAL.`,
  ],
});

/** An older form: the name in one line, the number of the document in the corner without a label. */
const earlier = (kind: Kind, of: Permit, language: "en" | "fr"): Paper => ({
  letterhead: ["Citizenship and Immigration Canada / Citoyenneté et Immigration Canada"],
  before: [of.number],
  title: language === "en" ? `${kind.en}/${kind.fr}` : `${kind.fr}/${kind.en}`,
  rows: [
    ["Client ID / ID du client", of.holder.uci],
    ["Application No. / N° de la demande", of.application],
    ["Surname, Given names / Nom, Prénoms", familyNameFirst(of.holder)],
    ["Issued on / Délivré le", printedDate(of.issued, "en", "short")],
    ["Expires on / Expire le", printedDate(of.expires, "en", "short")],
    ...(of.employer === undefined ? [] : ([["Name of employer / Nom de l’employeur", of.employer]] as const)),
  ],
  paragraphs: [
    ...kind.conditions[language],
    language === "en"
      ? "This document does not authorize re-entry. Medical surveillance ended 2024/03/01. Case type 30."
      : "Ce document n’autorise pas la rentrée. Surveillance médicale terminée le 2024/03/01. Genre de cas 30.",
  ],
});

const samplesOf = (kind: Kind, name: string, employers: readonly [string?, string?] = []): readonly Sample[] =>
  (["en", "fr"] as const).flatMap((language) =>
    [
      { name: "today", paper: today, of: { ...issuedToNgozi, ...(employers[0] ? { employer: employers[0] } : {}) } },
      {
        name: "earlier",
        paper: earlier,
        of: { ...issuedToLucia, ...(employers[1] ? { employer: employers[1] } : {}) },
      },
    ].flatMap(({ name: form, paper, of }: { name: string; paper: typeof today; of: Permit }) =>
      inEveryLayout({
        name: `${name}-${form}`,
        documentType: kind.documentType,
        language,
        paper: paper(kind, of, language),
        expected: {
          applicantFullName: fullName(of.holder),
          uciNumber: uciNumber(of.holder),
          documentNumber: of.number,
          issueDate: of.issued,
          [kind === study ? "studyPermitExpiryDate" : "expiryDate"]: of.expires,
          ...(of.employer === undefined ? {} : { employer: of.employer }),
        },
      }),
    ),
  );

export const studyPermits = samplesOf(study, "study-permit");
export const workPermits = samplesOf(work, "work-permit", ["OPEN", "Example Bridges Ltd."]);
export const visitorRecords = samplesOf(visit, "visitor-record");

import { officialText } from "../../tables/sources.ts";
import type { FactList } from "../factList.ts";

export const superVisaInsuranceCovers: FactList = {
  id: "superVisaInsuranceCovers",
  title: { en: "What a super visa insurance covers", fr: "Ce que couvre l’assurance pour le super visa" },
  source: officialText(
    "IRCC officer manual, temporary residents, super visa, page of 2025-01-28",
    "https://www.canada.ca/en/immigration-refugees-citizenship/corporate/publications-manuals/operational-bulletins-manuals/temporary-residents/visitors/super-visa.html",
  ),
  note: "From a Canadian company, or from a foreign one that the Office of the Superintendent of Financial Institutions (OSFI) allows, in its Canadian business.",
  entries: [
    { id: "healthCare", name: { en: "Health care", fr: "Soins de santé" } },
    { id: "hospitalization", name: { en: "Hospitalization", fr: "Hospitalisation" } },
    { id: "repatriation", name: { en: "Repatriation", fr: "Rapatriement" } },
  ],
};

export const superVisaHosts: FactList = {
  id: "superVisaHosts",
  title: { en: "Who may be host for a super visa", fr: "Qui peut être l’hôte pour le super visa" },
  source: officialText(
    "IRCC officer manual, temporary residents, super visa, page of 2025-01-28",
    "https://www.canada.ca/en/immigration-refugees-citizenship/corporate/publications-manuals/operational-bulletins-manuals/temporary-residents/visitors/super-visa.html",
  ),
  note: "The host is a child or grandchild, by birth or adoption; a spouse or common-law partner may co-sign.",
  entries: [
    { id: "citizen", name: { en: "A Canadian citizen", fr: "Une personne de citoyenneté canadienne" } },
    { id: "permanentResident", name: { en: "A permanent resident", fr: "Une personne résidente permanente" } },
    {
      id: "registeredIndian",
      name: {
        en: "A person registered under the Indian Act",
        fr: "Une personne inscrite en vertu de la Loi sur les Indiens",
      },
    },
  ],
};

export const superVisaFamilyCounted: FactList = {
  id: "superVisaFamilyCounted",
  title: {
    en: "Who counts in the family of a super visa host",
    fr: "Qui compte dans la famille de l’hôte pour le super visa",
  },
  source: officialText(
    "IRCC officer manual, temporary residents, super visa, page of 2025-01-28",
    "https://www.canada.ca/en/immigration-refugees-citizenship/corporate/publications-manuals/operational-bulletins-manuals/temporary-residents/visitors/super-visa.html",
  ),
  entries: [
    { id: "host", name: { en: "The host", fr: "L’hôte" } },
    {
      id: "partner",
      name: {
        en: "The spouse or common-law partner of the host",
        fr: "L’époux, l’épouse ou le conjoint de fait de l’hôte",
      },
    },
    { id: "children", name: { en: "The dependent children of both", fr: "Les enfants à charge des deux" } },
    {
      id: "applicants",
      name: { en: "Everybody in the super visa application", fr: "Toutes les personnes de la demande de super visa" },
    },
    {
      id: "earlierHolders",
      name: {
        en: "Persons invited earlier by the host whose super visa is still valid",
        fr: "Les personnes invitées auparavant par l’hôte dont le super visa est encore valide",
      },
    },
    {
      id: "undertakings",
      name: {
        en: "Persons under an undertaking that still runs",
        fr: "Les personnes visées par un engagement toujours en vigueur",
      },
    },
  ],
};

export const superVisaIncomeProofs: FactList = {
  id: "superVisaIncomeProofs",
  title: { en: "Proofs of the host’s income", fr: "Preuves du revenu de l’hôte" },
  source: officialText(
    "IRCC officer manual, temporary residents, super visa, page of 2025-01-28",
    "https://www.canada.ca/en/immigration-refugees-citizenship/corporate/publications-manuals/operational-bulletins-manuals/temporary-residents/visitors/super-visa.html",
  ),
  entries: [
    {
      id: "noticeOfAssessment",
      name: {
        en: "The last notice of assessment of the Canada Revenue Agency",
        fr: "Le dernier avis de cotisation de l’Agence du revenu du Canada",
      },
    },
    { id: "taxSlips", name: { en: "T4 or T1 of the last year", fr: "T4 ou T1 de la dernière année" } },
    { id: "payStubs", name: { en: "Pay stubs of the last 12 months", fr: "Talons de paie des 12 derniers mois" } },
    { id: "employmentInsurance", name: { en: "Employment insurance statements", fr: "Relevés d’assurance-emploi" } },
    {
      id: "accountantLetter",
      name: {
        en: "A letter of the accountant, for the self-employed",
        fr: "Une lettre du comptable, pour le travail autonome",
      },
    },
    {
      id: "otherIncome",
      name: { en: "Proof of other income, such as a pension", fr: "Preuve d’un autre revenu, comme une pension" },
    },
    { id: "employerLetter", name: { en: "A letter of the employer", fr: "Une lettre de l’employeur" } },
    { id: "bankStatements", name: { en: "Bank statements", fr: "Relevés bancaires" } },
  ],
};

export const superVisaInvitation: FactList = {
  id: "superVisaInvitation",
  title: { en: "What the host’s letter of invitation says", fr: "Ce que dit la lettre d’invitation de l’hôte" },
  source: officialText(
    "IRCC officer manual, temporary residents, super visa, page of 2025-01-28",
    "https://www.canada.ca/en/immigration-refugees-citizenship/corporate/publications-manuals/operational-bulletins-manuals/temporary-residents/visitors/super-visa.html",
  ),
  entries: [
    {
      id: "promise",
      name: {
        en: "A promise of financial support for the whole stay",
        fr: "Un engagement à subvenir aux besoins pendant tout le séjour",
      },
    },
    {
      id: "personsCounted",
      name: {
        en: "A list of everybody counted in the family",
        fr: "La liste de toutes les personnes comptées dans la famille",
      },
    },
  ],
};

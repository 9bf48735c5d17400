import { generalKnowledge, productSpecification } from "../../tables/sources.ts";
import type { FactEntry, FactList } from "../factList.ts";

export const refusalGrounds: FactList<FactEntry & { readonly law?: string }> = {
  id: "refusalGrounds",
  title: { en: "Grounds in refusal letters", fr: "Motifs des lettres de refus" },
  source: generalKnowledge("Grounds that are common in refusal letters of IRCC"),
  note: "The wording of the letters was not read; the sections of the Act were. How long misrepresentation bars a person is in the table misrepresentationBan.",
  entries: [
    {
      id: "purposeOfVisit",
      name: {
        en: "The purpose of the visit does not fit a temporary stay",
        fr: "Le but de la visite ne concorde pas avec un séjour temporaire",
      },
    },
    {
      id: "familyTies",
      name: { en: "Not enough family ties outside Canada", fr: "Attaches familiales insuffisantes hors du Canada" },
    },
    { id: "familyTiesInCanada", name: { en: "Family ties in Canada", fr: "Attaches familiales au Canada" } },
    {
      id: "financialAssets",
      name: { en: "Assets and financial situation are not enough", fr: "Biens et situation financière insuffisants" },
    },
    { id: "travelHistory", name: { en: "Travel history", fr: "Antécédents de voyage" } },
    {
      id: "residenceStatus",
      name: {
        en: "Immigration status in the country of residence",
        fr: "Statut d’immigration dans le pays de résidence",
      },
    },
    {
      id: "employmentProspects",
      name: { en: "Job prospects in the country of residence", fr: "Perspectives d’emploi dans le pays de résidence" },
    },
    { id: "currentEmployment", name: { en: "Current employment", fr: "Situation d’emploi actuelle" } },
    { id: "lengthOfStay", name: { en: "Length of the stay that is planned", fr: "Durée du séjour prévu" } },
    {
      id: "studyPlan",
      name: { en: "The study plan is not reasonable", fr: "Le projet d’études n’est pas raisonnable" },
    },
    {
      id: "insufficientDocuments",
      name: { en: "Documents are missing or not enough", fr: "Documents manquants ou insuffisants" },
    },
    { id: "misrepresentation", name: { en: "Misrepresentation", fr: "Fausses déclarations" }, law: "IRPA 40" },
    {
      id: "medical",
      name: { en: "Inadmissible on health grounds", fr: "Interdiction de territoire pour motifs sanitaires" },
      law: "IRPA 38",
    },
    {
      id: "criminal",
      name: { en: "Inadmissible for criminality", fr: "Interdiction de territoire pour criminalité" },
      law: "IRPA 36",
    },
    {
      id: "nonCompliance",
      name: {
        en: "Conditions not kept, or a stay that was too long",
        fr: "Conditions non respectées ou séjour prolongé sans autorisation",
      },
      law: "IRPA 41",
    },
    { id: "other", name: { en: "Other", fr: "Autre" } },
  ],
};

export const settlementReasons: FactList = {
  id: "settlementReasons",
  title: { en: "Refusal reasons in a settlement offer", fr: "Motifs de refus dans une offre de règlement" },
  source: productSpecification("document 3 section 3.8"),
  entries: [
    { id: "lackOfTies", name: { en: "Lack of ties", fr: "Manque d’attaches" } },
    { id: "insufficientFunds", name: { en: "Insufficient funds", fr: "Fonds insuffisants" } },
    {
      id: "unsubstantiatedFinancialSupporter",
      name: { en: "Financial supporter not proven", fr: "Soutien financier non démontré" },
    },
    {
      id: "priorSupportNotJustified",
      name: { en: "Earlier support not justified", fr: "Soutien antérieur non justifié" },
    },
    { id: "unreasonableStudyPlan", name: { en: "Unreasonable study plan", fr: "Projet d’études déraisonnable" } },
    { id: "credibilityConcerns", name: { en: "Doubts about credibility", fr: "Doutes sur la crédibilité" } },
    { id: "lumpSumDeposits", name: { en: "Large single deposits", fr: "Dépôts importants en une seule fois" } },
    {
      id: "undisclosedPreviousRefusals",
      name: { en: "Earlier refusals not disclosed", fr: "Refus antérieurs non déclarés" },
    },
    {
      id: "unsubstantiatedThirdPartySupport",
      name: { en: "Support from a third party not proven", fr: "Soutien d’un tiers non démontré" },
    },
    { id: "inflatedFinances", name: { en: "Inflated finances", fr: "Finances gonflées" } },
    { id: "countryChecklist", name: { en: "Country checklist", fr: "Liste de contrôle du pays" } },
  ],
};

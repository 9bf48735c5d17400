import type { Text } from "../kernel/text.ts";

export type FormId =
  | "IMM0008"
  | "IMM1294"
  | "IMM1295"
  | "IMM1436"
  | "IMM5257"
  | "IMM5257B"
  | "IMM5406"
  | "IMM5409"
  | "IMM5476"
  | "IMM5645"
  | "IMM5646"
  | "IMM5669"
  | "IMM5707"
  | "IMM5708"
  | "IMM5709"
  | "IMM5710"
  | "IMM5744"
  | "IR1"
  | "NAS2120";

/** Titles as the authority prints them, with the number by which people know the form. */
export const formTitles: Readonly<Record<FormId, Text>> = {
  IMM0008: {
    en: "Generic Application Form for Canada (IMM 0008)",
    fr: "Formulaire de demande générique pour le Canada (IMM 0008)",
  },
  IMM1294: {
    en: "Application for Study Permit Made Outside of Canada (IMM 1294)",
    fr: "Demande de permis d’études présentée à l’extérieur du Canada (IMM 1294)",
  },
  IMM1295: {
    en: "Application for Work Permit Made Outside of Canada (IMM 1295)",
    fr: "Demande de permis de travail présentée à l’extérieur du Canada (IMM 1295)",
  },
  IMM1436: {
    en: "Request to Amend a Temporary Resident Document (IMM 1436)",
    fr: "Demande de modification d’un document de résident temporaire (IMM 1436)",
  },
  IMM5257: { en: "Application for Visitor Visa (IMM 5257)", fr: "Demande de visa de visiteur (IMM 5257)" },
  IMM5257B: {
    en: "Schedule 1, Application for Temporary Residence (IMM 5257B)",
    fr: "Annexe 1, demande de résidence temporaire (IMM 5257B)",
  },
  IMM5406: {
    en: "Additional Family Information (IMM 5406)",
    fr: "Renseignements additionnels sur la famille (IMM 5406)",
  },
  IMM5409: {
    en: "Statutory Declaration of Common-law Union (IMM 5409)",
    fr: "Déclaration officielle d’union de fait (IMM 5409)",
  },
  IMM5476: { en: "Use of a Representative (IMM 5476)", fr: "Recours aux services d’un représentant (IMM 5476)" },
  IMM5645: { en: "Family Information (IMM 5645)", fr: "Renseignements sur la famille (IMM 5645)" },
  IMM5646: { en: "Custodianship Declaration (IMM 5646)", fr: "Déclaration du gardien (IMM 5646)" },
  IMM5669: {
    en: "Schedule A, Background and Declaration (IMM 5669)",
    fr: "Annexe A, Antécédents et déclaration (IMM 5669)",
  },
  IMM5707: { en: "Family Information (IMM 5707)", fr: "Renseignements sur la famille (IMM 5707)" },
  IMM5708: {
    en: "Application to Change Conditions, Extend my Stay or Remain in Canada as a Visitor (IMM 5708)",
    fr: "Demande pour modifier les conditions de séjour ou proroger le séjour au Canada comme visiteur (IMM 5708)",
  },
  IMM5709: {
    en: "Application to Change Conditions, Extend my Stay or Remain in Canada as a Student (IMM 5709)",
    fr: "Demande pour modifier les conditions de séjour ou proroger le séjour au Canada comme étudiant (IMM 5709)",
  },
  IMM5710: {
    en: "Application to Change Conditions, Extend my Stay or Remain in Canada as a Worker (IMM 5710)",
    fr: "Demande pour modifier les conditions de séjour ou proroger le séjour au Canada comme travailleur (IMM 5710)",
  },
  IMM5744: {
    en: "Consent for an Access to Information and Personal Information Request (IMM 5744)",
    fr: "Consentement à une demande d’accès à l’information et aux renseignements personnels (IMM 5744)",
  },
  IR1: {
    en: "Application for Leave and for Judicial Review (Form IR-1)",
    fr: "Demande d’autorisation et de contrôle judiciaire (formule IR-1)",
  },
  NAS2120: {
    en: "Application for a Social Insurance Number (NAS 2120)",
    fr: "Demande de numéro d’assurance sociale (NAS 2120)",
  },
};

import { generalKnowledge, secondaryText } from "../../tables/sources.ts";
import { courtRules } from "../../tables/court/sources.ts";
import type { FactEntry, FactList } from "../factList.ts";

export const courtForms: FactList = {
  id: "courtForms",
  title: { en: "Forms of an application for leave", fr: "Formulaires d’une demande d’autorisation" },
  source: courtRules("forms IR-1 to IR-3"),
  entries: [
    {
      id: "IR-1",
      name: {
        en: "Application for leave and for judicial review",
        fr: "Demande d’autorisation et de contrôle judiciaire",
      },
    },
    { id: "IR-2", name: { en: "Notice of appearance", fr: "Avis de comparution" } },
    { id: "IR-3", name: { en: "Request for reasons", fr: "Demande de motifs" } },
  ],
};

export const courtDocuments: FactList<FactEntry & { readonly rule?: string }> = {
  id: "courtDocuments",
  title: { en: "Documents of a case in court", fr: "Documents d’un dossier judiciaire" },
  source: generalKnowledge("Federal Courts Rules (SOR/98-106) and the rules for immigration cases (SOR/93-22)"),
  note: "Content and limits of pages are general knowledge and were not read one by one. A memorandum has at most thirty pages.",
  entries: [
    {
      id: "applicationRecord",
      name: {
        en: "Application record: application, decision with reasons or a notice that there are none, affidavit and memorandum",
        fr: "Dossier de demande : demande, décision et motifs ou avis qu’il n’y en a pas, affidavit et mémoire",
      },
      rule: "SOR/93-22 rule 10(2)",
    },
    {
      id: "noticeOfChangeOfSolicitor",
      name: {
        en: "Notice of change of solicitor, signed, served, then filed",
        fr: "Avis de changement d’avocat, signé, signifié, puis déposé",
      },
      rule: "SOR/98-106 rule 124, form 124A",
    },
    {
      id: "noticeOfDiscontinuance",
      name: { en: "Notice of discontinuance", fr: "Avis de désistement" },
      rule: "SOR/98-106 rules 165 and 166, form 166",
    },
    {
      id: "solicitorsCertificateOfService",
      name: { en: "Solicitor’s certificate of service", fr: "Certificat de signification de l’avocat" },
      rule: "SOR/98-106 rule 146(1)(b), form 146B",
    },
    {
      id: "consentToExtensionOfTime",
      name: {
        en: "Consent to more time: in writing, once, at most half of the period, and not for the application itself",
        fr: "Consentement à une prolongation : par écrit, une seule fois, au plus la moitié du délai, et non pour la demande elle-même",
      },
      rule: "SOR/98-106 rule 7(2)",
    },
    {
      id: "settlement",
      name: {
        en: "Settlement: both sides agree to a new decision, and the applicant discontinues",
        fr: "Règlement : les parties conviennent d’une nouvelle décision, et le demandeur ou la demanderesse se désiste",
      },
    },
  ],
};

export const mandamusConditions: FactList = {
  id: "mandamusConditions",
  title: { en: "When a court orders a decision", fr: "Quand la Cour ordonne une décision" },
  source: generalKnowledge("Apotex v Canada [1994] 1 FC 742 (CA) and Conille v Canada [1999] 2 FC 33"),
  note: "General knowledge of the two judgments; neither was read. It starts as an application for leave, and a delay that goes on has no last day to file.",
  entries: [
    { id: "dutyToAct", name: { en: "There is a public duty to act", fr: "Il existe une obligation légale d’agir" } },
    {
      id: "owedToApplicant",
      name: { en: "The duty is owed to the applicant", fr: "L’obligation existe envers la personne qui demande" },
    },
    {
      id: "clearRight",
      name: {
        en: "There is a clear right: every step done, a demand made, and a refusal or an unreasonable delay",
        fr: "Le droit est clair : toutes les étapes sont faites, une mise en demeure a été envoyée, et il y a refus ou retard déraisonnable",
      },
    },
    {
      id: "discretion",
      name: {
        en: "A discretion is kept within its limits",
        fr: "Un pouvoir discrétionnaire s’exerce dans ses limites",
      },
    },
    {
      id: "noOtherRemedy",
      name: { en: "There is no other adequate remedy", fr: "Il n’y a pas d’autre recours suffisant" },
    },
    { id: "practicalEffect", name: { en: "The order has a practical effect", fr: "L’ordonnance a un effet concret" } },
    { id: "noEquitableBar", name: { en: "Nothing in equity stands against it", fr: "Rien en équité ne s’y oppose" } },
    {
      id: "balance",
      name: { en: "The balance of convenience favours it", fr: "La prépondérance des inconvénients la favorise" },
    },
  ],
};

export const unreasonableDelay: FactList = {
  id: "unreasonableDelay",
  title: { en: "When a delay is unreasonable", fr: "Quand un retard est déraisonnable" },
  source: generalKnowledge("Conille v Canada [1999] 2 FC 33"),
  note: "General knowledge of the judgment; it was not read.",
  entries: [
    {
      id: "longerThanNeeded",
      name: {
        en: "It is longer than the nature of the process needs",
        fr: "Il dépasse ce que la nature du processus demande",
      },
    },
    {
      id: "notTheApplicant",
      name: {
        en: "The applicant and counsel did not cause it",
        fr: "Ni la personne qui demande ni son équipe juridique ne l’ont causé",
      },
    },
    { id: "noExplanation", name: { en: "There is no good explanation", fr: "Il n’y a pas d’explication valable" } },
  ],
};

export const pilotConditions: FactList = {
  id: "pilotConditions",
  title: { en: "Conditions of the simplified court procedure", fr: "Conditions de la procédure judiciaire simplifiée" },
  source: secondaryText(
    "Heron Law and others on the study permit pilot of the Federal Court",
    "https://heronlaw.ca/federal-court-launches-study-permit-refusal-pilot-project",
  ),
  note: "The pilot and its length are in the table studyPermitPilot.",
  entries: [
    {
      id: "refusedStudyPermit",
      name: { en: "A refused study permit, with reasons", fr: "Un permis d’études refusé, avec motifs" },
    },
    {
      id: "bothAgree",
      name: { en: "Applicant and IRCC both choose it", fr: "La personne qui demande et IRCC la choisissent" },
    },
    {
      id: "plainFacts",
      name: {
        en: "Plain facts, and no question of inadmissibility or security",
        fr: "Des faits simples, sans question d’interdiction de territoire ni de sécurité",
      },
    },
    {
      id: "inTime",
      name: { en: "Filed in time, with no extension asked for", fr: "Déposée à temps, sans prolongation demandée" },
    },
    { id: "noNewEvidence", name: { en: "No new evidence by affidavit", fr: "Aucune nouvelle preuve par affidavit" } },
    { id: "electronic", name: { en: "Filed electronically", fr: "Déposée par voie électronique" } },
  ],
};

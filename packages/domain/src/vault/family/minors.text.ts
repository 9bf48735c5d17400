import type { Noun } from "../../kernel/noun.ts";
import type { Text } from "../../kernel/text.ts";

/** Wording of the pages about minors. */
export const minorsText = {
  minorPapers: { en: "Documents for a Minor Applicant", fr: "Documents d’une personne mineure", noun: "mp" },
  minorConsent: { en: "Consent to Travel for a Minor", fr: "Autorisation de voyage d’une personne mineure", noun: "f" },
  consent: { en: "Consent to Travel", fr: "Autorisation de voyage", noun: "f" },
  custody: { en: "Custody Documents", fr: "Documents de garde", noun: "mp" },
  declaration: { en: "Custodian Declaration (IMM 5646)", fr: "Déclaration du gardien (IMM 5646)", noun: "f" },
  declarationSlot: {
    en: "Custodian declaration, both pages, notarized",
    fr: "Déclaration du gardien, les deux pages, notariées",
    noun: "f",
  },
  custodian: { en: "Status and Identity", fr: "Statut et identité", noun: "m" },

  minorPapersInstructions: {
    en: "Add the papers that settle who looks after you: a custody or guardianship order, or proof that a parent lives in Canada.",
    fr: "Ajoutez les documents qui règlent qui prend soin de vous : ordonnance de garde ou de tutelle, ou preuve qu’un parent habite au Canada.",
  },
  consentInstructions: {
    en: "Each parent who does not travel signs a letter that allows the trip and says where the child will live and who takes care of the child. Add a copy of the parent’s identity document.",
    fr: "Chaque parent qui ne voyage pas signe une lettre qui autorise le voyage et dit où l’enfant habitera et qui en prendra soin. Ajoutez une copie de la pièce d’identité du parent.",
  },
  custodyInstructions: {
    en: "Scan the custody or guardianship order, or the death certificate of the other parent, with a certified translation if needed.",
    fr: "Numérisez l’ordonnance de garde ou de tutelle, ou l’acte de décès de l’autre parent, avec une traduction certifiée au besoin.",
  },
  declarationInstructions: {
    en: "The parents sign one page, the custodian in Canada signs the other, and a notary witnesses both. The custodian must be an adult citizen or permanent resident of Canada. Scan both pages.",
    fr: "Les parents signent une page, la gardienne ou le gardien au Canada signe l’autre, et une ou un notaire atteste les deux. La gardienne ou le gardien doit être une personne majeure, citoyenne ou résidente permanente du Canada. Numérisez les deux pages.",
  },
  custodianInstructions: {
    en: "Show that the custodian is an adult citizen or permanent resident: Canadian passport, citizenship certificate or both sides of the permanent resident card.",
    fr: "Montrez que la gardienne ou le gardien est une personne majeure, citoyenne ou résidente permanente : passeport canadien, certificat de citoyenneté ou les deux côtés de la carte de résident permanent.",
  },

  parentsMustAgree: {
    en: "an officer wants to see that the parents agree to the trip",
    fr: "un agent veut voir que les parents acceptent le voyage",
  },
  otherParentMustAgree: {
    en: "an officer wants to see that the other parent agrees",
    fr: "un agent veut voir que l’autre parent est d’accord",
  },
  ifParentIsAway: {
    en: "a declaration, even if not mandatory then, tells the officer who looks after you when that parent is away",
    fr: "une déclaration, même facultative dans ce cas, dit à l’agent qui prend soin de vous quand ce parent est absent",
  },
  somebodyAnswersForPupil: {
    en: "an adult in Canada has to answer for you",
    fr: "une personne majeure au Canada doit répondre de vous",
  },
  officerChecksCustodian: {
    en: "the officer can then see that the custodian may look after you",
    fr: "l’agent peut alors voir que la gardienne ou le gardien a le droit de prendre soin de vous",
  },
  careIsSettled: {
    en: "those documents settle who looks after you",
    fr: "ces documents indiquent déjà qui prend soin de vous",
  },
  officerDecides: {
    en: "from 17 to the legal age, the officer decides whether a custodian is needed",
    fr: "de 17 ans à la majorité, l’agent décide s’il faut une gardienne ou un gardien",
  },
} satisfies Record<string, Text | Noun>;

import type { ApplicationType } from "@boreal/domain/caseFile/application";
import type { Text } from "@boreal/domain/kernel/text";

/** What people call each kind of application; fits into "Start my … assessment". */
const applicationNames: Record<ApplicationType, Text> = {
  Student: { en: "study permit", fr: "permis d’études" },
  StudentExtension: { en: "study permit extension", fr: "prolongation du permis d’études" },
  StandaloneFamily: { en: "family members", fr: "membres de la famille" },
  SpeFamily: { en: "family study permit extension", fr: "prolongation pour la famille d’un étudiant" },
  PgwpFamily: { en: "post-graduation family", fr: "famille d’un diplômé" },
  JudicialReview: { en: "judicial review", fr: "contrôle judiciaire" },
  IrccRequest: { en: "request to IRCC", fr: "demande à IRCC" },
  VisitorVisa: { en: "visitor visa", fr: "visa de visiteur" },
  WorkPermit: { en: "post-graduation work permit", fr: "permis de travail postdiplôme" },
  WorkPermitExtension: { en: "work permit extension", fr: "prolongation du permis de travail" },
  CoOpWorkPermit: { en: "co-op work permit", fr: "permis de travail coop" },
  ExpressEntry: { en: "Express Entry profile", fr: "profil Entrée express" },
  ExpressEntryIta: { en: "permanent residence after an invitation", fr: "résidence permanente après une invitation" },
  Lmia: { en: "work permit with an LMIA", fr: "permis de travail avec EIMT" },
  C10: { en: "C10 work permit", fr: "permis de travail C10" },
  ClosedWorkPermit: { en: "employer-specific work permit", fr: "permis de travail lié à un employeur" },
  Dli: { en: "change of school", fr: "changement d’établissement" },
  Iec: { en: "International Experience Canada", fr: "Expérience internationale Canada" },
  Bowp: { en: "bridging open work permit", fr: "permis de travail ouvert transitoire" },
  TrvSpe: { en: "visitor visa with a study permit", fr: "visa de résident temporaire pour étudiant" },
  SinRequest: { en: "social insurance number", fr: "numéro d’assurance sociale" },
  TrvPgwp: { en: "visitor visa with a work permit", fr: "visa de résident temporaire pour travailleur" },
};

const isType = (type: string): type is ApplicationType => Object.hasOwn(applicationNames, type);

/** A type this version does not know is shown by its own word. */
export const applicationName = (type: string): Text => (isType(type) ? applicationNames[type] : { en: type, fr: type });

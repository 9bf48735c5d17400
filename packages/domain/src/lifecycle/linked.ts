import {
  applicationTypes,
  type ApplicationKey,
  type ApplicationStatus,
  type ApplicationType,
  type ContactReason,
} from "../caseFile/application.ts";
import type { CaseCondition } from "../caseFile/rule.ts";
import type { LinkedKind } from "../caseFile/answers/application/startedFrom.ts";
import { familyMayCome } from "../conditions/family/family.ts";
import { timeForLeaveIsOver } from "../conditions/application/caseMoves.ts";
import { restorationTimeIsOver, studentStatusIsLost, studiesGoOn } from "../conditions/status/lostStatus.ts";
import type { TableSource } from "../kernel/datedTable.ts";
import type { Text } from "../kernel/text.ts";
import { generalKnowledge, productSpecification, regulations } from "../tables/sources.ts";
import { courtAct } from "../tables/court/sources.ts";
import { postGraduationPage } from "../tables/studies/sources.ts";
import type { StatusActor } from "./transition.ts";
import { reviewable } from "./typesOnTheWay.ts";

/** Applications that start from the answers of another one, each to be confirmed (docs/facts/statuses.md section 6). */

export type LinkedDefinition = {
  /** The words on its button, and what it means. */
  readonly name: Text;
  readonly means: Text;
  /** What the earlier application is to it, and it to the earlier one, each as the name of a link. */
  readonly earlier: Text;
  readonly later: Text;
  readonly from: readonly ApplicationStatus[];
  readonly types: readonly ApplicationType[];
  readonly by: readonly Exclude<StatusActor, "system" | "admin">[];
  /** The type that it has; `same` as the earlier one, or one for each type of the earlier one. */
  readonly starts: ApplicationType | "same" | Partial<Readonly<Record<ApplicationType, ApplicationType>>>;
  /** Only then is it offered at all. */
  readonly when?: CaseCondition;
  /** Each is told beside the button, and holds nothing back. */
  readonly warns?: readonly CaseCondition[];
  /** Facts of the earlier application on which rules of the new one rest. */
  readonly facts?: readonly ApplicationKey[];
  readonly reason?: ContactReason;
  readonly source: TableSource;
};

const everybody = ["student", "lawyer", "paralegal"] as const;
const studies: readonly ApplicationType[] = ["Student", "StudentExtension", "Dli"];
const courtEnded = ["JrLeaveDismissed", "JrDismissed", "JrDiscontinued"] as const;

export const linkedApplications: Readonly<Record<LinkedKind, LinkedDefinition>> = {
  judicialReview: {
    name: { en: "Start a judicial review", fr: "Commencer un contrôle judiciaire" },
    means: {
      en: "A court case of its own starts about this refusal. The legal team takes it on. Starting it here stops no time limit: only the application that is filed with the Court does.",
      fr: "Un dossier judiciaire distinct commence au sujet de ce refus. L’équipe juridique le prend en charge. Le commencer ici n’arrête aucun délai : seule la demande déposée à la Cour le fait.",
    },
    earlier: { en: "The refused application", fr: "La demande refusée" },
    later: { en: "Judicial review of this refusal", fr: "Contrôle judiciaire de ce refus" },
    // The time to go to court runs on whatever is done about the refusal here.
    from: ["Refused", "RefusedReconsideration", "RefusedReapply", "RefusedClosed"],
    types: reviewable,
    by: ["student", "lawyer"],
    starts: "JudicialReview",
    warns: [timeForLeaveIsOver],
    facts: ["decisionNotifiedAt", "decisionPlace"],
    source: courtAct,
  },
  mandamus: {
    name: { en: "Start a court case about the delay", fr: "Commencer un dossier judiciaire sur le retard" },
    means: {
      en: "A court case of its own starts. The authority goes on with this application in the meantime.",
      fr: "Un dossier judiciaire distinct commence. Entre-temps, l’autorité continue de traiter cette demande.",
    },
    earlier: { en: "The application that is delayed", fr: "La demande en retard" },
    later: { en: "Court case about the delay", fr: "Dossier judiciaire sur le retard" },
    from: ["IrccProcessing"],
    types: reviewable,
    by: ["lawyer"],
    starts: "JudicialReview",
    source: generalKnowledge(
      "Federal Court practice: an order to decide (mandamus) is asked for by an application for leave",
    ),
  },
  reconsideration: {
    name: { en: "Prepare a request for reconsideration", fr: "Préparer une demande de réexamen" },
    means: {
      en: "A request to IRCC starts, with reconsideration as its reason. The time to go to court keeps running. Once it is sent, record that here as well.",
      fr: "Une demande à IRCC commence, avec le réexamen comme motif. Le délai pour aller devant la Cour continue de courir. Une fois la demande envoyée, inscrivez-le aussi ici.",
    },
    earlier: { en: "The refused application", fr: "La demande refusée" },
    later: { en: "Request for reconsideration", fr: "Demande de réexamen" },
    from: ["Refused", "RefusedReconsideration"],
    types: reviewable,
    by: ["lawyer", "paralegal"],
    starts: "IrccRequest",
    reason: "reconsideration",
    source: generalKnowledge("IRCC practice: an officer may reconsider a refusal; no law gives it a time or a form"),
  },
  restoration: {
    name: { en: "Restore student status", fr: "Rétablir le statut d’étudiant" },
    means: {
      en: "An application to extend the study permit starts, with the restoration of status. Its days run from the day on which the status was lost, which is not always the day of the refusal. Until it is granted, there is no right to study or work.",
      fr: "Une demande de prolongation du permis d’études commence, avec le rétablissement du statut. Le délai court à partir de la perte du statut, qui n’est pas toujours la date du refus. D’ici la décision, il n’y a pas de droit d’étudier ni de travailler.",
    },
    earlier: { en: "The refused application", fr: "La demande refusée" },
    later: { en: "Restoration of status", fr: "Rétablissement du statut" },
    from: ["Refused", "RefusedReconsideration", "RefusedClosed"],
    types: studies,
    by: everybody,
    starts: "StudentExtension",
    when: studentStatusIsLost,
    warns: [restorationTimeIsOver],
    source: regulations("section 182"),
  },
  reapplication: {
    name: { en: "Start again from these answers", fr: "Recommencer à partir de ces réponses" },
    means: {
      en: "A new application of the same kind starts.",
      fr: "Une nouvelle demande du même type commence.",
    },
    earlier: { en: "The application before", fr: "La demande précédente" },
    later: { en: "New application", fr: "Nouvelle demande" },
    // From `Refused` it starts with the change that closes the refused one (`applyAgain`).
    from: ["Withdrawn", "RefusedReapply", "RefusedClosed", ...courtEnded],
    types: applicationTypes,
    by: everybody,
    starts: "same",
    facts: ["reasonsForContactingIRCC"],
    source: generalKnowledge("No law keeps a refused applicant from applying again"),
  },
  afterInvitation: {
    name: { en: "Start the application that follows", fr: "Commencer la demande qui suit" },
    means: {
      en: "The application for permanent residence starts.",
      fr: "La demande de résidence permanente commence.",
    },
    earlier: { en: "The invited profile", fr: "Le profil invité" },
    later: { en: "Application after the invitation", fr: "Demande après l’invitation" },
    // It starts with the change that ends the profile (`acceptInvitation`).
    from: [],
    types: ["ExpressEntry"],
    by: ["lawyer", "paralegal"],
    starts: "ExpressEntryIta",
    facts: ["itaReceivedAt", "profileNumber"],
    source: productSpecification("document 1 section 1"),
  },
  postGraduationPermit: {
    name: { en: "Start a post-graduation work permit", fr: "Commencer un permis de travail postdiplôme" },
    means: {
      en: "An application for a post-graduation work permit starts. Its days run from the first proof that the program is completed.",
      fr: "Une demande de permis de travail postdiplôme commence. Son délai court à partir de la première preuve que le programme est achevé.",
    },
    earlier: { en: "The application to study", fr: "La demande d’études" },
    later: { en: "Post-graduation work permit", fr: "Permis de travail postdiplôme" },
    from: ["Approved", "Poe", "Completed"],
    types: studies,
    by: everybody,
    starts: "WorkPermit",
    warns: [studiesGoOn],
    source: postGraduationPage,
  },
  visitorRecord: {
    name: { en: "Ask for visitor records for the family", fr: "Demander des fiches de visiteur pour la famille" },
    means: {
      en: "An application for the family starts. A spouse or children who are in Canada as visitors can ask in it to stay longer: a visitor record says until when. The application has to be sent before their present stay ends.",
      fr: "Une demande pour la famille commence. L’époux, l’épouse ou le partenaire et les enfants qui sont au Canada comme visiteurs peuvent y demander à rester plus longtemps : une fiche de visiteur dit jusqu’à quelle date. La demande doit être envoyée avant la fin de leur séjour actuel.",
    },
    earlier: { en: "The application before", fr: "La demande précédente" },
    later: { en: "Visitor records for the family", fr: "Fiches de visiteur pour la famille" },
    from: ["Approved", "Poe", "Completed"],
    types: [...studies, "WorkPermit"],
    by: everybody,
    starts: { Student: "SpeFamily", StudentExtension: "SpeFamily", Dli: "SpeFamily", WorkPermit: "PgwpFamily" },
    when: familyMayCome,
    source: regulations("section 181"),
  },
};

import type { CaseReader } from "../caseFile/reader.ts";
import { StatusEnd } from "../conditions/status/restoration.ts";
import { all, condition, type Condition } from "../kernel/condition.ts";
import { decide, type Decision, type DecisionRule } from "../kernel/decision.ts";
import type { Text } from "../kernel/text.ts";
import type { Source } from "../kernel/trace.ts";

/** Whether a status in Canada that has ended can be restored, for students, workers and visitors alike (Regulations section 182). */

export type RestorationResult = "NotNeeded" | "Possible" | "TooLate" | "LawyerLooks";

const when = (id: string, en: string, fr: string, holds: (end: StatusEnd) => boolean): Condition<StatusEnd> =>
  condition(id, { en, fr }, holds);

const isElsewhere = when(
  "isElsewhere",
  "your answers do not show that you are in Canada",
  "vos réponses n’indiquent pas que vous êtes au Canada",
  (end) => !end.isInCanada(),
);
const statusIsOpen = when(
  "statusIsOpen",
  "your status in Canada is not answered yet",
  "votre statut au Canada n’est pas encore indiqué",
  (end) => !end.hasStatusAnswered(),
);
const renewalIsPending = when(
  "renewalIsPending",
  "an extension was asked for before the end, and your status goes on until it is decided",
  "une prolongation a été demandée avant la fin, et votre statut continue jusqu’à la décision",
  (end) => end.isPending(),
);
const isOfAnotherKind = when(
  "isOfAnotherKind",
  "only the status of a student, worker or visitor can be restored",
  "seul le statut d’étudiant, de travailleur ou de visiteur peut être rétabli",
  (end) => !end.isOfKindRestored(),
);
const endNotKnown = when(
  "endNotKnown",
  "the last day of your permit or stay is not known",
  "le dernier jour de votre permis ou de votre séjour n’est pas connu",
  (end) => end.lastDay() === undefined,
);
const countedFromEntry = when(
  "countedFromEntry",
  "your stay is counted from your entry, as no stamp or visitor record with another day is here",
  "votre séjour est compté à partir de votre entrée, car aucun cachet ni aucune fiche de visiteur n’indique un autre jour",
  (end) => end.restsOnEntry(),
);
const notOver = when(
  "notOver",
  "your permit or stay has not ended",
  "votre permis ou votre séjour n’a pas pris fin",
  (end) => end.daysSince() === 0,
);
const windowNotKnown = when(
  "windowNotKnown",
  "your status has ended, and no time to restore it is known for this date",
  "votre statut a pris fin, et aucun délai de rétablissement n’est connu à cette date",
  (end) => end.windowDays() === undefined,
);
const conditionsBroken = when(
  "conditionsBroken",
  "your status has ended and you said that you did not follow the conditions of your permit; only some of these can be forgiven, so a lawyer must look at it",
  "votre statut a pris fin et vous avez dit ne pas avoir respecté les conditions de votre permis; seuls certains manquements peuvent être excusés, alors l’équipe juridique doit examiner votre situation",
  (end) => end.saidConditionsBroken(),
);
const withinWindow = when(
  "withinWindow",
  "your status has ended, and the time to restore it has not",
  "votre statut a pris fin, mais le délai pour le rétablir n’est pas écoulé",
  (end) => (end.daysSince() ?? 0) <= (end.windowDays() ?? 0),
);

const law: Source = {
  title:
    "Immigration and Refugee Protection Regulations (SOR/2002-227), sections 182 and 183, consolidation to 2026-06-14",
  address: "https://laws-lois.justice.gc.ca/eng/regulations/SOR-2002-227/section-182.html",
  checkedOn: "2026-11-20",
  status: "verified",
};

export const restorationRule: DecisionRule<StatusEnd, RestorationResult | null> = {
  id: "eligibility.restoration",
  cases: [
    [isElsewhere, null],
    [statusIsOpen, null],
    [renewalIsPending, "NotNeeded"],
    [isOfAnotherKind, null],
    [endNotKnown, null],
    [all(notOver, countedFromEntry), "NotNeeded"],
    [notOver, "NotNeeded"],
    [windowNotKnown, null],
    [all(withinWindow, conditionsBroken), "LawyerLooks"],
    [all(withinWindow, countedFromEntry), "Possible"],
    [withinWindow, "Possible"],
  ],
  otherwise: [
    {
      en: "your status has ended, and so has the time to restore it",
      fr: "votre statut a pris fin, et le délai pour le rétablir est écoulé",
    },
    "TooLate",
  ],
  sources: [law],
};

export const restorationMessages: Readonly<Record<RestorationResult, Text>> = {
  NotNeeded: {
    en: "Your status in Canada has not ended, so there is nothing to restore.",
    fr: "Votre statut au Canada n’a pas pris fin, donc il n’y a rien à rétablir.",
  },
  Possible: {
    en: "You can still ask IRCC to restore your status; the last day is among your dates. You must still meet the conditions of your stay. Do not study or work until IRCC decides.",
    fr: "Vous pouvez encore demander à IRCC de rétablir votre statut; le dernier jour figure parmi vos dates. Vous devez encore remplir les conditions de votre séjour. N’étudiez pas et ne travaillez pas avant la décision d’IRCC.",
  },
  TooLate: {
    en: "It is too late to restore your status. Talk with your legal team before you do anything else.",
    fr: "Il est trop tard pour rétablir votre statut. Parlez à votre équipe juridique avant toute autre démarche.",
  },
  LawyerLooks: {
    en: "Your legal team has to look at it before you ask for restoration. The time to ask continues to run.",
    fr: "Votre équipe juridique doit examiner la situation avant que vous demandiez le rétablissement. Le délai continue de courir.",
  },
};

/** Whether lost status can be restored. */
export const restoration = (the: CaseReader): Decision<RestorationResult | null> =>
  decide(restorationRule, new StatusEnd(the));

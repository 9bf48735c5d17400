import type { CaseReader } from "../caseFile/reader.ts";
import { SituationInCanada } from "../conditions/status/situationInCanada.ts";
import { all, condition, type Condition } from "../kernel/condition.ts";
import { decide, type Decision, type DecisionRule } from "../kernel/decision.ts";
import type { Text } from "../kernel/text.ts";
import type { Source } from "../kernel/trace.ts";

/** Applying for a study permit from inside Canada: document 3 section 4.6 and the lines of docs/facts/inside-canada.md section 3. */

export type InsideCanadaResult =
  | "PermitNeedsRestoration"
  | "InsideCanadaEligible"
  | "InsideCanadaIneligible"
  | "InsideCanadaContact"
  | "SpeEligible";

type Situation = SituationInCanada;
const when = (id: string, en: string, fr: string, holds: (now: Situation) => boolean): Condition<Situation> =>
  condition(id, { en, fr }, holds);

const notInCanada = when(
  "notInCanada",
  "your answers do not show that you are in Canada",
  "vos réponses n’indiquent pas que vous êtes au Canada",
  (now) => !now.isInCanada(),
);
const statusNotAnswered = when(
  "statusNotAnswered",
  "your status in Canada is not answered yet",
  "votre statut au Canada n’est pas encore indiqué",
  (now) => !now.hasStatusAnswered(),
);
const restorationNotKnown = when(
  "restorationNotKnown",
  "your permit has ended, and no time to restore status is known for this date",
  "votre permis a pris fin, et aucun délai de rétablissement n’est connu à cette date",
  (now) => now.hasEnded() && now.restorationDays() === undefined,
);
const canBeRestored = when(
  "canBeRestored",
  "your permit has ended, and the time to restore your status has not",
  "votre permis a pris fin, mais le délai pour rétablir votre statut n’est pas écoulé",
  (now) => now.hasEnded() && now.expiredDays() <= (now.restorationDays() ?? 0),
);
const listedReason = when(
  "listedReason",
  "you hold no valid study or work permit, and one of your reasons lets you apply from inside Canada",
  "vous n’avez pas de permis d’études ou de travail valide, et un de vos motifs vous permet de faire la demande au Canada",
  (now) => !now.hasValidPermit() && now.hasListedReason(),
);
const validWorkPermit = when(
  "validWorkPermit",
  "you hold a work permit that is still valid",
  "vous avez un permis de travail encore valide",
  (now) => now.holds("work") && now.hasValidPermit(),
);
const pupilWithStatus = when(
  "pupilWithStatus",
  "you will study at primary or secondary school and your status has not ended",
  "vous étudierez au primaire ou au secondaire et votre statut n’a pas pris fin",
  (now) =>
    now.holds("study", "visitor", "trp", "claimant") &&
    now.isAtSchool() === true &&
    (now.expiredDays() === 0 || now.isPending()),
);
const longResidentPermit = when(
  "longResidentPermit",
  "your temporary resident permit is valid for six months or more",
  "votre permis de séjour temporaire est valide six mois ou plus",
  (now) => now.holds("trp") && now.hasReasonsAnswered() && !now.namedNoReason() && now.hasLongResidentPermit(),
);
const recordWithOtherAnswers = when(
  "recordWithOtherAnswers",
  "you have a visitor record together with other answers on why you are in Canada",
  "vous avez une fiche de visiteur ainsi que d’autres réponses sur le motif de votre présence au Canada",
  (now) =>
    now.hasReasonsAnswered() &&
    !now.namedNoReason() &&
    now.namedMoreThanRecord() &&
    now.hasVisitorRecord() &&
    !(now.namedEntry() && now.entryIsRecent() !== true),
);
/**
 * Document 3 section 4.6 names a visitor record with other answers as eligible and an entry of six months ago or more as
 * ineligible. Where both hold, neither is said: the record may have prolonged the stay, and that alone lets nobody apply.
 */
const recordWithOldEntry = when(
  "recordWithOldEntry",
  "you have a visitor record or asked for one, and you came with a visitor visa or an eTA six months ago or more; the first would let you apply from inside Canada and the second would not, so a lawyer must look at it",
  "vous avez une fiche de visiteur ou en avez demandé une, et votre entrée avec un visa de visiteur ou une AVE date de six mois ou plus; l’une permettrait de faire la demande au Canada, l’autre non, alors une avocate ou un avocat doit examiner votre situation",
  (now) =>
    now.hasReasonsAnswered() &&
    !now.hasListedReason() &&
    !now.hasValidPermit() &&
    now.namedEntry() &&
    now.entryIsRecent() === false &&
    now.hasVisitorRecord(),
);
const recentEntryWithReason = when(
  "recentEntryWithReason",
  "you came with a visitor visa or an eTA less than six months ago, and one of your reasons lets you apply from inside Canada",
  "votre entrée avec un visa de visiteur ou une AVE date de moins de six mois, et un de vos motifs vous permet de faire la demande au Canada",
  (now) => now.hasListedReason() && now.enteredByVisa() && now.entryIsRecent() === true,
);
/** The stay of who holds a temporary resident permit is that of the permit, not six months from the entry. */
const stayIsOver = when(
  "stayIsOver",
  "you came with a visitor visa or an eTA six months ago or more, and none of your reasons lets you apply from inside Canada",
  "votre entrée avec un visa de visiteur ou une AVE date de six mois ou plus, et aucun de vos motifs ne vous permet de faire la demande au Canada",
  (now) =>
    now.hasReasonsAnswered() &&
    !now.namesResidentPermit() &&
    !now.hasListedReason() &&
    !now.hasValidPermit() &&
    now.enteredByVisa() &&
    now.entryIsRecent() === false,
);
const isPastRestoration = (now: Situation) =>
  now.hasEnded() && now.expiredDays() > (now.restorationDays() ?? Number.POSITIVE_INFINITY);
const studyPermitLongEnded = when(
  "studyPermitLongEnded",
  "your study permit has ended, and so has the time to restore your status",
  "votre permis d’études a pris fin, et le délai pour rétablir votre statut est écoulé",
  (now) => now.holds("study") && isPastRestoration(now),
);
const otherStatusLongEnded = when(
  "otherStatusLongEnded",
  "your status has ended, and so has the time to restore it",
  "votre statut a pris fin, et le délai pour le rétablir est écoulé",
  (now) => now.holds("work", "visitor") && isPastRestoration(now),
);
const noStatusNoReason = when(
  "noStatusNoReason",
  "you have no status in Canada, and none of your reasons lets you apply from inside Canada",
  "vous n’avez pas de statut au Canada, et aucun de vos motifs ne vous permet de faire la demande au Canada",
  (now) => now.holds("none") && now.hasReasonsAnswered() && !now.hasListedReason(),
);
/** "No permit and an answer outside the listed options" (document 3 section 4.6); a renewal that is pending is another matter. */
const noPermitNoReason = when(
  "noPermitNoReason",
  "you hold no study or work permit, and you named none of the reasons that let a person apply from inside Canada",
  "vous n’avez ni permis d’études ni permis de travail, et vous n’avez nommé aucun des motifs qui permettent de faire la demande au Canada",
  (now) => now.holds("other") && !now.isPending() && now.namedNoReason() && !now.hasVisitorRecord(),
);
const recordNoReason = when(
  "recordNoReason",
  "you have a visitor record and named none of the reasons",
  "vous avez une fiche de visiteur et n’avez nommé aucun des motifs",
  (now) => now.namedNoReason() && now.hasVisitorRecord(),
);
const residentPermitToLookAt = when(
  "residentPermitToLookAt",
  "your temporary resident permit does not decide it by itself, and you named no other reason",
  "votre permis de séjour temporaire ne suffit pas à trancher, et vous n’avez nommé aucun autre motif",
  (now) => now.hasReasonsAnswered() && !now.hasValidPermit() && now.namesResidentPermit(),
);
/** Whoever came by visa cannot tick "none" beside it, so naming nothing else counts as none. */
const recentEntryNoReason = when(
  "recentEntryNoReason",
  "you came with a visitor visa or an eTA less than six months ago and named none of the reasons",
  "votre entrée avec un visa de visiteur ou une AVE date de moins de six mois, et vous n’avez nommé aucun des motifs",
  (now) =>
    now.hasReasonsAnswered() &&
    !now.hasListedReason() &&
    !now.hasValidPermit() &&
    now.enteredByVisa() &&
    now.entryIsRecent() === true,
);
const validStudyPermit = when(
  "validStudyPermit",
  "you hold a study permit that is still valid",
  "vous avez un permis d’études encore valide",
  (now) => now.holds("study") && now.hasValidPermit(),
);
/** Nobody who extends a permit is told to extend it. */
const alreadyRenews = when(
  "alreadyRenews",
  "this application already asks to renew or change the permit",
  "cette demande vise déjà à renouveler ou à modifier le permis",
  (now) => now.renews(),
);
const notAtSchool = when(
  "notAtSchool",
  "your studies are not at primary or secondary school",
  "vos études ne sont ni au primaire ni au secondaire",
  (now) => now.isAtSchool() === false,
);
/** Section 221 of the Regulations, shown and not decided (docs/facts/inside-canada.md section 4). */
const conditionsNotChecked = when(
  "conditionsNotChecked",
  "we do not check here whether you worked or studied without permission in the last six months, which could change this",
  "nous ne vérifions pas ici si vous avez travaillé ou étudié sans autorisation dans les six derniers mois, ce qui pourrait changer ce résultat",
  () => true,
);
const schoolLevelNotAnswered = when(
  "schoolLevelNotAnswered",
  "the level of your studies is not answered yet",
  "le niveau de vos études n’est pas encore indiqué",
  (now) => now.isAtSchool() === undefined,
);
const reasonsNotAnswered = when(
  "reasonsNotAnswered",
  "you have not told us yet why you are in Canada",
  "le motif de votre présence au Canada n’est pas encore indiqué",
  (now) => !now.hasValidPermit() && !now.hasReasonsAnswered(),
);
const stayNotKnown = when(
  "stayNotKnown",
  "how long a visitor may usually stay is not known for this date",
  "la durée habituelle du séjour d’un visiteur n’est pas connue à cette date",
  (now) => !now.hasValidPermit() && now.enteredByVisa() && !now.stayIsKnown(),
);
const entryNotAnswered = when(
  "entryNotAnswered",
  "the day on which you came to Canada is not known yet",
  "le jour de votre arrivée au Canada n’est pas encore connu",
  (now) => !now.hasValidPermit() && now.enteredByVisa() && now.entryIsRecent() === undefined,
);

const law: Source = {
  title:
    "Immigration and Refugee Protection Regulations (SOR/2002-227), sections 182, 183 and 215 to 222, consolidation to 2026-06-14, and document 3 section 4.6",
  address: "https://laws-lois.justice.gc.ca/eng/regulations/SOR-2002-227/",
  checkedOn: "2026-11-20",
  status: "verified",
};

/** The order is the specification's: restoration, eligible, ineligible, contact, extension. Numbers are those of the facts. */
export const insideCanadaRule: DecisionRule<Situation, InsideCanadaResult | null> = {
  id: "eligibility.insideCanada",
  cases: [
    [notInCanada, null], // 1
    [statusNotAnswered, null],
    [restorationNotKnown, null],
    [canBeRestored, "PermitNeedsRestoration"], // 2
    [listedReason, "InsideCanadaEligible"], // 3
    [validWorkPermit, "InsideCanadaEligible"], // 4
    [pupilWithStatus, "InsideCanadaEligible"], // 5
    [longResidentPermit, "InsideCanadaEligible"], // 6
    [recordWithOtherAnswers, "InsideCanadaEligible"], // 7
    [recentEntryWithReason, "InsideCanadaEligible"], // 8
    [recordWithOldEntry, "InsideCanadaContact"], // 7 and 9 at once
    [stayIsOver, "InsideCanadaIneligible"], // 9
    [studyPermitLongEnded, "InsideCanadaIneligible"], // 10
    [otherStatusLongEnded, "InsideCanadaIneligible"], // 11
    [noStatusNoReason, "InsideCanadaIneligible"], // 12
    [noPermitNoReason, "InsideCanadaIneligible"], // 12
    [recordNoReason, "InsideCanadaContact"], // 13
    [residentPermitToLookAt, "InsideCanadaContact"], // 14
    [recentEntryNoReason, "InsideCanadaContact"], // 14
    [all(validStudyPermit, alreadyRenews), null],
    [all(validStudyPermit, schoolLevelNotAnswered), null],
    [all(validStudyPermit, notAtSchool, conditionsNotChecked), "SpeEligible"], // 15
    [reasonsNotAnswered, null],
    [stayNotKnown, null],
    [entryNotAnswered, null],
  ],
  otherwise: [
    {
      en: "nothing in your answers decides it, so the application is prepared as one from outside Canada",
      fr: "rien dans vos réponses ne permet de trancher, alors la demande est préparée comme une demande de l’étranger",
    },
    null,
  ], // 16
  sources: [law],
};

export const insideCanadaMessages: Readonly<Record<InsideCanadaResult, Text>> = {
  PermitNeedsRestoration: {
    en: "Your status has ended, but you are still inside the 90-day window. You can ask IRCC to restore it. Do not study or work until it is restored.",
    fr: "Votre statut a pris fin, mais vous êtes encore dans le délai de 90 jours. Vous pouvez demander son rétablissement. N’étudiez pas et ne travaillez pas avant la décision.",
  },
  InsideCanadaEligible: {
    en: "You may apply for a study permit without leaving Canada.",
    fr: "Vous pouvez demander un permis d’études sans quitter le Canada.",
  },
  InsideCanadaIneligible: {
    en: "You cannot apply from inside Canada. You need to apply as someone outside Canada.",
    fr: "Vous ne pouvez pas faire la demande depuis le Canada. Vous devez la présenter comme une personne à l’étranger.",
  },
  InsideCanadaContact: {
    en: "Your situation needs a closer look. Our team will contact you before you continue.",
    fr: "Votre situation doit être examinée. Notre équipe communiquera avec vous avant que vous continuiez.",
  },
  SpeEligible: {
    en: "Your permit is valid, so you need a study permit extension and not a new application.",
    fr: "Votre permis est valide : il vous faut une prolongation et non une nouvelle demande.",
  },
};

/** Whether the person may apply for a study permit without leaving Canada. */
export const insideCanada = (the: CaseReader): Decision<InsideCanadaResult | null> =>
  decide(insideCanadaRule, new SituationInCanada(the));

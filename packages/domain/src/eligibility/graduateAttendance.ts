import { writtenDay } from "../kernel/written.ts";
import { fill } from "../kernel/text.ts";
import { onlineStudyPeriods, partTimeExcused } from "../tables/studies/postGraduation.ts";
import { longLeaveFromStudies } from "../tables/studies/studyTimes.ts";
import { when, whenSaid, type PartRule } from "./graduateRule.ts";

/** A post-graduation work permit: how the studies were followed, and what a flight school asks for. */

const attendanceNotAnswered = when(
  "attendanceNotAnswered",
  "whether you studied full-time in every session is not answered yet",
  "la question sur les études à temps plein n’a pas encore de réponse",
  (now) => now.the.answer("pgwpFullTimeStudent") === undefined,
);

const partTimeMayBeExcused = whenSaid("partTimeMayBeExcused", (now) => {
  const [rule, start, end] = [now.the.row(partTimeExcused), now.programs()[0]?.start, now.last()?.end];
  if (now.the.answer("pgwpFullTimeStudent") !== false || !rule.found) return undefined;
  const { from, until } = rule.row.value;
  return start !== undefined && start <= until && (end === undefined || end >= from)
    ? fill(
        {
          en: "you were not full-time in every session; studies part-time from {from} to {until} do not count against you, and a lawyer has to look at the rest",
          fr: "vous n’avez pas étudié à temps plein à chaque session; le temps partiel du {from} au {until} ne vous nuit pas, et une avocate ou un avocat doit examiner le reste",
        },
        { from: writtenDay(from), until: writtenDay(until) },
      )
    : undefined;
});

const wasPartTime = when(
  "wasPartTime",
  "you were not full-time in every session; only the last one and an authorized leave are excepted, so a lawyer has to look at your reason",
  "vous n’avez pas étudié à temps plein à chaque session; seules la dernière session et une interruption autorisée font exception, alors une avocate ou un avocat doit examiner votre motif",
  (now) => now.the.answer("pgwpFullTimeStudent") === false,
);

const leaveNotAnswered = when(
  "leaveNotAnswered",
  "whether you took a leave from your studies is not answered yet",
  "la question sur une interruption de vos études n’a pas encore de réponse",
  (now) =>
    now.the.answer("leaveFromStudies") === undefined ||
    (now.the.answer("leaveFromStudies") === "yesLong" && now.the.answer("changeOfStatus") === undefined),
);

const leaveWithoutChange = whenSaid("leaveWithoutChange", (now) => {
  const rule = now.the.row(longLeaveFromStudies);
  return now.the.answer("leaveFromStudies") === "yesLong" && now.the.answer("changeOfStatus") === false && rule.found
    ? fill(
        {
          en: "you took a leave of more than {days} days and neither changed your status nor left Canada, so a lawyer has to look at it",
          fr: "vous avez pris un congé de plus de {days} jours sans changer de statut ni quitter le Canada, alors une avocate ou un avocat doit l’examiner",
        },
        { days: rule.row.value },
      )
    : undefined;
});

export const attendanceRule: PartRule = {
  id: "eligibility.pgwp.attendance",
  cases: [
    [attendanceNotAnswered, null],
    [partTimeMayBeExcused, "LookAt"],
    [wasPartTime, "LookAt"],
    [leaveNotAnswered, null],
    [leaveWithoutChange, "LookAt"],
  ],
  otherwise: [
    { en: "you studied full-time as the rules ask", fr: "vous avez étudié à temps plein comme l’exigent les règles" },
    "Met",
  ],
};

const onlineNotAnswered = when(
  "onlineNotAnswered",
  "how much of your studies was online is not answered yet",
  "la part de vos études en ligne n’est pas encore indiquée",
  (now) =>
    now.the.answer("pgwpOnlineStudies") === undefined ||
    (now.the.answer("pgwpOnlineStudies") === true && now.the.answer("onlineStudiesLength") === undefined),
);

const notOnline = when(
  "notOnline",
  "no part of your studies was online",
  "aucune partie de vos études ne s’est faite en ligne",
  (now) => now.the.answer("pgwpOnlineStudies") === false,
);

const onlineRuleNotKnown = when(
  "onlineRuleNotKnown",
  "how much may be online is not known for this date",
  "la part permise en ligne n’est pas connue à cette date",
  (now) => !now.the.row(onlineStudyPeriods).found,
);

const halfInClass = whenSaid("halfInClass", (now) => {
  const rule = now.the.row(onlineStudyPeriods);
  const since = rule.found ? rule.row.value.abroad.find(({ limit }) => limit === "none counts")?.from : undefined;
  return now.the.answer("onlineStudiesLength") === false && since !== undefined
    ? fill(
        {
          en: "no more than half of your program was online; what you followed from outside Canada from {since} on shortens the permit",
          fr: "pas plus de la moitié de votre programme ne s’est faite en ligne; ce que vous avez suivi hors du Canada à partir du {since} écourte le permis",
        },
        { since: writtenDay(since) },
      )
    : undefined;
});

const onlineStartNotAnswered = when(
  "onlineStartNotAnswered",
  "when your program began is not answered yet, and the rule on online studies depends on it",
  "le début de votre programme n’est pas encore indiqué, et la règle sur les études en ligne en dépend",
  (now) => now.programs().some(({ start }) => start === undefined),
);

const onlineWhileExcepted = whenSaid("onlineWhileExcepted", (now) => {
  const rule = now.the.row(onlineStudyPeriods);
  const period = rule.found
    ? rule.row.value.abroad.find(({ measuredOn }) => measuredOn === "programme in progress or begun")
    : undefined;
  if (period?.until === undefined) return undefined;
  const { from, until } = period;
  const isExcepted = now
    .programs()
    .every(({ start, end }) => start !== undefined && start <= until && (end === undefined || end >= from));
  return isExcepted
    ? fill(
        {
          en: "more than half was online, which is allowed for programs in progress or begun from {from} to {until}",
          fr: "plus de la moitié s’est faite en ligne, ce qui est permis pour les programmes en cours ou commencés du {from} au {until}",
        },
        { from: writtenDay(from), until: writtenDay(until) },
      )
    : undefined;
});

export const onlineRule: PartRule = {
  id: "eligibility.pgwp.online",
  cases: [
    [onlineNotAnswered, null],
    [notOnline, "Met"],
    [onlineRuleNotKnown, null],
    [halfInClass, "Met"],
    [onlineStartNotAnswered, null],
    [onlineWhileExcepted, "Met"],
  ],
  otherwise: [
    {
      en: "more than half of your program was online",
      fr: "plus de la moitié de votre programme s’est faite en ligne",
    },
    "NotMet",
  ],
};

const flightNotAnswered = when(
  "flightNotAnswered",
  "whether you graduated from a flight school is not answered yet",
  "la question sur une école de pilotage n’a pas encore de réponse",
  (now) => now.the.answer("graduatedFlightSchool") === undefined,
);

const noFlightSchool = when(
  "noFlightSchool",
  "you did not graduate from a flight school",
  "vous n’avez pas terminé d’école de pilotage",
  (now) => now.the.answer("graduatedFlightSchool") === false,
);

const hasLicence = when(
  "hasLicence",
  "you hold a Canadian commercial pilot licence",
  "vous avez une licence canadienne de pilote professionnel",
  (now) => now.the.answer("hasPilotLicense") === true,
);

const isInstructor = when(
  "isInstructor",
  "you have or are getting an instructor rating, and have a job offer as an instructor",
  "vous avez ou préparez une qualification d’instructeur et avez une offre d’emploi comme instructeur",
  (now) => now.the.answer("pilotInstructorRatingAndJobOffer") === true,
);

const licenceNotAnswered = when(
  "licenceNotAnswered",
  "your licence or your offer as an instructor is not answered yet",
  "la question sur votre licence ou votre offre d’instructeur n’a pas encore de réponse",
  (now) =>
    now.the.answer("hasPilotLicense") === undefined || now.the.answer("pilotInstructorRatingAndJobOffer") === undefined,
);

/** One of the two is enough; asked only of graduates of a flight school. */
export const flightSchoolRule: PartRule = {
  id: "eligibility.pgwp.flightSchool",
  cases: [
    [flightNotAnswered, null],
    [noFlightSchool, "Met"],
    [hasLicence, "Met"],
    [isInstructor, "Met"],
    [licenceNotAnswered, null],
  ],
  otherwise: [
    {
      en: "after a flight school you need a Canadian commercial pilot licence, or an instructor rating with a job offer",
      fr: "après une école de pilotage, il faut une licence canadienne de pilote professionnel, ou une qualification d’instructeur avec une offre d’emploi",
    },
    "NotMet",
  ],
};

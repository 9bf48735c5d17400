import { studyPermitEnd } from "../conditions/studies/graduatePermit.ts";
import type { Graduate } from "../conditions/studies/graduate.ts";
import { SituationInCanada } from "../conditions/status/situationInCanada.ts";
import { addDays } from "../kernel/calendarDate.ts";
import { fill } from "../kernel/text.ts";
import { postGraduationAtBorder, postGraduationDeadline } from "../tables/studies/postGraduation.ts";
import { when, whenSaid, type PartRule } from "./graduateRule.ts";

/** A post-graduation work permit: the time to ask for it, and the study permit. */

const stillStudies = when(
  "stillStudies",
  "your studies are not over yet, and you can apply once a letter or your final marks show that they are",
  "vos études ne sont pas terminées, et vous pourrez présenter la demande quand une lettre ou vos notes finales le montreront",
  (now) => now.stillStudies(),
);

const endOfStudiesNotKnown = when(
  "endOfStudiesNotKnown",
  "the day on which you completed your studies is not known yet",
  "le jour où vous avez terminé vos études n’est pas encore connu",
  (now) => now.completed() === undefined,
);

const timeNotKnown = when(
  "timeNotKnown",
  "how much time there is to apply is not known for this date",
  "le délai pour présenter la demande n’est pas connu à cette date",
  (now) => !now.the.row(postGraduationDeadline).found,
);

const timeIsOver = whenSaid("timeIsOver", (now) => {
  const [days, completed] = [now.the.row(postGraduationDeadline), now.completed()];
  return days.found && completed !== undefined && addDays(completed, days.row.value) < now.day()
    ? fill(
        {
          en: "more than {days} days have passed since you completed your studies, and that is the time to apply",
          fr: "plus de {days} jours se sont écoulés depuis la fin de vos études, et c’est le délai pour présenter la demande",
        },
        { days: days.row.value },
      )
    : undefined;
});

export const timeRule: PartRule = {
  id: "eligibility.pgwp.time",
  cases: [
    [stillStudies, "ToDo"],
    [endOfStudiesNotKnown, null],
    [timeNotKnown, null],
    [timeIsOver, "NotMet"],
  ],
  otherwise: [
    { en: "the time to apply is not over", fr: "le délai pour présenter la demande n’est pas écoulé" },
    "Met",
  ],
};

const placeNotAnsweredNow = (now: Graduate): boolean =>
  now.the.answer("country") === undefined ||
  (now.the.answer("country") === "CA" && now.the.answer("insideCanadaCurrently") === undefined);

const isAbroad = (now: Graduate): boolean =>
  !placeNotAnsweredNow(now) &&
  (now.the.answer("country") !== "CA" || now.the.answer("insideCanadaCurrently") === false);

const situation = (now: Graduate): SituationInCanada => new SituationInCanada(now.the);

const mayHaveStudied = (now: Graduate): boolean => situation(now).holds("study") || situation(now).mayHaveLostPermit();

const placeNotAnswered = when(
  "placeNotAnswered",
  "whether you are in Canada is not answered yet",
  "la question sur votre présence au Canada n’a pas encore de réponse",
  placeNotAnsweredNow,
);

const appliesFromAbroad = whenSaid("appliesFromAbroad", (now) => {
  const rule = now.the.row(postGraduationAtBorder);
  if (!isAbroad(now)) return undefined;
  return rule.found && rule.row.value
    ? {
        en: "you are outside Canada, and no answer says whether you still had the right to study after your studies ended",
        fr: "vous êtes hors du Canada, et aucune réponse ne dit si vous aviez encore le droit d’étudier après la fin de vos études",
      }
    : {
        en: "you are outside Canada, you cannot ask at the border, and no answer says whether you still had the right to study after your studies ended",
        fr: "vous êtes hors du Canada, la demande ne se fait pas à la frontière, et aucune réponse ne dit si vous aviez encore le droit d’étudier après la fin de vos études",
      };
});

const graduateStatusNotAnswered = when(
  "graduateStatusNotAnswered",
  "your status in Canada is not answered yet",
  "votre statut au Canada n’est pas encore indiqué",
  (now) => now.the.answer("currentImmigrationStatus") === undefined,
);

const studyPermitRenewalIsPending = when(
  "studyPermitRenewalIsPending",
  "you wait for an extension; a lawyer has to look at whether you may apply on it",
  "vous attendez une prolongation; une avocate ou un avocat doit vérifier si elle permet de présenter la demande",
  (now) => now.the.answer("currentImmigrationStatus") === "maintained",
);

const holdsNoStudyPermit = when(
  "holdsNoStudyPermit",
  "you hold no study permit now, and in Canada the permit is asked for while a study permit is valid, so a lawyer has to look at it",
  "vous n’avez pas de permis d’études en ce moment, et au Canada la demande se fait pendant qu’un permis d’études est valide, alors une avocate ou un avocat doit l’examiner",
  (now) => !mayHaveStudied(now),
);

const permitEndNotKnown = when(
  "permitEndNotKnown",
  "the last day of your study permit is not known yet",
  "le dernier jour de votre permis d’études n’est pas encore connu",
  (now) => studyPermitEnd(now) === undefined,
);

const studyPermitIsValid = when(
  "studyPermitIsValid",
  "your study permit is still valid",
  "votre permis d’études est encore valide",
  (now) => (studyPermitEnd(now) ?? "") >= now.day(),
);

const restorationDaysNotKnown = when(
  "restorationDaysNotKnown",
  "your study permit has ended, and no time to restore status is known for this date",
  "votre permis d’études a pris fin, et aucun délai de rétablissement n’est connu à cette date",
  (now) => situation(now).restorationDays() === undefined,
);

const canBeRestored = whenSaid("canBeRestored", (now) => {
  const [end, days] = [studyPermitEnd(now), situation(now).restorationDays()];
  return end !== undefined && days !== undefined && addDays(end, days) >= now.day()
    ? fill(
        {
          en: "your study permit ended, by its own date or after the end of your studies, and you can still ask to restore your status within {days} days",
          fr: "votre permis d’études a pris fin, selon sa date ou après la fin de vos études, et vous pouvez encore demander le rétablissement de votre statut dans les {days} jours",
        },
        { days },
      )
    : undefined;
});

export const statusRule: PartRule = {
  id: "eligibility.pgwp.studyPermit",
  cases: [
    [placeNotAnswered, null],
    [appliesFromAbroad, "LookAt"],
    [graduateStatusNotAnswered, null],
    [studyPermitRenewalIsPending, "LookAt"],
    [holdsNoStudyPermit, "LookAt"],
    [permitEndNotKnown, null],
    [studyPermitIsValid, "Met"],
    [restorationDaysNotKnown, null],
    [canBeRestored, "ToDo"],
  ],
  otherwise: [
    {
      en: "your study permit has ended, and so has the time to restore your status",
      fr: "votre permis d’études a pris fin, et le délai pour rétablir votre statut est écoulé",
    },
    "NotMet",
  ],
};

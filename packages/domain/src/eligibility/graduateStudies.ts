import { ageOn } from "../kernel/calendarDate.ts";
import { fill } from "../kernel/text.ts";
import {
  curriculumLicence,
  onlineStudyPeriods,
  partTimeExcused,
  postGraduationLength,
  quebecVocationalLength,
} from "../tables/studies/postGraduation.ts";
import { longLeaveFromStudies } from "../tables/studies/studyTimes.ts";
import { when, whenSaid, type PartRule } from "./graduateRule.ts";

/** A post-graduation work permit: what the studies have to be. */

export const earlierPermitRule: PartRule = {
  id: "eligibility.pgwp.earlierPermit",
  cases: [
    [
      when(
        "earlierPermitNotAnswered",
        "whether you had a post-graduation work permit before is not answered yet",
        "la question sur un permis de travail postdiplôme antérieur n’a pas encore de réponse",
        (now) => now.the.answer("hadPgwp") === undefined,
      ),
      null,
    ],
    [
      when(
        "hadEarlierPermit",
        "you had a post-graduation work permit before, and it is given once only",
        "vous avez déjà eu un permis de travail postdiplôme, et il n’est délivré qu’une fois",
        (now) => now.the.answer("hadPgwp") === true,
      ),
      "NotMet",
    ],
  ],
  otherwise: [
    {
      en: "you never had a post-graduation work permit",
      fr: "vous n’avez jamais eu de permis de travail postdiplôme",
    },
    "Met",
  ],
};

export const programRule: PartRule = {
  id: "eligibility.pgwp.program",
  cases: [
    [
      when(
        "levelNotAnswered",
        "the level of what you studied is not answered yet",
        "le niveau de vos études n’est pas encore indiqué",
        (now) => now.counted() === undefined,
      ),
      null,
    ],
    [
      when(
        "schoolGivesNoPermit",
        "the list of schools says that graduates of your school get no such permit",
        "selon la liste des établissements, les diplômés du vôtre n’obtiennent pas ce permis",
        (now) => now.programs().every(({ schoolIsRefused }) => schoolIsRefused),
      ),
      "NotMet",
    ],
    [
      when(
        "noProgramCounts",
        "what you finished is school or a language course, and neither leads to this permit",
        "ce que vous avez terminé relève de l’école ou d’un cours de langue, et ni l’un ni l’autre ne donne droit à ce permis",
        (now) => (now.counted() ?? []).length === 0,
      ),
      "NotMet",
    ],
    [
      whenSaid("programUnderLicence", (now) => {
        const [answer, rule] = [now.the.answer("taughtUnderLicence"), now.the.row(curriculumLicence)];
        const start = now.last()?.start;
        if (answer === undefined || answer === "no" || !rule.found || start === undefined) return undefined;
        const { sameProvinceBefore, otherProvinceUntil } = rule.row.value;
        const isOut = answer === "sameProvince" ? start >= sameProvinceBefore : start > otherProvinceUntil;
        return isOut
          ? {
              en: "your program was given under the licence of another school and began after the day from which such programs no longer count",
              fr: "votre programme a été donné sous la licence d’un autre établissement et a commencé après le jour où ces programmes ont cessé de compter",
            }
          : undefined;
      }),
      "NotMet",
    ],
    [
      when(
        "levelLeavesOpen",
        "the level that you chose does not tell whether your program leads to this permit",
        "le niveau choisi n’indique pas si votre programme donne droit à ce permis",
        (now) => (now.counted() ?? []).every(({ level }) => level === "other"),
      ),
      null,
    ],
    [
      when(
        "awardNotAnswered",
        "whether Global Affairs Canada paid for your studies, and asks you to return, is not answered yet",
        "la question sur une bourse d’Affaires mondiales Canada et une obligation de retour n’a pas encore de réponse",
        (now) =>
          now.the.answer("gacFunding") === undefined ||
          (now.the.answer("gacFunding") === true && now.the.answer("globalAffairs") === undefined),
      ),
      null,
    ],
    [
      when(
        "awardAsksForReturn",
        "your award of Global Affairs Canada asks you to go home after your studies",
        "votre bourse d’Affaires mondiales Canada vous oblige à rentrer après vos études",
        (now) => now.the.answer("gacFunding") === true && now.the.answer("globalAffairs") === true,
      ),
      "NotMet",
    ],
  ],
  otherwise: [
    {
      en: "you finished a program of a college or university, if the school and the program are on the list of IRCC",
      fr: "vous avez terminé un programme de collège ou d’université, à condition que l’établissement et le programme figurent dans la liste d’IRCC",
    },
    "Met",
  ],
};

export const lengthRule: PartRule = {
  id: "eligibility.pgwp.length",
  cases: [
    [
      when(
        "lengthRuleNotKnown",
        "how long a program has to be is not known for this date",
        "la durée que doit avoir un programme n’est pas connue à cette date",
        (now) => !now.the.row(postGraduationLength).found,
      ),
      null,
    ],
    [
      whenSaid("vocationalHoursTooFew", (now) => {
        const [hours, rule] = [now.vocationalHours(), now.the.row(quebecVocationalLength)];
        return now.isVocational() && hours !== undefined && rule.found && hours < rule.row.value.leastHours
          ? fill(
              {
                en: "your vocational training has fewer than {least} hours",
                fr: "votre formation professionnelle compte moins de {least} heures",
              },
              { least: rule.row.value.leastHours },
            )
          : undefined;
      }),
      "NotMet",
    ],
    [
      whenSaid("tooYoungForVocational", (now) => {
        const [birthday, rule] = [now.the.answer("birthday"), now.the.row(quebecVocationalLength)];
        return now.isVocational() &&
          birthday !== undefined &&
          rule.found &&
          ageOn(birthday, now.day()) < rule.row.value.leastAge
          ? fill(
              {
                en: "after vocational training in Quebec the permit is for people of {age} or more",
                fr: "après une formation professionnelle au Québec, ce permis vise les personnes de {age} ans ou plus",
              },
              { age: rule.row.value.leastAge },
            )
          : undefined;
      }),
      "NotMet",
    ],
    [
      when(
        "lengthNotKnown",
        "how long your studies lasted is not known yet",
        "la durée de vos études n’est pas encore connue",
        (now) =>
          now.isVocational()
            ? now.vocationalHours() === undefined || now.the.answer("birthday") === undefined
            : now.months() === undefined,
      ),
      null,
    ],
    [
      when(
        "flightTrainingIsShort",
        "your flight training is shorter than a program usually has to be, and flight schools have a test of their own",
        "votre formation au pilotage est plus courte que ce qui est exigé d’habitude, et les écoles de pilotage ont leur propre critère",
        (now) => now.the.answer("graduatedFlightSchool") === true && isTooShort(now),
      ),
      "LookAt",
    ],
    [
      whenSaid("programTooShort", (now) => {
        const rule = now.the.row(postGraduationLength);
        return rule.found && isTooShort(now)
          ? fill(
              {
                en: "no program that you finished lasted {least} months or more",
                fr: "aucun programme que vous avez terminé n’a duré {least} mois ou plus",
              },
              { least: rule.row.value.least },
            )
          : undefined;
      }),
      "NotMet",
    ],
    [
      when(
        "hoursBesideMonths",
        "vocational training counts in hours and your other program in months, and a lawyer has to add them",
        "la formation professionnelle se compte en heures et votre autre programme en mois; une avocate ou un avocat doit les additionner",
        (now) => now.isPartlyVocational(),
      ),
      "LookAt",
    ],
    [
      whenSaid("permitCanLast", (now) => {
        const months = now.permitMonths();
        return months === undefined
          ? undefined
          : fill(
              {
                en: "your studies are long enough for a permit of up to {months} months, and it never lasts longer than your passport",
                fr: "vos études sont assez longues pour un permis d’au plus {months} mois, et il ne dure jamais au-delà de votre passeport",
              },
              { months },
            );
      }),
      "Met",
    ],
  ],
  otherwise: [
    {
      en: "the length of your studies does not decide it",
      fr: "la durée de vos études ne permet pas de trancher",
    },
    null,
  ],
};

function isTooShort(now: Parameters<Parameters<typeof whenSaid>[1]>[0]): boolean {
  const [months, rule] = [now.months(), now.the.row(postGraduationLength)];
  return !now.isVocational() && months !== undefined && rule.found && months < rule.row.value.least;
}

export const attendanceRule: PartRule = {
  id: "eligibility.pgwp.attendance",
  cases: [
    [
      when(
        "attendanceNotAnswered",
        "whether you studied full-time in every session is not answered yet",
        "la question sur les études à temps plein n’a pas encore de réponse",
        (now) => now.the.answer("pgwpFullTimeStudent") === undefined,
      ),
      null,
    ],
    [
      whenSaid("partTimeMayBeExcused", (now) => {
        const [rule, start, end] = [now.the.row(partTimeExcused), now.programs()[0]?.start, now.last()?.end];
        if (now.the.answer("pgwpFullTimeStudent") !== false || !rule.found) return undefined;
        const { from, until } = rule.row.value;
        return start !== undefined && start <= until && (end === undefined || end >= from)
          ? fill(
              {
                en: "you were not full-time in every session; studies part-time from {from} to {until} do not count against you, and a lawyer has to look at the rest",
                fr: "vous n’avez pas étudié à temps plein à chaque session; le temps partiel du {from} au {until} ne vous nuit pas, et une avocate ou un avocat doit examiner le reste",
              },
              { from, until },
            )
          : undefined;
      }),
      "LookAt",
    ],
    [
      when(
        "wasPartTime",
        "you were not full-time in every session; only the last one and an authorized leave are excepted, so a lawyer has to look at your reason",
        "vous n’avez pas étudié à temps plein à chaque session; seules la dernière session et une interruption autorisée font exception, alors une avocate ou un avocat doit examiner votre motif",
        (now) => now.the.answer("pgwpFullTimeStudent") === false,
      ),
      "LookAt",
    ],
    [
      when(
        "leaveNotAnswered",
        "whether you took a leave from your studies is not answered yet",
        "la question sur une interruption de vos études n’a pas encore de réponse",
        (now) =>
          now.the.answer("leaveFromStudies") === undefined ||
          (now.the.answer("leaveFromStudies") === "yesLong" && now.the.answer("changeOfStatus") === undefined),
      ),
      null,
    ],
    [
      whenSaid("leaveWithoutChange", (now) => {
        const rule = now.the.row(longLeaveFromStudies);
        return now.the.answer("leaveFromStudies") === "yesLong" &&
          now.the.answer("changeOfStatus") === false &&
          rule.found
          ? fill(
              {
                en: "you took a leave of more than {days} days and neither changed your status nor left Canada, so a lawyer has to look at it",
                fr: "vous avez pris un congé de plus de {days} jours sans changer de statut ni quitter le Canada, alors une avocate ou un avocat doit l’examiner",
              },
              { days: rule.row.value },
            )
          : undefined;
      }),
      "LookAt",
    ],
  ],
  otherwise: [
    { en: "you studied full-time as the rules ask", fr: "vous avez étudié à temps plein comme l’exigent les règles" },
    "Met",
  ],
};

export const onlineRule: PartRule = {
  id: "eligibility.pgwp.online",
  cases: [
    [
      when(
        "onlineNotAnswered",
        "how much of your studies was online is not answered yet",
        "la part de vos études en ligne n’est pas encore indiquée",
        (now) =>
          now.the.answer("pgwpOnlineStudies") === undefined ||
          (now.the.answer("pgwpOnlineStudies") === true && now.the.answer("onlineStudiesLength") === undefined),
      ),
      null,
    ],
    [
      when(
        "notOnline",
        "no part of your studies was online",
        "aucune partie de vos études ne s’est faite en ligne",
        (now) => now.the.answer("pgwpOnlineStudies") === false,
      ),
      "Met",
    ],
    [
      when(
        "onlineRuleNotKnown",
        "how much may be online is not known for this date",
        "la part permise en ligne n’est pas connue à cette date",
        (now) => !now.the.row(onlineStudyPeriods).found,
      ),
      null,
    ],
    [
      whenSaid("halfInClass", (now) => {
        const rule = now.the.row(onlineStudyPeriods);
        const since = rule.found ? rule.row.value.abroad.find(({ limit }) => limit === "none counts")?.from : undefined;
        return now.the.answer("onlineStudiesLength") === false && since !== undefined
          ? fill(
              {
                en: "no more than half of your program was online; what you followed from outside Canada from {since} on shortens the permit",
                fr: "pas plus de la moitié de votre programme ne s’est faite en ligne; ce que vous avez suivi hors du Canada à partir du {since} écourte le permis",
              },
              { since },
            )
          : undefined;
      }),
      "Met",
    ],
    [
      when(
        "onlineStartNotAnswered",
        "when your program began is not answered yet, and the rule on online studies depends on it",
        "le début de votre programme n’est pas encore indiqué, et la règle sur les études en ligne en dépend",
        (now) => now.programs().some(({ start }) => start === undefined),
      ),
      null,
    ],
    [
      whenSaid("onlineWhileExcepted", (now) => {
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
              { from, until },
            )
          : undefined;
      }),
      "Met",
    ],
  ],
  otherwise: [
    {
      en: "more than half of your program was online",
      fr: "plus de la moitié de votre programme s’est faite en ligne",
    },
    "NotMet",
  ],
};

/** One of the two is enough; asked only of graduates of a flight school. */
export const flightSchoolRule: PartRule = {
  id: "eligibility.pgwp.flightSchool",
  cases: [
    [
      when(
        "flightNotAnswered",
        "whether you graduated from a flight school is not answered yet",
        "la question sur une école de pilotage n’a pas encore de réponse",
        (now) => now.the.answer("graduatedFlightSchool") === undefined,
      ),
      null,
    ],
    [
      when(
        "noFlightSchool",
        "you did not graduate from a flight school",
        "vous n’avez pas terminé d’école de pilotage",
        (now) => now.the.answer("graduatedFlightSchool") === false,
      ),
      "Met",
    ],
    [
      when(
        "hasLicence",
        "you hold a Canadian commercial pilot licence",
        "vous avez une licence canadienne de pilote professionnel",
        (now) => now.the.answer("hasPilotLicense") === true,
      ),
      "Met",
    ],
    [
      when(
        "isInstructor",
        "you have or are getting an instructor rating, and have a job offer as an instructor",
        "vous avez ou préparez une qualification d’instructeur et avez une offre d’emploi comme instructeur",
        (now) => now.the.answer("pilotInstructorRatingAndJobOffer") === true,
      ),
      "Met",
    ],
    [
      when(
        "licenceNotAnswered",
        "your licence or your offer as an instructor is not answered yet",
        "la question sur votre licence ou votre offre d’instructeur n’a pas encore de réponse",
        (now) =>
          now.the.answer("hasPilotLicense") === undefined ||
          now.the.answer("pilotInstructorRatingAndJobOffer") === undefined,
      ),
      null,
    ],
  ],
  otherwise: [
    {
      en: "after a flight school you need a Canadian commercial pilot licence, or an instructor rating with a job offer",
      fr: "après une école de pilotage, il faut une licence canadienne de pilote professionnel, ou une qualification d’instructeur avec une offre d’emploi",
    },
    "NotMet",
  ],
};

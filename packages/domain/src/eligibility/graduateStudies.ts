import { isYoungerOn } from "../kernel/partialDate.ts";
import { fill } from "../kernel/text.ts";
import { curriculumLicence, postGraduationLength, quebecVocationalLength } from "../tables/studies/postGraduation.ts";
import { when, whenSaid, type PartRule } from "./graduateRule.ts";

/** A post-graduation work permit: what the studies have to be. */

const earlierPermitNotAnswered = when(
  "earlierPermitNotAnswered",
  "whether you had a post-graduation work permit before is not answered yet",
  "la question sur un permis de travail postdiplôme antérieur n’a pas encore de réponse",
  (now) => now.the.answer("hadPgwp") === undefined,
);

const hadEarlierPermit = when(
  "hadEarlierPermit",
  "you had a post-graduation work permit before, and it is given once only",
  "vous avez déjà eu un permis de travail postdiplôme, et il n’est délivré qu’une fois",
  (now) => now.the.answer("hadPgwp") === true,
);

export const earlierPermitRule: PartRule = {
  id: "eligibility.pgwp.earlierPermit",
  cases: [
    [earlierPermitNotAnswered, null],
    [hadEarlierPermit, "NotMet"],
  ],
  otherwise: [
    {
      en: "you never had a post-graduation work permit",
      fr: "vous n’avez jamais eu de permis de travail postdiplôme",
    },
    "Met",
  ],
};

const graduateLevelNotAnswered = when(
  "graduateLevelNotAnswered",
  "the level of what you studied is not answered yet",
  "le niveau de vos études n’est pas encore indiqué",
  (now) => now.counted() === undefined,
);

const schoolGivesNoPermit = when(
  "schoolGivesNoPermit",
  "the list of schools says that graduates of your school get no such permit",
  "selon la liste des établissements, les diplômés du vôtre n’obtiennent pas ce permis",
  (now) => now.programs().every(({ schoolIsRefused }) => schoolIsRefused),
);

const noProgramCounts = when(
  "noProgramCounts",
  "what you finished is school or a language course, and neither leads to this permit",
  "ce que vous avez terminé relève de l’école ou d’un cours de langue, et ni l’un ni l’autre ne donne droit à ce permis",
  (now) => (now.counted() ?? []).length === 0,
);

const programUnderLicence = whenSaid("programUnderLicence", (now) => {
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
});

const graduateLevelLeavesOpen = when(
  "graduateLevelLeavesOpen",
  "the level that you chose does not tell whether your program leads to this permit",
  "le niveau choisi n’indique pas si votre programme donne droit à ce permis",
  (now) => (now.counted() ?? []).every(({ level }) => level === "other"),
);

const awardNotAnswered = when(
  "awardNotAnswered",
  "whether Global Affairs Canada paid for your studies, and asks you to return, is not answered yet",
  "la question sur une bourse d’Affaires mondiales Canada et une obligation de retour n’a pas encore de réponse",
  (now) =>
    now.the.answer("gacFunding") === undefined ||
    (now.the.answer("gacFunding") === true && now.the.answer("globalAffairs") === undefined),
);

const awardAsksForReturn = when(
  "awardAsksForReturn",
  "your award of Global Affairs Canada asks you to go home after your studies",
  "votre bourse d’Affaires mondiales Canada vous oblige à rentrer après vos études",
  (now) => now.the.answer("gacFunding") === true && now.the.answer("globalAffairs") === true,
);

export const programRule: PartRule = {
  id: "eligibility.pgwp.program",
  cases: [
    [graduateLevelNotAnswered, null],
    [schoolGivesNoPermit, "NotMet"],
    [noProgramCounts, "NotMet"],
    [programUnderLicence, "NotMet"],
    [graduateLevelLeavesOpen, null],
    [awardNotAnswered, null],
    [awardAsksForReturn, "NotMet"],
  ],
  otherwise: [
    {
      en: "you finished a program of a college or university, if the school and the program are on the list of IRCC",
      fr: "vous avez terminé un programme de collège ou d’université, à condition que l’établissement et le programme figurent dans la liste d’IRCC",
    },
    "Met",
  ],
};

const lengthRuleNotKnown = when(
  "lengthRuleNotKnown",
  "how long a program has to be is not known for this date",
  "la durée que doit avoir un programme n’est pas connue à cette date",
  (now) =>
    (now.isVocational() && !now.the.row(quebecVocationalLength).found) || !now.the.row(postGraduationLength).found,
);

const vocationalHoursTooFew = whenSaid("vocationalHoursTooFew", (now) => {
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
});

const tooYoungForVocational = whenSaid("tooYoungForVocational", (now) => {
  const [birthday, rule] = [now.the.answer("birthday"), now.the.row(quebecVocationalLength)];
  return now.isVocational() &&
    birthday !== undefined &&
    rule.found &&
    isYoungerOn(birthday, rule.row.value.leastAge, now.day()) === true
    ? fill(
        {
          en: "after vocational training in Quebec the permit is for people of {age} or more",
          fr: "après une formation professionnelle au Québec, ce permis vise les personnes de {age} ans ou plus",
        },
        { age: rule.row.value.leastAge },
      )
    : undefined;
});

const ageForVocationalNotKnown = when(
  "ageForVocationalNotKnown",
  "only a part of your date of birth is known, and it leaves open whether you are old enough for this permit",
  "votre date de naissance n’est connue qu’en partie, ce qui ne dit pas si vous avez l’âge de ce permis",
  (now) => {
    const [birthday, rule] = [now.the.answer("birthday"), now.the.row(quebecVocationalLength)];
    if (!now.isVocational() || birthday === undefined || !rule.found) return false;
    return isYoungerOn(birthday, rule.row.value.leastAge, now.day()) === undefined;
  },
);

const lengthNotKnown = when(
  "lengthNotKnown",
  "how long your studies lasted is not known yet",
  "la durée de vos études n’est pas encore connue",
  (now) =>
    now.isVocational()
      ? now.vocationalHours() === undefined || now.the.answer("birthday") === undefined
      : now.months() === undefined,
);

const flightTrainingIsShort = when(
  "flightTrainingIsShort",
  "your flight training is shorter than a program usually has to be, and flight schools have a test of their own",
  "votre formation au pilotage est plus courte que ce qui est exigé d’habitude, et les écoles de pilotage ont leur propre critère",
  (now) => now.the.answer("graduatedFlightSchool") === true && isTooShort(now),
);

const programTooShort = whenSaid("programTooShort", (now) => {
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
});

const hoursBesideMonths = when(
  "hoursBesideMonths",
  "vocational training counts in hours and your other program in months, and a lawyer has to add them",
  "la formation professionnelle se compte en heures et votre autre programme en mois; une avocate ou un avocat doit les additionner",
  (now) => now.isPartlyVocational(),
);

const permitCanLast = whenSaid("permitCanLast", (now) => {
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
});

export const lengthRule: PartRule = {
  id: "eligibility.pgwp.length",
  cases: [
    [lengthRuleNotKnown, null],
    [vocationalHoursTooFew, "NotMet"],
    [tooYoungForVocational, "NotMet"],
    [ageForVocationalNotKnown, null],
    [lengthNotKnown, null],
    [flightTrainingIsShort, "LookAt"],
    [programTooShort, "NotMet"],
    [hoursBesideMonths, "LookAt"],
    [permitCanLast, "Met"],
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

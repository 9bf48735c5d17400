import { writtenDay } from "../kernel/written.ts";
import { levelAskedOfGraduate, resultAnswered, resultsRead } from "../conditions/studies/languageOfGraduate.ts";
import { leadsToNoDegree } from "../conditions/studies/finishedStudies.ts";
import type { Graduate } from "../conditions/studies/graduate.ts";
import { fill, type Text } from "../kernel/text.ts";
import { programOnList } from "../lists/studies/postGraduationPrograms.ts";
import { fieldOfStudyAsked, postGraduationLanguage } from "../tables/studies/postGraduation.ts";
import { postGraduationProgramList } from "../tables/studies/postGraduationProgramList.ts";
import { when, whenSaid, type PartRule } from "./graduateRule.ts";

/** A post-graduation work permit: the language result and the field of study. */

const isFlight = (now: Graduate): boolean => now.the.answer("graduatedFlightSchool") === true;

const askedOf = (now: Graduate): number | undefined => {
  const level = now.last()?.level;
  return level && levelAskedOfGraduate(now.the, level);
};

const below: Text = {
  en: "your language result is below level {asked} (CLB or NCLC), which your program asks for in each of the four abilities",
  fr: "votre résultat de langue est inférieur au niveau {asked} (NCLC), exigé pour votre programme dans chacune des quatre habiletés",
};
const needed: Text = {
  en: "your program asks for a language result at level {asked} (CLB or NCLC) in each of the four abilities",
  fr: "votre programme exige un résultat de langue au niveau {asked} (NCLC) dans chacune des quatre habiletés",
};

/** A statement about the result while a level is asked for; reports count before answers. */
const ofResult = (id: string, text: Text, holds: (now: Graduate, asked: number) => boolean) =>
  whenSaid(id, (now) => {
    const asked = askedOf(now);
    return asked !== undefined && holds(now, asked) ? fill(text, { asked }) : undefined;
  });

const readAs = (now: Graduate, asked: number, kind: string): boolean =>
  resultsRead(now.the, asked).some((result) => result.kind === kind);
const noneRead = (now: Graduate, asked: number): boolean => resultsRead(now.the, asked).length === 0;

const flightNeedsNoLanguage = when(
  "flightNeedsNoLanguage",
  "graduates of a flight school need no language result",
  "après une école de pilotage, aucun résultat de langue n’est exigé",
  isFlight,
);

const noLanguageRuleYet = when(
  "noLanguageRuleYet",
  "no language result was asked for on this date",
  "aucun résultat de langue n’était exigé à cette date",
  (now) => !now.the.row(postGraduationLanguage).found,
);

const levelAskedNotKnown = when(
  "levelAskedNotKnown",
  "which language level your program asks for is not known yet",
  "le niveau de langue exigé pour votre programme n’est pas encore connu",
  (now) => askedOf(now) === undefined,
);

const resultReaches = ofResult(
  "resultReaches",
  {
    en: "a report in the vault shows level {asked} (CLB or NCLC) or more in each ability",
    fr: "un rapport dans le coffre montre le niveau {asked} (NCLC) ou plus dans chaque habileté",
  },
  (now, asked) => readAs(now, asked, "reached"),
);

const reportNotWholeRead = ofResult(
  "reportNotWholeRead",
  {
    en: "the kind of test, its day or a score is not known from your report, and level {asked} (CLB or NCLC) is asked for",
    fr: "le type de test, sa date ou une note n’est pas connu d’après votre rapport, et le niveau {asked} (NCLC) est exigé",
  },
  (now, asked) => readAs(now, asked, "notKnown"),
);

const reportTooOld = ofResult(
  "reportTooOld",
  {
    en: "your report is no longer valid on the day of the application, and level {asked} (CLB or NCLC) is asked for",
    fr: "votre rapport est trop ancien le jour de la demande, et le niveau {asked} (NCLC) est exigé",
  },
  (now, asked) => readAs(now, asked, "tooOld"),
);

const reportBelow = ofResult("reportBelow", below, (now, asked) => readAs(now, asked, "below"));

const reportNotAccepted = ofResult(
  "reportNotAccepted",
  {
    en: "your test is not one that IRCC accepts, and level {asked} (CLB or NCLC) is asked for",
    fr: "votre test n’est pas un de ceux qu’IRCC accepte, et le niveau {asked} (NCLC) est exigé",
  },
  (now, asked) => readAs(now, asked, "notAccepted"),
);

const noTestTaken = ofResult(
  "noTestTaken",
  needed,
  (now, asked) => noneRead(now, asked) && resultAnswered(now.the, asked) === "noTest",
);

const testNotAccepted = ofResult(
  "testNotAccepted",
  {
    en: "the test that you named is not one that IRCC accepts, and level {asked} (CLB or NCLC) is asked for",
    fr: "le test que vous avez nommé n’est pas un de ceux qu’IRCC accepte, et le niveau {asked} (NCLC) est exigé",
  },
  (now, asked) => resultAnswered(now.the, asked) === "notAccepted",
);

const scoresBelow = ofResult("scoresBelow", below, (now, asked) => resultAnswered(now.the, asked) === "below");

const scoresReach = ofResult(
  "scoresReach",
  {
    en: "your scores are at level {asked} (CLB or NCLC) or more if the test is the accepted version; your report has to show the version and the day",
    fr: "vos notes atteignent le niveau {asked} (NCLC) si le test est la version acceptée; votre rapport doit montrer la version et la date",
  },
  (now, asked) => resultAnswered(now.the, asked) === "reached",
);

export const languageRule: PartRule = {
  id: "eligibility.pgwp.language",
  cases: [
    [flightNeedsNoLanguage, "Met"],
    [noLanguageRuleYet, "Met"],
    [levelAskedNotKnown, null],
    [resultReaches, "Met"],
    [reportNotWholeRead, null],
    [reportTooOld, "ToDo"],
    [reportBelow, "ToDo"],
    [reportNotAccepted, "ToDo"],
    [noTestTaken, "ToDo"],
    [testNotAccepted, "ToDo"],
    [scoresBelow, "ToDo"],
    [scoresReach, null],
  ],
  otherwise: [
    {
      en: "your language result is not known yet",
      fr: "votre résultat de langue n’est pas encore connu",
    },
    null,
  ],
};

const listed = (now: Graduate): boolean => {
  const [code, applied] = [now.the.answer("programCode"), now.the.answer("studyPermitAppliedOn")];
  const days = [now.the.dateFor(postGraduationProgramList), ...(applied === undefined ? [] : [applied])];
  // The row of the day stands for the whole list among the sources.
  now.the.row(postGraduationProgramList);
  return code !== undefined && days.some((day) => programOnList(code, day) === "listed");
};

const flightNeedsNoField = when(
  "flightNeedsNoField",
  "no field of study is asked for after a flight school",
  "aucun domaine d’études n’est exigé après une école de pilotage",
  isFlight,
);

const noFieldRuleYet = when(
  "noFieldRuleYet",
  "no field of study was asked for on this date",
  "aucun domaine d’études n’était exigé à cette date",
  (now) => !now.the.row(postGraduationProgramList).found && !now.the.row(fieldOfStudyAsked).found,
);

const fieldLevelNotAnswered = when(
  "fieldLevelNotAnswered",
  "the level of what you studied is not answered yet, and the rule on the field of study depends on it",
  "le niveau de vos études n’est pas encore indiqué, et la règle sur le domaine d’études en dépend",
  (now) => now.counted() === undefined,
);

const leadsToDegree = when(
  "leadsToDegree",
  "a bachelor’s, master’s or doctoral degree is asked for no field of study",
  "pour un baccalauréat, une maîtrise ou un doctorat, aucun domaine d’études n’est exigé",
  (now) => (now.counted() ?? []).every(({ level }) => level !== undefined && !leadsToNoDegree(level)),
);

const studyPermitBefore = whenSaid("studyPermitBefore", (now) => {
  const rule = now.the.row(fieldOfStudyAsked);
  if (!rule.found) return undefined;
  const { studyPermitFrom } = rule.row.value;
  const day = now.the.answer("studyPermitAppliedOn") ?? now.permitIssued();
  return day !== undefined && day < studyPermitFrom
    ? fill(
        {
          en: "you applied for your study permit before {from}, so the field of study does not count",
          fr: "vous avez demandé votre permis d’études avant le {from}, alors le domaine d’études ne compte pas",
        },
        { from: writtenDay(studyPermitFrom) },
      )
    : undefined;
});

const studyPermitDayNotKnown = when(
  "studyPermitDayNotKnown",
  "when you applied for your study permit is not answered yet, and the rule on the field of study depends on it",
  "la date de demande de votre permis d’études n’est pas encore indiquée, et la règle sur le domaine d’études en dépend",
  (now) => now.the.answer("studyPermitAppliedOn") === undefined,
);

const codeNotKnown = when(
  "codeNotKnown",
  "your program has to be in a field that IRCC lists, and its CIP code is not known yet",
  "votre programme doit être dans un domaine de la liste d’IRCC, et son code CPE n’est pas encore connu",
  (now) => now.the.answer("programCode") === undefined,
);

const codeIsListed = when(
  "codeIsListed",
  "the CIP code of your program is on the list of IRCC",
  "le code CPE de votre programme figure dans la liste d’IRCC",
  listed,
);

export const fieldRule: PartRule = {
  id: "eligibility.pgwp.fieldOfStudy",
  cases: [
    [flightNeedsNoField, "Met"],
    [noFieldRuleYet, "Met"],
    [fieldLevelNotAnswered, null],
    [leadsToDegree, "Met"],
    [studyPermitBefore, "Met"],
    [studyPermitDayNotKnown, null],
    [codeNotKnown, null],
    [codeIsListed, "Met"],
  ],
  otherwise: [
    {
      en: "the CIP code of your program is not among those that we know to be listed; the list has codes that we have not read, so look it up on the page of IRCC",
      fr: "le code CPE de votre programme n’est pas parmi ceux que nous savons inscrits; la liste en compte d’autres que nous n’avons pas lus, alors cherchez-le sur la page d’IRCC",
    },
    null,
  ],
};

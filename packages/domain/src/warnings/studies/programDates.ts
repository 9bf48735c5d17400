import { says } from "../../caseFile/rule.ts";
import { isStudent } from "../../conditions/application/application.ts";
import { addDays, addYears } from "../../kernel/calendarDate.ts";
import { all } from "../../kernel/condition.ts";
import { usualProgramStart } from "../../tables/studies/programLimits.ts";
import { assessmentWarning } from "../warning.ts";

const startIsUnusual = says(
  "startIsUnusual",
  {
    en: "your program started a while ago or starts in several years",
    fr: "votre programme a commencé il y a un moment ou commence dans plusieurs années",
  },
  (the) => {
    const start = the.answer("startOfCanadianStudyProgram");
    const usual = the.row(usualProgramStart);
    if (start === undefined || !usual.found) return false;
    const { daysBack, yearsAhead } = usual.row.value;
    return start < addDays(the.today(), -daysBack) || start > addYears(the.today(), yearsAhead);
  },
);

/** Whoever extends a permit has begun long ago; a first permit is asked for before the program, or soon after it began. */
export const programDateWarnings = [
  assessmentWarning({
    id: "programStartUnusual",
    heading: { en: "The program starts on an unusual date", fr: "Le début du programme est inhabituel" },
    name: { en: "Check the start of your program", fr: "Vérifiez le début de votre programme" },
    message: {
      en: "People usually apply for a first study permit before the program starts. Is this date right?",
      fr: "On demande en général un premier permis d’études avant le début du programme. Cette date est-elle exacte?",
    },
    fix: {
      en: "Compare it with your letter of acceptance.",
      fr: "Comparez-la avec votre lettre d’acceptation.",
    },
    isBlocking: false,
    isPopUp: true,
    isOurs: true,
    raisedWhen: all(isStudent, startIsUnusual),
  }),
];

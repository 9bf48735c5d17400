import { says } from "../../caseFile/rule.ts";
import { applicationWasSent, isStudent } from "../../conditions/application/application.ts";
import { addDays, addYears } from "../../kernel/calendarDate.ts";
import { all, not } from "../../kernel/condition.ts";
import { usualProgramStart } from "../../tables/studies/programLimits.ts";
import { studyPermitServiceStandard } from "../../tables/studies/serviceStandard.ts";
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

/** A first permit from abroad: IRCC aims to decide in the days of its service standard. */
const startIsSoon = says(
  "startIsSoon",
  {
    en: "your program starts sooner than IRCC aims to decide",
    fr: "votre programme commence avant le délai dans lequel IRCC vise à décider",
  },
  (the) => {
    const [country, start] = [the.answer("country"), the.answer("startOfCanadianStudyProgram")];
    const days = the.row(studyPermitServiceStandard);
    if (country === undefined || country === "CA" || start === undefined || !days.found) return false;
    return start >= the.today() && start < addDays(the.today(), days.row.value);
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
  assessmentWarning({
    id: "programStartsSoon",
    name: { en: "Your program starts soon", fr: "Votre programme commence bientôt" },
    message: {
      en: "IRCC may decide only after your program starts.",
      fr: "IRCC pourrait décider seulement après le début de votre programme.",
    },
    fix: {
      en: "Send your application as soon as you can, and ask your school if you can start later.",
      fr: "Envoyez votre demande dès que possible et demandez à votre établissement si vous pouvez commencer plus tard.",
    },
    isBlocking: false,
    isPopUp: false,
    isOurs: true,
    raisedWhen: all(isStudent, not(applicationWasSent), startIsSoon),
  }),
];

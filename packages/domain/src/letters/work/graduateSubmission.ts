import { completedOn } from "../../conditions/studies/endOfStudies.ts";
import { levelAskedOfGraduate, resultsRead } from "../../conditions/studies/languageOfGraduate.ts";
import { levelsFinished } from "../../conditions/studies/finishedStudies.ts";
import { addDays } from "../../kernel/calendarDate.ts";
import { writtenDay } from "../../kernel/written.ts";
import { postGraduationDeadline } from "../../tables/studies/postGraduation.ts";
import { onFile } from "../authority/submission.ts";
import { submission } from "../authority/applicantSubmission.ts";
import { fullName } from "../facts/applicant.ts";
import { secondProgram, secondSchoolAt } from "../facts/finishedPrograms.ts";
import { atTheSchool, theProgram } from "../facts/studies.ts";
import { answered, isAnswer, ofCase, type Fact } from "../prose/fact.ts";
import { gap } from "../prose/gap.ts";
import { sentence, type LetterLine } from "../prose/sentence.ts";
import { leaveFromStudies, whyNotFullTime } from "../studies/attendance.ts";
import { transcripts } from "../studies/studiesOfApplicant.ts";

/** The firm’s letter for a post-graduation work permit: condition by condition what the file says. */

const name = fullName;

const completed: Fact = ofCase((the) => {
  const day = completedOn(the);
  return day && writtenDay(day);
});

/** Only while the days of the table are not over: nobody tells an officer that an application is in time when it is late. */
const deadline: Fact = ofCase((the) => {
  const [day, days] = [completedOn(the), the.row(postGraduationDeadline)];
  if (day === undefined || !days.found) return undefined;
  const last = addDays(day, days.row.value);
  return the.today() <= last ? writtenDay(last) : undefined;
});

/** The level that a test on file reaches, of those that are asked of the last program. */
const languageReached: Fact = ofCase((the) => {
  const [level] = levelsFinished(the);
  const asked = level && levelAskedOfGraduate(the, level);
  return asked !== undefined && resultsRead(the, asked).some(({ kind }) => kind === "reached") ? asked : undefined;
});

const attendance: readonly LetterLine[] = [
  sentence(
    {
      en: "{name} studied full time in every session.",
      fr: "{name} a étudié à temps plein à chaque session.",
    },
    { name, told: answered("pgwpFullTimeStudent", (is) => (is ? "yes" : "no")) },
    {
      when: {
        id: "notPartTime",
        evaluate: (the) => ({ holds: the.case.answer("pgwpFullTimeStudent") !== false, because: [] }),
      },
      startsParagraph: true,
      gap: gap(
        "Whether the studies were full time",
        "Si les études étaient à temps plein",
        "answers.pgwpFullTimeStudent",
      ),
    },
  ),
  sentence(
    {
      en: "{name} did not study full time in every session.",
      fr: "{name} n’a pas étudié à temps plein à chaque session.",
    },
    { name },
    { when: isAnswer("pgwpFullTimeStudent", false), startsParagraph: true },
  ),
  whyNotFullTime("pgwpFullTimeStudent"),
  leaveFromStudies,
  sentence(
    { en: "No part of the studies was online.", fr: "Aucune partie des études ne s’est faite en ligne." },
    {},
    { when: isAnswer("pgwpOnlineStudies", false) },
  ),
  sentence(
    {
      en: "A part of the studies was online, and no more than half of the program.",
      fr: "Une partie des études s’est faite en ligne, et pas plus de la moitié du programme.",
    },
    {},
    { when: isAnswer("onlineStudiesLength", false) },
  ),
  sentence(
    { en: "More than half of the program was online.", fr: "Plus de la moitié du programme s’est faite en ligne." },
    {},
    { when: isAnswer("onlineStudiesLength", true) },
  ),
];

export const graduateSubmission = submission({
  id: "pgwpLegalSubmission",
  what: { en: "application for a post-graduation work permit", fr: "demande de permis de travail postdiplôme" },
  facts: {
    id: "conditions",
    title: { en: "The conditions", fr: "Les conditions" },
    lines: [
      sentence(
        { en: "{name} studied in {program} {atSchool}.", fr: "{name} a suivi {program} {atSchool}." },
        { name, program: theProgram, atSchool: atTheSchool },
        {
          startsParagraph: true,
          gap: gap("The program and the school", "Le programme et l’établissement", "documents.completion-of-studies"),
        },
      ),
      sentence(
        {
          en: "{name} also studied in {program} {atSchool}.",
          fr: "{name} a aussi suivi {program} {atSchool}.",
        },
        { name, program: secondProgram, atSchool: secondSchoolAt },
      ),
      sentence(
        { en: "The studies were completed on {day}.", fr: "Les études ont pris fin le {day}." },
        { day: completed },
        {
          gap: gap(
            "The day on which the studies were completed",
            "Le jour où les études ont pris fin",
            "documents.completion-of-studies",
          ),
        },
      ),
      sentence(
        {
          en: "The last day on which IRCC’s instructions allow the application is {day}.",
          fr: "Le dernier jour où les instructions d’IRCC permettent la demande est le {day}.",
        },
        { day: deadline },
      ),
      ...attendance,
      sentence(
        {
          en: "{name} has never held a post-graduation work permit.",
          fr: "{name} n’a jamais eu de permis de travail postdiplôme.",
        },
        { name },
        { when: isAnswer("hadPgwp", false), startsParagraph: true },
      ),
      sentence(
        {
          en: "{name} has held a post-graduation work permit before.",
          fr: "{name} a déjà eu un permis de travail postdiplôme.",
        },
        { name },
        { when: isAnswer("hadPgwp", true), startsParagraph: true },
      ),
      sentence(
        {
          en: "The language test on file reaches level {level} in each of the four abilities, which is the level asked of this program.",
          fr: "Le test de langue au dossier atteint le niveau {level} dans chacune des quatre compétences, soit le niveau exigé pour ce programme.",
        },
        { level: languageReached },
      ),
      onFile(
        [
          [
            "completion-of-studies",
            { en: "proof that the studies are finished", fr: "la preuve de la fin des études" },
          ],
          transcripts,
          ["language-test", { en: "the language test", fr: "le test de langue" }],
          ["field-of-study-proof", { en: "proof of the field of study", fr: "la preuve du domaine d’études" }],
          ["leave-from-studies", { en: "proof of the leave", fr: "la preuve de l’interruption" }],
        ],
        { startsParagraph: true },
      ),
    ],
  },
});

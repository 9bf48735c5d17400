import { submission, theFacts } from "../authority/applicantSubmission.ts";
import { refusalsAreTold, theLaws } from "../authority/provisions.ts";
import { fullName } from "../facts/applicant.ts";
import { refusalLinesOfFirm } from "../facts/refusals.ts";
import { atTheSchool, programGap, theProgram } from "../facts/studies.ts";
import { answered, isAnswer, when } from "../prose/fact.ts";
import { gap } from "../prose/gap.ts";
import { sentence, type LetterLine } from "../prose/sentence.ts";
import { daysAndPlace, leavesAfterStudies } from "./studiesOfApplicant.ts";

/** The firm’s letter for a work permit that goes with a placement: the placement belongs to the program. */

const placement: readonly LetterLine[] = [
  sentence(
    { en: "The program includes a work placement.", fr: "Le programme comprend un stage." },
    { told: answered("coOp", (is) => (is ? "yes" : undefined)) },
    {
      startsParagraph: true,
      gap: gap("Whether the program includes a placement", "Si le programme comprend un stage", "answers.coOp"),
    },
  ),
  sentence(
    {
      en: "A letter of the school says that the placement is required to finish the program.",
      fr: "Une lettre de l’établissement indique que le stage est obligatoire pour terminer le programme.",
    },
    { told: answered("hasCoOpLetter", (has) => (has ? "yes" : undefined)) },
    {
      when: isAnswer("coOp", true),
      gap: gap("The school’s letter on the placement", "La lettre de l’établissement sur le stage", "documents.co-op"),
    },
  ),
  sentence(
    {
      en: "The placement takes half of the program or less.",
      fr: "Le stage représente la moitié du programme ou moins.",
    },
    {},
    { when: isAnswer("coOpLength", true) },
  ),
  sentence(
    {
      en: "The placement takes more than half of the program.",
      fr: "Le stage représente plus de la moitié du programme.",
    },
    {},
    { when: isAnswer("coOpLength", false) },
  ),
  sentence(
    {
      en: "The program lasts six months or more, leads to a degree, diploma or certificate, and is neither a language course, nor a general interest course, nor a course that prepares for another program.",
      fr: "Le programme dure six mois ou plus, mène à un grade, à un diplôme ou à un certificat, et n’est ni un cours de langue, ni un cours d’intérêt général, ni un cours préparatoire à un autre programme.",
    },
    {},
    {
      when: when((the) => {
        const told = the.case.answer("coOpIneligibility");
        return told?.length === 1 && told[0] === "none";
      }),
    },
  ),
];

export const coOpSubmission = submission({
  id: "coOpLegalSubmission",
  what: { en: "application for a co-op work permit", fr: "demande de permis de travail pour un stage" },
  facts: {
    id: "facts",
    title: theFacts,
    lines: [
      sentence(
        { en: "{name} studies in {program} {atSchool}.", fr: "{name} suit {program} {atSchool}." },
        { name: fullName, program: theProgram, atSchool: atTheSchool },
        { startsParagraph: true, gap: programGap },
      ),
      ...daysAndPlace,
      ...placement,
      { each: refusalLinesOfFirm },
    ],
  },
  provisions: [theLaws, leavesAfterStudies("200(1)(b)"), refusalsAreTold],
});

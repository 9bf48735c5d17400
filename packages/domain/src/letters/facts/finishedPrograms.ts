import { finishedSeveralPrograms } from "../../conditions/studies/studyExtension.ts";
import { answered, inWords, type Fact } from "../prose/fact.ts";
import { atSchool } from "../prose/naming.ts";
import { inProgramName } from "./studies.ts";

/** The second program of a graduate who finished two in Canada. */

const ofSecond =
  (fact: Fact): Fact =>
  (the) =>
    finishedSeveralPrograms.evaluate(the.case).holds ? fact(the) : undefined;

export const secondProgram: Fact = ofSecond(
  inWords(
    answered("programName2", (name) => name),
    inProgramName,
  ),
);
export const secondSchoolAt: Fact = ofSecond(
  inWords(
    answered("schoolName2", (name) => name),
    atSchool,
  ),
);

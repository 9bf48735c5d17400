import type { Text } from "../../kernel/text.ts";
import type { FormReader } from "../../forms/formReader.ts";
import { when, type Fact } from "../prose/fact.ts";
import { sentence, type Sentence } from "../prose/sentence.ts";
import { applicantName, ofApplicant } from "./applicant.ts";
import { atTheSchool, theProgram } from "./studies.ts";

/** What the applicant asks for, told by somebody else: a spouse, or whoever pays. */

const permit: Fact = (the): Text | undefined => {
  switch (the.case.application("type")) {
    case "Student":
    case "Dli":
      return { en: "applying for a study permit", fr: "demande un permis d’études" };
    case "StudentExtension":
      return { en: "applying to extend a study permit", fr: "demande la prolongation d’un permis d’études" };
    default:
      return undefined;
  }
};

const [program, school] = [ofApplicant(theProgram), ofApplicant(atTheSchool)];
const isNamed = (the: FormReader): boolean => [program(the), school(the)].every((one) => one !== undefined);

export const applicationLines: readonly Sentence[] = [
  sentence(
    {
      en: "{applicant} is {permit} to follow {program} {school}.",
      fr: "{applicant} {permit} pour suivre {program} {school}.",
    },
    { applicant: applicantName, permit, program, school },
    { when: when(isNamed) },
  ),
  sentence(
    { en: "{applicant} is {permit}.", fr: "{applicant} {permit}." },
    { applicant: applicantName, permit },
    { when: when((the) => !isNamed(the)) },
  ),
];

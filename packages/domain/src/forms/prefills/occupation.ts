// @bothLanguages: what a person does is written in the language of the form, not in that of its reader.
import type { Answers } from "../../caseFile/answers/answers.ts";
import type { Text } from "../../kernel/text.ts";
import { inFrench } from "../familyInformation/oneLine.ts";
import type { FormPrefill } from "../fields/field.ts";
import type { FormReader } from "../formReader.ts";
import { answered, firstOf } from "./origins.ts";

/** What the applicant does today. The types ask it by different keys, of which a case has one. */

type Status = NonNullable<Answers["employmentStatus"]>;

/** Without a job title these say what a person does; employed and self-employed do not. */
const occupations: Readonly<Partial<Record<Status, Text>>> = {
  student: { en: "Student", fr: "Aux études" },
  unemployed: { en: "Unemployed", fr: "Sans emploi" },
  retired: { en: "Retired", fr: "À la retraite" },
  homemaker: { en: "Homemaker", fr: "Au foyer" },
};

export const inWords = (status: Status, the: FormReader): string | undefined =>
  occupations[status]?.[inFrench(the) ? "fr" : "en"];

/** The title of the job. */
export const titlePrefill: FormPrefill = firstOf(
  answered("jobTitle", (title) => title),
  answered("eoJobTitle", (title) => title),
);

/** What somebody does who has no job. */
export const withoutJobPrefill: FormPrefill = firstOf(
  answered("employmentStatus", inWords),
  answered("jobStatus", inWords),
  answered("eoJobStatus", inWords),
);

import { applicantName } from "../applicantName.ts";
import { labelledReader } from "../labelledReader.ts";
import { letterDate } from "../letterDate.ts";
import { programName, schoolName, studentId } from "../studies/schoolFields.ts";

/** Letters in which a school says that work belongs to its program. */
export const coOpLetter = labelledReader({
  documentType: "Other",
  fields: [
    schoolName,
    studentId,
    {
      ...programName,
      sentences: [
        /\b(?:enrolled|registered|studying|student) (?:full[- ]time |part[- ]time )?in (?:the |our |its )?(?<value>[^.;:,]{4,90}?)(?= program(?:me)?\b|,|\.(?: |$)|;| at | and | which | with )/,
        /\binscrite? (?:au|a la|en|dans le)\s?(?:programme (?:de |d'|en )?)?(?<value>[^.;:,]{4,90}?)(?=,|\.(?: |$)|;| au | a l| et | qui | avec )/,
      ],
    },
    letterDate,
  ],
  besides: applicantName,
  always: [],
});

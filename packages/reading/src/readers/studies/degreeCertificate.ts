import { applicantName } from "../applicantName.ts";
import { labelledReader, type SoughtField } from "../labelledReader.ts";
import { completedProgram, graduationDate, solemnDateIn } from "./completionFields.ts";
import { schoolName } from "./schoolFields.ts";

/** A degree often says only at its foot when it was given. */
const givenOn: SoughtField = {
  ...graduationDate,
  sentences: [
    ...(graduationDate.sentences ?? []),
    /\b(?:given|signed|sealed|conferred|awarded)\b[^.]{0,60}? (?:this|on|the) (?:the )?(?<value>.{6,34}?)(?=[.;]|$| by )/,
    /\b(?:donne|fait|signe|decerne|confere) a [^.\d]{2,60}?,? (?:ce|le) (?<value>.{6,34}?)(?=[.;]|$| par )/,
  ],
  parse: solemnDateIn,
};

/** Degrees, diplomas and certificates themselves. */
export const degreeCertificate = labelledReader({
  documentType: "DegreeCertificate",
  fields: [schoolName, completedProgram, givenOn],
  besides: applicantName,
  always: ["applicantFullName", "schoolName"],
});

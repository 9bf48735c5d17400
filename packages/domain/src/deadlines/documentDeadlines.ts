import type { CaseReader } from "../caseFile/reader.ts";
import { applicationWasSent, isStudyApplication, renewsStudy } from "../conditions/application/application.ts";
import { addMonths, type IsoDate } from "../kernel/calendarDate.ts";
import type { Text } from "../kernel/text.ts";
import { productSpecification } from "../tables/sources.ts";
import { dateRead, deadline, type Deadline } from "./deadline.ts";

/** Papers that end before they have served. */

const attestationTitle: Text = {
  en: "Attestation letter expires: apply before this day",
  fr: "Fin de validité de la lettre d’attestation : faites la demande avant ce jour",
};
const attestationReason: Text = {
  en: "the attestation letter in the vault says that it is valid until this day, and the application is not sent yet",
  fr: "la lettre d’attestation du coffre indique qu’elle est valide jusqu’à ce jour, et la demande n’est pas encore envoyée",
};
const attestationRule = productSpecification("document 1 section 8, provincial attestation letter expired");

/** Expiry of the applicant’s attestation letter as read in it, until the application is sent. */
export function attestationLetterDeadlines(the: CaseReader): readonly Deadline[] {
  const reader = the.fresh();
  if (!isStudyApplication.evaluate(reader).holds || applicationWasSent.evaluate(reader).holds) return [];
  const expiry = dateRead(reader, "provincial-attestation-letter", "palExpiryDate");
  if (expiry === undefined) return [];
  reader.trace.cite(attestationRule);
  return [
    {
      ...deadline(reader, { id: "attestationLetter", title: attestationTitle }, expiry, attestationReason),
      doneAt: { page: "provincial-attestation-letter" },
    },
  ];
}

const passportTitle: Text = {
  en: "Passport expires before the end of studies",
  fr: "Fin de validité du passeport avant la fin des études",
};
const passportReason: Text = {
  en: "your passport ends before your studies do, and a permit cannot be longer than the passport",
  fr: "votre passeport prend fin avant vos études, et un permis ne peut pas dépasser la validité du passeport",
};
const passportRule = productSpecification("document 1 section 8, passport expiring soon");

/** The last day of the studies: of the second program when there is one, else as answered, else by its length in months. */
function endOfStudies(the: CaseReader): IsoDate | undefined {
  const second = renewsStudy.evaluate(the).holds ? the.answer("graduationDate2") : undefined;
  const end = second ?? the.answer("graduationDate");
  if (end !== undefined) return end;
  const [start, months] = [the.answer("startOfCanadianStudyProgram"), the.answer("lengthOfStudies")];
  return start === undefined || months === undefined || !Number.isInteger(months)
    ? undefined
    : addMonths(start, months);
}

/** Expiry of the passport when it comes before the end of the studies. */
export function passportDeadlines(the: CaseReader): readonly Deadline[] {
  const reader = the.fresh();
  if (!isStudyApplication.evaluate(reader).holds) return [];
  const expiry = reader.answer("passportExpiryDate") ?? dateRead(reader, "passport", "passportExpiryDate");
  if (expiry === undefined) return [];
  const end = endOfStudies(reader);
  if (end === undefined || end <= expiry) return [];
  reader.trace.cite(passportRule);
  return [
    {
      ...deadline(reader, { id: "passport", title: passportTitle }, expiry, passportReason),
      doneAt: { page: "passport" },
    },
  ];
}

import type { ApplicationType } from "../../caseFile/application.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import { liesInSlot, type UploadedDocument } from "../../caseFile/uploadedDocument.ts";
import type { IsoDate } from "../../kernel/calendarDate.ts";
import { lettersOfPerson, lettersTo, type AddresseeRef, type LetterPages } from "../application/peopleOfCase.ts";
import { dayOf } from "./letterDates.ts";

/** Papers that show that what a letter asks for was done, the same for a letter and for a request that was recorded of it. */

/** Unless a paper is known to be older than what asks for it. */
export const isShownBy = (asked: IsoDate | undefined, papers: readonly UploadedDocument[]): boolean =>
  papers.some((paper) => {
    const done = dayOf(paper);
    return asked === undefined || done === undefined || done >= asked;
  });

export const examPages: LetterPages = lettersTo("medical-exam");

export const examProof = (the: CaseReader, person: AddresseeRef): readonly UploadedDocument[] =>
  lettersOfPerson(the, examPages, person).filter((paper) => !liesInSlot(paper, "medicalTreatmentLetter"));

/** Types of application whose vault has a page for the visa that the applicant is given. */
export const typesWithVisaPage: readonly ApplicationType[] = [
  "Student",
  "StudentExtension",
  "VisitorVisa",
  "Lmia",
  "C10",
  "ClosedWorkPermit",
  "Dli",
  "Iec",
  "TrvSpe",
  "TrvPgwp",
];

/** Visas of the applicant in the vault. Where it has no page for them, none is waited for. */
export function visasInVault(the: CaseReader): readonly UploadedDocument[] {
  const type = the.application("type");
  return type !== undefined && typesWithVisaPage.includes(type) ? the.documents("temporary-resident-visa") : [];
}

/** Only the applicant’s page holds a visa, and not every vault has it; else the day on which the passport was sent tells that it is done. */
export const visaInPassport = (the: CaseReader, { role }: AddresseeRef): readonly UploadedDocument[] =>
  role === "main" ? visasInVault(the) : [];

/** Whoever travels has the passport back, with the visa in it. */
export function passportWasSent(the: CaseReader): boolean {
  const status = the.application("status");
  return status === "Poe" || status === "Completed";
}

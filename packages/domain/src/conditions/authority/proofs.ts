import { immigrationTypes, type ApplicationType } from "../../caseFile/application.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import { liesInSlot, type UploadedDocument } from "../../caseFile/uploadedDocument.ts";
import type { PageSlug, SlotId } from "../../caseFile/vaultPlaces.ts";
import type { IsoDate } from "../../kernel/calendarDate.ts";
import type { AddresseeRef } from "../application/peopleOfCase.ts";
import { gaveReceipt } from "../biometrics/biometricsReceipts.ts";
import { dayOf } from "./letterDates.ts";

/** Papers that show that what a letter asks for was done, the same for a letter and for a request that was recorded of it. */

/** Unless a paper is known to be older than what asks for it. */
export const isShownBy = (asked: IsoDate | undefined, papers: readonly UploadedDocument[]): boolean =>
  papers.some((paper) => {
    const done = dayOf(paper);
    return asked === undefined || done === undefined || done >= asked;
  });

const allTypesBut = (...without: readonly ApplicationType[]): readonly ApplicationType[] =>
  immigrationTypes.filter((type) => !without.includes(type));

/** Types of application whose vault has a page for the proof of the exam of each person; a visitor has one of their own. */
export const typesWithExamPage: Readonly<Record<AddresseeRef["role"], readonly ApplicationType[]>> = {
  main: allTypesBut("JudicialReview", "VisitorVisa"),
  spouse: allTypesBut("JudicialReview", "IrccRequest"),
  child: allTypesBut("JudicialReview", "IrccRequest"),
};

/** Types of application whose vault has the page for receipts of biometrics. */
export const typesWithReceiptPage = allTypesBut("JudicialReview", "IrccRequest", "ExpressEntry");

type ProofPlace = { readonly page: PageSlug; readonly slot: SlotId };

const examPlaces: Readonly<Record<AddresseeRef["role"], ProofPlace>> = {
  main: { page: "medical-exam", slot: "medicalExam" },
  spouse: { page: "spouse-medical-exam", slot: "spouseMedicalExam" },
  child: { page: "child-medical-exam", slot: "childMedicalExam" },
};

/** Where the proof of the exam of a person goes. Nothing where the vault of the application has no page for it. */
export function examPlace(the: CaseReader, { role }: AddresseeRef): ProofPlace | undefined {
  const type = the.application("type");
  if (type === "VisitorVisa" && role === "main")
    return { page: "visitor-visa-visitor-medical-exam", slot: "visitorMedicalExam" };
  return type !== undefined && typesWithExamPage[role].includes(type) ? examPlaces[role] : undefined;
}

export function examProof(the: CaseReader, person: AddresseeRef): readonly UploadedDocument[] {
  const place = examPlace(the, person);
  const papers = place === undefined ? [] : the.documents(place.page, person);
  return papers.filter((paper) => !liesInSlot(paper, "medicalTreatmentLetter"));
}

const hasReceiptPage = (the: CaseReader): boolean => {
  const type = the.application("type");
  return type !== undefined && typesWithReceiptPage.includes(type);
};

/** Where receipts of biometrics go. Nothing where the vault of the application has no page for them. */
export const receiptPlace = (the: CaseReader): ProofPlace | undefined =>
  hasReceiptPage(the) ? { page: "biometrics-receipt", slot: "biometricsReceipt" } : undefined;

/** Whether the receipt of this person is there, as far as the vault has a page for it. */
export const showsReceipt = (the: CaseReader, person: AddresseeRef): boolean =>
  hasReceiptPage(the) && gaveReceipt(the, person);

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

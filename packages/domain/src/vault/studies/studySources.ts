import { excerptOf } from "../sources.ts";

/** What the pages about studies and money rest on besides the checklists. */

export const guide5552 = excerptOf("IRCC, Guide 5552, Extending your stay in Canada as a student");
export const visaOfficeLists = excerptOf("IRCC, visa office instructions for study permits, several countries");
export const expressEntryList = excerptOf("IRCC, Express Entry, documents after the invitation");
export const graduateDocuments = excerptOf("IRCC, Post-graduation work permit, documents");
export const financialSupportPage = excerptOf("IRCC, Study permit, proof of financial support");

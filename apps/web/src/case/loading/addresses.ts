import { pagePath } from "@boreal/domain/vault/pagePath";
import { fieldId } from "../answers/formFieldId.ts";

/** Addresses of the pages of one application, without the language. */
export const planPath = (applicationId: string): string => `/applications/${applicationId}`;
export const stepPath = (applicationId: string, stepId: string): string =>
  `/applications/${applicationId}/assessment/${stepId}`;
export const answersPath = (applicationId: string): string => `/applications/${applicationId}/answers`;
export const paymentPath = (applicationId: string): string => `/applications/${applicationId}/payment`;
export const answersSheetPath = (applicationId: string): string => `/applications/${applicationId}/answers-sheet`;
export const asOfPath = (applicationId: string): string => `/applications/${applicationId}/as-of`;
export const reviewPath = (applicationId: string): string => `/applications/${applicationId}/review`;
/** What answers each reason of refusal; for the legal team. */
export const memoPath = (applicationId: string): string => `/applications/${applicationId}/memo`;
/** Who did what in the case: all of it, or only looks or changes, from an entry on downwards. */
export const logPath = (
  applicationId: string,
  { only, before }: { readonly only?: string | undefined; readonly before?: number | undefined } = {},
): string => {
  const search = new URLSearchParams();
  if (only !== undefined) search.set("only", only);
  if (before !== undefined) search.set("before", String(before));
  return `/applications/${applicationId}/log${search.size > 0 ? `?${String(search)}` : ""}`;
};
/** What happened, what is expected, and the days to keep. */
export const timelinePath = (applicationId: string): string => `/applications/${applicationId}/timeline`;
/** Where the case is, what can happen next, and what happened so far. */
export const statusPath = (applicationId: string): string => `/applications/${applicationId}/status`;
/** Who has to do what in the case. */
export const tasksPath = (applicationId: string): string => `/applications/${applicationId}/tasks`;
/** Messages between the applicant and the legal team. */
export const messagesPath = (applicationId: string): string => `/applications/${applicationId}/messages`;
/** What the authorities asked for. */
export const requestsPath = (applicationId: string): string => `/applications/${applicationId}/requests`;
export const familyPath = (applicationId: string): string => `/applications/${applicationId}/family`;
export const documentsPath = (applicationId: string): string => `/applications/${applicationId}/documents`;
export const trashPath = (applicationId: string): string => `/applications/${applicationId}/trash`;

export function vaultPagePath(applicationId: string, slug: string, childNumber?: number | null): string {
  const child = typeof childNumber === "number" ? `&child=${childNumber}` : "";
  return `${pagePath(slug)}?application=${encodeURIComponent(applicationId)}${child}`;
}

/** The page of a letter, by its own address. */
export const letterPath = (applicationId: string, href: string): string =>
  `${href}?application=${encodeURIComponent(applicationId)}`;

const answerPages = { answers: answersPath, sheet: answersSheetPath, status: statusPath } as const;
/** The pages from which single answers are changed: the lists of answers, the status that says what is open again, or the question page at the end of a section. */
export type AnswersPage = keyof typeof answerPages | `at-${string}`;

/** A question page that leads back to the page it was opened from after one change. */
export const changePath = (applicationId: string, stepId: string, from: AnswersPage = "answers"): string =>
  `${stepPath(applicationId, stepId)}?from=${from}`;

/** Where a question page leads back to: the page named in its address, if there is one. */
export function leadsBackTo(
  applicationId: string,
  from: string | null,
): { readonly from: AnswersPage; readonly path: string } | undefined {
  if (from === "answers" || from === "sheet" || from === "status")
    return { from, path: answerPages[from](applicationId) };
  const stepId = /^at-(\w+)$/.exec(from ?? "")?.[1];
  return stepId === undefined ? undefined : { from: `at-${stepId}`, path: stepPath(applicationId, stepId) };
}

/** The page that tries answers without saving them, beginning with the questions behind these keys. */
export function whatIfPath(applicationId: string, keys: readonly string[] = []): string {
  const search = new URLSearchParams(keys.map((key) => ["question", key])).toString();
  return `/applications/${applicationId}/what-if${search === "" ? "" : `?${search}`}`;
}

/** Where the bytes of a file are; outside the pages of the application. */
export const fileAddress = (fileId: string): string => `/files/${fileId}`;
export const downloadAddress = (fileId: string): string => `/files/${fileId}?download`;
/** How many pages a file has, as JSON, and one of them as a picture: for lists (240 pixels wide) or for reading (1200). */
export const filePagesAddress = (fileId: string): string => `/files/${fileId}/pages`;
export const pagePictureAddress = (fileId: string, page: number, width: 240 | 1200, rotation = 0): string =>
  // The server knows how the file is turned; the address names it too, so that a browser asks again once it changed.
  `/files/${fileId}/pages/${page}?width=${width}${rotation === 0 ? "" : `&turned=${rotation}`}`;

/** All documents of an application, or of one page, in one archive. */
export function documentsArchiveAddress(
  applicationId: string,
  language: string,
  of?: { readonly page: string; readonly childNumber: number | null },
): string {
  const page = of ? `page=${encodeURIComponent(of.page)}&` : "";
  const child = typeof of?.childNumber === "number" ? `child=${of.childNumber}&` : "";
  return `/applications/${encodeURIComponent(applicationId)}/documents.zip?${page}${child}language=${language}`;
}

/** A case as an open archive; all cases of somebody in one file, and how far that file is. */
export const caseArchiveAddress = (applicationId: string): string =>
  `/applications/${encodeURIComponent(applicationId)}/archive.zip`;
export const allArchivesAddress = (run: string): string => `/archives/all.zip?run=${run}`;
export const takeOutProgressAddress = (run: string): string => `/archives/progress?run=${run}`;

/** The readiness memo as a file; outside the pages. */
export const memoFileAddress = (applicationId: string, kind: "pdf" | "docx", language: string): string =>
  `/memo-files/${applicationId}.${kind}?language=${language}`;

/** The receipt of a payment as a PDF; outside the pages. */
export const receiptAddress = (applicationId: string, paymentId: string, language: string): string =>
  `/applications/${applicationId}/receipts/${paymentId}.pdf?language=${language}`;

/** Where the files of a slot lie, merged for the authority's portal. */
export const portalFitAddress = (fitId: string): string => `/portal-fits/${fitId}`;

/** The package for the authority; outside the pages. It may answer with a page that asks who sits there. */
export const filingPackageAddress = (packageId: string): string => `/filing-packages/${packageId}`;

/** The calendar file of the dates of one application; outside the pages too. */
export const calendarFileAddress = (applicationId: string): string => `/applications/${applicationId}/deadlines.ics`;

/** The official forms of a case; one of them by its key (`IMM1294:spouse`); one part of it; a field of that part. */
export const formsPath = (applicationId: string): string => `/applications/${applicationId}/forms`;
export const formPath = (applicationId: string, formKey: string): string => `${formsPath(applicationId)}/${formKey}`;
export const formSectionPath = (applicationId: string, formKey: string, sectionId: string): string =>
  `${formPath(applicationId, formKey)}/${sectionId}`;
export const formFieldPath = (applicationId: string, formKey: string, sectionId: string, path: string): string =>
  `${formSectionPath(applicationId, formKey, sectionId)}?check#${fieldId(path)}`;

/** What one told of one's life, for all forms; a part of it, by its own name or that of a fact in it, and the application to go back to. */
export const personalHistoryPath = (applicationId?: string, part?: string): string =>
  `/account/life${applicationId === undefined ? "" : `?from=${encodeURIComponent(applicationId)}`}${part === undefined ? "" : `#life-${part}`}`;

/** The answer sheet of a form as a page or a PDF, and the form as it is filled by now, to be looked at; outside the pages. */
export const answerSheetAddress = (
  applicationId: string,
  formKey: string,
  kind: "html" | "pdf",
  language: string,
): string => `/forms/${applicationId}/${formKey}/answers.${kind}?language=${language}`;
/** What the official file has no room for, as a PDF to be sent with it. */
export const furtherSheetAddress = (applicationId: string, formKey: string, language: string): string =>
  `/forms/${applicationId}/${formKey}/further.pdf?language=${language}`;
export const formPreviewAddress = (applicationId: string, formKey: string, language: string, page?: number): string =>
  `/forms/${applicationId}/${formKey}/preview${page === undefined ? "" : `/${page}`}?language=${language}`;

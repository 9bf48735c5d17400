/** Addresses of the pages of one application, without the language. */
export const planPath = (applicationId: string): string => `/applications/${applicationId}`;
export const stepPath = (applicationId: string, stepId: string): string => `/applications/${applicationId}/assessment/${stepId}`;
export const answersPath = (applicationId: string): string => `/applications/${applicationId}/answers`;
export const familyPath = (applicationId: string): string => `/applications/${applicationId}/family`;
export const documentsPath = (applicationId: string): string => `/applications/${applicationId}/documents`;
export const trashPath = (applicationId: string): string => `/applications/${applicationId}/trash`;

export function vaultPagePath(applicationId: string, slug: string, childNumber?: number | null): string {
  const child = typeof childNumber === 'number' ? `&child=${childNumber}` : '';
  return `/document-vault/${slug}?application=${encodeURIComponent(applicationId)}${child}`;
}

/** A question page that leads back to the list of answers after one change. */
export const changePath = (applicationId: string, stepId: string): string => `${stepPath(applicationId, stepId)}?from=answers`;

/** Where the bytes of a file are; outside the pages of the application. */
export const fileAddress = (fileId: string): string => `/files/${fileId}`;
export const downloadAddress = (fileId: string): string => `/files/${fileId}?download`;

import type { FileType } from './page.ts';

/** What slots take. Photographs of telephones (HEIC) are taken wherever a picture is; they are converted for viewing. */

export const scans: readonly FileType[] = ['pdf', 'jpg', 'png', 'tiff', 'heic'];

/** Papers that are often written in a word processor. */
export const scansAndTexts: readonly FileType[] = [...scans, 'doc', 'docx'];

/** Letters that the team or the applicant writes. */
export const letters: readonly FileType[] = ['pdf', 'doc', 'docx'];

/** Official forms: the validated file itself. */
export const officialForms: readonly FileType[] = ['pdf'];

export const pictures: readonly FileType[] = ['jpg', 'png', 'heic'];

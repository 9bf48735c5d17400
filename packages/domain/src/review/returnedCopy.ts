import { hasValidate, type FormNumber } from "../caseFile/formValues.ts";
import type { PersonRef } from "../caseFile/personRole.ts";
import type { CaseReader } from "../caseFile/reader.ts";
import { standsForDocument, type UploadedDocument } from "../caseFile/uploadedDocument.ts";
import { formKey } from "../forms/formReader.ts";
import { officialFormFiles } from "../tables/officialForms/officialFormFiles.ts";
import { formPageSlug } from "../vault/officialForms/formPages.ts";
import { pageOf } from "../vault/pages.ts";
import { acceptedAs } from "../warnings/overriddenByLawyer.ts";
import { said } from "../warnings/files/saidInFile.ts";

/**
 * Whether a copy in the vault settles a form. A file in the right place says nothing by itself: it may be a scan, another form,
 * an old edition, half empty or unsigned. What settles is what was found in the file, or the word of a lawyer who looked at it.
 */

/** `returned`: a copy was recognised as this form. `lawyer`: a lawyer accepted a file as this form. */
export type SettledByCopy = "returned" | "lawyer";

export function settledByCopy(the: CaseReader, form: FormNumber, person: PersonRef): SettledByCopy | null {
  const files = filesOf(the, form, person);
  if (files.some((file) => isRecognised(the, file, form))) return "returned";
  return files.some((file) => acceptedAs(the, file, formKey(form, person))) ? "lawyer" : null;
}

/** Whether a file lies where the form of this key goes back, for a lawyer to accept it. */
export const isInPlaceOf = (the: CaseReader, file: UploadedDocument, form: FormNumber, person: PersonRef): boolean =>
  filesOf(the, form, person).some(({ fileId }) => fileId === file.fileId);

function filesOf(the: CaseReader, form: FormNumber, person: PersonRef): readonly UploadedDocument[] {
  const slug = formPageSlug(form, person, the);
  const page = slug === undefined ? undefined : pageOf(slug);
  if (!page) return [];
  const slot = page.slots[0]?.id;
  return the.documents(page.slug, person).filter((file) => standsForDocument(file) && (file.slotId ?? slot) === slot);
}

/** Findings with which no file is the whole form, whatever its data says. */
const notWhole: readonly string[] = ["notReadable", "invalidDocument", "wrongType", "incompleteDocument"];

/** The form itself, in an edition in use, complete, signed, and validated where it has that button. All of it was read in the data of the file. */
function isRecognised(the: CaseReader, file: UploadedDocument, form: FormNumber): boolean {
  if ((file.findings ?? []).some((finding) => notWhole.includes(finding))) return false;
  if (said(file, "formNumber")?.replaceAll(/\s/g, "") !== form || said(file, "isSigned") !== "Yes") return false;
  if (hasValidate(form) && said(file, "isValidated") !== "Yes") return false;
  const files = the.row(officialFormFiles);
  const isInUse =
    files.found && files.row.value.some((one) => one.form === form && one.edition === said(file, "formEdition"));
  return isInUse && isComplete[form](file);
}

const hasEach =
  (fields: readonly string[]) =>
  (file: UploadedDocument): boolean =>
    fields.every((field) => said(file, field) !== undefined);
const saysYes =
  (fields: readonly string[]) =>
  (file: UploadedDocument): boolean =>
    fields.every((field) => said(file, field) === "Yes");

const familyBlocks = saysYes(["isApplicantComplete", "isFamilyComplete"]);

/** How it is known of each form that nothing is missing in it. */
const isComplete: Readonly<Record<FormNumber, (file: UploadedDocument) => boolean>> = {
  // Its own Validate does not pass while a required field is empty.
  IMM1294: saysYes(["isValidated"]),
  IMM1295: saysYes(["isValidated"]),
  IMM5257: saysYes(["isValidated"]),
  IMM5708: saysYes(["isValidated"]),
  IMM5709: saysYes(["isValidated"]),
  IMM5710: saysYes(["isValidated"]),
  IMM5645: familyBlocks,
  IMM5707: familyBlocks,
  IMM5476: hasEach([
    "applicantFullName",
    "representative.familyName",
    "representative.givenNames",
    "representative.phoneNumber",
  ]),
  // Nobody sends these.
  IMM0008: () => false,
  IMM5406: () => false,
  IMM5669: () => false,
  // Signed by hand, so its scan holds no data: a lawyer who looked at it says so.
  IMM5744: () => false,
  // Sworn on paper, and copied onto paper: what lies there is a scan, which a lawyer looks at.
  IMM5409: () => false,
  IMM5257B: () => false,
  IMM1436: () => false,
  NAS2120: () => false,
  IR1: () => false,
  IMM5646: hasEach(["applicantFullName", "custodian.firstName", "custodian.lastName", "custodian.address"]),
};

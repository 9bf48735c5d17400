import type { TableSource } from "../kernel/datedTable.ts";
import { generalKnowledge, officialText, productSpecification } from "../tables/sources.ts";

/** What the rules of the vault rest on. Only the checklist IMM 5483 was read whole; see docs/facts/vault.md section 2. */

export const checklist5483 = (where: string): TableSource =>
  officialText(
    `IRCC, Document checklist for a study permit (IMM 5483, 08-2025), ${where}`,
    "https://www.canada.ca/en/immigration-refugees-citizenship/services/application/application-forms-guides/checklist-study-permit.html",
  );

const inPart = (title: string): TableSource => generalKnowledge(`${title}; read in part`);

export const checklist5484 = inPart("IRCC, Document checklist for a visitor visa (IMM 5484)");
export const checklist5488 = inPart("IRCC, Document checklist for a work permit (IMM 5488)");
export const checklist5555 = inPart("IRCC, Document checklist for an extension as a student (IMM 5555)");
export const checklist5556 = inPart("IRCC, Document checklist for a worker in Canada (IMM 5556)");
export const checklist5558 = inPart("IRCC, Document checklist for a visitor record (IMM 5558)");

/** A guide or page of an authority that was read as an excerpt. */
export const excerptOf = (title: string): TableSource => inPart(title);

export const superVisaManual = excerptOf("IRCC officer manual, temporary residents, super visa");
export const iecDocumentList = excerptOf("IRCC, International Experience Canada, list of documents");
export const expressEntryDocuments = excerptOf("IRCC, Express Entry, documents to support the application");

/** Told by the specification of this product. */
export const specified = (where: string): TableSource => productSpecification(where);

/** No text was read for it: it was chosen for this product (docs/facts/vault.md section 2). */
export const ourDecision: TableSource = generalKnowledge(
  "Decided for this product: no text of an authority was read for it",
);

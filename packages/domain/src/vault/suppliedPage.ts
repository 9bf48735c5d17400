import { letters, scans } from "./files/fileTypes.ts";
import { vaultPage, type Slot, type VaultPage } from "./page.ts";
import { applicantSupplies } from "./permissions.ts";
import { ownedBy, type PageOwner } from "./person.ts";
import { fileNumber, keptDocument, slotFor } from "./slotFor.ts";

/** What most pages and slots are alike in. */

type Given = "path" | "icon" | "person" | "shown" | "category" | "phase" | "studentPermissions";

/** A page of documents that the applicant brings while the application is prepared. */
export const suppliedPage = (
  owner: PageOwner,
  { name, ...page }: Omit<VaultPage, Given> & Partial<Pick<VaultPage, "category" | "phase" | "studentPermissions">>,
): VaultPage =>
  vaultPage({
    category: "General",
    phase: "preparation",
    studentPermissions: applicantSupplies,
    ...ownedBy(owner, name),
    ...page,
  });

type Definition = Parameters<typeof slotFor>[1];
type Defaults = "hasParsing" | "example" | "acceptedTypes" | "subFileNames";

/** A scan that is read. */
export const parsedDocument = (
  owner: PageOwner,
  definition: Omit<Definition, Defaults> & Partial<Pick<Definition, Defaults>>,
): Slot =>
  slotFor(owner, {
    hasParsing: true,
    example: "scan",
    acceptedTypes: scans,
    ...(definition.maxFiles > 1 ? { subFileNames: fileNumber } : {}),
    ...definition,
  });

/** A letter that is written for the application and kept as it is. */
export const writtenLetter = (owner: PageOwner, paper: Parameters<typeof keptDocument>[1]): Slot => ({
  ...keptDocument(owner, paper),
  example: "letter",
  acceptedTypes: letters,
});

import type { CaseFile } from "../../src/caseFile/caseFile.ts";
import { documentField, isTypeable } from "../../src/caseFile/documentValues/documentFields.ts";
import type { UploadedDocument } from "../../src/caseFile/uploadedDocument.ts";
import { vaultPages } from "../../src/vault/pages.ts";
import { valuesOfSlot } from "../../src/vault/files/typedFields.ts";
import { manyCases } from "./anyCase.ts";

/** Which values of which pages a computation reads: every slot holds a file whose values note that they were looked at. */

/** A page that no value is typed on says by being there that something was done, which would hide what is read elsewhere. */
const slots = vaultPages.flatMap((page) =>
  page.slots.filter((slot) => valuesOfSlot(page.slug, slot).length > 0).map((slot) => ({ page, slot })),
);

/** A value that passes, so that a rule goes on to what it reads next. Found values are left out: nobody types them. */
function valueOf(id: string, turn: number, at: number): unknown {
  const field = documentField(id);
  if (!isTypeable(id)) return undefined;
  switch (field?.kind) {
    case "date":
      return "2027-01-01";
    case "money":
      return 20_000;
    case "number":
      return 12;
    case "yesNo":
      return false;
    case "country":
      return "IN";
    case "province":
      return "ON";
    case "choice":
      // Each choice begins at another place, so that all pairs of kinds are met.
      return field.choices[(turn + 17 * id.length) % field.choices.length]?.id;
    default:
      return `AB12345${at}`;
  }
}

const notesReads = (note: (field: string) => void, turn: number, at: number): Record<string, unknown> =>
  new Proxy<Record<string, unknown>>(
    {},
    {
      get: (_, field) => {
        if (typeof field !== "string") return undefined;
        note(field);
        return turn % 2 === 0 && (turn / 2 + field.length) % 3 !== 0 ? valueOf(field, turn / 2, at) : undefined;
      },
      has: () => true,
    },
  );

/**
 * Somebody said that every file counts, so that rules go on to what they read of it; or nobody did, and each is first asked
 * whose it is.
 */
type Counts = "said" | "notSaid";

/** `page field` of all that the computation looks at in these cases; in half of them the files say nothing, and in the others a third of the values is missing, so that the next is looked at. `isEnough`: there is nothing more to see. */
export function valuesRead(
  compute: (caseFile: CaseFile) => void,
  cases: readonly CaseFile[] = manyCases(150),
  counts: Counts = "said",
  isEnough: (read: ReadonlySet<string>) => boolean = () => false,
): ReadonlySet<string> {
  const read = new Set<string>();
  for (const [index, one] of cases.entries()) {
    const documents = slots.map(({ page, slot }, at): UploadedDocument => ({
      fileId: `f${at}`,
      documentId: page.slug,
      slotId: slot.id,
      documentType: slot.documentTypes[0] ?? null,
      uploadedAt: "2026-11-02",
      documentOwner: page.person,
      ...(page.person === "child" ? { childNumber: 1 } : {}),
      ...(counts === "said" ? { countsBecause: "It is ours." } : {}),
      findings: [],
      parsedValues: notesReads((field) => read.add(`${page.slug} ${field}`), index, at),
    }));
    compute({ ...one, documents });
    if (isEnough(read)) break;
  }
  return read;
}

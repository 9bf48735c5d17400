import type { CaseReader } from "../caseFile/reader.ts";
import type { UploadedDocument } from "../caseFile/uploadedDocument.ts";
import { endingOf, expiryOf, ownerWords, type DocumentExpiry } from "../conditions/documentExpiry.ts";
import type { Text } from "../kernel/text.ts";
import { productSpecification } from "../tables/sources.ts";
import { deadline, type Deadline, type DoneAt } from "./deadline.ts";

/** The end of every document of the vault that ends: each in the calendar until that day, then a warning takes over. */

const printed: Text = {
  en: "the document in the vault says that it is valid until this day",
  fr: "le document du coffre indique qu’il est valide jusqu’à ce jour",
};
const reckoned: Text = {
  en: "the day is worked out from the date of the document in the vault and from how long such a document counts",
  fr: "le jour est calculé à partir de la date du document du coffre et du temps pendant lequel un tel document compte",
};
const rule = productSpecification("document 1 section 8, documents that expire");

/** An expiry with what other deadlines may say the same. */
type Expiry = { readonly deadline: Deadline; readonly toldBy: readonly string[] };

const idOf = ({ kind, owner }: DocumentExpiry, childNumber: number | null | undefined): string =>
  `expiry.${kind.id}${owner === "main" ? "" : `.${owner}`}${owner === "child" && typeof childNumber === "number" ? String(childNumber) : ""}`;

/** What ends, and whose it is; nothing else, because a calendar may be seen by others. */
function titleOf({ kind, owner }: DocumentExpiry, childNumber: number | null | undefined): Text {
  const of = ownerWords(owner, childNumber);
  const matures = kind.id === "fixedDeposit";
  return {
    en: `${kind.name.en}${of.en} ${matures ? "matures" : kind.id === "biometrics" ? "expire" : "expires"}`,
    fr: `${matures ? "Échéance" : "Fin de validité"} : ${kind.name.fr}${of.fr}`,
  };
}

/** A newer document goes where the one that ends lies. */
const placeOf = ({ documentId, childNumber }: UploadedDocument): DoneAt => ({
  page: documentId,
  ...(typeof childNumber === "number" ? { childNumber } : {}),
});

/** Ids tell kind and person, and count from the second document of a kind; nothing of a file is in them. */
export function expiryDeadlines(the: CaseReader): readonly Expiry[] {
  const today = the.fresh().today();
  const found = the
    .fresh()
    .everyDocument()
    .flatMap((document): readonly (Expiry & { readonly key: string })[] => {
      if (!the.ofDocument(endingOf, document)) return [];
      const reader = the.forDocument(document);
      const expiry = expiryOf(reader);
      if (expiry?.date === undefined || expiry.date < today) return [];
      reader.today();
      reader.trace.cite(rule);
      const made = deadline(
        reader,
        { id: idOf(expiry, document.childNumber), title: titleOf(expiry, document.childNumber) },
        expiry.date,
        expiry.isReckoned ? reckoned : printed,
      );
      return [
        {
          deadline: { ...made, fileId: document.fileId, doneAt: placeOf(document) },
          toldBy: expiry.kind.toldBy ?? [],
          key: `${made.id} ${expiry.date}`,
        },
      ];
    });
  const once = [...new Map(found.toReversed().map((one) => [one.key, one])).values()].toReversed();
  const counts = new Map<string, number>();
  return once.map(({ deadline: made, toldBy }) => {
    const count = (counts.get(made.id) ?? 0) + 1;
    counts.set(made.id, count);
    return { deadline: count === 1 ? made : { ...made, id: `${made.id}.${count}` }, toldBy };
  });
}

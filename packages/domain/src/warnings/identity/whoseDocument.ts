import type { CaseReader } from "../../caseFile/reader.ts";
import type { Outcome } from "../../kernel/condition.ts";
import type { Text } from "../../kernel/text.ts";
import { inTheNameOf, namesThatDiffer } from "./nameOnDocument.ts";
import { documentWarning, notRaised, type DocumentWarning } from "../warning.ts";

/** A paper that counts for nothing, because it names nobody whose paper it can be (ADR 0236). */

const because = {
  nobodyOfTheCase: {
    en: "the name on this document is nobody’s of this case, and nobody said why it counts",
    fr: "le nom sur ce document n’est celui de personne dans ce dossier, et personne n’a dit pourquoi il compte",
  },
  somebodyElse: {
    en: "this document names somebody else of this case than the person whose documents belong here",
    fr: "ce document nomme une autre personne de ce dossier que celle dont les documents vont ici",
  },
} satisfies Record<string, Text>;

function isOfSomebodyElse(the: CaseReader): Outcome {
  const whose = the.whose(the.document());
  return whose.counts ? notRaised : { holds: true, because: [because[whose.names]] };
}

export const documentNamesNobody: DocumentWarning = documentWarning({
  id: "documentNamesNobody",
  isOurs: true,
  isBlocking: false,
  isPopUp: false,
  relatedFields: ["applicantFullName", "firstName", "lastName", "accountHolderName"],
  raisedWhen: isOfSomebodyElse,
  heading: inTheNameOf("document"),
  differs: namesThatDiffer,
  name: { en: "Document of Somebody Else", fr: "Document d’une autre personne" },
  message: {
    en: "This document names somebody else, so it does not count yet.",
    fr: "Ce document nomme une autre personne, donc il ne compte pas encore.",
  },
  fix: {
    en: "Say why it counts, correct the name that was read, or add the right document.",
    fr: "Dites pourquoi il compte, corrigez le nom qui a été lu ou ajoutez le bon document.",
  },
});

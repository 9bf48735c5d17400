import type { Refusal } from "@boreal/domain/kernel/validation";
import type { Asker } from "../../policies/actor.ts";
import type { ApplicationFacts } from "../../policies/applications.ts";
import {
  mayAllowModel,
  mayArrange,
  mayCorrectReading,
  mayDelete,
  mayErase,
  mayKeepDuplicate,
  mayOpenPage,
  mayReadAgain,
  mayRename,
  mayRestore,
  mayRotate,
  maySort,
  mayWithdrawModel,
  type FileFacts,
} from "../../policies/documents.ts";
import type { Change } from "../../policies/whenMayChange.ts";
import { says } from "../deps.ts";
import { findFile, type FileDeps, type FoundFile } from "./fileDeps.ts";
import { whyNot, whyNotNow } from "../refuse.ts";

/** A document that was changed, or why it was not. */
export type DocumentResult = { readonly fileId: string | null; readonly refusals: readonly Refusal[] };

export const changed = (fileId: string): DocumentResult => ({ fileId, refusals: [] });
export const refusedTo = (refusal: Refusal): DocumentResult => ({ fileId: null, refusals: [refusal] });

/** One sentence for "there is none" and "you may not see it". */
export const documentNotFound = says("documentNotFound", {
  en: "We could not find this document. It may have been permanently deleted. Load the page again to see what is there.",
  fr: "Nous n’avons pas trouvé ce document. Il a peut-être été supprimé définitivement. Rechargez la page pour voir ce qui s’y trouve.",
});

export const documentWasSent = says("documentWasSent", {
  en: "This document was sent with the application, so it is kept to show what was sent. It stays in the trash and counts for nothing there.",
  fr: "Ce document a été envoyé avec la demande; il est donc conservé pour montrer ce qui a été envoyé. Il reste dans la corbeille et n’y compte pour rien.",
});

export const fieldUnknown = says("fieldUnknown", {
  en: "This value is not entered for this document. Load the page again.",
  fr: "Cette valeur ne se saisit pas pour ce document. Rechargez la page.",
});

export const personExpected = says("personExpected", {
  en: "This person is not part of the application. Load the page again and choose someone who is.",
  fr: "Cette personne ne fait pas partie de la demande. Rechargez la page et choisissez une personne qui en fait partie.",
});

export const valueTooLong = says("valueTooLong", {
  en: "This value is too long. Enter only what is printed on the document.",
  fr: "Cette valeur est trop longue. Entrez seulement ce qui est imprimé sur le document.",
});

export const passwordWrong = says("filePasswordWrong", {
  en: "This password does not open the file. Check capital letters and the keyboard language, then try again.",
  fr: "Ce mot de passe n’ouvre pas le fichier. Vérifiez les majuscules et la langue du clavier, puis réessayez.",
});

export const passwordTooLong = says("filePasswordTooLong", {
  en: "This password is longer than a PDF allows. Enter only the password of the file.",
  fr: "Ce mot de passe est plus long que ce qu’un PDF permet. Entrez seulement le mot de passe du fichier.",
});

export const passwordBeingTried = says("filePasswordBeingTried", {
  en: "Files that you gave a password for are still being opened. Wait until that is done, then try this one again.",
  fr: "Des fichiers dont vous avez donné le mot de passe sont encore en cours d’ouverture. Attendez la fin, puis réessayez avec celui-ci.",
});

/** Changes of one file, each with who may. */
const policies = {
  allowModel: mayAllowModel,
  arrange: mayArrange,
  correctReading: mayCorrectReading,
  delete: mayDelete,
  erase: mayErase,
  keepDuplicate: mayKeepDuplicate,
  readAgain: mayReadAgain,
  rename: mayRename,
  restore: mayRestore,
  rotate: mayRotate,
  sort: maySort,
  withdrawModel: mayWithdrawModel,
} as const satisfies Partial<Record<Change, (asker: Asker, the: ApplicationFacts, file: FileFacts) => boolean>>;
type FileChange = keyof typeof policies;

type Wanted = {
  readonly change: FileChange;
  /** To say why not, the file is looked at as it could be. */
  readonly seenAs?: (file: FileFacts) => FileFacts;
};

const asItIs = (file: FileFacts): FileFacts => file;

/** The file, when this person may do this with it. */
export async function findForChange(
  deps: FileDeps,
  asker: Asker,
  fileId: string,
  { change, seenAs = asItIs }: Wanted,
): Promise<(FoundFile & { readonly actorId: string }) | { readonly refused: Refusal }> {
  const found = await findFile(deps, asker, fileId);
  if (asker === null) return { refused: whyNot(asker) };
  if (found === undefined) return { refused: documentNotFound };
  const file = seenAs(found.facts);
  if (file.away !== null || !mayOpenPage(asker, found.the, file)) return { refused: documentNotFound };
  return policies[change](asker, found.the, file)
    ? { ...found, actorId: asker.userId }
    : { refused: whyNotNow(asker, found.the, change) };
}

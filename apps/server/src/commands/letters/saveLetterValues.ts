import {
  acceptedPath,
  asForm,
  confirmedPath,
  filedPath,
  type LetterContent,
} from "@boreal/domain/letters/letterContent";
import { factsOf } from "../../policies/facts.ts";
import { mayWriteLetter } from "../../policies/letters.ts";
import { isGuest, mayWriteLetterAsGuest, type Answerer } from "../../policies/sections.ts";
import { says, type CommandDeps, type PlacedRefusal } from "../deps.ts";
import { sortedEntries, tooManyChanges } from "../fields/decideChanges.ts";
import { nothingSaved, writeEntries, type EntryChange, type SavedEntries } from "../fields/writeEntries.ts";
import { entryRefusal } from "../forms/formValueChecks.ts";
import { noteFingerprints } from "./compareLetter.ts";
import { findLetterFor, letterLockedNow, whyNotInLetter } from "./lettersOfGuest.ts";
import { keepWhatStands } from "./keepVersion.ts";

/** More than the longest letter has fields and sections. */
const mostChanges = 100;

type Given = { readonly applicationId: string; readonly letterKey: string; readonly changes: readonly EntryChange[] };

export const settled = says("letterSettled", {
  en: "This letter is settled. You can read it, and write to your legal team if something has to change.",
  fr: "Cette lettre est définitive. Vous pouvez la lire, et écrire à votre équipe juridique s’il faut changer quelque chose.",
});
const setByAction = says("unknownFormField", {
  en: "This is recorded when something is done with the letter, such as confirming it. You cannot enter it.",
  fr: "Ceci est inscrit quand la lettre est traitée, par exemple quand elle est confirmée. Vous ne pouvez pas le saisir.",
});
const recorded: ReadonlySet<string> = new Set([confirmedPath, filedPath, acceptedPath]);

const refusalOf =
  (content: LetterContent) =>
  (change: EntryChange): PlacedRefusal | undefined =>
    recorded.has(change.path) ? setByAction : entryRefusal(asForm(content), change);

/** Keeps what was entered in a letter, and the person’s own text. Each change is decided by itself. */
export async function saveLetterValues(deps: CommandDeps, asker: Answerer, given: Given): Promise<SavedEntries> {
  const refuse = (...refusals: readonly PlacedRefusal[]): SavedEntries => ({ ...nothingSaved, refusals });
  const found = await findLetterFor(deps, asker, given);
  if ("refusals" in found) return refuse(...found.refusals);
  const { loaded, content, key, actor } = found;
  const facts = factsOf(loaded.row);
  const may = isGuest(asker)
    ? mayWriteLetterAsGuest(asker, facts, content.id)
    : mayWriteLetter(asker, facts, content.id);
  if (!may) return refuse(whyNotInLetter(asker, facts, "writeLetter"));
  if (found.isSettledForStudent) return refuse(settled);
  if (given.changes.length > mostChanges) return refuse(tooManyChanges(mostChanges));
  const { fitting, refusals } = sortedEntries(given.changes, `letters.${key}`, refusalOf(content));
  const decided =
    fitting.length === 0
      ? nothingSaved
      : await deps.mutex(
          loaded.row.id,
          async () =>
            await writeEntries(deps, actor, loaded.row, {
              formKey: key,
              kind: "letterSaved",
              changes: fitting,
              before: keepWhatStands(found),
            }),
        );
  if (!decided) return refuse(letterLockedNow(asker, facts));
  if (decided.saved.length === 0) return { ...decided, refusals };
  const anew = await findLetterFor(deps, asker, given);
  if (!("refusals" in anew)) await noteFingerprints(deps, anew, "written");
  return { ...decided, refusals };
}

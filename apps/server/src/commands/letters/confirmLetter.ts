import { confirmedPath } from "@boreal/domain/letters/letterContent";
import { letterText } from "@boreal/domain/letters/letterStands";
import { factsOf } from "../../policies/facts.ts";
import { mayConfirmLetter } from "../../policies/letters.ts";
import { isGuest, mayConfirmLetterAsGuest, type Answerer } from "../../policies/sections.ts";
import { says, type CommandDeps, type PlacedRefusal } from "../deps.ts";
import { writeEntries } from "../fields/writeEntries.ts";
import { noteFingerprints } from "./compareLetter.ts";
import { findLetterFor, letterLockedNow, whyNotInLetter } from "./lettersOfGuest.ts";
import { keepAs } from "./keepVersion.ts";

const hasGaps = says("letterHasGaps", {
  en: "Something is still missing in this letter. Fill in what is marked, then confirm it.",
  fr: "Il manque encore quelque chose dans cette lettre. Remplissez ce qui est marqué, puis confirmez-la.",
});
const textMoved = says("letterMoved", {
  en: "The text changed in the meantime. Read it again, then confirm it.",
  fr: "Le texte a changé entre-temps. Relisez-le, puis confirmez-le.",
});

type Given = {
  readonly applicationId: string;
  readonly letterKey: string;
  /** What the page showed. */
  readonly text: string;
};

/** Somebody read the letter and says that it is right. The text is kept, so that a change afterwards shows; empty text takes the confirmation back. */
export async function confirmLetter(
  deps: CommandDeps,
  asker: Answerer,
  given: Given,
): Promise<{ readonly refusals: readonly PlacedRefusal[] }> {
  const found = await findLetterFor(deps, asker, given);
  if ("refusals" in found) return found;
  const { loaded, content, key, actor, written } = found;
  const facts = factsOf(loaded.row);
  const no = (refusal: PlacedRefusal) => ({ refusals: [{ ...refusal, path: `letters.${key}` }] });
  const may = isGuest(asker)
    ? mayConfirmLetterAsGuest(asker, facts, content.id)
    : mayConfirmLetter(asker, facts, content.id);
  if (!may) return no(whyNotInLetter(asker, facts, "confirmLetter"));
  const isTakenBack = given.text === "";
  if (!isTakenBack && written.draft.gaps.length > 0) return no(hasGaps);
  if (!isTakenBack && given.text !== letterText(written.draft)) return no(textMoved);
  const saved = await deps.mutex(
    loaded.row.id,
    async () =>
      await writeEntries(deps, actor, loaded.row, {
        formKey: key,
        kind: "letterConfirmed",
        changes: [{ path: confirmedPath, value: isTakenBack ? null : given.text }],
        ...(isTakenBack ? {} : { before: keepAs(found, "confirmed") }),
      }),
  );
  if (!saved) return no(letterLockedNow(asker, facts));
  if (!isTakenBack) await noteFingerprints(deps, found, "handedOut");
  return { refusals: [] };
}

import { letterText, standingOf } from "@boreal/domain/letters/letterStands";
import { filedPath } from "@boreal/domain/letters/letterContent";
import { pageOf } from "@boreal/domain/vault/pages";
import type { Asker } from "../../policies/actor.ts";
import { factsOf } from "../../policies/facts.ts";
import { mayPutLetter } from "../../policies/letters.ts";
import { findPlace, type SlotAddress } from "../../store/documents/vaultPlace.ts";
import { says, type PlacedRefusal } from "../deps.ts";
import type { FileDeps } from "../documents/fileDeps.ts";
import { writeEntries } from "../fields/writeEntries.ts";
import { whyNotNow } from "../refuse.ts";
import { storeMadeFile } from "../uploads/storeMadeFile.ts";
import { noteFingerprints } from "./compareLetter.ts";
import { findLetter, type FoundLetter, type LetterAsked } from "./findLetter.ts";
import { keepAs } from "./keepVersion.ts";
import { fileNameOf, fileOfLetter } from "./openLetter.ts";

const hasGaps = says("letterHasGaps", {
  en: "Something is still missing in this letter. Fill in what is marked, then put it into the vault.",
  fr: "Il manque encore quelque chose dans cette lettre. Remplissez ce qui est marqué, puis placez-la dans le coffre.",
});
const notConfirmed = says("suggestionNotConfirmed", {
  en: "A language model suggested a part of this letter. Read all of it and confirm it, then put it into the vault.",
  fr: "Un modèle de langage a proposé une partie de cette lettre. Lisez-la en entier et confirmez-la, puis placez-la dans le coffre.",
});
const noPlace = says("letterHasNoPlace", {
  en: "This application has no document page for this letter. Download it here.",
  fr: "Cette demande n’a pas de page de document pour cette lettre. Téléchargez-la ici.",
});

export type PutLetter = { readonly fileId: string | null; readonly refusals: readonly PlacedRefusal[] };

/** Makes the PDF of a letter and puts it into its slot. Its text is kept, so that the file shows when it is behind. */
export async function putLetterIntoVault(deps: FileDeps, asker: Asker, asked: LetterAsked): Promise<PutLetter> {
  const refuse = (...refusals: readonly PlacedRefusal[]): PutLetter => ({ fileId: null, refusals });
  const found = await findLetter(deps, asker, asked);
  if ("refusals" in found) return refuse(...found.refusals);
  const { loaded, content, key, actor, written } = found;
  const facts = factsOf(loaded.row);
  if (!mayPutLetter(asker, facts, content.id)) return refuse(whyNotNow(asker, facts, "putLetter"));
  if (written.draft.gaps.length > 0) return refuse({ ...hasGaps, path: `letters.${key}` });
  const isUnread = standingOf(written.draft, loaded.caseFile) !== "confirmed";
  if (isUnread && written.draft.sections.some(({ isFromModel }) => isFromModel))
    return refuse({ ...notConfirmed, path: `letters.${key}` });
  const name = placeOf(found);
  if (!name) return refuse(noPlace);
  const bytes = await fileOfLetter(deps, found, "pdf");
  const made = { applicationId: loaded.row.id, bytes, fileName: fileNameOf(found, "pdf"), key };
  const stored = await storeMadeFile(deps, asker, name, made);
  if ("refused" in stored) return refuse(stored.refused);
  const kept = { path: filedPath, value: letterText(written.draft) };
  await deps.mutex(
    loaded.row.id,
    async () =>
      await writeEntries(deps, actor, loaded.row, {
        formKey: key,
        kind: "letterSaved",
        changes: [kept],
        before: keepAs(found, "filed"),
      }),
  );
  await noteFingerprints(deps, found, "handedOut");
  return { fileId: stored.fileId, refusals: [] };
}

/** The first slot of the letter’s page, of its child where it is about one. */
function placeOf({ loaded, letter, person }: FoundLetter): SlotAddress | undefined {
  const page = letter.sendToDocVault;
  const slot = pageOf(page)?.slots[0]?.id;
  if (slot === undefined) return undefined;
  const places = (["main", "spouse", "visitor", "host", "financialSupporter", "secondFinancialSupporter"] as const).map(
    (role): SlotAddress => ({ page, slot, person: role, childNumber: null }),
  );
  const ofChild: readonly SlotAddress[] =
    person.role === "child" ? [{ page, slot, person: "child", childNumber: person.childNumber }] : [];
  return [...ofChild, ...places].find((name) => findPlace(loaded, name) !== undefined);
}

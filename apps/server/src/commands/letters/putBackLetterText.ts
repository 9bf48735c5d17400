import type { Asker } from "../../policies/actor.ts";
import { factsOf } from "../../policies/facts.ts";
import { mayWriteLetter } from "../../policies/letters.ts";
import { findVersion, openVersion } from "../../store/letters/letterVersions.ts";
import { says, type CommandDeps, type PlacedRefusal } from "../deps.ts";
import { whyNotNow } from "../refuse.ts";
import { findLetter } from "./findLetter.ts";
import { replaceSection } from "./replaceSection.ts";
import { settled } from "./saveLetterValues.ts";

const versionNotFound = says("letterVersionNotFound", {
  en: "We could not find this earlier text. Load the page again to see the versions of this letter.",
  fr: "Nous n’avons pas trouvé ce texte antérieur. Rechargez la page pour voir les versions de cette lettre.",
});
const standsAlready = says("letterTextStands", {
  en: "This section says this already.",
  fr: "Cette section dit déjà cela.",
});

type Given = {
  readonly applicationId: string;
  readonly letterKey: string;
  readonly versionId: string;
  readonly section: string;
  /** What the page showed of the section. */
  readonly text: string;
};

/** Puts an own text of an earlier version in its place again. */
export async function putBackLetterText(
  deps: CommandDeps,
  asker: Asker,
  given: Given,
): Promise<{ readonly refusals: readonly PlacedRefusal[] }> {
  const found = await findLetter(deps, asker, given);
  if ("refusals" in found) return found;
  const { loaded, content, key: letter } = found;
  const facts = factsOf(loaded.row);
  const no = (refusal: PlacedRefusal) => ({ refusals: [{ ...refusal, path: `letters.${letter}` }] });
  if (!mayWriteLetter(asker, facts, content.id)) return no(whyNotNow(asker, facts, "writeLetter"));
  if (found.isSettledForStudent) return no(settled);
  const key = await deps.personKey(loaded.row.owner_id);
  const row = await findVersion(deps.db, key, { applicationId: loaded.row.id, letter }, given.versionId);
  const earlier = row && openVersion(key, row).sections.find(({ id }) => id === given.section);
  if (!earlier?.own) return no(versionNotFound);
  if (earlier.text === given.text) return no(standsAlready);
  return {
    refusals: await replaceSection(deps, found, {
      section: given.section,
      shown: given.text,
      value: earlier.text,
      base: earlier.own.base,
      cause: "replaced",
      keptAs: "putBack",
    }),
  };
}

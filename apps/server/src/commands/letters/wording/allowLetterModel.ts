import { letterIds, letterKey } from "@boreal/domain/caseFile/letterValues";
import { contentOf } from "@boreal/domain/letters/contents";
import { suggestionPlace } from "@boreal/domain/letters/wordingAsked";
import type { Asker } from "../../../policies/actor.ts";
import { factsOf } from "../../../policies/facts.ts";
import { mayAllowLetterModel, mayWithdrawLetterModel } from "../../../policies/letters.ts";
import type { PlacedRefusal } from "../../deps.ts";
import { lockedNow, whyNotNow } from "../../refuse.ts";
import { findLetter, type LetterAsked } from "../findLetter.ts";
import { noModel, noPlace } from "./wordingRefusals.ts";
import { isAllowed, tellPages, withLetterModel, type WordingDeps } from "./withLetterModel.ts";

/** Every letter for which a wording can be suggested; none of them is about a child. */
const lettersWithPlace = letterIds
  .map(contentOf)
  .filter((content) => suggestionPlace(content) !== undefined)
  .flatMap(({ id, person }) => (person === "child" ? [] : [letterKey(id, { role: person })]));

/**
 * The applicant lets drafts of the letters of this application, with the facts in them, be given to the language model; or takes
 * that back, and suggestions on which nobody decided yet are gone at once (ADR 0252).
 */
export async function allowLetterModel(
  deps: WordingDeps,
  asker: Asker,
  given: LetterAsked & { readonly isAllowed: boolean },
): Promise<{ readonly refusals: readonly PlacedRefusal[] }> {
  const found = await findLetter(deps, asker, given);
  if ("refusals" in found) return found;
  const no = (...refusals: readonly PlacedRefusal[]) => ({ refusals });
  const facts = factsOf(found.loaded.row);
  const { languageModel: model } = deps;
  const [may, change] = given.isAllowed
    ? ([mayAllowLetterModel, "allowModel"] as const)
    : ([mayWithdrawLetterModel, "withdrawModel"] as const);
  if (!may(asker, facts)) return no(whyNotNow(asker, facts, change));
  if (!suggestionPlace(found.content)) return no(noPlace);
  if (given.isAllowed && model === undefined) return no(noModel);
  const done = await withLetterModel(deps, found, async ({ kept, write, log }) => {
    if (given.isAllowed ? isAllowed(deps, kept) : kept.allowedFor === null) return true;
    await write({ allowedFor: given.isAllowed ? (model?.runBy ?? null) : null });
    if (!given.isAllowed) for (const letter of lettersWithPlace) await write({ suggestion: null }, letter);
    await log(
      given.isAllowed ? "letterModelAllowed" : "letterModelWithdrawn",
      model ? { model: model.model, runBy: model.runBy } : {},
    );
    return true;
  });
  if (!done) return no(lockedNow(asker, facts));
  tellPages(deps, found);
  return no();
}

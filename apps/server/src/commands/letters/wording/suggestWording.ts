import { usableWording } from "@boreal/domain/letters/checks/checkWording";
import { suggestionPlace, wordingAsked, type WordingAsked } from "@boreal/domain/letters/wordingAsked";
import { readerFor } from "@boreal/domain/questionnaire/inUse";
import { maskedTexts } from "@boreal/reading/languageModel/maskedPrint";
import type { LanguageModel } from "@boreal/reading/languageModel/wordingWriter";
import type { Asker } from "../../../policies/actor.ts";
import { factsOf } from "../../../policies/facts.ts";
import { mayWriteLetter } from "../../../policies/letters.ts";
import type { PlacedRefusal } from "../../deps.ts";
import { lockedNow, whyNotNow } from "../../refuse.ts";
import { findLetter, type FoundLetter, type LetterAsked } from "../findLetter.ts";
import { settled } from "../saveLetterValues.ts";
import * as no from "./wordingRefusals.ts";
import { isAllowed, tellPages, withLetterModel, type WordingDeps } from "./withLetterModel.ts";

/** The model costs whoever runs the deployment: a person who tries wordings needs fewer. */
export const mostADay = 40;

type Refused = { readonly refusals: readonly PlacedRefusal[] };
const refuse = (...refusals: readonly PlacedRefusal[]): Refused => ({ refusals });

/** Boreal’s own draft of the section into which a suggestion may go, with the facts in it. Words of the firm in its place are not reworded. */
export function askedOf({ loaded: { caseFile }, content, person, written }: FoundLetter): WordingAsked | undefined {
  const place = suggestionPlace(content);
  const shown = written.draft.sections.find(({ section }) => section.id === place?.id);
  if (!place || shown?.section.lines !== place.lines) return undefined;
  return wordingAsked(content, { caseFile, main: readerFor(caseFile), person, language: written.draft.language });
}

/**
 * Asks the language model for another wording of one section, and keeps its answer for a person to decide on (ADR 0252). What is
 * sent is Boreal’s draft and the facts in it, with numbers masked; that it is sent, and of what kind, stands in the log before.
 */
export async function suggestWording(deps: WordingDeps, asker: Asker, given: LetterAsked): Promise<Refused> {
  const found = await findLetter(deps, asker, given);
  if ("refusals" in found) return found;
  const facts = factsOf(found.loaded.row);
  if (!mayWriteLetter(asker, facts, found.content.id)) return refuse(whyNotNow(asker, facts, "writeLetter"));
  if (found.isSettledForStudent) return refuse(settled);
  const asked = askedOf(found);
  if (!asked) return refuse(no.noPlace);
  const { languageModel: model } = deps;
  if (!model) return refuse(no.noModel);
  if (asked.hasGaps || asked.draft === "") return refuse(no.gapsFirst);
  const early = await noteQuestion(deps, found, { asked, model });
  if (early) return refuse(early === "locked" ? lockedNow(asker, facts) : early);
  const answer = await wordingOf(model, asked);
  if ("refused" in answer) return refuse(answer.refused);
  const kept = await withLetterModel(deps, found, async ({ kept: now, write }) => {
    // Taken back while it answered: the answer counts for nothing.
    if (!isAllowed(deps, now)) return no.modelNotAllowed;
    await write({ suggestion: { text: answer.text } });
    return "kept" as const;
  });
  if (kept !== "kept") return refuse(kept ?? lockedNow(asker, facts));
  tellPages(deps, found);
  return refuse();
}

/** What is sent stands in the log before it is sent: of which letter, which facts by their names, how long, and to whom. */
async function noteQuestion(
  deps: WordingDeps,
  found: FoundLetter,
  { asked, model }: { readonly asked: WordingAsked; readonly model: LanguageModel },
): Promise<PlacedRefusal | "locked" | undefined> {
  const day = found.loaded.caseFile.today;
  const noted = await withLetterModel(deps, found, async ({ kept, write, log }) => {
    if (!isAllowed(deps, kept)) return no.modelNotAllowed;
    const times = kept.asked?.day === day ? kept.asked.times : 0;
    if (times >= mostADay) return no.askedOften;
    await write({ asked: { day, times: times + 1 } });
    await log("letterModelAsked", {
      form: found.key,
      section: asked.section.id,
      language: asked.language,
      facts: asked.facts.map(({ name }) => name),
      characters: asked.draft.length,
      model: model.model,
      runBy: model.runBy,
    });
    return "noted" as const;
  });
  if (noted === undefined) return "locked";
  return noted === "noted" ? undefined : noted;
}

async function wordingOf(
  model: LanguageModel,
  { section, language, draft, facts, limit }: WordingAsked,
): Promise<{ readonly text: string } | { readonly refused: PlacedRefusal }> {
  const { texts, unmasked } = maskedTexts([draft, ...facts.map(({ value }) => value)]);
  const answer = await model.suggest({
    language,
    title: section.title[language],
    draft: texts[0] ?? "",
    facts: facts.map(({ name }, index) => ({ name, value: texts[index + 1] ?? "" })),
    limit,
  });
  if ("failed" in answer) return { refused: no.failures[answer.failed] };
  const usable = usableWording(unmasked(answer.wording), { language, limit });
  if ("unusable" in usable) return { refused: no.unusableWordings[usable.unusable] };
  const even = (text: string) => text.replaceAll(/\s+/gu, " ");
  return even(usable.text) === even(draft) ? { refused: no.sameWording } : usable;
}

import { checkWording, whyMarked, type CheckedSentence } from "@boreal/domain/letters/checks/checkWording";
import type { Stated } from "@boreal/domain/letters/checks/statedThings";
import type { Text } from "@boreal/domain/kernel/text";
import { draftLetter, sectionText } from "@boreal/domain/letters/draft";
import { textsOfWording } from "@boreal/domain/letters/wordingAsked";
import { readerFor } from "@boreal/domain/questionnaire/inUse";
import type { FoundLetter } from "../../commands/letters/findLetter.ts";
import { askedOf } from "../../commands/letters/wording/suggestWording.ts";
import { isAllowed } from "../../commands/letters/wording/withLetterModel.ts";
import type { Asker } from "../../policies/actor.ts";
import { factsOf } from "../../policies/facts.ts";
import { mayAllowLetterModel, mayWithdrawLetterModel, mayWriteLetter } from "../../policies/letters.ts";
import { readLetterModel } from "../../store/answers/letterModel.ts";
import type { GraphqlDeps } from "../context.ts";

export type SuggestionMark = Stated & { readonly because: Text };
export type SuggestedSentence = Omit<CheckedSentence, "unsupported"> & { readonly marks: readonly SuggestionMark[] };
export type LetterModelView = {
  readonly model: string;
  readonly runBy: string;
  readonly isAllowed: boolean;
  readonly may: readonly string[];
  readonly section: string;
  readonly suggestion: string | null;
  /** What the suggestion would take the place of: without the words of the firm around it. */
  readonly standing: string;
  readonly sentences: readonly SuggestedSentence[];
};

/** The language model of the deployment for one letter: what was allowed, and a suggestion on which nobody decided yet. */
export async function letterModelView(
  found: FoundLetter,
  asker: Asker,
  deps: GraphqlDeps,
): Promise<LetterModelView | null> {
  const { languageModel: model } = deps;
  const asked = model && askedOf(found);
  if (!asked) return null;
  const { loaded, key: letter, content, isSettledForStudent } = found;
  const facts = factsOf(loaded.row);
  const key = await deps.personKey(loaded.row.owner_id);
  const kept = await readLetterModel(deps.db, { key, applicationId: loaded.row.id, letter });
  const allowed = isAllowed(deps, kept);
  const mayWrite = mayWriteLetter(asker, facts, content.id) && !isSettledForStudent;
  const may = [
    ["allow", !allowed && mayAllowLetterModel(asker, facts)],
    ["withdraw", allowed && mayWithdrawLetterModel(asker, facts)],
    ["suggest", allowed && mayWrite],
    ["settle", mayWrite],
  ] as const;
  const suggestion = allowed ? (kept.suggestion?.text ?? null) : null;
  return {
    model: model.model,
    runBy: model.runBy,
    isAllowed: allowed,
    may: may.flatMap(([name, does]) => (does ? [name] : [])),
    section: asked.section.id,
    suggestion,
    standing: currentText(found, asked.section.id),
    sentences: checkWording(suggestion ?? "", textsOfWording(asked)).map(({ unsupported, ...sentence }) => ({
      ...sentence,
      marks: unsupported.map((one) => ({ ...one, because: whyMarked(one) })),
    })),
  };
}

function currentText({ loaded: { caseFile }, content, person, written }: FoundLetter, section: string): string {
  const { language } = written.draft;
  const draft = draftLetter(content, { caseFile, main: readerFor(caseFile), person, language });
  const drafted = draft.sections.find((one) => one.section.id === section);
  return drafted ? sectionText(drafted) : "";
}

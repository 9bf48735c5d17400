import { checkWording, isEdited, type CheckedSentence } from "@boreal/domain/letters/checks/checkWording";
import { draftLetter, sectionText } from "@boreal/domain/letters/draft";
import { withoutOwnText } from "@boreal/domain/letters/fromModel";
import { acceptedPath, textPath, type LetterSection } from "@boreal/domain/letters/letterContent";
import { cleaned } from "@boreal/domain/letters/prose/typedWords";
import { textsOfWording, type WordingAsked } from "@boreal/domain/letters/wordingAsked";
import { readerFor } from "@boreal/domain/questionnaire/inUse";
import type { Asker } from "../../../policies/actor.ts";
import { factsOf } from "../../../policies/facts.ts";
import { mayWriteLetter } from "../../../policies/letters.ts";
import { readLetterModel } from "../../../store/answers/letterModel.ts";
import type { PlacedRefusal } from "../../deps.ts";
import { brokenText, brokenTexts } from "../../fields/storedValues.ts";
import { writeEntries } from "../../fields/writeEntries.ts";
import { lockedNow, whyNotNow } from "../../refuse.ts";
import { findLetter, type FoundLetter, type LetterAsked } from "../findLetter.ts";
import { keepAs } from "../keepVersion.ts";
import { settled } from "../saveLetterValues.ts";
import { askedOf } from "./suggestWording.ts";
import * as no from "./wordingRefusals.ts";
import { tellPages, withLetterModel, type WordingDeps } from "./withLetterModel.ts";

/** What becomes of each marked sentence: what a person made of it, or nothing where it is left out. */
export type SentenceEdit = { readonly sentence: number; readonly text: string };

type Given = LetterAsked & {
  readonly isAccepted: boolean;
  /** The suggestion that the page showed. */
  readonly shown: string;
  readonly edits: readonly SentenceEdit[];
};

type Refused = { readonly refusals: readonly PlacedRefusal[] };
const refuse = (...refusals: readonly PlacedRefusal[]): Refused => ({ refusals });

/** A person takes a suggestion over, or rejects it. Only what the case holds is taken over, and what the person made of the rest. */
export async function settleSuggestion(deps: WordingDeps, asker: Asker, given: Given): Promise<Refused> {
  const found = await findLetter(deps, asker, given);
  if ("refusals" in found) return found;
  const { loaded, key: letter, content } = found;
  const facts = factsOf(loaded.row);
  if (!mayWriteLetter(asker, facts, content.id)) return refuse(whyNotNow(asker, facts, "writeLetter"));
  if (found.isSettledForStudent) return refuse(settled);
  const asked = askedOf(found);
  if (!asked) return refuse(no.noPlace);
  const key = await deps.personKey(loaded.row.owner_id);
  const { suggestion } = await readLetterModel(deps.db, { key, applicationId: loaded.row.id, letter });
  if (suggestion?.text !== given.shown) return refuse(no.suggestionGone);
  if (given.isAccepted) {
    const taken = takenOver(suggestion.text, asked, given.edits);
    if ("refused" in taken) return refuse(taken.refused);
    if (!(await accept(deps, found, { text: taken.text, asked }))) return refuse(lockedNow(asker, facts));
  }
  await withLetterModel(deps, found, async ({ kept, write }) => {
    if (kept.suggestion?.text === given.shown) await write({ suggestion: null });
  });
  tellPages(deps, found);
  return refuse();
}

type Taken = { readonly text: string } | { readonly refused: PlacedRefusal };

/** The sentences that stand, and what a person made of the marked ones. */
function takenOver(suggestion: string, asked: WordingAsked, edits: readonly SentenceEdit[]): Taken {
  if (brokenTexts(edits, "").length > 0) return { refused: brokenText };
  const sentences = checkWording(suggestion, textsOfWording(asked));
  const made = new Map(edits.map(({ sentence, text }) => [sentence, cleaned(text)]));
  const isMarked = ({ unsupported }: CheckedSentence) => unsupported.length > 0;
  if (sentences.some((one, index) => isMarked(one) !== made.has(index))) return { refused: no.suggestionMoved };
  if (made.size !== sentences.filter(isMarked).length) return { refused: no.suggestionMoved };
  let text = "";
  let startsParagraph = false;
  for (const [index, one] of sentences.entries()) {
    const edited = made.get(index);
    if (edited !== undefined && !isEdited(one, edited)) return { refused: no.stillMarked };
    startsParagraph ||= one.startsParagraph ?? false;
    const part = edited ?? one.text;
    if (part === "") continue;
    text += `${text === "" ? "" : startsParagraph ? "\n" : " "}${part}`;
    startsParagraph = false;
  }
  if (text === "") return { refused: no.nothingLeft };
  return [...text].length > asked.limit ? { refused: no.editedTooLong } : { text };
}

/** Into the person’s own text where they wrote one, else into the field of the suggestion; with what Boreal had written then. */
async function accept(
  deps: WordingDeps,
  found: FoundLetter,
  { text, asked }: { readonly text: string; readonly asked: WordingAsked },
): Promise<boolean> {
  const { loaded, actor, key } = found;
  const { id, suggestedInto } = asked.section;
  const own = textPath(id);
  const hasOwn = typeof loaded.caseFile.letters?.[key]?.[own] === "string";
  const path = hasOwn || suggestedInto === undefined ? own : suggestedInto;
  const saved = await deps.mutex(
    loaded.row.id,
    async () =>
      await writeEntries(deps, actor, loaded.row, {
        formKey: key,
        kind: "suggestionAccepted",
        changes: [
          { path, value: text, ...(path === own ? { base: composedNow(found, asked.section) } : {}) },
          { path: acceptedPath, value: text, base: asked.draft },
        ],
        before: keepAs(found, "proposed"),
      }),
  );
  return saved !== undefined;
}

/** What would stand in a section without anybody’s own text: Boreal’s words, and those of the firm around them. */
function composedNow(
  { loaded: { caseFile }, key, content, person, written, clauses }: FoundLetter,
  section: LetterSection,
) {
  const draft = draftLetter(content, {
    caseFile: withoutOwnText(caseFile, key, section),
    main: readerFor(caseFile),
    person,
    language: written.draft.language,
    clauses,
  });
  const composed = draft.sections.find((one) => one.section.id === section.id);
  return composed ? sectionText(composed) : "";
}

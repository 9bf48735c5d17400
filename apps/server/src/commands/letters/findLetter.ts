import { isLetterKey, letterKey, letterOfKey, type LetterKey } from "@boreal/domain/caseFile/letterValues";
import { decide } from "@boreal/domain/caseFile/rule";
import type { PersonRef } from "@boreal/domain/caseFile/personRole";
import { contentOf } from "@boreal/domain/letters/contents";
import type { Letter } from "@boreal/domain/letters/letter";
import type { LetterContent } from "@boreal/domain/letters/letterContent";
import { letterOfCase, type LetterOfCase } from "@boreal/domain/letters/letterOfCase";
import { peopleOfLetter } from "@boreal/domain/letters/peopleOfLetter";
import { letterOf } from "@boreal/domain/letters/letters";
import type { Language } from "@boreal/domain/kernel/text";
import { readerFor } from "@boreal/domain/questionnaire/inUse";
import type { Actor, Asker } from "../../policies/actor.ts";
import { isInScope } from "../../policies/applications.ts";
import { factsOf } from "../../policies/facts.ts";
import { mayReadLetter } from "../../policies/letters.ts";
import type { Answerer } from "../../policies/sections.ts";
import type { LoadedCase } from "../../store/cases/loadCaseFile.ts";
import { listLetterClauses } from "../../store/letters/letterClauses.ts";
import { notFound, says, type CommandDeps, type PlacedRefusal } from "../deps.ts";
import { loadCaseFor } from "../loadCaseFor.ts";
import { notReady, whyNot } from "../refuse.ts";

export type LetterAsked = { readonly applicationId: string; readonly letterKey: string; readonly language?: Language };

/** `By`: who asked for it; somebody with an account, unless it is said that an invited person may be. */
export type FoundLetter<By extends NonNullable<Answerer> = Actor> = {
  readonly loaded: LoadedCase;
  readonly actor: By;
  readonly key: LetterKey;
  readonly letter: Letter;
  readonly content: LetterContent;
  readonly person: PersonRef;
  readonly written: LetterOfCase;
  /** Every version of what the firm says in it. */
  readonly clauses: Awaited<ReturnType<typeof listLetterClauses>>;
  /** A letter that somebody settled is only read by the applicant (document 3 section 4.4). */
  readonly isSettledForStudent: boolean;
};

/** The same for an invited person, who finds no other letter than the one in which they speak. */
export type LetterOfAnyone = FoundLetter<NonNullable<Answerer>>;

export type NoLetter = { readonly refusals: readonly PlacedRefusal[] };

export const unknownLetter = says("unknownLetter", {
  en: "This letter does not exist in this application. Open the letter from the plan.",
  fr: "Cette demande n’a pas cette lettre. Ouvrez la lettre à partir du plan.",
});
export const nobodyWrites = says("letterOfNobody", {
  en: "Nobody of this application writes this letter. Open the letter from the plan.",
  fr: "Personne dans cette demande n’écrit cette lettre. Ouvrez la lettre à partir du plan.",
});

/** One letter of one person as it stands, for those who may read it. */
export async function findLetter(deps: CommandDeps, asker: Asker, asked: LetterAsked): Promise<FoundLetter | NoLetter> {
  const refuse = (...refusals: PlacedRefusal[]): NoLetter => ({ refusals });
  const early = notReady(asker);
  if (early || asker === null) return refuse(early ?? notFound);
  const loaded = await loadCaseFor(deps, asker, asked.applicationId);
  const facts = loaded && factsOf(loaded.row);
  if (!loaded || !facts || !isInScope(asker, facts)) return refuse(notFound);
  const { letterKey: key } = asked;
  if (!isLetterKey(key)) return refuse(unknownLetter);
  const [letter, content] = [letterOf(letterOfKey(key)), contentOf(letterOfKey(key))];
  if (!letter?.appliesTo.includes(facts.type)) return refuse(unknownLetter);
  if (!mayReadLetter(asker, facts, content.id)) return refuse(whyNot(asker));
  const main = readerFor(loaded.caseFile);
  const person = peopleOfLetter(content, main).find((one) => letterKey(content.id, one) === key);
  if (!person) return refuse(nobodyWrites);
  const permissions = decide(letter.studentPermissions, main.fresh()).value;
  return {
    ...(await draftedLetter(deps, { loaded, content, person, language: asked.language })),
    actor: asker,
    letter,
    isSettledForStudent: asker.role === "student" && !permissions.includes("Upload"),
  };
}

type ToDraft = Pick<FoundLetter, "loaded" | "content" | "person"> & { readonly language: Language | undefined };

/** With what the firm says in it. */
export async function draftedLetter(deps: Pick<CommandDeps, "db">, { loaded, content, person, language }: ToDraft) {
  const clauses = await listLetterClauses(deps.db, content.id);
  const { caseFile } = loaded;
  const of = { caseFile, main: readerFor(caseFile), person, clauses, ...(language ? { language } : {}) };
  return { loaded, key: letterKey(content.id, person), content, person, clauses, written: letterOfCase(content, of) };
}

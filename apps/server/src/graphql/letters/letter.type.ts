import { FormReader } from "@boreal/domain/forms/formReader";
import { asForm } from "@boreal/domain/letters/letterContent";
import { describedForm, type DescribedForm } from "@boreal/domain/letters/described/describedForm";
import { rulesVersion } from "@boreal/domain/plan/plan";
import { readerFor } from "@boreal/domain/questionnaire/inUse";
import { writtenLetter } from "@boreal/domain/letters/letterFormat";
import { isFileBehind, letterText, standingOf } from "@boreal/domain/letters/letterStands";
import type { LetterCheck } from "@boreal/domain/letters/checks/check";
import { checksAgainstOthers } from "../../commands/letters/compareLetter.ts";
import { findLetter, type FoundLetter } from "../../commands/letters/findLetter.ts";
import type { Asker } from "../../policies/actor.ts";
import { factsOf } from "../../policies/facts.ts";
import { mayComment } from "../../policies/letterComments.ts";
import { letterAbilities } from "../../policies/letters.ts";
import { caseAsSeen } from "../applications/caseAsSeen.ts";
import { builder } from "../builder.ts";
import type { OpenCase } from "../context.ts";
import { LetterModelRef, LetterRef, RefusalRef, Text_ } from "../refs.ts";
import { letterModelView } from "./letterModelView.ts";
import { sectionsForPage } from "./sectionsForPage.ts";

/** One letter as it is drafted, with what a page needs to show and change it. */
export function addLetterQuery(): void {
  LetterRef.implement({
    fields: (t) => ({
      refusals: t.field({ type: [RefusalRef], resolve: (found) => ("refusals" in found ? found.refusals : []) }),
      written: t.field({
        type: "JSON",
        nullable: true,
        description:
          "boreal-letter/1; each section also with its text and, where facts changed since somebody wrote their own, what would be written now.",
        resolve: async (found, _, { deps }) =>
          "refusals" in found ? null : written(found, await checksAgainstOthers(deps, found)),
      }),
      asked: t.field({
        type: "JSON",
        nullable: true,
        description:
          "What it asks now, with what fills it in of the case as this reader is told it: a page draws it without the definition of the letter.",
        resolve: async (found, _, { actor, openCase }) => {
          const open = "refusals" in found ? undefined : await openCase(found.loaded.row.id);
          return open === undefined || "refusals" in found ? null : askedOfReader(found, actor, open);
        },
      }),
      text: t.string({
        nullable: true,
        description: "The whole text, by which it is confirmed.",
        resolve: (found) => ("refusals" in found ? null : letterText(found.written.draft)),
      }),
      standing: t.string({
        nullable: true,
        description: "untouched, written, confirmed, changedSinceConfirmed",
        resolve: (found) => ("refusals" in found ? null : standingOf(found.written.draft, found.loaded.caseFile)),
      }),
      isFileBehind: t.boolean({
        nullable: true,
        description: "Whether the file in the vault says something else by now; null where none was made.",
        resolve: (found) =>
          "refusals" in found ? null : (isFileBehind(found.written.draft, found.loaded.caseFile) ?? null),
      }),
      words: t.int({ nullable: true, resolve: (found) => ("refusals" in found ? null : found.written.draft.words) }),
      may: t.stringList({ resolve: (found) => ("refusals" in found ? [] : mayOf(found)) }),
      languageModel: t.field({
        type: LetterModelRef,
        nullable: true,
        description:
          "The language model of this deployment; null where there is none, and for letters of which it is not asked.",
        resolve: async (found, _, { actor, deps }) =>
          "refusals" in found ? null : await letterModelView(found, actor, deps),
      }),
      waiting: t.field({
        type: Text_,
        nullable: true,
        description: "Who writes it, and what comes next.",
        resolve: (found) => ("refusals" in found ? null : found.content.waiting),
      }),
    }),
  });
  builder.queryField("letter", (t) =>
    t.field({
      type: LetterRef,
      description: "A letter of one person as it stands; refusals say why there is none.",
      args: {
        applicationId: t.arg.id({ required: true }),
        letterKey: t.arg.string({ required: true }),
        language: t.arg.string({ description: "en or fr; else that of the letter." }),
      },
      resolve: async (_, { applicationId, letterKey, language }, { actor, deps }) =>
        await findLetter(deps, actor, {
          applicationId,
          letterKey,
          ...(language === "en" || language === "fr" ? { language } : {}),
        }),
    }),
  );
}

function askedOfReader({ content, person }: FoundLetter, asker: Asker, open: OpenCase): DescribedForm {
  const seen = caseAsSeen(asker, open);
  const form = asForm(content);
  return describedForm(form, { the: FormReader.of(form, seen, readerFor(seen), person) });
}

function mayOf({ actor, loaded, content, isSettledForStudent }: FoundLetter): string[] {
  const facts = factsOf(loaded.row);
  const may = [
    ...letterAbilities(actor, facts, content.id),
    ...(mayComment(actor, facts, content.id) ? ["comment"] : []),
  ];
  return may.filter((what) => !isSettledForStudent || what === "read" || what === "generate");
}

function written({ written: { draft, checks: ofCase } }: FoundLetter, againstOthers: readonly LetterCheck[]) {
  const checks = [...againstOthers, ...ofCase];
  return {
    ...writtenLetter(draft, checks, rulesVersion),
    sections: sectionsForPage(draft),
    checks: checks.map(({ id, because, section }) => ({ id, because, section: section ?? null })),
  };
}

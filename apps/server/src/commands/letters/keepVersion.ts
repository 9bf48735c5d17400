import { randomUUID } from "node:crypto";
import {
  causeBefore,
  keptLetter,
  type KeptLetter,
  type VersionCause,
} from "@boreal/domain/letters/versions/letterVersion";
import { standingOf } from "@boreal/domain/letters/letterStands";
import { appendVersion, lastWriterOf } from "../../store/letters/letterVersions.ts";
import type { BeforeWriting } from "../fields/writeEntries.ts";
import { writerOf } from "../../policies/sections.ts";
import type { LetterOfAnyone } from "./findLetter.ts";

type Writing = Parameters<BeforeWriting>[0];

/** The whole text of a letter as it stands, with what Boreal had written where somebody wrote their own. */
export const keptNow = ({ key, loaded, written }: LetterOfAnyone): KeptLetter =>
  keptLetter(key, written.draft, loaded.caseFile.letterBases?.[key]);

export async function keepVersion(
  { loaded, actor }: LetterOfAnyone,
  { tx, key, at }: Pick<Writing, "tx" | "key" | "at">,
  { kept, cause }: { readonly kept: KeptLetter; readonly cause: VersionCause },
): Promise<void> {
  await appendVersion(tx, key, {
    applicationId: loaded.row.id,
    id: randomUUID(),
    kept,
    cause,
    by: writerOf(actor),
    at,
  });
}

/** Keeps the text with what is written because of it, such as a confirmation. */
export const keepAs =
  (found: LetterOfAnyone, cause: VersionCause): BeforeWriting =>
  async (writing) =>
    await keepVersion(found, writing, { kept: keptNow(found), cause });

/** Keeps the text before somebody changes what another person wrote, or gives an own text up. */
export const keepWhatStands =
  (found: LetterOfAnyone): BeforeWriting =>
  async (writing) => {
    const { actor, loaded, written, key: letter } = found;
    const cause = causeBefore({
      writer: writerOf(actor),
      lastWriter: await lastWriterOf(writing.tx, writing.key, { applicationId: loaded.row.id, letter }),
      isUntouched: standingOf(written.draft, loaded.caseFile) === "untouched",
      changes: writing.write,
    });
    if (cause) await keepVersion(found, writing, { kept: keptNow(found), cause });
  };

import { readerFor } from "@boreal/domain/questionnaire/inUse";
import { letterFile, type LetterFileKind } from "../../output/letters/letterFile.ts";
import type { Asker } from "../../policies/actor.ts";
import { factsOf } from "../../policies/facts.ts";
import { mayGenerateLetter } from "../../policies/letters.ts";
import { readLetterhead } from "../../store/letterhead.ts";
import { readFirmLines } from "../../store/office/firm.ts";
import type { CommandDeps } from "../deps.ts";
import { noteHandedOut, type Logged } from "../handedOut.ts";
import { whyNot } from "../refuse.ts";
import { noteFingerprints } from "./compareLetter.ts";
import { findLetter, type FoundLetter, type LetterAsked, type NoLetter } from "./findLetter.ts";

export type OpenedLetter = {
  readonly bytes: Buffer;
  readonly logged: Logged;
  /** Without a name of anybody: it is seen in lists of downloads. */
  readonly fileName: string;
};

/** A letter as the file that is sent, for whoever may generate it; each time is an event. */
export async function openLetter(
  deps: CommandDeps,
  asker: Asker,
  asked: LetterAsked & { readonly kind: LetterFileKind },
): Promise<OpenedLetter | NoLetter> {
  const found = await findLetter(deps, asker, asked);
  if ("refusals" in found) return found;
  const { loaded, content, key, actor, written } = found;
  if (!mayGenerateLetter(asker, factsOf(loaded.row), content.id)) return { refusals: [whyNot(asker)] };
  const bytes = await fileOfLetter(deps, found, asked.kind);
  await noteFingerprints(deps, found, "handedOut");
  const logged = await noteHandedOut(deps, {
    applicationId: loaded.row.id,
    actorId: actor.userId,
    kind: "letterGenerated",
    subject: { form: key, language: written.draft.language, kind: asked.kind },
  });
  return { bytes, logged, fileName: fileNameOf(found, asked.kind) };
}

export const fileNameOf = ({ letter, written }: FoundLetter, kind: LetterFileKind): string =>
  `${letter.slug}-${written.draft.language}.${kind}`;

export async function fileOfLetter(deps: CommandDeps, found: FoundLetter, kind: LetterFileKind): Promise<Buffer> {
  const { caseFile } = found.loaded;
  const { letterhead: picture } = await readLetterhead(deps.db);
  return await letterFile(found.written.draft, {
    kind,
    caseFile,
    main: readerFor(caseFile),
    picture,
    letterhead: await readFirmLines(deps.db),
  });
}

import { sectionText } from "@boreal/domain/letters/draft";
import { asForm, textPath } from "@boreal/domain/letters/letterContent";
import type { KeptLetter, VersionCause } from "@boreal/domain/letters/versions/letterVersion";
import { says, type CommandDeps, type PlacedRefusal } from "../deps.ts";
import { writeEntries, type BeforeWriting } from "../fields/writeEntries.ts";
import { entryRefusal } from "../forms/formValueChecks.ts";
import { lockedNow } from "../refuse.ts";
import { factsOf } from "../../policies/facts.ts";
import type { FoundLetter } from "./findLetter.ts";
import { keepVersion, keptNow } from "./keepVersion.ts";

const sectionMoved = says("letterMoved", {
  en: "This section changed in the meantime. Look at it again, then decide.",
  fr: "Cette section a changé entre-temps. Relisez-la, puis décidez.",
});

/** The text of a section as the letter reads now. */
export const textOfSection = ({ written }: FoundLetter, id: string): string | undefined => {
  const found = written.draft.sections.find(({ section }) => section.id === id);
  return found && sectionText(found);
};

type Replacing = {
  readonly section: string;
  /** What the page showed there. */
  readonly shown: string;
  readonly value: string;
  readonly base: string | undefined;
  /** Why what stands is kept before. */
  readonly cause: VersionCause;
  /** Why the new text is kept, too. */
  readonly keptAs?: VersionCause;
  /** Written with it, or neither is. */
  readonly also?: BeforeWriting;
};

/** Puts a text in the place of a section as somebody’s own, unless the section says something else by now; what stood is kept. */
export async function replaceSection(
  deps: CommandDeps,
  found: FoundLetter,
  { section, shown, value, base, cause, keptAs, also }: Replacing,
): Promise<readonly PlacedRefusal[]> {
  const { loaded, actor, key, content } = found;
  const path = textPath(section);
  if (textOfSection(found, section) !== shown) return [sectionMoved];
  const change = { path, value, ...(base === undefined ? {} : { base }) };
  const refused = entryRefusal(asForm(content), change);
  if (refused) return [refused];
  const version = loaded.formValues.find((one) => one.formKey === key && one.path === path)?.version ?? 0;
  const before: BeforeWriting = async (writing) => {
    const stood = keptNow(found);
    await keepVersion(found, writing, { kept: stood, cause });
    if (keptAs) await keepVersion(found, writing, { kept: withText(stood, section, { value, base }), cause: keptAs });
    await also?.(writing);
  };
  const saved = await deps.mutex(
    loaded.row.id,
    async () =>
      await writeEntries(deps, actor, loaded.row, {
        formKey: key,
        kind: "letterSaved",
        changes: [{ ...change, baseVersion: version }],
        before,
      }),
  );
  if (!saved) return [lockedNow(actor, factsOf(loaded.row))];
  return saved.conflicts.length > 0 ? [sectionMoved] : [];
}

const withText = (
  kept: KeptLetter,
  id: string,
  { value, base }: { readonly value: string; readonly base: string | undefined },
): KeptLetter => ({
  ...kept,
  sections: kept.sections.map((one) =>
    one.id === id ? { ...one, text: value, own: base === undefined ? {} : { base } } : one,
  ),
});

import { isVersionCause, versionCauses } from "@boreal/domain/letters/versions/letterVersion";
import type { CommandDeps } from "../../commands/deps.ts";
import { findLetter, type FoundLetter } from "../../commands/letters/findLetter.ts";
import { putBackLetterText } from "../../commands/letters/putBackLetterText.ts";
import { mayWriteLetter } from "../../policies/letters.ts";
import { listVersions, openVersion } from "../../store/letters/letterVersions.ts";
import { builder } from "../builder.ts";
import { fullName } from "../fullName.ts";
import { LetterRef, LetterResultRef, LetterVersionRef, Text_ } from "../refs.ts";

/** Earlier texts of a letter, and how one of them comes back. */
export function addLetterVersions(): void {
  LetterVersionRef.implement({
    description: "What a letter said at one moment (ADR 0251).",
    fields: (t) => ({
      id: t.id({ resolve: ({ row }) => row.id }),
      cause: t.field({
        type: Text_,
        description: "Why it was kept; {name} stands for whoever did it.",
        resolve: ({ row: { cause } }) => versionCauses[isVersionCause(cause) ? cause : "began"],
      }),
      byName: t.string({
        nullable: true,
        resolve: async ({ row }, _, { account }) => fullName(await account(row.keptBy)),
      }),
      keptAt: t.field({ type: "DateTime", resolve: ({ row }) => row.keptAt }),
      sections: t.field({
        type: "JSON",
        description: "Each section with its title and text; `own` where somebody wrote it.",
        resolve: ({ kept }) => kept.sections,
      }),
    }),
  });
  builder.objectField(LetterRef, "versions", (t) =>
    t.field({
      type: [LetterVersionRef],
      description: "Earlier texts, the newest first.",
      resolve: async (found, _, { deps }) => ("refusals" in found ? [] : await versionsOf(deps, found)),
    }),
  );
  builder.queryField("letterVersions", (t) =>
    t.field({
      type: [LetterVersionRef],
      description: "Some of the earlier texts of a letter, as they are compared.",
      args: {
        applicationId: t.arg.id({ required: true }),
        letterKey: t.arg.string({ required: true }),
        ids: t.arg.idList({ required: true }),
      },
      resolve: async (_, { ids, ...asked }, { actor, deps }) => {
        const found = await findLetter(deps, actor, asked);
        return "refusals" in found ? [] : (await versionsOf(deps, found)).filter(({ row }) => ids.includes(row.id));
      },
    }),
  );
  builder.mutationField("putBackLetterText", (t) =>
    t.field({
      type: LetterResultRef,
      extensions: { policy: mayWriteLetter },
      description: "Puts the own text of an earlier version in the place of a section.",
      args: {
        applicationId: t.arg.id({ required: true }),
        letterKey: t.arg.string({ required: true }),
        versionId: t.arg.id({ required: true }),
        section: t.arg.string({ required: true }),
        text: t.arg.string({ required: true, description: "What the page showed of the section." }),
      },
      resolve: async (_, given, { actor, deps, thenInvalidate }) => ({
        fileId: null,
        ...(await thenInvalidate(putBackLetterText(deps, actor, given))),
      }),
    }),
  );
}

async function versionsOf(deps: CommandDeps, { loaded, key: letter }: FoundLetter) {
  const key = await deps.personKey(loaded.row.owner_id);
  const rows = await listVersions(deps.db, key, { applicationId: loaded.row.id, letter });
  return rows.map((row) => ({ row, kept: openVersion(key, row) }));
}

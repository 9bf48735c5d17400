import { removeNote, writeNote } from "../../commands/desk/notes.ts";
import { mayReadNote, mayRemoveNote, mayWriteNote } from "../../policies/desk/notes.ts";
import { listNotes, openNote } from "../../store/desk/notes.ts";
import { builder } from "../builder.ts";
import { fullName } from "../fullName.ts";
import { ApplicationRef, ApplicationResultRef, CaseNoteRef } from "../refs.ts";

export function addNoteTypes(): void {
  CaseNoteRef.implement({
    description:
      "What somebody of the legal team wrote down about a case. Never told to the applicant or to outsiders.",
    fields: (t) => ({
      id: t.id({ resolve: ({ row }) => row.id }),
      body: t.exposeString("body"),
      isShared: t.boolean({
        description: "With the whole team of the case; else of who wrote it alone.",
        resolve: ({ row }) => row.isShared,
      }),
      byName: t.string({
        nullable: true,
        resolve: async ({ row }, _, { account }) => fullName(await account(row.writtenBy)),
      }),
      writtenAt: t.field({ type: "DateTime", resolve: ({ row }) => row.writtenAt }),
      mayRemove: t.exposeBoolean("mayRemove"),
    }),
  });
  builder.objectField(ApplicationRef, "notes", (t) =>
    t.field({
      type: [CaseNoteRef],
      description: "Notes that this reader may know, the newest first.",
      resolve: async ({ row: { id, owner_id }, facts }, _, { actor, deps }) => {
        if (actor === null || !mayWriteNote(actor, facts)) return [];
        const [key, rows] = await Promise.all([
          deps.personKey(owner_id),
          listNotes(deps.db, { applicationId: id, readerId: actor.userId }),
        ]);
        return rows
          .filter((row) => mayReadNote(actor, facts, row))
          .map((row) => ({ row, body: openNote(key, row), mayRemove: mayRemoveNote(actor, facts, row) }));
      },
    }),
  );
}

export function addNoteMutations(): void {
  builder.mutationFields((t) => ({
    writeNote: t.field({
      type: ApplicationResultRef,
      extensions: { policy: mayWriteNote },
      args: {
        applicationId: t.arg.id({ required: true }),
        key: t.arg.id({ required: true, description: "Made by the page: the same note sent again is one note." }),
        body: t.arg.string({ required: true }),
        isShared: t.arg.boolean({ required: true }),
      },
      resolve: async (_, given, { actor, deps, thenInvalidate }) => await thenInvalidate(writeNote(deps, actor, given)),
    }),
    removeNote: t.field({
      type: ApplicationResultRef,
      extensions: { policy: mayRemoveNote },
      args: { applicationId: t.arg.id({ required: true }), noteId: t.arg.id({ required: true }) },
      resolve: async (_, given, { actor, deps, thenInvalidate }) =>
        await thenInvalidate(removeNote(deps, actor, given)),
    }),
  }));
}

import { mayBuildPackage } from "../../policies/desk/filingPackages.ts";
import { openManifest, packageOfFiling } from "../../store/cases/filingPackages.ts";
import { listTicks } from "../../store/cases/filingTicks.ts";
import type { GraphqlContext, OpenCase } from "../context.ts";
import { FilingPackageFileRef } from "../filing/filingPackage.type.ts";
import { filesOfManifest } from "../filing/listedFiles.ts";
import { Text_ } from "../refs.ts";
import { changesSinceFiling } from "./changesSinceFiling.ts";
import { filedFilesFor, filedFormsOf } from "./filedView.ts";
import { FiledChangeRef, FiledFileRef, FiledFormRef, FilingRef } from "./lifecycleRefs.ts";

type FilingOf = { readonly statusChangeId: string; readonly open: OpenCase };

/** All of a case is in it, so only those who may put one together see what is in it. */
async function sentPackage({ actor, deps }: GraphqlContext, { statusChangeId, open }: FilingOf) {
  if (!mayBuildPackage(actor, open.facts) || open.loaded.withheld) return undefined;
  const row = await packageOfFiling(deps.db, statusChangeId);
  if (row === undefined) return undefined;
  const key = await deps.personKey(row.ownerId);
  return {
    row,
    manifest: openManifest(key, row),
    ticks: await listTicks(deps.db, key, row.applicationId, statusChangeId),
  };
}

/** What was filed: the forms and the files of that day, and the plan as it was. */
export function addFiling(): void {
  FilingRef.implement({
    fields: (t) => ({
      id: t.id({ resolve: ({ statusChangeId }) => statusChangeId }),
      filedOn: t.string({ resolve: ({ contents }) => contents.filedOn }),
      confirmationNumber: t.string({ nullable: true, resolve: ({ contents }) => contents.confirmationNumber }),
      files: t.field({
        type: [FiledFileRef],
        description: "Those on pages that the reader may open.",
        resolve: async ({ contents, open }, _, context) => await filedFilesFor(context, open, contents),
      }),
      forms: t.field({ type: [Text_], resolve: ({ contents }) => contents.forms.map(({ title }) => title) }),
      filedForms: t.field({
        type: [FiledFormRef],
        description: "The same with whose each form is.",
        resolve: ({ contents }) => [...filedFormsOf(contents)],
      }),
      formsAreFilled: t.boolean({
        description:
          "The forms are those that were filled in; else all that were needed, as filings before 2026-11-28 kept them.",
        resolve: ({ contents }) => contents.formsAreFilled ?? false,
      }),
      packageId: t.id({
        nullable: true,
        description: "The package that was sent, for whoever may put one together.",
        resolve: async (filing, _, context) => (await sentPackage(context, filing))?.row.id ?? null,
      }),
      packageFiles: t.field({
        type: [FilingPackageFileRef],
        description: "Each file of it by its name, hash and edition, with who uploaded it.",
        resolve: async (filing, _, context) => {
          const sent = await sentPackage(context, filing);
          return sent ? [...filesOfManifest(sent.manifest, sent.ticks)] : [];
        },
      }),
      changes: t.field({
        type: [FiledChangeRef],
        nullable: true,
        description:
          "What is another one today than it was then; null where the filing kept no case, and for readers of a part.",
        resolve: async ({ contents, open }, _, context) => {
          const changes = await changesSinceFiling(context, open, contents);
          return changes && [...changes];
        },
      }),
      plan: t.field({
        type: "JSON",
        description: "boreal-plan/1 of that day.",
        resolve: ({ contents }) => contents.plan,
      }),
    }),
  });
  FiledChangeRef.implement({
    fields: (t) => ({
      what: t.exposeString("what", { description: "person, answer, document, form" }),
      of: t.field({
        type: Text_,
        nullable: true,
        description: "The form and whose it is, of a line of a form.",
        resolve: ({ of }) => of,
      }),
      name: t.field({ type: Text_, resolve: ({ name }) => name }),
      before: t.field({ type: Text_, nullable: true, resolve: ({ before }) => before }),
      after: t.field({ type: Text_, nullable: true, resolve: ({ after }) => after }),
    }),
  });
  FiledFormRef.implement({
    fields: (t) => ({
      title: t.field({ type: Text_, resolve: ({ title }) => title }),
      person: t.exposeString("person"),
      childNumber: t.exposeInt("childNumber", { nullable: true }),
    }),
  });
  FiledFileRef.implement({
    fields: (t) => ({
      fileId: t.exposeID("fileId"),
      page: t.exposeString("page"),
      pageName: t.field({ type: Text_, resolve: ({ pageName }) => pageName }),
      slot: t.exposeString("slot", { nullable: true }),
      documentType: t.exposeString("documentType", { nullable: true }),
      name: t.exposeString("shownName", {
        nullable: true,
        description: "As it was called that day; null where that was not kept and the file is gone.",
      }),
      isInCase: t.exposeBoolean("isInCase", {
        description: "It lies in the case today; else it was deleted or replaced since.",
      }),
      opens: t.exposeBoolean("opens", { description: "It is still kept, and the reader may open it." }),
    }),
  });
}

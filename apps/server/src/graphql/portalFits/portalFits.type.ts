import { fitForPortal, type FitAnswer } from "../../commands/documents/fitForPortal.ts";
import { mayFitForPortal } from "../../policies/documents.ts";
import { shownName } from "../../store/documents/caseDocument.ts";
import { filesOfSlot, inputsOf, listFitsOf, openReport, type PortalFitRow } from "../../store/documents/portalFits.ts";
import { pageFacts } from "../../store/documents/vaultPlace.ts";
import { builder } from "../builder.ts";
import { RefusalRef, Text_ } from "../refs.ts";
import { wordsOfFit, type FitWords } from "./fitWords.ts";

type FitView = FitWords & { readonly row: PortalFitRow; readonly isStale: boolean };

const PortalFitRef = builder.objectRef<FitView>("PortalFit");
const PortalFitResultRef = builder.objectRef<FitAnswer>("PortalFitResult");

export function addPortalFits(): void {
  PortalFitRef.implement({
    description: "The files of one slot merged for a portal of the authority. It is no document of the case.",
    fields: (t) => ({
      id: t.id({ resolve: ({ row }) => row.id }),
      portal: t.string({ resolve: ({ row }) => row.portal }),
      state: t.string({
        description: "waiting, running, fitted (there is a file), tooLarge, refused, failed",
        resolve: ({ row }) => row.state,
      }),
      isStale: t.exposeBoolean("isStale", {
        description: "The slot holds other files now; the merged file is withheld.",
      }),
      bytes: t.float({ nullable: true, resolve: ({ row }) => row.bytes }),
      summary: t.field({ type: [Text_], resolve: ({ summary }) => [...summary] }),
      warnings: t.field({ type: [Text_], resolve: ({ warnings }) => [...warnings] }),
      pages: t.field({ type: [Text_], description: "What was done to each page.", resolve: ({ pages }) => [...pages] }),
    }),
  });
  PortalFitResultRef.implement({
    fields: (t) => ({
      fitId: t.id({ nullable: true, resolve: ({ fitId }) => fitId }),
      refusals: t.field({ type: [RefusalRef], resolve: ({ refusals }) => [...refusals] }),
    }),
  });
  builder.queryField("portalFits", (t) =>
    t.field({
      type: [PortalFitRef],
      description: "What was merged of a slot for portals, newest first; nothing for those who may not open its files.",
      args: {
        applicationId: t.arg.id({ required: true }),
        page: t.arg.string({ required: true }),
        slot: t.arg.string({ required: true }),
        childNumber: t.arg.int(),
      },
      resolve: async (_, args, { actor, deps, openCase }): Promise<FitView[]> => {
        const open = await openCase(args.applicationId);
        const place = { ...args, childNumber: args.childNumber ?? null };
        if (!open || !mayFitForPortal(actor, open.facts, pageFacts(open.loaded, args.page, place.childNumber)))
          return [];
        const files = await filesOfSlot(deps.db, place);
        const key = await deps.personKey(open.loaded.row.owner_id);
        const names = files.map((file) => shownName(key, file));
        return (await listFitsOf(deps.db, place)).map((row): FitView => {
          const isStale = inputsOf(files) !== row.inputs;
          const stored = isStale ? undefined : openReport(key, row);
          const words = stored
            ? wordsOfFit(
                stored,
                (file) => names[file] ?? "",
                (id) => names[files.findIndex((file) => file.id === id)] ?? "",
              )
            : { summary: [], warnings: [], pages: [] };
          return { row, isStale, ...words };
        });
      },
    }),
  );
}

export function addPortalFitMutation(): void {
  builder.mutationField("fitForPortal", (t) =>
    t.field({
      type: PortalFitResultRef,
      extensions: { policy: mayFitForPortal },
      args: {
        applicationId: t.arg.id({ required: true }),
        page: t.arg.string({ required: true }),
        slot: t.arg.string({ required: true }),
        childNumber: t.arg.int(),
        portal: t.arg.string({ required: true }),
      },
      resolve: (_, args, { actor, deps }) =>
        fitForPortal(deps, actor, { ...args, childNumber: args.childNumber ?? null }),
    }),
  );
}

import type { ClientLine } from "../../commands/clientImport/clientLine.ts";
import { importClients } from "../../commands/clientImport/importClients.ts";
import { previewClients } from "../../commands/clientImport/previewClients.ts";
import { undoClientImport, undoFor } from "../../commands/clientImport/undoClientImport.ts";
import { hasRole } from "../../policies/actor.ts";
import { mayImportClients, mayUndoImport } from "../../policies/desk/clientImports.ts";
import { listImports } from "../../store/clientImports/clientImports.ts";
import { factsOf } from "../../policies/facts.ts";
import { maySeeApplication } from "../../policies/applications.ts";
import { readApplicationRows } from "../../store/cases/caseRow.ts";
import { builder } from "../builder.ts";
import type { ApplicationView, GraphqlContext } from "../context.ts";
import { redactedFindings } from "../conflicts/redactedConflicts.ts";
import { fullName } from "../fullName.ts";
import {
  ClientImportRef,
  ImportedClientRef,
  ImportedClientsRef,
  LineFaultRef,
  PeopleFoundRef,
  PreviewedClientRef,
  UndoneImportRef,
} from "../clientRefs.ts";
import { ApplicationRef, RefusalRef } from "../refs.ts";

const ClientLineInput = builder.inputType("ClientLineInput", {
  description: "One line of a list of clients, as it was typed there.",
  fields: (t) => ({
    line: t.int({ required: true }),
    name: t.string({ description: "The whole name, where the list has it in one column." }),
    lastName: t.string(),
    firstName: t.string(),
    email: t.string(),
    telephone: t.string(),
    birthday: t.string(),
    language: t.string(),
    type: t.string({ description: "The type of the application by its id." }),
    number: t.string(),
    staff: t.string({ description: "The address or the name of who works on it." }),
    note: t.string(),
  }),
});

const ImportDefaultsInput = builder.inputType("ClientDefaultsInput", {
  description: "What counts where a line says nothing.",
  fields: (t) => ({
    language: t.string({ required: true, description: "en or fr" }),
    type: t.string(),
    staffId: t.id(),
  }),
});

type GivenDefaults = {
  readonly language: string;
  readonly type?: string | null | undefined;
  readonly staffId?: string | null | undefined;
};

const defaultsOf = ({ language, type, staffId }: GivenDefaults) => ({
  language: language === "fr" ? ("fr" as const) : ("en" as const),
  type: type ?? null,
  staffId: staffId ?? null,
});

export function addClientImportTypes(): void {
  PreviewedClientRef.implement({
    description: "What would become of one line.",
    fields: (t) => ({
      line: t.exposeInt("line"),
      firstName: t.exposeString("firstName"),
      lastName: t.exposeString("lastName"),
      email: t.exposeString("email"),
      isNameGuessed: t.exposeBoolean("isNameGuessed", {
        description: "The list has the name in one: which part is the family name is a guess.",
      }),
      faults: t.field({ type: [RefusalRef], resolve: ({ faults }) => [...faults] }),
      hasAccount: t.exposeBoolean("hasAccount"),
      people: t.field({
        type: PeopleFoundRef,
        nullable: true,
        description: "Who of the firm has this name.",
        resolve: async ({ findings }, _, context) =>
          context.actor === null ? null : await redactedFindings(context, context.actor, findings),
      }),
    }),
  });
  LineFaultRef.implement({
    fields: (t) => ({
      line: t.exposeInt("line"),
      refusals: t.field({ type: [RefusalRef], resolve: ({ refusals }) => [...refusals] }),
    }),
  });
  ImportedClientRef.implement({
    fields: (t) => ({
      line: t.exposeInt("line"),
      applicationId: t.id({ resolve: ({ applicationId }) => applicationId }),
    }),
  });
  ImportedClientsRef.implement({
    fields: (t) => ({
      imported: t.field({ type: [ImportedClientRef], resolve: ({ imported }) => [...imported] }),
      faults: t.field({ type: [LineFaultRef], resolve: ({ faults }) => [...faults] }),
      refusals: t.field({ type: [RefusalRef], resolve: ({ refusals }) => [...refusals] }),
    }),
  });
  addImports();
}

function addImports(): void {
  UndoneImportRef.implement({
    fields: (t) => ({
      removed: t.exposeInt("removed"),
      kept: t.field({
        type: [ApplicationRef],
        description: "Cases on which somebody worked since, as far as the reader may see them.",
        resolve: async ({ kept }, _, context) => await seenCases(context, kept),
      }),
      refusals: t.field({ type: [RefusalRef], resolve: ({ refusals }) => [...refusals] }),
    }),
  });
  ClientImportRef.implement({
    description: "Clients who were taken over from a list.",
    fields: (t) => ({
      id: t.id({ resolve: ({ id }) => id }),
      byName: t.string({
        nullable: true,
        resolve: async ({ createdBy }, _, { account }) => fullName(await account(createdBy)),
      }),
      createdAt: t.field({ type: "DateTime", resolve: ({ createdAt }) => createdAt }),
      total: t.exposeInt("total"),
      done: t.exposeInt("done", { description: "So many lines are cases." }),
      undoneAt: t.field({ type: "DateTime", nullable: true, resolve: ({ undoneAt }) => undoneAt }),
      undoUntil: t.field({
        type: "DateTime",
        nullable: true,
        description: "null: it cannot be undone any more, or not by the reader.",
        resolve: (the, _, { actor, deps }) => {
          const until = new Date(the.createdAt.getTime() + undoFor);
          return the.undoneAt === null && mayUndoImport(actor, the) && until > deps.now() ? until : null;
        },
      }),
    }),
  });
}

async function seenCases({ deps, actor }: GraphqlContext, ids: readonly string[]): Promise<ApplicationView[]> {
  const views = (await readApplicationRows(deps.db, ids)).map((row) => ({ row, facts: factsOf(row) }));
  return views.filter(({ facts }) => maySeeApplication(actor, facts));
}

/** Older ones can neither be undone nor gone on with. */
const shownFor = 7 * 24 * 3600 * 1000;

export function addClientImportQueries(): void {
  builder.queryFields((t) => ({
    previewClients: t.field({
      type: [PreviewedClientRef],
      description: "For the legal team: what would become of some lines of a list of clients. Nothing is kept.",
      args: {
        lines: t.arg({ type: [ClientLineInput], required: true }),
        defaults: t.arg({ type: ImportDefaultsInput, required: true }),
      },
      resolve: async (_, { lines, defaults }, { actor, deps }) =>
        mayImportClients(actor)
          ? [...(await previewClients(deps, { lines: lines as ClientLine[], defaults: defaultsOf(defaults) }))]
          : [],
    }),
    clientImports: t.field({
      type: [ClientImportRef],
      description: "For the legal team: their own imports of the last days; for administrators those of everybody.",
      resolve: async (_, __, { actor, deps }) => {
        if (actor === null || !mayImportClients(actor)) return [];
        const since = new Date(deps.now().getTime() - shownFor);
        return [
          ...(await listImports(deps.db, { since, createdBy: hasRole(actor, "admin") ? undefined : actor.userId })),
        ];
      },
    }),
  }));
}

export function addClientImportMutations(): void {
  builder.mutationFields((t) => ({
    importClients: t.field({
      type: ImportedClientsRef,
      extensions: { policy: mayImportClients },
      description:
        "Opens an account and a case for each line. Lines that were sent before are the cases that they became.",
      args: {
        key: t.arg.id({ required: true, description: "Made by the page: parts of one list are one import." }),
        total: t.arg.int({ required: true }),
        invites: t.arg.boolean({ required: true, description: "Mails each client the link to the account." }),
        lines: t.arg({ type: [ClientLineInput], required: true }),
        defaults: t.arg({ type: ImportDefaultsInput, required: true }),
      },
      resolve: async (_, { lines, defaults, ...given }, { actor, deps, thenInvalidate }) =>
        await thenInvalidate(
          importClients(deps, actor, { ...given, lines: lines as ClientLine[], defaults: defaultsOf(defaults) }),
        ),
    }),
    undoClientImport: t.field({
      type: UndoneImportRef,
      extensions: { policy: mayUndoImport },
      description: "Takes out what an import made, within the hour.",
      args: {
        importId: t.arg.id({ required: true }),
        keepWorkedOn: t.arg.boolean({ required: true, description: "Cases on which somebody worked stay." }),
      },
      resolve: async (_, given, { actor, deps, thenInvalidate }) =>
        await thenInvalidate(undoClientImport(deps, actor, given)),
    }),
  }));
}

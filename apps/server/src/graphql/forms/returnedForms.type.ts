import { returnedForms } from "../../commands/forms/returnedForms.ts";
import { builder } from "../builder.ts";
import { FormDifferenceRef, RefusalRef, ReturnedFormRef } from "../refs.ts";

export function addReturnedFormTypes(): void {
  FormDifferenceRef.implement({
    description: "A field in which the file says something else than the case; null on the side that says nothing.",
    fields: (t) => ({
      path: t.string({ resolve: ({ field }) => field }),
      onForm: t.field({ type: "JSON", nullable: true, resolve: ({ onForm }) => onForm ?? null }),
      inCase: t.field({ type: "JSON", nullable: true, resolve: ({ inCase }) => inCase ?? null }),
    }),
  });
  ReturnedFormRef.implement({
    description: "A copy of an official form that lies in the vault, against the case.",
    fields: (t) => ({
      fileId: t.exposeID("fileId"),
      edition: t.string({ nullable: true, resolve: ({ read }) => read?.edition ?? null }),
      validated: t.boolean({
        nullable: true,
        description: "Whether Validate was pressed and nothing changed since; null for a form without that button.",
        resolve: ({ read }) => read?.validated ?? null,
      }),
      lastValidated: t.string({ nullable: true, resolve: ({ read }) => read?.lastValidated ?? null }),
      isSigned: t.boolean({ resolve: ({ read }) => read?.signed ?? false }),
      differences: t.field({ type: [FormDifferenceRef], resolve: ({ differences }) => differences }),
      refusals: t.field({
        type: [RefusalRef],
        description: "Why the file cannot be read as this form.",
        resolve: ({ refusals }) => refusals,
      }),
    }),
  });
}

export function addReturnedFormQueries(): void {
  builder.queryFields((t) => ({
    returnedForms: t.field({
      type: [ReturnedFormRef],
      description:
        "The copies of one form of one person in the vault, each with the fields in which it differs from the case.",
      args: { applicationId: t.arg.id({ required: true }), formKey: t.arg.string({ required: true }) },
      resolve: async (_, { applicationId, formKey }, { actor, deps }) =>
        await returnedForms(deps, actor, { applicationId, formKey }),
    }),
  }));
}

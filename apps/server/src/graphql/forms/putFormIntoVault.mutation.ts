import { putFormIntoVault } from "../../commands/forms/putFormIntoVault.ts";
import { mayPutForm } from "../../policies/forms.ts";
import { builder } from "../builder.ts";
import { FormPartRef, PutFormResultRef, RefusalRef } from "../refs.ts";

export function addPutFormTypes(): void {
  PutFormResultRef.implement({
    fields: (t) => ({
      fileId: t.id({
        nullable: true,
        description: "The document in the vault; null while refusals stand.",
        resolve: ({ fileId }) => fileId,
      }),
      refusals: t.field({
        type: [RefusalRef],
        description: "What is missing, field by field, after one sentence that sums it up.",
        resolve: ({ refusals }) => refusals,
      }),
      parts: t.field({
        type: [FormPartRef],
        description: "The same by part, with the names of the fields.",
        resolve: ({ parts }) => parts,
      }),
      notes: t.field({
        type: [RefusalRef],
        description: "What a person has to see to in the file itself.",
        resolve: ({ notes }) => notes,
      }),
    }),
  });
}

export function addPutFormMutations(): void {
  builder.mutationField("putFormIntoVault", (t) =>
    t.field({
      type: PutFormResultRef,
      extensions: { policy: mayPutForm },
      description:
        "Fills the official file of a form from the case and puts it into its slot; formKey as in saveFormValues, language en or fr.",
      args: {
        applicationId: t.arg.id({ required: true }),
        formKey: t.arg.string({ required: true }),
        language: t.arg.string({ required: true }),
      },
      resolve: async (_, { applicationId, formKey, language }, { actor, deps, thenInvalidate }) =>
        await thenInvalidate(
          putFormIntoVault(deps, actor, {
            applicationId,
            formKey,
            language: language === "fr" ? "fr" : "en",
          }),
        ),
    }),
  );
}

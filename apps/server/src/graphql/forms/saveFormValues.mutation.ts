import { saveFormValues } from "../../commands/forms/saveFormValues.ts";
import { mayFillForm } from "../../policies/forms.ts";
import { seenApplication } from "../applications/seenApplications.ts";
import { builder } from "../builder.ts";
import {
  ApplicationRef,
  FormValueConflictRef,
  RefusalRef,
  SavedFormValueRef,
  SaveFormValuesResultRef,
} from "../refs.ts";

export function addFormTypes(): void {
  SaveFormValuesResultRef.implement({
    fields: (t) => ({
      saved: t.field({ type: [SavedFormValueRef], resolve: ({ saved }) => saved }),
      conflicts: t.field({ type: [FormValueConflictRef], resolve: ({ conflicts }) => conflicts }),
      refusals: t.field({ type: [RefusalRef], resolve: ({ refusals }) => refusals }),
      application: t.field({
        type: ApplicationRef,
        nullable: true,
        resolve: async ({ applicationId }, _, context) => await seenApplication(context, applicationId),
      }),
    }),
  });
  SavedFormValueRef.implement({ fields: (t) => ({ path: t.exposeString("path"), version: t.exposeInt("version") }) });
  FormValueConflictRef.implement({
    fields: (t) => ({
      path: t.exposeString("path"),
      value: t.field({ type: "JSON", nullable: true, resolve: ({ value }) => value }),
      base: t.field({ type: "JSON", nullable: true, resolve: ({ base }) => base ?? null }),
      version: t.exposeInt("version"),
      enteredAt: t.field({
        type: "DateTime",
        nullable: true,
        resolve: ({ enteredAt }) => (enteredAt === "" ? null : enteredAt),
      }),
    }),
  });
}

export function addFormMutations(): void {
  const FormValueChange = builder.inputType("FormValueChange", {
    fields: (t) => ({
      path: t.string({
        required: true,
        description: "Dotted, as document 1 section 3 spells it; of a list the whole of it, as a list of rows.",
      }),
      value: t.field({
        type: "JSON",
        description: "null removes the entry, so that the field follows its source again; empty text leaves it empty.",
      }),
      base: t.field({
        type: "JSON",
        description:
          "What was filled in on the screen when this was entered, null for nothing. Left out, a changed source is not offered.",
      }),
      baseVersion: t.int({
        description: "Version the browser last saw, 0 for none. Left out, the entry is written over whatever is there.",
      }),
    }),
  });
  builder.mutationField("saveFormValues", (t) =>
    t.field({
      type: SaveFormValuesResultRef,
      extensions: { policy: mayFillForm },
      description:
        "Keeps what was entered in an official form of one person: formKey is IMM1294, IMM1294:spouse, IMM1294:child1.",
      args: {
        applicationId: t.arg.id({ required: true }),
        formKey: t.arg.string({ required: true }),
        changes: t.arg({ type: [FormValueChange], required: true }),
      },
      resolve: async (_, { applicationId, formKey, changes }, { actor, deps, thenInvalidate }) => {
        const given = changes.map(({ path, value, base, baseVersion }) => ({
          path,
          value: value ?? null,
          base,
          baseVersion: baseVersion ?? undefined,
        }));
        const saved = await thenInvalidate(saveFormValues(deps, actor, { applicationId, formKey, changes: given }));
        return { ...saved, applicationId };
      },
    }),
  );
}

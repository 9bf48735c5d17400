import type { Dependent } from "@boreal/domain/caseFile/dependents";
import { addDependent } from "../../commands/dependents/addDependent.ts";
import { notSignedIn } from "../../commands/deps.ts";
import { removeDependent, removeDependentsByType } from "../../commands/dependents/removeDependent.ts";
import { updateDependent } from "../../commands/dependents/updateDependent.ts";
import { mayChangeDependents, mayReadDependents } from "../../policies/dependents.ts";
import { seenApplication } from "../applications/seenApplications.ts";
import { builder } from "../builder.ts";
import { unauthenticated } from "../errors.ts";
import { DependentRef, DependentResultRef, DoneResultRef, RefusalRef } from "../refs.ts";

const KnownAsRef = builder.objectRef<NonNullable<Dependent["knownAs"]>>("DependentKnownAs");

export function addDependentTypes(): void {
  DependentRef.implement({
    fields: (t) => ({
      id: t.exposeID("id"),
      type: t.exposeString("type"),
      childNumber: t.int({ nullable: true, resolve: ({ childNumber }) => childNumber ?? null }),
      visaType: t.string({ nullable: true, resolve: ({ visaType }) => visaType ?? null }),
      birthday: t.field({ type: "PartialDate", nullable: true, resolve: ({ birthday }) => birthday ?? null }),
      applicantFullName: t.string({ nullable: true, resolve: ({ applicantFullName }) => applicantFullName ?? null }),
      knownAs: t.field({
        type: KnownAsRef,
        nullable: true,
        description: "Under which name and birthday this person was entered, where they were changed since.",
        resolve: ({ knownAs }) => knownAs ?? null,
      }),
    }),
  });
  KnownAsRef.implement({
    fields: (t) => ({
      birthday: t.field({ type: "PartialDate", nullable: true, resolve: ({ birthday }) => birthday ?? null }),
      applicantFullName: t.string({ nullable: true, resolve: ({ applicantFullName }) => applicantFullName ?? null }),
    }),
  });
  DependentResultRef.implement({
    fields: (t) => ({
      dependent: t.field({ type: DependentRef, nullable: true, resolve: ({ dependent }) => dependent }),
      refusals: t.field({ type: [RefusalRef], resolve: ({ refusals }) => refusals }),
    }),
  });
}

export function addDependentQueries(): void {
  builder.queryField("dependents", (t) =>
    t.field({
      type: [DependentRef],
      args: { userId: t.arg.id({ required: true }), applicationId: t.arg.id({ required: true }) },
      resolve: async (_, { userId, applicationId }, context) => {
        if (context.actor === null) throw unauthenticated(notSignedIn);
        const seen = await seenApplication(context, applicationId);
        if (!seen || seen.row.owner_id !== userId || !mayReadDependents(context.actor, seen.facts)) return [];
        return (await context.openCase(applicationId))?.loaded.caseFile.dependents ?? [];
      },
    }),
  );
}

export function addDependentMutations(): void {
  const DependentInput = builder.inputType("DependentInput", {
    fields: (t) => ({
      type: t.string({ required: true }),
      id: t.id({ description: "Somebody who left this case and comes back." }),
      childNumber: t.int(),
      visaType: t.string(),
      birthday: t.field({ type: "PartialDate" }),
      applicantFullName: t.string(),
    }),
  });
  const UpdateDependentInput = builder.inputType("UpdateDependentInput", {
    fields: (t) => ({
      id: t.id({ required: true }),
      isSamePerson: t.boolean({
        description:
          "Asked where name and date of birth are both others than those under which the person was entered.",
      }),
      visaType: t.string(),
      birthday: t.field({ type: "PartialDate" }),
      applicantFullName: t.string(),
    }),
  });
  const extensions = { policy: mayChangeDependents };
  builder.mutationFields((t) => ({
    addDependent: t.field({
      type: DependentRef,
      nullable: true,
      extensions,
      description: "As the specification has it; empty where it is refused. enterDependent says why.",
      args: {
        userId: t.arg.id({ required: true }),
        applicationId: t.arg.id({ required: true }),
        input: t.arg({ type: DependentInput, required: true }),
      },
      resolve: async (_, given, { actor, deps }) => (await addDependent(deps, actor, given)).dependent,
    }),
    enterDependent: t.field({
      type: DependentResultRef,
      extensions,
      description: "Without a person: toast 'Error adding dependent to visa application', and the refusal says why.",
      args: {
        userId: t.arg.id({ required: true }),
        applicationId: t.arg.id({ required: true }),
        input: t.arg({ type: DependentInput, required: true }),
      },
      resolve: async (_, given, { actor, deps }) => await addDependent(deps, actor, given),
    }),
    updateDependent: t.field({
      type: DependentRef,
      nullable: true,
      extensions,
      description: "As the specification has it; empty where it is refused. changeDependent says why.",
      args: { input: t.arg({ type: UpdateDependentInput, required: true }) },
      resolve: async (_, { input }, { actor, deps }) => (await updateDependent(deps, actor, input)).dependent,
    }),
    changeDependent: t.field({
      type: DependentResultRef,
      extensions,
      description: "Without a person: toast 'Error updating dependent', and the refusal says why.",
      args: { input: t.arg({ type: UpdateDependentInput, required: true }) },
      resolve: async (_, { input }, { actor, deps }) => await updateDependent(deps, actor, input),
    }),
    removeDependent: t.field({
      type: DoneResultRef,
      extensions,
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_, { id }, { actor, deps }) => await removeDependent(deps, actor, id),
    }),
    removeDependentsByType: t.field({
      type: DoneResultRef,
      extensions,
      args: { applicationId: t.arg.id({ required: true }), type: t.arg.string({ required: true }) },
      resolve: async (_, given, { actor, deps }) => await removeDependentsByType(deps, actor, given),
    }),
  }));
}

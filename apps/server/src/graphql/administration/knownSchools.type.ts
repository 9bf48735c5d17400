import { saveKnownSchools } from "../../commands/settings/saveKnownSchools.ts";
import { mayKeepSchools } from "../../policies/administration.ts";
import { readKnownSchools } from "../../store/knownSchools.ts";
import { builder } from "../builder.ts";
import { DoneResultRef, KnownSchoolRef, KnownSchoolsRef } from "../refs.ts";

export function addKnownSchoolTypes(): void {
  KnownSchoolRef.implement({
    description: "What an administrator says of a school.",
    fields: (t) => ({
      schoolId: t.string({ nullable: true, resolve: ({ schoolId }) => schoolId ?? null }),
      names: t.stringList({ resolve: ({ names }) => [...names] }),
      suppliesCertificate: t.boolean({ resolve: ({ suppliesCertificate }) => suppliesCertificate === true }),
      marksPlacement: t.boolean({ resolve: ({ marksPlacement }) => marksPlacement === true }),
      paysForStudents: t.boolean({ resolve: ({ paysForStudents }) => paysForStudents === true }),
      programs: t.stringList({ resolve: ({ programs }) => [...(programs ?? [])] }),
    }),
  });
  KnownSchoolsRef.implement({
    fields: (t) => ({
      version: t.exposeInt("version"),
      schools: t.field({ type: [KnownSchoolRef], resolve: ({ schools }) => schools }),
    }),
  });
}

export function addKnownSchoolQueries(): void {
  builder.queryField("knownSchools", (t) =>
    t.field({
      type: KnownSchoolsRef,
      nullable: true,
      description: "admin",
      resolve: async (_, __, { actor, deps }) => (mayKeepSchools(actor) ? await readKnownSchools(deps.db) : null),
    }),
  );
}

export function addKnownSchoolMutations(): void {
  const KnownSchoolInput = builder.inputType("KnownSchoolInput", {
    fields: (t) => ({
      schoolId: t.string(),
      names: t.stringList({ required: true }),
      suppliesCertificate: t.boolean({ required: true }),
      marksPlacement: t.boolean({ required: true }),
      paysForStudents: t.boolean({ description: "It pays the office for the students whose account has its ID." }),
      programs: t.stringList({ required: true }),
    }),
  });
  builder.mutationField("saveKnownSchools", (t) =>
    t.field({
      type: DoneResultRef,
      extensions: { policy: mayKeepSchools },
      description: "Sets what is known of schools, all of them at once.",
      args: {
        schools: t.arg({ type: [KnownSchoolInput], required: true }),
        baseVersion: t.arg.int({ required: true, description: "Version that the administrator saw, 0 for none." }),
      },
      resolve: async (_, { schools, baseVersion }, { actor, deps }) =>
        await saveKnownSchools(deps, actor, {
          baseVersion,
          schools: schools.map(({ schoolId, paysForStudents, ...school }) => ({
            ...school,
            ...(schoolId ? { schoolId } : {}),
            ...(paysForStudents ? { paysForStudents } : {}),
          })),
        }),
    }),
  );
}

import { isSaid, saveKnownSchools } from "../../commands/settings/saveKnownSchools.ts";
import { mayKeepSchools, maySearchSchools } from "../../policies/administration.ts";
import { readKnownSchools } from "../../store/knownSchools.ts";
import { builder } from "../builder.ts";
import { DoneResultRef, KnownSchoolRef, KnownSchoolsRef, ListedSchoolRef } from "../refs.ts";

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
      listed: t.exposeInt("listed", {
        description: "How many schools the whole list has; told here are those of which something was said by hand.",
      }),
      schools: t.field({ type: [KnownSchoolRef], resolve: ({ schools }) => schools }),
    }),
  });
}

function addSchoolSearch(): void {
  ListedSchoolRef.implement({
    description: "A school of the list that an administrator loaded.",
    fields: (t) => ({
      name: t.string({ resolve: ({ names }) => names[0] ?? "" }),
      dliNumber: t.string({ nullable: true, resolve: ({ dliNumber }) => dliNumber ?? null }),
      city: t.string({ nullable: true, resolve: ({ city }) => city ?? null }),
      province: t.string({ nullable: true, resolve: ({ province }) => province ?? null }),
    }),
  });
  builder.queryField("schools", (t) =>
    t.field({
      type: [ListedSchoolRef],
      description: "Schools whose name or city begins with each of the words, at most 20; for anybody with an account.",
      args: { search: t.arg.string({ required: true }) },
      resolve: async (_, { search }, { actor, deps }) =>
        maySearchSchools(actor) ? [...(await deps.schools.search(search.slice(0, 200), 20))] : [],
    }),
  );
}

export function addKnownSchoolQueries(): void {
  addSchoolSearch();
  builder.queryField("knownSchools", (t) =>
    t.field({
      type: KnownSchoolsRef,
      nullable: true,
      description: "admin",
      resolve: async (_, __, { actor, deps }) => {
        if (!mayKeepSchools(actor)) return null;
        const known = await readKnownSchools(deps.db);
        return {
          ...known,
          schools: known.schools.filter((one) => isSaid(one) || one.dliNumber === undefined),
          listed: known.schools.length,
        };
      },
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

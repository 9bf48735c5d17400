import { notSignedIn } from "../../commands/deps.ts";
import { mayCallStudent, maySeeStudent } from "../../policies/students.ts";
import { seenApplicationsOf } from "../applications/seenApplications.ts";
import { builder } from "../builder.ts";
import { unauthenticated } from "../errors.ts";
import { ApplicationRef, StudentRef } from "../refs.ts";
import { studentOf } from "./studentOf.ts";

export function addStudentTypes(): void {
  StudentRef.implement({
    fields: (t) => ({
      id: t.exposeID("id"),
      firstName: t.exposeString("firstName"),
      lastName: t.exposeString("lastName"),
      email: t.exposeString("email"),
      applications: t.field({
        type: [ApplicationRef],
        resolve: async ({ id }, _, context) => (await seenApplicationsOf(context, id)).seen,
      }),
    }),
  });
}

export function addStudentQueries(): void {
  builder.queryField("student", (t) =>
    t.field({
      type: StudentRef,
      nullable: true,
      description: "Staff only (spec document 1 section 7).",
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_, { id }, context) => {
        if (context.actor === null) throw unauthenticated(notSignedIn);
        if (!mayCallStudent(context.actor)) return null;
        const { seen, all } = await seenApplicationsOf(context, id);
        if (
          !maySeeStudent(
            context.actor,
            all.map(({ facts }) => facts),
          )
        )
          return null;
        const [first] = seen;
        if (first) return await studentOf(context, first);
        const account = await context.account(id);
        return account?.role === "student" ? account : null;
      },
    }),
  );
}

import { mayReadContact } from "../../policies/students.ts";
import type { ApplicationView, GraphqlContext } from "../context.ts";
import type { StudentView } from "../refs.ts";

/** The owner of an application, as far as the reader may know them. */
export async function studentOf(
  { actor, account }: GraphqlContext,
  { row, facts }: ApplicationView,
): Promise<StudentView> {
  const owner = await account(row.owner_id);
  return {
    id: row.owner_id,
    firstName: owner?.firstName ?? "",
    lastName: owner?.lastName ?? "",
    email: mayReadContact(actor, facts) ? (owner?.email ?? "") : "",
  };
}

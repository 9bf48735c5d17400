import type { GuestSection } from "@boreal/domain/questionnaire/guestSections";
import type { Role } from "@boreal/domain/caseFile/user";
import { readGuestWriters, type AnswerRevision, type AnswerWithHistory } from "../../store/answers/answerHistory.ts";
import type { ApplicationView, GraphqlContext } from "../context.ts";
import { fullName } from "../fullName.ts";

/** Who gave an answer. A spouse, host, visitor or supporter answers by invitation, without an account, and so without a name. */
export type AnswerGiver = {
  readonly kind: "applicant" | GuestSection | "staff" | "unknown";
  readonly name: string | null;
  readonly role: Role | null;
};
export type TracedRevision = Omit<AnswerRevision, "answeredBy"> & { readonly answeredBy: AnswerGiver };
export type TracedAnswer = TracedRevision & { readonly key: string; readonly revisions: readonly TracedRevision[] };

/** Puts people in the place of ids. */
export async function traceGivers(
  { deps, account }: GraphqlContext,
  { row }: ApplicationView,
  answers: readonly AnswerWithHistory[],
): Promise<TracedAnswer[]> {
  const writers = [
    ...new Set(
      answers.flatMap(({ answeredBy, revisions }) => [answeredBy, ...revisions.map((revision) => revision.answeredBy)]),
    ),
  ];
  const guests = await readGuestWriters(deps.db, row.id, writers);
  const giverOf = async (id: string): Promise<AnswerGiver> => {
    const section = guests.get(id);
    if (section) return { kind: section, name: null, role: null };
    const known = await account(id);
    if (!known) return { kind: "unknown", name: null, role: null };
    const name = fullName(known);
    return id === row.owner_id
      ? { kind: "applicant", name, role: null }
      : { kind: "staff", name, role: known.roles[0] ?? known.role };
  };
  const givers = new Map(await Promise.all(writers.map(async (id) => [id, await giverOf(id)] as const)));
  const traced = ({ version, value, answeredAt, answeredBy }: AnswerRevision): TracedRevision => ({
    version,
    value,
    answeredAt,
    answeredBy: givers.get(answeredBy) ?? { kind: "unknown", name: null, role: null },
  });
  return answers.map((answer) => ({ ...traced(answer), key: answer.key, revisions: answer.revisions.map(traced) }));
}

import type { GuestSection } from "@boreal/domain/questionnaire/guestSections";
import { and, eq, inArray, or } from "../../database/query.ts";
import type { Database } from "../../database/connect.ts";
import type { PersonKey } from "../../keys/personKeys.ts";
import { hiddenAnswer, openSealedAnswer } from "./answers.ts";
import { answerRevisionTable, answerTable } from "../tables/answers.ts";
import { sectionInvitationTable } from "../tables/sections.ts";

/** A value that an answer has or had; null once it was cleared. `answeredBy`: a user id, or the id of an invitation. */
export type AnswerRevision = {
  readonly version: number;
  readonly value: unknown;
  readonly answeredAt: Date;
  readonly answeredBy: string;
};
/** The answer in force with those before it, newest first. */
export type AnswerWithHistory = AnswerRevision & {
  readonly key: string;
  readonly revisions: readonly AnswerRevision[];
};

/** Every answer that an application ever had, by key. */
export async function readAnswerHistory(
  db: Database,
  applicationId: string,
  personKey: PersonKey,
): Promise<AnswerWithHistory[]> {
  const [current, earlier] = await Promise.all([
    db.select().from(answerTable).where(eq(answerTable.applicationId, applicationId)),
    db.select().from(answerRevisionTable).where(eq(answerRevisionTable.applicationId, applicationId)),
  ]);
  const open = openedBy(applicationId, personKey);
  const byKey = Map.groupBy(earlier.map(open), ({ key }) => key);
  const newestFirst = (one: AnswerRevision, other: AnswerRevision) => other.version - one.version;
  return current
    .map(open)
    .map((answer) => ({
      ...answer,
      revisions: (byKey.get(answer.key) ?? []).filter(({ version }) => version < answer.version).toSorted(newestFirst),
    }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1));
}

/** One earlier (or the present) version of each of these answers, by key; those that never were are left out. */
export async function readAnswerRevisions(
  db: Database,
  applicationId: string,
  wanted: readonly { readonly key: string; readonly version: number }[],
  personKey: PersonKey,
): Promise<ReadonlyMap<string, AnswerRevision>> {
  const these = wanted.map(({ key, version }) =>
    and(
      eq(answerRevisionTable.key, hiddenAnswer(personKey, applicationId, key)),
      eq(answerRevisionTable.version, version),
    ),
  );
  const rows = await db
    .select()
    .from(answerRevisionTable)
    .where(and(eq(answerRevisionTable.applicationId, applicationId), or(...these)));
  const open = openedBy(applicationId, personKey);
  return new Map(rows.map(open).map((answer) => [answer.key, answer]));
}

const openedBy =
  (applicationId: string, personKey: PersonKey) =>
  ({
    key,
    sealedValue,
    version,
    answeredAt,
    answeredBy,
  }: Omit<typeof answerTable.$inferSelect, "applicationId">): AnswerRevision & { readonly key: string } => {
    const { name, value } = openSealedAnswer(personKey, applicationId, { key, sealedValue });
    return { key: name, version, value, answeredAt, answeredBy };
  };

/** Which of these writers were guests of this application, and of which section. */
export async function readGuestWriters(
  db: Database,
  applicationId: string,
  writers: readonly string[],
): Promise<ReadonlyMap<string, GuestSection>> {
  if (writers.length === 0) return new Map();
  const rows = await db
    .select({ id: sectionInvitationTable.id, section: sectionInvitationTable.section })
    .from(sectionInvitationTable)
    .where(
      and(eq(sectionInvitationTable.applicationId, applicationId), inArray(sectionInvitationTable.id, [...writers])),
    );
  return new Map(rows.map(({ id, section }) => [id, section]));
}

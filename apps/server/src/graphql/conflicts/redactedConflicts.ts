import { asWhatNamed, writtenInFull, type PersonNamed } from "@boreal/domain/caseFile/whose/peopleNamed";
import { isAlikeName } from "@boreal/domain/kernel/names/nameKeys";
import type { Text } from "@boreal/domain/kernel/text";
import { findPeopleNamed } from "../../commands/conflicts/checkConflicts.ts";
import type { Actor } from "../../policies/actor.ts";
import { isInScope, maySeeApplication } from "../../policies/applications.ts";
import { mayDecideConflict } from "../../policies/desk/conflicts.ts";
import { factsOf } from "../../policies/facts.ts";
import { readApplicationRows } from "../../store/cases/caseRow.ts";
import {
  keptFindings,
  openConflictReason,
  openFindings,
  type ConflictCheckRow,
  type KeptFinding,
} from "../../store/conflicts/conflictChecks.ts";
import { readPeopleOf } from "../../store/conflicts/peopleOfCases.ts";
import { readCasesWithTerms } from "../../store/queue/casesWithTerms.ts";
import { searchedNames, searchKeyOf } from "../../store/queue/searchTerms.ts";
import type { ApplicationView, GraphqlContext } from "../context.ts";

/** Somebody of the name that was looked for, in a case of the reader. */
export type ConflictView = {
  readonly application: ApplicationView;
  /** As what this case names them. */
  readonly asWhat: Text;
  readonly name: string;
  /** Who was looked for. */
  readonly searched: string;
  readonly isSame: boolean;
};

/** What is found; of cases outside the reader’s scope only how many there are and whom to ask. */
export type PeopleFoundView = {
  readonly found: readonly ConflictView[];
  readonly elsewhere: number;
  /** Names of those who work on the cases elsewhere; nobody where nobody is assigned. */
  readonly ask: readonly string[];
};

export type ConflictCheckView = {
  readonly row: ConflictCheckRow;
  readonly searched: number;
  readonly reason: string | null;
  readonly mayDecide: boolean;
  readonly findings: readonly KeptFinding[];
};

/** So many are compared by eye at most. */
const mostShown = 30;

/** Cuts what was found to what this reader may know of it. */
export async function redactedFindings(
  { deps, account }: GraphqlContext,
  actor: Actor,
  findings: readonly KeptFinding[],
): Promise<PeopleFoundView> {
  const ids = [...new Set(findings.map(({ applicationId }) => applicationId))];
  const views = (await readApplicationRows(deps.db, ids)).map((row) => ({ row, facts: factsOf(row) }));
  const seen = new Map(views.filter(({ facts }) => maySeeApplication(actor, facts)).map((view) => [view.row.id, view]));
  const people = await readPeopleOf(
    { db: deps.db, keys: { systemKey: deps.keys.systemKey, personKey: deps.personKey } },
    [...seen.keys()],
  );
  const found = findings.flatMap((finding): ConflictView[] => {
    const application = seen.get(finding.applicationId);
    if (!application) return [];
    const person = personOf(finding, people.get(finding.applicationId)?.people ?? []);
    return [
      {
        application,
        asWhat: asWhatNamed(finding),
        name: person ? writtenInFull(person.name) : "",
        searched: writtenInFull(finding.searched.name),
        isSame: finding.isSame,
      },
    ];
  });
  const elsewhere = views.filter(({ facts }) => !isInScope(actor, facts));
  const staff = [...new Set(elsewhere.flatMap(({ row }) => row.assigned_to))];
  const named = await Promise.all(staff.map(async (id) => await account(id)));
  return {
    found: found.slice(0, mostShown),
    elsewhere: elsewhere.length,
    ask: named.flatMap((one) => (one ? [`${one.firstName} ${one.lastName}`.trim() || one.email] : [])),
  };
}

/** As the other case names them today. */
const personOf = (finding: KeptFinding, people: readonly PersonNamed[]): PersonNamed | undefined =>
  people.find(
    (person) =>
      person.as === finding.as &&
      person.isOtherName === finding.isOtherName &&
      isAlikeName(person.name, finding.searched.name),
  );

/** Everybody whom the firm knows by a name, before a case of it begins. */
export async function peopleNamedLike(
  context: GraphqlContext,
  actor: Actor,
  name: { readonly firstName: string; readonly lastName: string },
): Promise<PeopleFoundView> {
  if (name.firstName.length + name.lastName.length > 400) return { found: [], elsewhere: 0, ask: [] };
  const searched: PersonNamed = { as: "main", name: { given: name.firstName, family: name.lastName } };
  const { found } = keptFindings([searched], await findPeopleNamed(context.deps, [searched]));
  return await redactedFindings(context, actor, [...found, ...(await applicantsOfOneName(context, searched, found))]);
}

/** Who has one name only is also an applicant who has this name among others. */
async function applicantsOfOneName(
  { deps }: GraphqlContext,
  searched: PersonNamed,
  found: readonly KeptFinding[],
): Promise<readonly KeptFinding[]> {
  const full = writtenInFull(searched.name);
  if (/\s/u.test(full)) return [];
  const ids = await readCasesWithTerms(deps.db, searchedNames(searchKeyOf(deps.keys), full), mostShown);
  const known = new Set(found.map(({ applicationId }) => applicationId));
  return ids
    .filter((id) => !known.has(id))
    .map((applicationId) => ({ applicationId, searched, as: "main", isSame: false }));
}

/** A stored check for somebody who may read it. */
export async function redactedCheck(
  { row, facts }: ApplicationView,
  check: ConflictCheckRow,
  { deps, actor }: GraphqlContext,
): Promise<ConflictCheckView> {
  const key = await deps.personKey(row.owner_id);
  const { searched, found } = openFindings(key, check);
  return {
    row: check,
    searched: searched.length,
    reason: openConflictReason(key, check),
    mayDecide: mayDecideConflict(actor, facts),
    findings: found,
  };
}

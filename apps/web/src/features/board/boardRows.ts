import type { ResultOf } from "../../api/graphql.ts";
import type { boardQuery } from "./operations.ts";

export type Board = NonNullable<ResultOf<typeof boardQuery>["board"]>;

export const parties = ["applicant", "team", "authority", "nobody"] as const;
export type Party = (typeof parties)[number];

const isParty = (word: string): word is Party => parties.some((party) => party === word);

export type PartyRow = { readonly party: Party; readonly cases: number; readonly longestDays: number };

/** For whom cases wait, how many, and the longest of them. */
export const partyRows = ({ statuses }: Pick<Board, "statuses">): readonly PartyRow[] =>
  parties.map((party) => {
    const own = statuses.filter(({ waitsFor }) => waitsFor === party);
    return {
      party,
      cases: own.reduce((sum, { cases }) => sum + cases, 0),
      longestDays: Math.max(0, ...own.map(({ longestDays }) => longestDays)),
    };
  });

export type WeekRow = { readonly week: string; readonly cases: Readonly<Record<Party, number>>; readonly all: number };

/** The weeks by party, so that twelve rows say it and not twelve times thirty. */
export const weekRows = ({ weeks }: Pick<Board, "weeks">): readonly WeekRow[] =>
  [...Map.groupBy(weeks, ({ week }) => week)].map(([week, of]) => {
    const cases = { applicant: 0, team: 0, authority: 0, nobody: 0 };
    for (const { waitsFor, cases: more } of of) cases[isParty(waitsFor) ? waitsFor : "nobody"] += more;
    return { week, cases, all: of.reduce((sum, one) => sum + one.cases, 0) };
  });

export type StatusRow = Board["statuses"][number] & {
  /** For whom these cases wait, where others in the same status wait for somebody else: the authority asks for something. */
  readonly party: Party | undefined;
};

/** A status is there once for each party for which its cases wait. */
export const statusRows = ({ statuses }: Pick<Board, "statuses">): readonly StatusRow[] =>
  statuses.map((row) => ({
    ...row,
    party:
      isParty(row.waitsFor) && statuses.some((other) => other !== row && other.status === row.status)
        ? row.waitsFor
        : undefined,
  }));

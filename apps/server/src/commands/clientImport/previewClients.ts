import type { AccountDeps } from "../../accounts/accountDeps.ts";
import { inArray } from "../../database/query.ts";
import { keptFindings, type KeptFinding } from "../../store/conflicts/conflictChecks.ts";
import { openAuthTables } from "../../store/tables/auth.ts";
import { peopleOf } from "../clients/openClientCase.ts";
import { findPeopleNamed } from "../conflicts/checkConflicts.ts";
import type { CommandDeps } from "../deps.ts";
import { checkLine, type CheckedLine, type ClientLine } from "./clientLine.ts";
import { defaultsFor, mostTogether, type ImportDefaults } from "./importClients.ts";

export type PreviewedLine = CheckedLine & {
  /** The address has an account already. */
  readonly hasAccount: boolean;
  readonly findings: readonly KeptFinding[];
};

/** What would become of these lines; nothing is written. */
export async function previewClients(
  deps: CommandDeps & AccountDeps,
  { lines, defaults }: { readonly lines: readonly ClientLine[]; readonly defaults: ImportDefaults },
): Promise<readonly PreviewedLine[]> {
  const known = await defaultsFor(deps, defaults);
  const checked = lines.slice(0, mostTogether).map((line) => checkLine(line, known));
  const taken = await accountsOf(
    deps,
    checked.map(({ email }) => email),
  );
  return await Promise.all(
    checked.map(async (line) => {
      const people = peopleOf(line);
      const findings = keptFindings(people, await findPeopleNamed(deps, people)).found;
      return { ...line, hasAccount: taken.has(line.email), findings };
    }),
  );
}

async function accountsOf({ db, keys }: AccountDeps, addresses: readonly string[]): Promise<ReadonlySet<string>> {
  if (addresses.length === 0) return new Set();
  const { user } = openAuthTables(keys);
  const rows = await db
    .select({ email: user.email })
    .from(user)
    .where(inArray(user.email, [...addresses]));
  return new Set(rows.map(({ email }) => email));
}

import { plainName, type KnownSchool } from "@boreal/domain/caseFile/knownSchool";
import type { Refusal } from "@boreal/domain/kernel/validation";
import type { Asker } from "../../policies/actor.ts";
import { mayKeepSchools } from "../../policies/administration.ts";
import { appendAudit, systemChain } from "../../store/auditLog.ts";
import { readKnownSchools, writeKnownSchools } from "../../store/knownSchools.ts";
import type { CommandDeps } from "../deps.ts";
import { whyNot } from "../refuse.ts";
import { changedSince, isSaid } from "./saveKnownSchools.ts";
import { readSchoolCsv, type RowFault } from "./schoolCsv.ts";

/** A list of some thousand schools with their programs has one or two megabytes. */
export const mostListBytes = 20 * 1024 * 1024;

const tooLarge: Refusal = {
  code: "schoolListTooLarge",
  text: {
    en: "The file is larger than 20 MB. Check that it is the list of schools, saved as CSV.",
    fr: "Le fichier dépasse 20 Mo. Vérifiez que c’est bien la liste des établissements, enregistrée en CSV.",
  },
};

export type LoadedSchools = {
  readonly loaded: {
    readonly added: number;
    readonly changed: number;
    readonly removed: number;
    readonly kept: number;
  } | null;
  readonly refusals: readonly (Refusal | RowFault)[];
};

/** Puts a list of schools in the place of the one that was loaded before: all of it, or nothing. */
export async function loadSchools(
  deps: Pick<CommandDeps, "db" | "now">,
  asker: Asker,
  { bytes }: { readonly bytes: Uint8Array },
): Promise<LoadedSchools> {
  if (asker === null || !mayKeepSchools(asker)) return { loaded: null, refusals: [whyNot(asker)] };
  if (bytes.byteLength > mostListBytes) return { loaded: null, refusals: [tooLarge] };
  const { schools: listed, faults } = readSchoolCsv(bytes);
  if (faults.length > 0) return { loaded: null, refusals: faults };
  const at = deps.now();
  return await deps.db.transaction(async (tx) => {
    const before = await readKnownSchools(tx);
    const { schools, ...loaded } = merged(before.schools, listed);
    if (!(await writeKnownSchools(tx, { schools, baseVersion: before.version, by: asker.userId, at })))
      return { loaded: null, refusals: [changedSince] };
    await appendAudit(tx, {
      chainId: systemChain,
      actorId: asker.userId,
      kind: "schoolListLoaded",
      subject: { version: before.version + 1, ...loaded },
      at,
    });
    return { loaded, refusals: [] };
  });
}

/** The new list, with what was said by hand of its schools. What is in it no more goes, unless something was said of it. */
function merged(before: readonly KnownSchool[], listed: readonly KnownSchool[]) {
  const byNumber = new Map(
    before.flatMap((school) => (school.dliNumber === undefined ? [] : [[school.dliNumber, school]])),
  );
  const byName = new Map(before.flatMap((school) => school.names.map((name) => [plainName(name), school])));
  const used = new Set<KnownSchool>();
  const rows = listed.map((row): KnownSchool => {
    const named = byName.get(plainName(row.names[0] ?? ""));
    const known = byNumber.get(row.dliNumber ?? "") ?? (named?.dliNumber === undefined ? named : undefined);
    if (known === undefined || used.has(known)) return row;
    used.add(known);
    const { programs = [], names, ...facts } = row;
    const { dliNumber: _, province: __, city: ___, address: ____, graduatesGetWorkPermit: _____, ...said } = known;
    return {
      ...said,
      ...facts,
      names: [...new Set([...names, ...known.names])].slice(0, 20),
      programs: programs.length > 0 ? programs : (known.programs ?? []),
    };
  });
  const left = before.filter((school) => !used.has(school));
  const kept = left.filter((school) => school.dliNumber === undefined || isSaid(school));
  return {
    schools: [...rows, ...kept],
    added: rows.length - used.size,
    changed: used.size,
    removed: left.length - kept.length,
    kept: kept.length,
  };
}

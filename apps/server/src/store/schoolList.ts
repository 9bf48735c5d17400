import { plainName, type KnownSchool } from "@boreal/domain/caseFile/knownSchool";
import type { Database } from "../database/connect.ts";
import { readKnownSchools, readKnownSchoolsVersion } from "./knownSchools.ts";

/** The list of schools as a process keeps it, by the version of the setting: read once after each change. */
export type SchoolList = {
  /** The schools that a case can mean: of the account, and by the names that were answered or read. */
  meant(version: number | null, id: string | null, names: readonly string[]): Promise<readonly KnownSchool[]>;
  /** Those whose name or city has each word, those whose name begins with it first. */
  search(words: string, most: number): Promise<readonly KnownSchool[]>;
};

type Index = {
  readonly version: number;
  readonly schools: readonly { readonly school: KnownSchool; readonly words: string }[];
  readonly byId: ReadonlyMap<string, KnownSchool>;
  readonly byName: ReadonlyMap<string, KnownSchool>;
};

function indexOf({ schools, version }: { schools: readonly KnownSchool[]; version: number }): Index {
  const byId = new Map<string, KnownSchool>();
  const byName = new Map<string, KnownSchool>();
  for (const school of schools) {
    if (school.schoolId !== undefined) byId.set(school.schoolId, school);
    for (const name of school.names) if (!byName.has(plainName(name))) byName.set(plainName(name), school);
  }
  const words = schools.map((school) => ({
    school,
    words: ` ${plainName([...school.names, school.city ?? ""].join(" "))}`,
  }));
  return { version, schools: words, byId, byName };
}

/** Made at start; holds one list. */
export function createSchoolList(db: Database): SchoolList {
  let known: Promise<Index> | undefined;
  let knownVersion = -1;
  const read = (version: number): Promise<Index> => {
    if (known === undefined || knownVersion !== version) {
      knownVersion = version;
      known = readKnownSchools(db).then(indexOf);
      known.catch(() => (known = undefined));
    }
    return known;
  };
  return {
    async meant(version, id, names) {
      if (version === null) return [];
      const { byId, byName } = await read(version);
      const found = [id === null ? undefined : byId.get(id), ...names.map((name) => byName.get(plainName(name)))];
      return [...new Set(found.filter((school) => school !== undefined))];
    },
    async search(words, most) {
      const wanted = plainName(words).split(" ").filter(Boolean);
      if (wanted.length === 0) return [];
      const index = await read((await readKnownSchoolsVersion(db)) ?? 0);
      const [first = ""] = wanted;
      return index.schools
        .filter((one) => wanted.every((word) => one.words.includes(` ${word}`)))
        .toSorted(
          (one, other) => Number(!one.words.startsWith(` ${first}`)) - Number(!other.words.startsWith(` ${first}`)),
        )
        .slice(0, most)
        .map(({ school }) => school);
    },
  };
}

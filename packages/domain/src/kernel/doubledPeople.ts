import { isAlikeName, nameKeys } from "./names/nameKeys.ts";
import type { WrittenName } from "./personName.ts";

/** One person of a list, as far as the list tells them. */
export type ListedPerson = {
  readonly line: number;
  readonly email: string;
  readonly name: WrittenName;
  readonly birthday: string;
};

/**
 * Lines of a list that are probably the same person as an earlier one, each with that line: the same address, or a name that is
 * alike where no birthday tells them apart.
 */
export function doubledPeople(people: readonly ListedPerson[]): ReadonlyMap<number, number> {
  const doubled = new Map<number, number>();
  const byAddress = new Map<string, number>();
  const byKey = new Map<string, ListedPerson[]>();
  for (const person of people) {
    const email = person.email.trim().toLowerCase();
    const keys = nameKeys(person.name);
    const before =
      byAddress.get(email) ??
      keys.flatMap((key) => byKey.get(key) ?? []).find((other) => isProbablySame(person, other))?.line;
    if (before !== undefined) doubled.set(person.line, before);
    if (email !== "" && !byAddress.has(email)) byAddress.set(email, person.line);
    for (const key of keys) byKey.set(key, [...(byKey.get(key) ?? []), person]);
  }
  return doubled;
}

function isProbablySame(one: ListedPerson, other: ListedPerson): boolean {
  if (one.birthday !== "" && other.birthday !== "" && one.birthday !== other.birthday) return false;
  return isAlikeName(one.name, other.name);
}

import { plainName } from "../../caseFile/knownSchool.ts";
import type { Claim, FormPrefill, FormValue, Prefilled } from "../fields/field.ts";
import type { FormReader } from "../formReader.ts";

/**
 * What papers, answers and the account each say of one thing, such as the school with its address and its number (ADR 0237).
 * Where they agree, the first of them is filled in. Where they differ, nothing is: the field is open until a person chooses, and
 * so is every part of the thing that only one of them tells, for the parts of one thing come from one source.
 */

export type SaysTheSame = (one: FormValue, other: FormValue, the: FormReader) => boolean;

type PartOf = {
  readonly same?: SaysTheSame;
  /** Of two values that do not differ: whether the first tells more, as a whole date does beside its year. */
  readonly tellsMore?: (one: FormValue, other: FormValue) => boolean;
  /** Where this differs, the sources speak of different things, and no other part is taken from one alone. */
  readonly decides?: true;
};

/** Case, accents, spaces and dashes say nothing. */
export const sameText: SaysTheSame = (one, other) =>
  typeof one === "string" && typeof other === "string"
    ? plainName(one).replaceAll(" ", "") === plainName(other).replaceAll(" ", "")
    : one === other;

export type Thing = {
  /** One part, by its sources: those of every part in the same order. */
  readonly part: (how: PartOf, ...sources: readonly FormPrefill[]) => FormPrefill;
};

export function oneThing(id: string): Thing {
  const deciding: ((the: FormReader) => boolean)[] = [];
  return {
    part: ({ same = sameText, tellsMore, decides }, ...sources) => {
      const said = (the: FormReader): readonly Claim[] =>
        sources.flatMap((source, index) => {
          const found = source(the);
          if (!found) return [];
          return found.claims ?? [{ value: found.value, from: found.from, of: `${id}:${whose(the)}.${index}` }];
        });
      const differ = (claims: readonly Claim[], the: FormReader): boolean =>
        claims.some(({ value }) => claims.some((other) => !same(value, other.value, the)));
      if (decides) deciding.push((the) => differ(said(the), the));
      return (the) => {
        const claims = said(the);
        const [first] = claims;
        if (!first) return undefined;
        const best = claims.reduce((one, other) => (tellsMore?.(other.value, one.value) ? other : one));
        const isOpen = differ(claims, the) || (claims.length === 1 && deciding.some((isDisputed) => isDisputed(the)));
        return isOpen ? { value: first.value, from: first.from, claims } : { value: best.value, from: best.from };
      };
    },
  };
}

/** A form may speak of several people, and a choice about one of them says nothing of another. */
const whose = ({ person }: FormReader): string =>
  person.role === "child" ? `child${person.childNumber}` : person.role;

/** The thing that a claim is about, whichever source makes it. */
export const thingOf = (of: string): string => of.slice(0, of.lastIndexOf("."));

/** A value that several sources may know, and that is no part of anything else. */
export const agreed = (id: string, ...sources: readonly FormPrefill[]): FormPrefill =>
  oneThing(id).part({ decides: true }, ...sources);

/** What is filled in, and nothing while its sources differ. */
export const settled = <V>(found: Prefilled<V> | undefined): Prefilled<V> | undefined =>
  found?.claims ? undefined : found;

/** The same in other words, of each source. */
export function inWords(
  found: Prefilled | undefined,
  to: (value: FormValue) => FormValue | undefined,
): Prefilled | undefined {
  if (!found) return undefined;
  const value = to(found.value);
  if (!found.claims) return value === undefined ? undefined : { value, from: found.from };
  const claims = found.claims.flatMap((claim): readonly Claim[] => {
    const said = to(claim.value);
    return said === undefined ? [] : [{ ...claim, value: said }];
  });
  const [first] = claims;
  return first && { value: first.value, from: first.from, claims };
}

type Parts<Name extends string> = { readonly [name in Name]?: Prefilled | undefined };

/** Each source of parts that differ, with what the whole says by it; a part that is settled is the same in all of them. */
export function bySource<Name extends string, Whole>(
  parts: Parts<Name>,
  to: (values: { readonly [name in Name]?: FormValue }) => Whole,
): readonly { readonly of: string; readonly from: Claim["from"]; readonly whole: Whole }[] {
  const named = Object.entries(parts) as [Name, Prefilled | undefined][];
  const agreedOn = Object.fromEntries(
    named.flatMap(([name, found]) => (found && !found.claims ? [[name, found.value]] : [])),
  ) as { readonly [name in Name]?: FormValue };
  const claimed = named.flatMap(([name, found]) => (found?.claims ?? []).map((claim) => ({ name, claim })));
  return [...Map.groupBy(claimed, ({ claim }) => claim.of)].flatMap(([of, said]) => {
    // An empty text says that there is none, such as no given names.
    const told = Object.fromEntries(
      said.flatMap(({ name, claim }) => (claim.value === "" ? [] : [[name, claim.value]])),
    );
    return said.slice(0, 1).map(({ claim }) => ({ of, from: claim.from, whole: to({ ...agreedOn, ...told }) }));
  });
}

/** Several parts in one field, such as a whole name: open where one of them is. */
export function together<Name extends string>(
  parts: Parts<Name>,
  to: (values: { readonly [name in Name]?: FormValue }) => FormValue | undefined,
): Prefilled | undefined {
  const found = Object.values<Prefilled | undefined>(parts).filter((part) => part !== undefined);
  const values = Object.fromEntries(
    Object.entries<Prefilled | undefined>(parts).map(([name, part]) => [name, part?.value]),
  );
  const value = to(values as { readonly [name in Name]?: FormValue });
  const [first] = found;
  if (!first || value === undefined) return undefined;
  if (found.every(({ claims }) => !claims)) return { value, from: first.from };
  const claims = bySource(parts, to).flatMap(({ of, from, whole }) =>
    whole === undefined ? [] : [{ of, from, value: whole }],
  );
  return { value, from: first.from, claims };
}

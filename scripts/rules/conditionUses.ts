import type { CaseCondition } from "@boreal/domain/caseFile/rule";
import type { DomainModule } from "./domainModules.ts";

/** Which conditions exist, where each is written, and which rules are made with it. */

export type NamedCondition = {
  readonly id: string;
  readonly condition: CaseCondition;
  /** File that exports it; a condition that no file exports belongs to the rule that uses it. */
  file?: string;
  /** Steps, rules and warnings in whose definition it stands, alone or as a part. */
  readonly usedBy: Set<string>;
  /** Files whose code asks it inside a function. */
  readonly askedIn: Set<string>;
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

export const isCondition = (value: unknown): value is CaseCondition =>
  isObject(value) && typeof value["id"] === "string" && typeof value["evaluate"] === "function";

const joined = { all: " and ", any: " or ", not: "" } as const;

/** Whether its id is only that of its parts put together. */
export const isComposed = ({ id, made }: CaseCondition): boolean =>
  made !== undefined &&
  id === (made.by === "not" ? `not ${made.of[0]?.id ?? ""}` : made.of.map((part) => part.id).join(joined[made.by]));

/** The conditions with a name of their own of which this one is made; itself, when it has one. */
const namedPartsOf = (condition: CaseCondition): readonly CaseCondition[] =>
  isComposed(condition) ? (condition.made?.of ?? []).flatMap(namedPartsOf) : [condition];

const idOf = (value: Readonly<Record<string, unknown>>): string | undefined =>
  typeof value["id"] === "string" ? value["id"] : typeof value["slug"] === "string" ? value["slug"] : undefined;

/** How an object that has conditions is called on the page; parts of it go by the same name. */
function ownerOf(value: Readonly<Record<string, unknown>>, owner: string | undefined): string | undefined {
  const id = idOf(value);
  if (id === undefined) return owner;
  if ("cases" in value && "otherwise" in value) return `rule ${id}`;
  if ("raisedWhen" in value) return `warning ${id}`;
  if ("slug" in value) return `page ${id}`;
  if ("applies" in value && "appliesTo" in value) return `form ${id}`;
  // A member of a group is a step of its own; a field of a list goes by the name of its list.
  if ("question" in value && "person" in value) return `step ${id}`;
  return owner;
}

export function conditionUses(modules: readonly DomainModule[]): ReadonlyMap<string, NamedCondition> {
  const found = new Map<string, NamedCondition>();
  const known = (condition: CaseCondition): NamedCondition => {
    const one = found.get(condition.id) ?? {
      id: condition.id,
      condition,
      usedBy: new Set<string>(),
      askedIn: new Set<string>(),
    };
    found.set(condition.id, one);
    return one;
  };
  const add = (condition: CaseCondition, owner: string | undefined) => {
    for (const part of namedPartsOf(condition)) {
      const one = known(part);
      if (owner !== undefined) one.usedBy.add(owner);
      if (part.made) for (const below of part.made.of) add(below, `condition ${part.id}`);
    }
  };
  const walk = (value: unknown, owner: string | undefined, above: readonly unknown[]): void => {
    if (!isObject(value) || above.includes(value) || value instanceof Map || value instanceof Set) return;
    if (isCondition(value)) {
      add(value, owner);
      return;
    }
    if ("rows" in value && "appliesOn" in value) return;
    const inside = Array.isArray(value) ? owner : ownerOf(value, owner);
    for (const part of Object.values(value)) walk(part, inside, [...above, value]);
  };
  for (const { path, exports } of modules) {
    for (const value of Object.values(exports)) {
      if (isCondition(value)) {
        for (const part of namedPartsOf(value)) if (part === value) known(part).file ??= path;
        add(value, undefined);
      } else walk(value, undefined, []);
    }
  }
  const exported = new Map<string, string>();
  for (const { path, exports } of modules)
    for (const [name, value] of Object.entries(exports))
      if (isCondition(value) && !isComposed(value)) exported.set(`${path} ${name}`, value.id);
  for (const { path, imports } of modules) {
    for (const { from, name } of imports) {
      const id = exported.get(`${from} ${name}`);
      if (id !== undefined) found.get(id)?.askedIn.add(path);
    }
  }
  return found;
}

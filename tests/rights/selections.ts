import {
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLOutputType,
} from "graphql";

/** The type without its lists and its "never null". */
const bare = (type: GraphQLOutputType): GraphQLOutputType =>
  isNonNullType(type) || isListType(type) ? bare(type.ofType as GraphQLOutputType) : type;

/** What fields are given that take something: of the letters one that rests on an answer about money. */
const given: Readonly<Record<string, string>> = {
  "Application.letterPage": '(slug: "financial-supporter", isOfTeam: false)',
};

function withArguments(type: string, { name, args }: GraphQLField<unknown, unknown>): string {
  if (args.length === 0) return name;
  const values = given[`${type}.${name}`];
  if (values === undefined) throw new Error(`${type}.${name} has arguments that this test does not give`);
  return `${name}${values}`;
}

/**
 * Every leaf of a type by its path, down to types met on the way already. A case inside something else is fetched by itself.
 */
export function leavesOf(of: GraphQLOutputType, above: readonly string[] = []): readonly (readonly string[])[] {
  const type = bare(of);
  if (isLeafType(type)) return [[]];
  if (!isObjectType(type)) throw new Error(`no fields of ${String(type)}`);
  if (above.length > 0 && type.name === "Application") return [["id"]];
  return Object.values(type.getFields()).flatMap((field) => {
    const name = withArguments(type.name, field);
    if (above.includes(String(bare(field.type)))) return [];
    return leavesOf(field.type, [...above, type.name]).map((path) => [name, ...path]);
  });
}

/** Paths as one selection. */
export function selectionOf(paths: readonly (readonly string[])[]): string {
  const inner = paths.filter(([first]) => first !== undefined);
  const names = [...new Set(inner.map(([first]) => first ?? ""))];
  return names.length === 0
    ? ""
    : `{ ${names.map((name) => `${name} ${selectionOf(inner.filter(([first]) => first === name).map(([, ...rest]) => rest))}`).join(" ")} }`;
}

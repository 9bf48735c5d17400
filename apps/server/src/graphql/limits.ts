import { Kind, parse, type DocumentNode, type FragmentDefinitionNode, type SelectionSetNode } from "graphql";
import { refusedRequest } from "./errors.ts";

/** Far above what our own screens ask for, far below what hurts. */
export const limits = {
  bodyBytes: 512 * 1024,
  tokens: 2000,
  depth: 14,
  aliases: 20,
  /** A field costs 1; inside a list it costs what a usual list is long. */
  cost: 20_000,
} as const;

/** How many entries a list usually has, by field name. Other fields are counted once. */
const usualLength: Readonly<Record<string, number>> = {
  applications: 20,
  cases: 50,
  documents: 10,
  trash: 10,
  steps: 20,
  vault: 10,
  warnings: 5,
  notifications: 10,
  users: 20,
  invitations: 10,
  outbox: 20,
  dependents: 5,
  fields: 8,
  because: 2,
  sources: 2,
  staff: 3,
  assignableStaff: 10,
  answerHistory: 150,
  revisions: 2,
  sectionInvitations: 5,
  versions: 50,
};

type Measure = { readonly depth: number; readonly aliases: number; readonly cost: number };

const nothing: Measure = { depth: 0, aliases: 0, cost: 0 };

/**
 * Measures a document without knowing the schema, and so before validation. A fragment is measured once, however often it
 * is spread, so that measuring stays linear; a fragment inside itself is refused here already.
 */
export function measure(document: DocumentNode): Measure {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const known = new Map<string, Measure | "open">();

  const ofFragment = (name: string): Measure => {
    const before = known.get(name);
    if (before === "open") throw refusedRequest("FRAGMENT_CYCLE", "A fragment may not contain itself.");
    if (before) return before;
    const fragment = fragments.get(name);
    if (!fragment) return nothing;
    known.set(name, "open");
    const measured = ofSelections(fragment.selectionSet);
    known.set(name, measured);
    return measured;
  };
  const ofSelections = (set: SelectionSetNode | undefined): Measure => {
    let total = nothing;
    for (const selection of set?.selections ?? []) {
      const part = selection.kind === Kind.FRAGMENT_SPREAD ? ofFragment(selection.name.value) : ofOne(selection);
      total = {
        depth: Math.max(total.depth, part.depth),
        aliases: total.aliases + part.aliases,
        cost: total.cost + part.cost,
      };
    }
    return total;
  };
  const ofOne = (
    selection: Exclude<SelectionSetNode["selections"][number], { kind: Kind.FRAGMENT_SPREAD }>,
  ): Measure => {
    const inner = ofSelections(selection.selectionSet);
    if (selection.kind === Kind.INLINE_FRAGMENT) return inner;
    // Introspection has its own shape and its own switch.
    if (selection.name.value.startsWith("__")) return { ...nothing, cost: 1 };
    const times = usualLength[selection.name.value] ?? 1;
    return { depth: inner.depth + 1, aliases: inner.aliases + (selection.alias ? 1 : 0), cost: 1 + inner.cost * times };
  };

  return document.definitions.reduce<Measure>((most, definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return most;
    const one = ofSelections(definition.selectionSet);
    return { depth: Math.max(most.depth, one.depth), aliases: most.aliases + one.aliases, cost: most.cost + one.cost };
  }, nothing);
}

/** Parses within the token limit and refuses what is too deep, too wide or too dear. Throws the refusal. */
export function parseWithinLimits(text: string): DocumentNode {
  const document = parseTokens(text);
  const { depth, aliases, cost } = measure(document);
  if (depth > limits.depth)
    throw refusedRequest("TOO_DEEP", `This operation is nested more than ${limits.depth} levels deep.`);
  if (aliases > limits.aliases)
    throw refusedRequest("TOO_MANY_ALIASES", `This operation has more than ${limits.aliases} aliases.`);
  if (cost > limits.cost) throw refusedRequest("TOO_COSTLY", "This operation asks for too much at once.");
  return document;
}

function parseTokens(text: string): DocumentNode {
  try {
    return parse(text, { maxTokens: limits.tokens, noLocation: true });
  } catch (error) {
    const isTooLong = error instanceof Error && error.message.includes("token");
    throw refusedRequest(
      isTooLong ? "TOO_MANY_TOKENS" : "SYNTAX",
      isTooLong ? `This operation has more than ${limits.tokens} tokens.` : "This is not a GraphQL operation.",
    );
  }
}

import type { initGraphQLTada, ResultOf, VariablesOf } from "gql.tada";
import type { introspection } from "./schema.d.ts";

/** The shapes of the scalars as they cross the wire. `JSON` must be read (`readCase`) before it is used. */
type Setup = {
  introspection: introspection;
  disableMasking: true;
  scalars: { ID: string; JSON: unknown; Date: string; PartialDate: string; DateTime: string };
};

type Graphql = ReturnType<typeof initGraphQLTada<Setup>>;

/** What a document is at run time: its text with the fragments it uses. Its types exist only for the checker. */
type DocumentText = {
  readonly text: string;
  readonly fragments: readonly DocumentText[];
  /** In the built web, which holds no more of an operation than its head (build/storedOperations.ts). */
  readonly hash?: string;
};

/**
 * Declares an operation or a fragment, typed by the schema. Write them in files called `operations.ts` that import
 * nothing else: `scripts/stored-operations.ts` loads those files to list what the server accepts.
 */
export const graphql = ((text: string, fragments: readonly DocumentText[] = []): DocumentText => ({
  text,
  fragments,
})) as unknown as Graphql;

/** Any operation made by `graphql`, by its result and variables. */
export type Operation<Result, Variables> = {
  readonly __apiType?: (variables: Variables) => Result;
};

export type { ResultOf, VariablesOf };

/** The full text of an operation: its own and, once each, its fragments'. Blank space is reduced, so that hashes hold. */
export function operationText(document: object): string {
  const texts: string[] = [];
  const visit = (each: DocumentText) => {
    for (const fragment of each.fragments) visit(fragment);
    const compact = each.text.replaceAll(/\s+/g, " ").trim();
    if (!texts.includes(compact)) texts.push(compact);
  };
  visit(document as DocumentText);
  return texts.toReversed().join(" ");
}

/** The operation's own name, which must be given; undefined for a fragment. */
export const operationName = (document: object): string | undefined =>
  /^\s*(?:query|mutation|subscription)\s+(\w+)/.exec((document as DocumentText).text)?.[1];

/** By what the server knows it; undefined in development, when whole documents are sent. */
export const operationHash = (document: object): string | undefined => (document as DocumentText).hash;

/** Whether it only reads, and may therefore always be tried again. */
export const isQuery = (document: object): boolean => /^\s*query\b/.test((document as DocumentText).text);

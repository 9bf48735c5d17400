import type { Documents } from "./operationTypes.d.ts";

/** What a document is at run time: its text with the fragments it uses. Its types exist only for the checker. */
export type DocumentText = {
  readonly text: string;
  readonly fragments: readonly DocumentText[];
  /** In the built web, which holds no more of an operation than its head (build/storedOperations.ts). */
  readonly hash?: string;
};

/**
 * Declares an operation or a fragment, typed by the schema. Write them in files called `operations.ts` that import
 * nothing else: `npm run schemas` loads those files, checks them, writes their types and lists what the server accepts. A text
 * that it has not seen is a fault of types.
 */
export const graphql = <const Text extends keyof Documents>(
  text: Text,
  fragments: readonly object[] = [],
): Documents[Text] => ({ text, fragments }) as object;

/** Any operation made by `graphql`, by its result and variables. */
export type Operation<Result, Variables> = {
  readonly __apiType?: (variables: Variables) => Result;
};

export type ResultOf<Document> = Document extends Operation<infer Result, never> ? Result : never;

export type VariablesOf<Document> = Document extends Operation<unknown, infer Variables> ? Variables : never;

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

/**
 * What a language model may be asked (ADR 0172): which words of a document are a value that no reader found. It gets words,
 * never a picture, with numbers and addresses masked, and answers with words of the document or nothing.
 */
export type AskedField = {
  readonly name: string;
  /** In English, as the field is called on the screen. */
  readonly label: string;
  readonly kind: string;
};

export type Question = {
  /** Kind of document, where it is known. */
  readonly documentType: string | null;
  readonly text: string;
  readonly fields: readonly AskedField[];
};

/** The words of the document that are each value, as they are in the text; null where it has none. */
export type Quotes = Readonly<Record<string, string | null>>;

/** `unreachable`: no answer came. `unusable`: one that is not what was asked for. */
export type Answer = { readonly quotes: Quotes } | { readonly failed: "unreachable" | "unusable" };

export type FieldReader = {
  /** As its server calls it. */
  readonly model: string;
  /** Who runs it and where, in the words of the deployment. */
  readonly runBy: string;
  ask(question: Question, signal?: AbortSignal): Promise<Answer>;
};

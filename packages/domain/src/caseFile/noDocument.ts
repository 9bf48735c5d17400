import { freeText, nullable, objectOf, wholeNumber, type ValueOf } from "../kernel/shape.ts";

/** The longest explanation that may be given, in characters. */
export const longestExplanation = 500;

/**
 * "I do not have this document", said of one slot, and of one child where the page is written per child. Only statements that
 * stand are part of a case: one is withdrawn when a file arrives.
 */
export const noDocumentShape = objectOf(
  {
    slotId: freeText(200),
    childNumber: nullable(wholeNumber()),
    explanation: nullable(freeText(longestExplanation)),
    statedAt: nullable(freeText(40)),
  },
  ["slotId"],
);

export type NoDocumentStatement = ValueOf<typeof noDocumentShape> & { readonly slotId: string };

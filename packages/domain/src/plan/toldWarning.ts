import type { CaseReader } from "../caseFile/reader.ts";
import { documentField } from "../caseFile/documentValues/documentFields.ts";
import { personCalled } from "../caseFile/whose/personCalled.ts";
import { fill, type Text } from "../kernel/text.ts";
import { pageOf } from "../vault/pages.ts";
import { pageName } from "../vault/pageName.ts";
import { writtenValue, type Differing } from "../warnings/differing.ts";
import { headingOf, type Headed } from "../warnings/headingOf.ts";
import { documentWarnings } from "../warnings/raiseForDocument.ts";

/** A warning about a file as people are told it: whose document, which one, and what is wrong with it. */
export type ToldWarning = Headed & {
  readonly whose: Text;
  readonly document: Text;
  readonly differs: readonly ToldDifference[];
};

/** A value of the case beside that of the document. */
export type ToldDifference = Differing & {
  readonly label: Text;
  readonly caseSays: Text;
  readonly documentSays: Text;
};

const definitions = new Map<string, (typeof documentWarnings)[number]>(
  documentWarnings.map((warning) => [warning.id, warning]),
);

/** Nothing for a file that this reader of the case does not have. `found`: what the reader of files said of it; `own`: who reads is the applicant. */
export function toldWarning(
  the: CaseReader,
  { id, fileId }: { readonly id: string; readonly fileId?: string | null | undefined },
  found?: Text,
  own = false,
): ToldWarning | undefined {
  const warning = definitions.get(id);
  const file = the.uploaded().find((document) => document.fileId === fileId);
  const page = file && pageOf(file.documentId);
  if (!warning || !page) return undefined;
  const look = the.lookAtDocument(file, page.slots.find((slot) => slot.id === file.slotId)?.documentTypes);
  return {
    whose: personCalled(the, { person: page.person, childNumber: file.childNumber }, own),
    document: pageName(page, file.childNumber, the),
    ...headingOf(warning, look, found),
    differs: (warning.differs?.(look) ?? []).map((one) => ({
      ...one,
      label: documentField(one.field)?.label ?? { en: one.field, fr: one.field },
      caseSays: writtenValue(one.field, one.inCase),
      documentSays: writtenValue(one.field, one.onDocument),
    })),
  };
}

const oneLine: Text = { en: "{whose}, {document}: {heading}", fr: "{whose}, {document}\u00A0: {heading}" };

/** In a list of many things: the person, the document and what is wrong. */
export const inOneLine = ({ whose, document, heading }: ToldWarning): Text =>
  fill(oneLine, { whose, document, heading });

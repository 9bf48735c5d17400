import type { CaseReader } from "../caseFile/reader.ts";
import type { Text } from "../kernel/text.ts";
import type { AssessmentWarning, DocumentWarning } from "./warning.ts";

/** What is wrong with a file or an answer in words: the heading that people read where the legal team reads the name of the check. */

const inSentences = (words: string): readonly string[] => words.split(/(?<=[.?])\s+/u);
const inBoth = (text: Text, change: (words: string) => string): Text => ({ en: change(text.en), fr: change(text.fr) });

/** The first sentence, without its full stop. */
export const asHeading = (text: Text): Text =>
  inBoth(text, (words) => (inSentences(words)[0] ?? "").replace(/\.$/u, ""));
const afterHeading = (text: Text): Text => inBoth(text, (words) => inSentences(words).slice(1).join(" "));

export type Headed = {
  readonly heading: Text;
  /** What the message says besides; may be empty. */
  readonly more?: Text;
};

/** `the` has the file in view; `found`: what its reader said of it, which names the measure and the page. */
export function headingOf(
  { heading, message }: Pick<DocumentWarning, "heading" | "message">,
  the: CaseReader,
  found?: Text,
): Headed {
  const own = heading?.(the);
  if (own) return { heading: own };
  return split(found ?? message);
}

const split = (said: Text): Headed => ({ heading: asHeading(said), more: afterHeading(said) });

export const headingOfAnswer = ({ heading, message }: Pick<AssessmentWarning, "heading" | "message">): Headed =>
  heading ? { heading, more: message } : split(message);

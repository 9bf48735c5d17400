import type { Box } from "./text/box.ts";
import type { HandMarks } from "./quality/handMarks.ts";
import type { ReadField, Reading } from "./reading.ts";
import type { PageRead } from "./readPage.ts";
import { plain } from "./text/plainText.ts";

/**
 * Whether somebody signed a paper, and whether a notary did. What is found about a file counts without anybody who confirms it, so only
 * what is plain is said: a signature that is seen, or pages on which every mark is a word or a line. In between nothing is said.
 */

/** Papers that somebody signs with their hand. */
export const signedByHand: ReadonlySet<string | null> = new Set([
  "FinancialSupporterLetter",
  "EmploymentLetter",
  "CustodianDeclaration",
  "ConsentForm",
]);
/** Of letters somebody else may be the one who signs; that one is not signed is told of these alone. */
const mustBeSigned: ReadonlySet<string | null> = new Set([
  "FinancialSupporterLetter",
  "EmploymentLetter",
  "CustodianDeclaration",
]);
const notarized: ReadonlySet<string | null> = new Set(["CustodianDeclaration"]);

const ofNotary =
  /\b(?:notary|notaries|commissioner (?:for|of) (?:oaths|affidavits|taking)|before me|subscribed and sworn|sworn|notaire|commissaire a l'assermentation|devant moi|assermentee?|declaree? devant)\b/;
/** A stamp stands so near to the words of who stamps, in parts of the page; at the head it is the sign of an office. */
const reach = 0.25;
const head = 0.2;

const found = (value: "Yes" | "No", { text: { number, source } }: PageRead, box: Box): ReadField => ({
  value,
  confidence: source === "ocr" ? 0.9 : 1,
  page: number,
  box,
  ...(source === "ocr" ? {} : { checked: "textLayer" as const }),
});

function notarizedOn({ text }: PageRead, marks: HandMarks): Box | undefined {
  if (marks.officialSignatures.length === 0) return undefined;
  const places = text.lines
    .filter((line) => ofNotary.test(plain(line.text)))
    .flatMap(({ cells }) => cells[0]?.words[0]?.box[1] ?? []);
  return marks.seals.find(
    ([, top, , height]) => top > head && places.some((at) => Math.abs(at - top - height / 2) < reach),
  );
}

export function signedFields(
  type: string | null,
  reads: readonly PageRead[],
  bytes: Uint8Array,
  read: Reading["fields"],
): Reading["fields"] {
  // Of an official form its own data says it.
  if (!signedByHand.has(type) || read["isSigned"] || read["formNumber"]) return {};
  const signed = reads.find(({ marks }) => (marks?.signatures.length ?? 0) > 0);
  const [place] = signed?.marks?.signatures ?? [];
  const stamped = notarized.has(type)
    ? reads.flatMap((one) => {
        const box = one.marks && notarizedOn(one, one.marks);
        return box ? [found("Yes", one, box)] : [];
      })[0]
    : undefined;
  return {
    ...(signed && place ? { isSigned: found("Yes", signed, place) } : unsigned(type, reads, bytes)),
    ...(stamped ? { isNotarized: stamped } : {}),
  };
}

/** On pages of which every mark is a word or a line, and in a file that nobody signed digitally, nobody signed. Of a scan nothing is said. */
function unsigned(type: string | null, reads: readonly PageRead[], bytes: Uint8Array): Reading["fields"] {
  if (!mustBeSigned.has(type) || !reads.every(({ marks }) => marks?.hasLinesOnly)) return {};
  if (Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes("/ByteRange")) return {};
  const last = reads.at(-1);
  return last ? { isSigned: found("No", last, [0, 0, 1, 1]) } : {};
}

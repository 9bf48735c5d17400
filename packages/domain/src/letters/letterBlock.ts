/** A letter as it is printed, block by block from top to bottom; PDF, DOCX and the preview on screen are drawn from the same blocks. */
export type LetterBlock =
  /** At the top: who writes, or the letterhead of the firm. */
  | { readonly kind: "sender" | "addressee"; readonly lines: readonly string[] }
  /** Of the heading of a court: centred, or at one side. */
  | {
      readonly kind: "court";
      readonly text: string;
      readonly at: "left" | "centre" | "right";
      readonly isStrong?: true;
    }
  /** `mark`: printed large above the text, such as “Without prejudice”. */
  | {
      readonly kind: "date" | "mark" | "subject" | "salutation" | "paragraph" | "closing";
      readonly text: string;
    }
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "numbered"; readonly number: number; readonly text: string }
  /** Lines that stay together. */
  | { readonly kind: "lines"; readonly lines: readonly string[] }
  /** `hasLine`: a line to sign on is drawn above. */
  | { readonly kind: "signature"; readonly lines: readonly string[]; readonly hasLine?: true }
  /** Ends an affidavit: the commissioner signs at the left, whoever swears at the right; never alone on a page. */
  | { readonly kind: "jurat"; readonly lines: readonly string[]; readonly signer: string }
  /** What follows begins a page. */
  | { readonly kind: "page" };

/** The whole text of blocks in the order of reading, as another program reads it back. */
export const textOfBlocks = (blocks: readonly LetterBlock[]): readonly string[] =>
  blocks.flatMap((block): readonly string[] => {
    if (block.kind === "page") return [];
    if (block.kind === "jurat") return [...block.lines, block.signer];
    if ("lines" in block) return block.lines;
    return [block.kind === "numbered" ? `${block.number}. ${block.text}` : block.text];
  });

import { createHash } from "node:crypto";

/** How a document came to us. */
export type Condition = "layer" | "scan" | "photo";

/** One document to score: its bytes, and what stands on it. */
export type ScoredDocument = {
  readonly name: string;
  readonly bytes: () => Promise<Uint8Array>;
  readonly documentType: string;
  /** `file`: of a folder, as it came. */
  readonly condition: Condition | "file";
  /** Other kinds that are right as well. */
  readonly alsoRight?: readonly string[];
  readonly layout: string;
  /**
   * Of papers by another author: whether whoever writes readers may look at it, or only at the totals of its half. The halves are
   * split by layout, the same for ever.
   */
  readonly half?: "open" | "closed";
  /** Papers that are counted by themselves, under this name. */
  readonly group?: string;
  readonly expected: Readonly<Record<string, string | number | boolean>>;
  /** The lines of a statement of an account. */
  readonly transactions?: readonly Transaction[];
  /** Ids of findings that the reader must tell, where the manifest names them. */
  readonly warnings?: readonly string[];
  /** Findings that are neither wanted nor counted. */
  readonly tolerated?: readonly string[];
};

type Transaction = { readonly date: string; readonly amount: string; readonly balance: string };

/** By the first digit of the digest of its layout. */
export const halfOf = (layout: string): "open" | "closed" =>
  Number.parseInt(createHash("sha256").update(layout).digest("hex").slice(0, 1), 16) % 2 === 0 ? "open" : "closed";

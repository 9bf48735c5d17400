/** How a document came to us. */
export type Condition = "layer" | "scan" | "photo";

/** One document to score: its bytes, and what stands on it. */
export type ScoredDocument = {
  readonly name: string;
  readonly bytes: () => Promise<Uint8Array>;
  readonly documentType: string;
  /** `file`: of a folder, as it came. */
  readonly condition: Condition | "file";
  readonly layout: string;
  readonly expected: Readonly<Record<string, string | number | boolean>>;
  /** Ids of findings that the reader must tell, where the manifest names them. */
  readonly warnings?: readonly string[];
};

/** The types of the package are those of its other build, which Node does not load; this is what we use of it. */
declare module "bidi-js" {
  export type EmbeddingLevels = {
    readonly levels: Uint8Array;
    readonly paragraphs: readonly { readonly level: number }[];
  };
  export default function bidiFactory(): {
    getEmbeddingLevels(text: string): EmbeddingLevels;
    getReorderedIndices(text: string, found: EmbeddingLevels, first: number, last: number): number[];
    getMirroredCharacter(sign: string): string | null;
  };
}

/** What the program of the HEIC process is asked and answers. Bytes travel in the message; a photo is never written to disk. */
export type HeicRequest = { readonly bytes: Uint8Array };

export type HeicReply =
  | { readonly kind: "picture"; readonly jpeg: Uint8Array; readonly sha256: string }
  | { readonly kind: "damaged"; readonly sha256: string };

// heic-convert has no types of its own; this is the part that is used.
declare module "heic-convert" {
  export default function convert(options: {
    buffer: Uint8Array;
    format: "JPEG" | "PNG";
    quality?: number;
  }): Promise<ArrayBuffer>;
}

/** The package ships no types; this is what we use of it. */
declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    text: "",
    options: {
      readonly keepAllGlyphs: true;
      readonly noHinting: true;
      readonly variationAxes: Readonly<Record<string, number>>;
      readonly targetFormat: "truetype";
    },
  ): Promise<Buffer>;
}

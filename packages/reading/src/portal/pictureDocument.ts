import type { EncodedPage } from "./pageEncoding.ts";

/** Letter paper in points: the shorter side of a page that is only a picture. */
const paperShortSide = 612;

/** A PDF in which each page is one picture (ISO 32000-1, 8.9.5), written directly: there is nothing else in it. */
export function pictureDocument(pages: readonly EncodedPage[]): Buffer {
  const objects: Buffer[] = [];
  const add = (head: string, stream?: Buffer) => {
    const body = stream ? [Buffer.from(`${head}\nstream\n`), stream, Buffer.from("\nendstream")] : [Buffer.from(head)];
    objects.push(Buffer.concat([Buffer.from(`${objects.length + 1} 0 obj\n`), ...body, Buffer.from("\nendobj\n")]));
  };
  const firstPage = 3;
  const kids = pages.map((_, index) => `${firstPage + index * 3} 0 R`).join(" ");
  add("<</Type/Catalog/Pages 2 0 R>>");
  add(`<</Type/Pages/Count ${pages.length}/Kids[${kids}]>>`);
  for (const [index, page] of pages.entries()) {
    const number = firstPage + index * 3;
    const points = paperShortSide / Math.min(page.width, page.height);
    const [width, height] = [page.width * points, page.height * points].map((side) => side.toFixed(2));
    const content = Buffer.from(`${width} 0 0 ${height} 0 0 cm /P Do`);
    add(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Resources<</XObject<</P ${number + 2} 0 R>>>>/Contents ${number + 1} 0 R>>`,
    );
    add(`<</Length ${content.length}>>`, content);
    add(
      `<</Type/XObject/Subtype/Image/Width ${page.width}/Height ${page.height}${formatOf(page)}/Length ${page.bytes.length}>>`,
      page.bytes,
    );
  }
  return assembled(objects);
}

const formatOf = ({ colours }: EncodedPage): string => {
  if (colours === "blackAndWhite") return "/ColorSpace/DeviceGray/BitsPerComponent 1/Filter/FlateDecode";
  return `/ColorSpace/${colours === "colour" ? "DeviceRGB" : "DeviceGray"}/BitsPerComponent 8/Filter/DCTDecode`;
};

/** Objects numbered from 1, with the table of where each begins. */
function assembled(objects: readonly Buffer[]): Buffer {
  const header = Buffer.from("%PDF-1.7\n%\xe2\xe3\xcf\xd3\n", "latin1");
  let position = header.length;
  const places = objects.map((object) => {
    const at = position;
    position += object.length;
    return `${String(at).padStart(10, "0")} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join("")}trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${position}\n%%EOF\n`;
  return Buffer.concat([header, ...objects, Buffer.from(table)]);
}

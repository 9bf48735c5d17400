/** Text of a PDF string: brackets and backslashes have a meaning there, and the font knows Latin letters only. */
const escaped = (text: string): string =>
  text.replaceAll("’", "'").replaceAll(/[\\()]/g, (character) => `\\${character}`);

/** A one-page PDF with its own text. */
export function pdfOfLines(lines: readonly (readonly [size: number, text: string])[]): Buffer {
  let y = 740;
  const drawn = lines.map(([size, text]) => {
    y -= size + 8;
    return `BT /F1 ${size} Tf 64 ${y} Td (${escaped(text)}) Tj ET`;
  });
  const content = drawn.join("\n");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${Buffer.byteLength(content, "latin1")} >>\nstream\n${content}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
  ];
  let body = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + end, "latin1");
}

import { inflateSync } from "node:zlib";
import { DamagedPdf, isArray, isDict, isName, type PdfDict, type PdfValue } from "./values.ts";

/** The largest stream of an official form opens to 2 MB; one that opens to more than this is not a form. */
export const largestStream = 32 * 1024 * 1024;

const numberIn = (dict: PdfDict, key: string, otherwise: number): number => {
  const value = dict.get(key);
  return typeof value === "number" && Number.isInteger(value) && value > 0 ? value : otherwise;
};

/** PNG predictors (ISO 32000-1, 7.4.4.4): each row begins with the number of its filter. */
function withoutPredictor(data: Buffer, parameters: PdfDict): Buffer {
  if (numberIn(parameters, "Predictor", 1) < 10) return data;
  const perPixel = Math.max(
    1,
    Math.ceil((numberIn(parameters, "Colors", 1) * numberIn(parameters, "BitsPerComponent", 8)) / 8),
  );
  const width = Math.ceil(
    (numberIn(parameters, "Colors", 1) *
      numberIn(parameters, "BitsPerComponent", 8) *
      numberIn(parameters, "Columns", 1)) /
      8,
  );
  const rows = Math.floor(data.length / (width + 1));
  const out = Buffer.alloc(rows * width);
  for (let row = 0; row < rows; row += 1) {
    const filter = data[row * (width + 1)] ?? 0;
    for (let column = 0; column < width; column += 1) {
      const raw = data[row * (width + 1) + 1 + column] ?? 0;
      const left = column >= perPixel ? (out[row * width + column - perPixel] ?? 0) : 0;
      const above = row > 0 ? (out[(row - 1) * width + column] ?? 0) : 0;
      const corner = row > 0 && column >= perPixel ? (out[(row - 1) * width + column - perPixel] ?? 0) : 0;
      out[row * width + column] = raw + predicted(filter, left, above, corner);
    }
  }
  return out;
}

function predicted(filter: number, left: number, above: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return above;
  if (filter === 3) return Math.floor((left + above) / 2);
  if (filter !== 4) return 0;
  const guess = left + above - corner;
  const [byLeft, byAbove, byCorner] = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - corner)];
  if (byLeft <= byAbove && byLeft <= byCorner) return left;
  return byAbove <= byCorner ? above : corner;
}

function inflate(data: Buffer): Buffer {
  try {
    return inflateSync(data, { maxOutputLength: largestStream });
  } catch (fault) {
    throw new DamagedPdf(
      fault instanceof RangeError ? "a stream opens to more than a form ever holds" : "a stream cannot be unpacked",
    );
  }
}

const listOf = (value: PdfValue | undefined): readonly PdfValue[] =>
  isArray(value) ? value : value === undefined || value === null ? [] : [value];

/** The bytes of a stream as they were before packing. Forms use Flate alone; another packing is refused. */
export function unpacked(data: Buffer, dict: PdfDict): Buffer {
  const parameters = listOf(dict.get("DecodeParms"));
  let bytes = data;
  for (const [index, filter] of listOf(dict.get("Filter")).entries()) {
    if (index > 2) throw new DamagedPdf("a stream packed too often");
    if (!isName(filter)) throw new DamagedPdf("a filter without a name");
    if (filter.name === "Crypt") continue;
    if (filter.name !== "FlateDecode" && filter.name !== "Fl")
      throw new DamagedPdf("a stream packed in a way that forms do not use");
    const own = parameters[index];
    bytes = inflate(bytes);
    if (isDict(own)) bytes = withoutPredictor(bytes, own);
  }
  if (bytes.length > largestStream) throw new DamagedPdf("a stream holds more than a form ever does");
  return bytes;
}

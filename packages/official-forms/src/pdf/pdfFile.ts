import { readCrossReferences, type CrossReferences } from "./crossReferences.ts";
import { lockOf, type Lock } from "./encryption.ts";
import { unpacked } from "./filters.ts";
import { Parser } from "./parser.ts";
import {
  DamagedPdf,
  isArray,
  isDict,
  isName,
  isRef,
  isStream,
  isString,
  type PdfDict,
  type PdfRef,
  type PdfStream,
  type PdfValue,
} from "./values.ts";

type Packed = { readonly bytes: Buffer; readonly objects: ReadonlyMap<number, number> };

/** References that lead to references: more than this lead nowhere. */
const mostSteps = 16;

/** A PDF opened for reading: objects are read when asked for, and only those. */
export class PdfFile {
  readonly bytes: Buffer;
  readonly references: CrossReferences;
  readonly lock: Lock | undefined;
  private readonly objects = new Map<number, PdfValue>();
  private readonly packs = new Map<number, Packed>();
  private readonly opening = new Set<number>();

  constructor(bytes: Buffer) {
    this.bytes = bytes;
    this.references = readCrossReferences(bytes);
    const encrypt = this.references.find("Encrypt");
    // Read while there is no lock: the strings of this dictionary are the only ones that are never locked.
    const described = encrypt === undefined ? undefined : this.resolve(encrypt);
    this.objects.clear();
    const id = this.resolve(this.references.find("ID"));
    const first = isArray(id) ? id[0] : undefined;
    this.lock = isDict(described) ? lockOf(described, isString(first) ? first.bytes : Buffer.alloc(0)) : undefined;
    this.objects.clear();
    if (isRef(encrypt)) this.objects.set(encrypt.number, described ?? null);
  }

  resolve(value: PdfValue | undefined): PdfValue {
    let found = value ?? null;
    for (let step = 0; isRef(found); step += 1) {
      if (step > mostSteps) throw new DamagedPdf("references lead in a circle");
      found = this.object(found);
    }
    return found;
  }

  /** The dictionary behind a value, or an empty one. */
  dict(value: PdfValue | undefined): PdfDict {
    const found = this.resolve(value);
    return isDict(found) ? found : isStream(found) ? found.dict : new Map<string, PdfValue>();
  }

  get catalog(): PdfDict {
    const catalog = this.resolve(this.references.find("Root"));
    if (!isDict(catalog)) throw new DamagedPdf("no catalogue");
    return catalog;
  }

  /** The unpacked, unlocked bytes of a stream. */
  contentOf(stream: PdfStream): Buffer {
    const { dict, start, number, generation } = stream;
    const length = this.resolve(dict.get("Length"));
    if (typeof length !== "number" || length < 0 || start + length > this.bytes.length)
      throw new DamagedPdf("a stream goes beyond the file");
    const raw = this.bytes.subarray(start, start + length);
    const type = dict.get("Type");
    const open = this.lock && !(isName(type) && type.name === "XRef") && !isLeftOpen(dict);
    return unpacked(open && this.lock ? this.lock.streams.open(raw, number, generation) : raw, dict);
  }

  private object({ number, generation }: PdfRef): PdfValue {
    const known = this.objects.get(number);
    if (known !== undefined) return known;
    const place = this.references.places.get(number);
    if (place === undefined) return null;
    if (this.opening.has(number)) throw new DamagedPdf("an object needs itself to be read");
    this.opening.add(number);
    try {
      const value = "at" in place ? this.standing(number, place.at, generation) : this.packed(number, place.within);
      this.objects.set(number, value);
      return value;
    } finally {
      this.opening.delete(number);
    }
  }

  private standing(number: number, at: number, generation: number): PdfValue {
    const found = new Parser(this.bytes, at).indirect();
    if (found.number !== number || found.generation !== generation)
      throw new DamagedPdf("an object lies elsewhere than the table says");
    return this.lock ? unlocked(found.value, this.lock, number, generation) : found.value;
  }

  private packed(number: number, within: number): PdfValue {
    const pack = this.packs.get(within) ?? this.openPack(within);
    const at = pack.objects.get(number);
    if (at === undefined) throw new DamagedPdf("an object is not where the table says");
    return new Parser(pack.bytes, at).value();
  }

  private openPack(number: number): Packed {
    const place = this.references.places.get(number);
    const stream = place && "at" in place ? this.resolve({ kind: "ref", number, generation: place.generation }) : null;
    if (!isStream(stream)) throw new DamagedPdf("objects are packed into nothing");
    const count = stream.dict.get("N");
    const first = stream.dict.get("First");
    if (typeof count !== "number" || typeof first !== "number") throw new DamagedPdf("packed objects without a list");
    const bytes = this.contentOf(stream);
    const parser = new Parser(bytes);
    const objects = new Map<number, number>();
    for (let index = 0; index < count; index += 1) objects.set(parser.count(), first + parser.count());
    const pack = { bytes, objects };
    this.packs.set(number, pack);
    return pack;
  }
}

/** A stream whose first filter says that it is not locked (7.6.5). */
function isLeftOpen(dict: PdfDict): boolean {
  const filter = dict.get("Filter");
  const first = isArray(filter) ? filter[0] : filter;
  return isName(first) && first.name === "Crypt";
}

function unlocked(value: PdfValue, lock: Lock, number: number, generation: number): PdfValue {
  const inside = (one: PdfValue): PdfValue => unlocked(one, lock, number, generation);
  if (isString(value)) return { kind: "string", bytes: lock.strings.open(value.bytes, number, generation) };
  if (isArray(value)) return value.map(inside);
  // The bytes of a signature are in the open even in a locked file (7.6.2), and so are the digests beside them. Nothing else of it is read.
  if (isDict(value))
    return value.has("ByteRange") ? value : new Map([...value].map(([key, one]) => [key, inside(one)]));
  if (isStream(value)) return { ...value, dict: new Map([...value.dict].map(([key, one]) => [key, inside(one)])) };
  return value;
}

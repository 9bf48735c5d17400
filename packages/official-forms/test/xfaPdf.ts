import { createCipheriv, createHash, randomBytes } from "node:crypto";
import { deflateSync } from "node:zlib";
import { rc4 } from "../src/pdf/streamCipher.ts";

/** Ways in which a PDF can be written and locked; the authority's forms are `streams` and `aes128`. */
export type Writing = {
  readonly table: "streams" | "classic" | "hybrid";
  readonly lock: "none" | "rc40" | "rc128" | "aes128" | "aes256";
};

export const writings: readonly Writing[] = (["streams", "classic", "hybrid"] as const).flatMap((table) =>
  (["none", "rc40", "rc128", "aes128", "aes256"] as const).map((lock) => ({ table, lock })),
);

export type XfaParts = {
  readonly template: string;
  readonly datasets: string;
  readonly isDynamic: boolean;
  /** Objects of a static form, numbered from 20 on, the first ones the roots of its fields. `$(text)` is a string to lock, `7 0 R` an empty drawing. */
  readonly fields?: readonly string[];
  readonly roots?: readonly number[];
  /** Put into the catalogue as it is. */
  readonly catalog?: string;
  /** All packets in one stream, as some copies have them. */
  readonly inOneStream?: boolean;
};

type Locked = { readonly dict: string; readonly turn: (bytes: Buffer, number: number) => Buffer };

const md5 = (bytes: Buffer): Buffer => createHash("md5").update(bytes).digest();
const padding = Buffer.from("28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a", "hex");
const id = Buffer.from("0123456789abcdef");

const objectKey = (key: Buffer, number: number, salt: string): Buffer =>
  md5(
    Buffer.concat([
      key,
      Buffer.from([number & 255, (number >> 8) & 255, (number >> 16) & 255, 0, 0]),
      Buffer.from(salt),
    ]),
  ).subarray(0, Math.min(16, key.length + 5));

function aes(algorithm: string, key: Buffer, bytes: Buffer): Buffer {
  const start = randomBytes(16);
  const cipher = createCipheriv(algorithm, key, start);
  return Buffer.concat([start, cipher.update(bytes), cipher.final()]);
}

/** Algorithms 2, 4 and 5 of ISO 32000-1, written anew for the tests. */
function lockUpTo4(lock: "rc40" | "rc128" | "aes128"): Locked {
  const owner = createHash("sha256").update("nobody knows").digest();
  const revision = lock === "rc40" ? 2 : lock === "rc128" ? 3 : 4;
  const bytes = lock === "rc40" ? 5 : 16;
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(-20);
  let key = md5(Buffer.concat([padding, owner, permissions, id])).subarray(0, bytes);
  for (let round = 0; revision > 2 && round < 50; round += 1) key = md5(key).subarray(0, bytes);
  let user = revision === 2 ? rc4(key, padding) : rc4(key, md5(Buffer.concat([padding, id])));
  for (let round = 1; revision > 2 && round < 20; round += 1)
    user = rc4(Buffer.from(key.map((byte) => byte ^ round)), user);
  const whole = Buffer.concat([user, Buffer.alloc(32)]).subarray(0, 32);
  const filters = revision === 4 ? "/CF<</StdCF<</CFM/AESV2/Length 16/AuthEvent/DocOpen>>>>/StmF/StdCF/StrF/StdCF" : "";
  const version = revision === 2 ? 1 : revision === 3 ? 2 : 4;
  return {
    dict: `<</Filter/Standard/V ${version}/R ${revision}/Length ${bytes * 8}/P -20/O<${owner.toString("hex")}>/U<${whole.toString("hex")}>${filters}>>`,
    turn: (data, number) =>
      revision === 4 ? aes("aes-128-cbc", objectKey(key, number, "sAlT"), data) : rc4(objectKey(key, number, ""), data),
  };
}

/** Algorithm 2.B of ISO 32000-2; `user` is the U of the dictionary where the owner's password is hashed. */
function hardened(password: Buffer, salt: Buffer, user = Buffer.alloc(0)): Buffer {
  let hash = createHash("sha256")
    .update(Buffer.concat([password, salt, user]))
    .digest();
  for (let round = 0; ; round += 1) {
    const cipher = createCipheriv("aes-128-cbc", hash.subarray(0, 16), hash.subarray(16, 32)).setAutoPadding(false);
    const mixed = cipher.update(Buffer.concat(Array.from({ length: 64 }, () => Buffer.concat([password, hash, user]))));
    const sum = mixed.subarray(0, 16).reduce((one, other) => one + other, 0);
    hash = createHash(["sha256", "sha384", "sha512"][sum % 3] ?? "")
      .update(mixed)
      .digest();
    if (round >= 63 && (mixed.at(-1) ?? 0) <= round - 31) return hash.subarray(0, 32);
  }
}

/** Algorithms 8, 9 and 10 of ISO 32000-2: both passwords, and the permissions under the key of the file. */
function lock6(): Locked {
  const key = createHash("sha256").update("the key of the file").digest();
  const [check, open] = [Buffer.from("checksal"), Buffer.from("opensalt")];
  const keyUnder = (hash: Buffer): Buffer =>
    createCipheriv("aes-256-cbc", hash, Buffer.alloc(16)).setAutoPadding(false).update(key);
  const [nobody, owner] = [Buffer.alloc(0), Buffer.from("nobody knows")];
  const user = Buffer.concat([hardened(nobody, check), check, open]);
  const ofOwner = Buffer.concat([hardened(owner, check, user), check, open]);
  const allowed = Buffer.concat([
    Buffer.alloc(4),
    Buffer.from("ffffffff", "hex"),
    Buffer.from("Tadb"),
    Buffer.from("any4"),
  ]);
  allowed.writeInt32LE(-20);
  const hex = {
    O: ofOwner,
    U: user,
    OE: keyUnder(hardened(owner, open, user)),
    UE: keyUnder(hardened(nobody, open)),
    Perms: createCipheriv("aes-256-ecb", key, null).setAutoPadding(false).update(allowed),
  };
  return {
    dict: `<</Filter/Standard/V 5/R 6/Length 256/P -20${Object.entries(hex)
      .map(([name, bytes]) => `/${name}<${bytes.toString("hex")}>`)
      .join("")}/CF<</StdCF<</CFM/AESV3/Length 32/AuthEvent/DocOpen>>>>/StmF/StdCF/StrF/StdCF>>`,
    turn: (data) => aes("aes-256-cbc", key, data),
  };
}

/** A PDF with an XFA form, far smaller than a real one but with the same parts. */
export function xfaPdf(parts: XfaParts, { table, lock }: Writing): Buffer {
  const locked = lock === "none" ? undefined : lock === "aes256" ? lock6() : lockUpTo4(lock);
  const body = pdfBody(locked);
  if (parts.fields) body.putStream(7, "/Type/XObject/Subtype/Form/BBox[0 0 10 10]", Buffer.from("q Q"));
  const objects = objectsOf(parts, putXfa(body, parts));
  // A hybrid file hides only what programs of before 2003 can do without: they must find the catalogue and the pages (7.5.8.4).
  const inTheOpen = objects.filter(([number]) => table === "classic" || (table === "hybrid" && number < 4));
  for (const [number, text] of inTheOpen) body.put(number, body.withStrings(text, number, false));
  const hidden = objects.filter((one) => !inTheOpen.includes(one));
  if (hidden.length > 0) putPack(body, hidden);
  if (locked) body.put(5, locked.dict);
  const trailer = `/Root 1 0 R/ID[<${id.toString("hex")}><${id.toString("hex")}>]${locked ? "/Encrypt 5 0 R" : ""}`;
  const beside = table === "classic" ? undefined : putStreamTable(body, 59, trailer);
  const start = table === "streams" ? beside : body.length();
  if (table !== "streams") body.add(classicTable(body, trailer));
  // As word processors write it: what is hidden is free in a table of its own, and the stream stands beside a second, empty one.
  const last = beside === undefined || table === "streams" ? start : body.length();
  if (last !== start) body.add(`xref\n0 0\ntrailer\n<</Size ${size}${trailer}/Prev ${start}/XRefStm ${beside}>>\n`);
  body.add(`startxref\n${last}\n%%EOF\n`);
  return body.whole();
}

/** How many objects the tables name, and the one that holds others. */
const [size, pack] = [60, 50];

type PdfBody = ReturnType<typeof pdfBody>;
type PdfObject = readonly [number: number, text: string];

/** What is written so far, and where each object stands in it. */
function pdfBody(locked: Locked | undefined) {
  const turned = (bytes: Buffer, number: number): Buffer => (locked ? locked.turn(bytes, number) : bytes);
  const chunks: Buffer[] = [Buffer.from("%PDF-1.7\n%\u{E2}\u{E3}\u{CF}\u{D3}\n", "latin1")];
  const offsets = new Map<number, number>();
  const packed = new Map<number, number>();
  const length = (): number => chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  const put = (number: number, body: string | Buffer): void => {
    offsets.set(number, length());
    chunks.push(
      Buffer.from(`${number} 0 obj\n`),
      typeof body === "string" ? Buffer.from(body, "latin1") : body,
      Buffer.from("\nendobj\n"),
    );
  };
  const putStream = (number: number, dict: string, content: Buffer, isLocked = true): void => {
    const bytes = isLocked ? turned(deflateSync(content), number) : deflateSync(content);
    put(
      number,
      Buffer.concat([
        Buffer.from(`<<${dict}/Filter/FlateDecode/Length ${bytes.length}>>\nstream\r\n`),
        bytes,
        Buffer.from("\r\nendstream"),
      ]),
    );
  };
  /** Strings inside a pack are locked with it. */
  const withStrings = (text: string, number: number, inPack: boolean): string =>
    text.replaceAll(
      /\$\(([^)]*)\)/g,
      (_, words: string) => `<${(inPack ? Buffer.from(words) : turned(Buffer.from(words), number)).toString("hex")}>`,
    );
  const add = (text: string) => void chunks.push(Buffer.from(text));
  return { put, putStream, withStrings, add, length, offsets, packed, whole: () => Buffer.concat(chunks) };
}

/** Puts the packets of the form; answers how the form names them. */
function putXfa({ putStream }: PdfBody, parts: XfaParts): string {
  const names = ["preamble", "template", "datasets", "postamble"];
  const xdp = ['<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/">', parts.template, parts.datasets, "</xdp:xdp>"];
  if (parts.inOneStream) putStream(10, "", Buffer.from(xdp.join("")));
  else for (const [index, text] of xdp.entries()) putStream(10 + index, "", Buffer.from(text));
  return parts.inOneStream ? "10 0 R" : `[${names.map((name, index) => `$(${name})${10 + index} 0 R`).join("")}]`;
}

function objectsOf(parts: XfaParts, xfa: string): readonly PdfObject[] {
  const roots = (parts.roots ?? []).map((number) => `${number} 0 R`).join(" ");
  const widgets = (parts.fields ?? [])
    .flatMap((body, index) => (body.includes("/Widget") ? [`${20 + index} 0 R`] : []))
    .join(" ");
  return [
    [
      1,
      `<</Type/Catalog/Pages 2 0 R/AcroForm 4 0 R${parts.isDynamic ? "/NeedsRendering true" : ""}${parts.catalog ?? ""}>>`,
    ],
    [2, "<</Type/Pages/Kids[3 0 R]/Count 1>>"],
    [3, `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<<>>/Annots[${widgets}]>>`],
    [4, `<</Fields[${roots}]/DA$(/Helv 0 Tf 0 g)/DR<</Font<</Helv 6 0 R>>>>/XFA ${xfa}>>`],
    [6, "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>"],
    ...(parts.fields ?? []).map((body, index) => [20 + index, body] as const),
  ];
}

/** Puts these objects into one stream. */
function putPack({ putStream, withStrings, packed }: PdfBody, hidden: readonly PdfObject[]): void {
  let offset = 0;
  const heads = hidden.map(([number, body], index) => {
    const text = withStrings(body, number, true);
    const head = `${number} ${offset}`;
    offset += text.length + 1;
    packed.set(number, index);
    return [head, text] as const;
  });
  const head = `${heads.map(([one]) => one).join(" ")} `;
  putStream(
    pack,
    `/Type/ObjStm/N ${heads.length}/First ${head.length}`,
    Buffer.from(head + heads.map(([, text]) => text).join(" "), "latin1"),
  );
}

/** Where each object stands, as a stream; answers where that stream begins. */
function putStreamTable({ putStream, length, offsets, packed }: PdfBody, number: number, trailer: string): number {
  const row = (one: number): readonly [number, number, number] =>
    packed.has(one)
      ? [2, pack, packed.get(one) ?? 0]
      : offsets.has(one)
        ? [1, offsets.get(one) ?? 0, 0]
        : [0, 0, 65535];
  const start = length();
  offsets.set(number, start);
  const rows = Buffer.alloc(size * 7);
  for (let at = 0; at < size; at += 1) {
    const [kind, one, other] = row(at);
    rows.writeUInt8(kind, at * 7);
    rows.writeUInt32BE(one, at * 7 + 1);
    rows.writeUInt16BE(other, at * 7 + 5);
  }
  putStream(number, `/Type/XRef/W[1 4 2]/Size ${size}${trailer}`, rows, false);
  return start;
}

/** The same as lines of text, which cannot name what is packed. */
function classicTable({ offsets, packed }: PdfBody, trailer: string): string {
  const lines = Array.from({ length: size }, (_, number) =>
    offsets.has(number) && !packed.has(number)
      ? `${String(offsets.get(number)).padStart(10, "0")} 00000 n\r\n`
      : "0000000000 65535 f\r\n",
  );
  return `xref\n0 ${size}\n${lines.join("")}trailer\n<</Size ${size}${trailer}>>\n`;
}

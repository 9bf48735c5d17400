import { createHash } from "node:crypto";
import { acroFieldsOf } from "./acroFields.ts";
import type { PdfFile } from "./pdfFile.ts";
import { isArray, isName, isRef, isString, type PdfDict, type PdfValue } from "./values.ts";

/**
 * What can be told of a signature without a list of trusted signers: whether the bytes that it covers are still the bytes
 * that were signed. `unknown` when it is written in a way that we do not read.
 */
export type Seal = {
  readonly state: "unchanged" | "changed" | "unknown";
  /** Whether anything was added to the file after it. */ readonly addedAfter: boolean;
};

export type SignatureField = { readonly name: string; readonly isCertification: boolean; readonly seal: Seal };

/** 1.2.840.113549.1.9.4, the digest of what is signed (RFC 5652, 11.2), then a set with one string of bytes. */
const digestMark = Buffer.from("06092a864886f70d01090431", "hex");

const hashOfLength: Readonly<Record<number, string>> = { 20: "sha1", 32: "sha256", 48: "sha384", 64: "sha512" };

/** The digest within a signature, and the name of its hash. */
function signedDigest(contents: Buffer): { readonly digest: Buffer; readonly hash: string } | undefined {
  const at = contents.indexOf(digestMark);
  if (at === -1) return undefined;
  const string = at + digestMark.length + 1;
  const length = contents[string + 1] ?? 0;
  const hash = hashOfLength[length];
  if (contents[string] !== 4 || hash === undefined) return undefined;
  return { digest: contents.subarray(string + 2, string + 2 + length), hash };
}

function sealOf(pdf: PdfFile, signature: PdfDict): Seal {
  const { bytes } = pdf;
  const range = pdf.resolve(signature.get("ByteRange"));
  const contents = pdf.resolve(signature.get("Contents"));
  const numbers: readonly PdfValue[] = isArray(range) ? range : [];
  const [start, first, second, rest] = numbers;
  if (
    typeof start !== "number" ||
    typeof first !== "number" ||
    typeof second !== "number" ||
    typeof rest !== "number" ||
    !isString(contents)
  ) {
    return { state: "unknown", addedAfter: false };
  }
  if (start !== 0 || first < 0 || second < first || rest < 0 || second + rest > bytes.length)
    return { state: "changed", addedAfter: false };
  const addedAfter = second + rest < bytes.length;
  // The hole between the parts holds the signature itself, in the open even in a locked file.
  const hole = bytes.toString("latin1", first, second).replaceAll(/[^0-9a-fA-F]/g, "");
  const found = signedDigest(Buffer.from(hole, "hex"));
  if (!found) return { state: "unknown", addedAfter };
  const digest = createHash(found.hash)
    .update(bytes.subarray(0, first))
    .update(bytes.subarray(second, second + rest))
    .digest();
  return { state: digest.equals(found.digest) ? "unchanged" : "changed", addedAfter };
}

const isFilled = (dict: PdfDict): boolean => dict.size > 0;

/** The author’s certification and the rights given to Adobe Reader, where the file has them (12.8.4, 12.8.2.3). */
export function certificationOf(pdf: PdfFile): {
  readonly certification: Seal | undefined;
  readonly usageRights: Seal | undefined;
} {
  const permissions = pdf.dict(pdf.catalog.get("Perms"));
  const seal = (key: string): Seal | undefined => {
    const signature = pdf.dict(permissions.get(key));
    return isFilled(signature) ? sealOf(pdf, signature) : undefined;
  };
  return { certification: seal("DocMDP"), usageRights: seal("UR3") ?? seal("UR") };
}

/** The signatures that fields hold; the author’s own certification is one of them. */
export function signatureFieldsOf(pdf: PdfFile): readonly SignatureField[] {
  const certification = pdf.dict(pdf.catalog.get("Perms")).get("DocMDP");
  return acroFieldsOf(pdf).flatMap((field) => {
    const value = field.dict.get("V");
    const signature = pdf.dict(value);
    if (!isName(field.type) || field.type.name !== "Sig" || !isFilled(signature)) return [];
    const isCertification = isRef(value) && isRef(certification) && value.number === certification.number;
    return [{ name: field.name, isCertification, seal: sealOf(pdf, signature) }];
  });
}

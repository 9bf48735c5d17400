import type { Hmac } from "node:crypto";
import { headBytes, mediaTypes, typeOfContent, typeOfEnding, type MediaType } from "@boreal/domain/kernel/fileType";
import type { Refusal } from "@boreal/domain/kernel/validation";
import { isFalsePicture } from "./falsePicture.ts";
import { extensionOf } from "./fileName.ts";
import { checkImageHeader, type ReadText } from "./imageHeader.ts";
import { activeContent, fileEmpty, fileTooLarge, malware, type FileLimits, type TypeRefusals } from "./refusals.ts";
import { startVirusScan } from "./virusScan.ts";
import { checkWordDocument } from "./wordDocument.ts";

/** A received file, read only as text in memory. */
export type ReceivedFile = {
  readonly name: string;
  readonly bytes: number;
  readonly read: ReadText;
  readonly stream: () => AsyncIterable<Buffer>;
};

/** `mac` takes the whole text once; `hasAll`: it has taken it already. */
export type CheckSettings = {
  readonly limits: FileLimits;
  readonly types: TypeRefusals;
  /** The place takes papers of a word processor. Where it does not, none is looked into: what to do about its macros would be no advice. */
  readonly takesWord: boolean;
  readonly clamdSocket?: string | undefined;
  readonly mac: Hmac;
  readonly hasAll?: boolean;
};

export type AcceptedFile = {
  readonly mime: MediaType;
  readonly contentMac: Buffer;
  readonly scanned: "clean" | "notScanned";
};

export type CheckResult = { readonly accepted: AcceptedFile } | { readonly refused: Refusal };

/** Names of streams inside an OLE file are UTF-16. */
const wordStream = Buffer.from("WordDocument", "utf16le");
const macroStream = Buffer.from("_VBA_PROJECT", "utf16le");

/**
 * What can be known without opening the document: emptiness, size, true type, claims of its headers, macros, viruses.
 * Encryption, page counts of PDFs and everything that needs parsing is found by the reading process later.
 */
export async function checkFile(file: ReceivedFile, settings: CheckSettings): Promise<CheckResult> {
  if (file.bytes === 0) return { refused: fileEmpty() };
  if (file.bytes > settings.limits.maxBytes) return { refused: fileTooLarge(settings.limits.maxBytes) };
  const head = await file.read(0, Math.min(file.bytes, headBytes));
  const detected = typeOfContent(head);
  if (detected === undefined)
    return {
      refused: isFalsePicture(extensionOf(file.name), head, file.bytes)
        ? settings.types.mismatch
        : wrongType(file.name, settings),
    };
  if ((detected === "zip" || detected === "ole") && !settings.takesWord)
    return {
      refused: /\.docx?$/.test(extensionOf(file.name)) ? settings.types.notAllowed : wrongType(file.name, settings),
    };
  const refusedByHeader =
    detected === "zip"
      ? await checkZip(file, settings)
      : await checkImageHeader(detected, file.bytes, file.read, settings.limits);
  if (refusedByHeader) return { refused: refusedByHeader };
  // Only a scanner, and the names inside an old Word file, need the whole text once more.
  const needsAll = settings.hasAll !== true || settings.clamdSocket !== undefined || detected === "ole";
  const pass = needsAll
    ? await readWhole(file, settings)
    : { contentMac: settings.mac.digest(), scanned: "notScanned" as const, isWord: false, hasMacros: false };
  if (pass.scanned === "infected") return { refused: malware() };
  if (detected === "ole" && pass.hasMacros) return { refused: activeContent() };
  if (detected === "ole" && !pass.isWord) return { refused: wrongType(file.name, settings) };
  const type = detected === "zip" ? "docx" : detected === "ole" ? "doc" : detected;
  return { accepted: { mime: mediaTypes[type], contentMac: pass.contentMac, scanned: pass.scanned } };
}

const wrongType = (name: string, { types }: CheckSettings): Refusal =>
  typeOfEnding(extensionOf(name)) ? types.mismatch : types.notAllowed;

/** A zip file that is not a Word document is named for what it is not; a damaged one named .docx is called damaged. */
async function checkZip(file: ReceivedFile, settings: CheckSettings): Promise<Refusal | undefined> {
  const verdict = await checkWordDocument(file.bytes, file.read);
  if (!verdict.isWord) return wrongType(file.name, settings);
  if (verdict.refused && extensionOf(file.name) !== ".docx") return wrongType(file.name, settings);
  return verdict.refused;
}

/** One pass over the text feeds the scanner, the authentication code and the search for stream names. */
async function readWhole(file: ReceivedFile, { clamdSocket, mac, hasAll }: CheckSettings) {
  const scan = clamdSocket === undefined ? undefined : startVirusScan(clamdSocket);
  let isWord = false;
  let hasMacros = false;
  let tail = Buffer.alloc(0);
  try {
    for await (const part of file.stream()) {
      if (hasAll !== true) mac.update(part);
      const joined = Buffer.concat([tail, part]);
      isWord ||= joined.includes(wordStream);
      hasMacros ||= joined.includes(macroStream);
      tail = joined.subarray(-(macroStream.length + wordStream.length));
      await scan?.write(part);
    }
    const scanned = (await scan?.finish()) ?? "notScanned";
    return { contentMac: mac.digest(), scanned, isWord, hasMacros };
  } catch (fault) {
    scan?.cancel();
    throw fault;
  }
}

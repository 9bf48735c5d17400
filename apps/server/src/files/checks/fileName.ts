import { endings, typeOfEnding } from "@boreal/domain/kernel/fileType";

const longestNameBytes = 255;

// Control characters, lone surrogates, zero-width space and marks, line separators, direction overrides: none can be
// seen, all can deceive. The zero-width joiners stay: Persian, Hindi and emoji need them.
const invisible = /[\p{Cc}\p{Cs}\u{200B}\u{200E}\u{200F}\u{2028}-\u{202E}\u{2060}-\u{2069}\u{FEFF}]/gu;
const reservedOnWindows = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** No file system has longer names; what is longer is no name. In bytes. */
export const mostNameBytes = 1024;

/**
 * The name under which a document is shown and given back: last part of any path, composed accents, nothing invisible,
 * at most 255 bytes, and at its end one of the extensions of its type, the usual one first. Never used as a path on our side.
 */
export function displayName(given: string | null | undefined, extensions: readonly string[]): string {
  const [extension = ""] = extensions;
  const last = (given ?? "").replaceAll("\\", "/").split("/").at(-1) ?? "";
  const visible = visibleName(last);
  // A sheet takes a cell that begins with one of these for a formula.
  return usable(visible === "" ? `document${extension}` : endingRightly(visible.replace(/^[=+@-]+/, "_"), extensions));
}

/** `passport.pdf.exe` that is a PDF becomes `passport.pdf`, `scan.jpg` that is one `scan.pdf`, and `letter 12.03` `letter 12.03.pdf`. */
function endingRightly(name: string, extensions: readonly string[]): string {
  const extension = extensionOf(name);
  if (extensions.includes(extension)) return name;
  const stem = name.slice(0, name.length - extension.length);
  if (stem !== "" && extensions.includes(extensionOf(stem))) return stem;
  return `${stem !== "" && typeOfEnding(extension) ? stem : name}${extensions[0] ?? ""}`;
}

/** What a person writes as a name, under the same rules, with the extension of the file. Nothing when no name is left. */
export function chosenName(typed: string, extension: string): string | undefined {
  const named = visibleName(
    typed.replaceAll(/[/\\]/g, "-").replaceAll(invisible, "").trim().replace(documentExtension, ""),
  );
  return named === "" ? undefined : usable(named + extension);
}

/** A name for a folder or a file of ours in an archive: one part of a path, never a way out of it. */
export const pathPart = (name: string): string => usable(visibleName(name.replaceAll(/[/\\]/g, "-")) || "_");

/** The extension that a document keeps: its own if it is one of a document, else the usual one of its content. */
export const keptExtension = (given: string, usual: string): string => documentExtension.exec(given)?.[0] ?? usual;

const documentExtension = new RegExp(`(?:${Object.values(endings).flat().join("|").replaceAll(".", "\\.")})$`, "i");

const visibleName = (given: string): string =>
  given
    .normalize("NFC")
    .replaceAll(invisible, "")
    .replaceAll(/[<>:"|?*]/g, "_")
    .trim()
    .replace(/^\.+/, "")
    .replace(/[. ]+$/, "");

const usable = (name: string): string => shortened(reservedOnWindows.test(name) ? `_${name}` : name);

/** The extension with its dot, in lower case; empty when there is none. */
export function extensionOf(name: string): string {
  return /\.[a-z0-9]{1,10}$/i.exec(name)?.[0].toLowerCase() ?? "";
}

/** RFC 6266 with RFC 8187: a plain ASCII name for old programs, the true name beside it. */
export function contentDisposition(kind: "inline" | "attachment", name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

function shortened(name: string): string {
  if (Buffer.byteLength(name) <= longestNameBytes) return name;
  const extension = extensionOf(name);
  const room = longestNameBytes - Buffer.byteLength(extension);
  let kept = "";
  let used = 0;
  for (const char of name.slice(0, name.length - extension.length)) {
    used += Buffer.byteLength(char);
    if (used > room) break;
    kept += char;
  }
  return kept + extension;
}

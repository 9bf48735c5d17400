const longestNameBytes = 255;

// Control characters, lone surrogates, zero-width space and marks, line separators, direction overrides: none can be
// seen, all can deceive. The zero-width joiners stay: Persian, Hindi and emoji need them.
const invisible = /[\p{Cc}\p{Cs}\u{200B}\u{200E}\u{200F}\u{2028}-\u{202E}\u{2060}-\u{2069}\u{FEFF}]/gu;
const reservedOnWindows = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/**
 * The name under which a document is shown and given back: last part of any path, composed accents, nothing invisible,
 * at most 255 bytes with its extension kept. Never used as a path on our side.
 */
export function displayName(given: string | null | undefined, extension: string): string {
  const last = (given ?? '').replaceAll('\\', '/').split('/').at(-1) ?? '';
  const visible = visibleName(last);
  return usable(visible === '' ? `document${extension}` : visible);
}

/** What a person writes as a name, under the same rules, with the extension of the file. Nothing when no name is left. */
export function chosenName(typed: string, extension: string): string | undefined {
  const named = visibleName(typed.replaceAll(/[/\\]/g, '-').replaceAll(invisible, '').trim().replace(documentExtension, ''));
  return named === '' ? undefined : usable(named + extension);
}

/** A name for a folder or a file of ours in an archive: one part of a path, never a way out of it. */
export const pathPart = (name: string): string => usable(visibleName(name.replaceAll(/[/\\]/g, '-')) || '_');

/** The extension that a document keeps: its own if it is one of a document, else the usual one of its content. */
export const keptExtension = (given: string, usual: string): string => documentExtension.exec(given)?.[0] ?? usual;

const documentExtension = /\.(?:pdf|jpe?g|jpe|jfif|png|tiff?|hei[cf]|docx?)$/i;

const visibleName = (given: string): string =>
  given.normalize('NFC').replaceAll(invisible, '').replaceAll(/[<>:"|?*]/g, '_').trim().replace(/^\.+/, '').replace(/[. ]+$/, '');

const usable = (name: string): string => shortened(reservedOnWindows.test(name) ? `_${name}` : name);

/** The extension with its dot, in lower case; empty when there is none. */
export function extensionOf(name: string): string {
  return /\.[a-z0-9]{1,10}$/i.exec(name)?.[0].toLowerCase() ?? '';
}

/** RFC 6266 with RFC 8187: a plain ASCII name for old programs, the true name beside it. */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

function shortened(name: string): string {
  if (Buffer.byteLength(name) <= longestNameBytes) return name;
  const extension = extensionOf(name);
  const room = longestNameBytes - Buffer.byteLength(extension);
  let kept = '';
  let used = 0;
  for (const char of name.slice(0, name.length - extension.length)) {
    used += Buffer.byteLength(char);
    if (used > room) break;
    kept += char;
  }
  return kept + extension;
}

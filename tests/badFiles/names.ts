import type { Client } from "../browser/client.ts";
import type { FileName } from "./manifest.ts";
import type { UploadTarget } from "./places.ts";
import { fetchBack, putAway, sendFile } from "./sendFile.ts";
import { hang } from "../running/patience.ts";

/** The bytes in which a name arrives. A lone surrogate has none in UTF-8: it is sent as three bytes that no text holds. */
function bytesOfName(name: string): Buffer {
  return Buffer.concat(
    [...name].map((char) => (char.isWellFormed() ? Buffer.from(char) : loneSurrogate(char.charCodeAt(0)))),
  );
}

const loneSurrogate = (unit: number) =>
  Buffer.from([0xe0 | (unit >> 12), 0x80 | ((unit >> 6) & 0x3f), 0x80 | (unit & 0x3f)]);

/** What is wrong with how a good file was taken under this name. */
export async function faultsOfName(
  client: Client,
  place: UploadTarget,
  { name, what }: FileName,
  good: Buffer,
): Promise<string[]> {
  const sent = await sendFile(client, place, { name: bytesOfName(name), bytes: good }, hang);
  const mustAccept = what.includes("(accept)");
  if (sent.status >= 500) return [`status ${sent.status}`];
  if (sent.refusal) {
    const isRight =
      !mustAccept &&
      sent.refusal.code === "FILE_NAME_INVALID" &&
      sent.refusal.text.en.length > 20 &&
      sent.refusal.text.fr.length > 20;
    return isRight ? [] : [`refused with ${sent.refusal.code}`];
  }
  const { shown } = sent;
  if (!shown) return ["taken, and not to be found"];
  const back = await fetchBack(client, shown.id);
  await putAway(client, shown.id);
  const disposition = back.headers.get("content-disposition") ?? "";
  const told = decodeURIComponent(disposition.split("UTF-8''")[1] ?? "");
  return [
    ...(what.includes("reject") ? ["kept, must be refused"] : []),
    ...(mustAccept && shown.name !== name.normalize("NFC") ? [`shown as ${JSON.stringify(shown.name)}`] : []),
    ...(isClean(shown.name) ? [] : [`shown under an unclean name ${JSON.stringify(shown.name)}`]),
    ...(told === shown.name && /^[\x20-\x7e]*$/.test(disposition) ? [] : ["another name in the header"]),
    ...(back.headers.has("set-cookie") ? ["the name set a cookie"] : []),
    ...(back.bytes.equals(good) ? [] : ["given back with other bytes"]),
  ];
}

/** No part of a path, nothing invisible, nothing that a page, a shell, a sheet or an old system would take for its own. */
const isClean = (name: string): boolean =>
  name !== "" &&
  name.isWellFormed() &&
  Buffer.byteLength(name) <= 255 &&
  !/[/\\<>:"|?*\p{Cc}\u200b\u202a-\u202e\u2066-\u2069\ufeff]/u.test(name) &&
  !/^(?:\.|[=+@-]|(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$))|\.(?:exe|com|bat|cmd|scr|js|vbs|html?|svg|ps1|sh|lnk|msi)$/i.test(
    name,
  );

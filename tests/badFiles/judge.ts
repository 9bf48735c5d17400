import { mimeOfBytes } from "./mimeOfBytes.ts";
import type { BadFile } from "./manifest.ts";
import type { Sent, Sentence, Shown } from "./sendFile.ts";

export type Returned = { readonly status: number; readonly bytes: Buffer; readonly headers: Headers };

/** A sentence that a person can act on is more than a word, in both languages, and not the same text twice. */
const isSentence = (text: Sentence | null | undefined): boolean =>
  text !== null && text !== undefined && text.en.length > 20 && text.fr.length > 20 && text.en !== text.fr;

const codesOf = (bad: BadFile): string[] =>
  (bad.code ?? "").split("|").filter((code) => code !== "" && !code.includes("(warning)"));

/** Everything that is wrong with what became of one file; empty when it is one of the outcomes that its manifest accepts. */
export function faultsOf(bad: BadFile, sent: Sent, returned: Returned | undefined, original: Buffer): string[] {
  const { shown, status } = sent;
  if (status >= 500) return [`status ${status}`];
  if (sent.timedOut) return ["no final state"];
  if (status < 400 && !shown) return ["taken, and not to be found"];
  const refused = refusalOf(sent);
  const faults = refused ? faultsOfRefusal(bad, sent, refused, returned) : faultsOfKept(bad, shown, returned, original);
  return [...faults, ...faultsOfExpectation(bad, sent)];
}

function refusalOf({ status, refusal, shown }: Sent): { code: string | null; text: Sentence | null } | undefined {
  if (status >= 400) return { code: refusal?.code ?? null, text: refusal?.text ?? null };
  return shown?.state === "rejected" || shown?.state === "needsPassword"
    ? { code: shown.problemCode, text: shown.problem }
    : undefined;
}

/** A refusal names its code, says what to do, and keeps nothing. A file that asks for its password is kept until it has it. */
function faultsOfRefusal(
  bad: BadFile,
  sent: Sent,
  { code, text }: NonNullable<ReturnType<typeof refusalOf>>,
  returned: Returned | undefined,
): string[] {
  const wanted = codesOf(bad);
  const isWanted = ["reject", "reject_or_unreadable", "either"].includes(bad.expect) && wanted.length > 0;
  return [
    ...(isSentence(text) ? [] : ["refused without a sentence in both languages"]),
    ...(code === null
      ? ["refused without a code"]
      : isWanted && !wanted.includes(code)
        ? [`refused as ${code}, expected ${wanted.join(" or ")}`]
        : []),
    ...(sent.status < 400 && returned?.status !== 404 && sent.shown?.state !== "needsPassword"
      ? [`refused, and its bytes are still given (${returned?.status})`]
      : []),
  ];
}

/** What is kept comes back as it came, under its true type, and in a way that no browser runs. */
function faultsOfKept(
  bad: BadFile,
  shown: Shown | undefined,
  returned: Returned | undefined,
  original: Buffer,
): string[] {
  if (!shown || returned?.status !== 200) return [`kept, and not given back (${returned?.status})`];
  const policy = returned.headers.get("content-security-policy") ?? "";
  const needsWarning =
    (bad.code ?? "").includes("ACTIVE_CONTENT (warning)") && !shown.findings.includes("activeContent");
  return [
    ...(returned.bytes.equals(original) ? [] : ["given back with other bytes"]),
    ...(shown.mime === mimeOfBytes(original) && returned.headers.get("content-type") === shown.mime
      ? []
      : [`kept as ${shown.mime}`]),
    ...(returned.headers.get("x-content-type-options") === "nosniff" ? [] : ["served without nosniff"]),
    ...(policy.startsWith("sandbox;") && policy.includes("default-src 'none'") ? [] : ["served without a sandbox"]),
    ...(shown.state === "notReadable" && !isSentence(shown.problem) && shown.findings.length === 0
      ? ["marked without a reason"]
      : []),
    ...(needsWarning ? ["its active parts are not told"] : []),
  ];
}

function faultsOfExpectation(bad: BadFile, sent: Sent): string[] {
  const refused = refusalOf(sent);
  const { shown } = sent;
  // A protected file is neither refused nor read: it waits for its password, and the person is asked for it.
  const waits = shown?.state === "needsPassword";
  switch (bad.expect) {
    case "reject":
      return refused ? [] : [`kept (${shown?.state}), should be refused`];
    case "reject_or_unreadable":
      return refused ||
        shown?.state === "notReadable" ||
        shown?.findings.some((id) => id === "notReadable" || id === "invalidDocument")
        ? []
        : ["kept without a mark"];
    case "accept":
      return refused ? [`a good file was refused (${refused.code})`] : faultsOfGood(bad, shown);
    case "accept_or_unreadable":
    case "sanitise":
      return refused && !waits ? [`refused (${refused.code}), should be kept`] : [];
    case "either":
    case "any_no_crash":
      return [];
  }
}

/** A good file has the pages that it has; and where a plain reader finds text, ours does not call it unreadable. */
function faultsOfGood(bad: BadFile, shown: Shown | undefined): string[] {
  const { pages = bad.reference?.w === undefined ? undefined : 1, text = 0 } = bad.reference ?? {};
  return [
    ...(pages !== undefined && shown?.pages !== pages ? [`${shown?.pages} pages, should be ${pages}`] : []),
    ...(text > 0 && shown?.state !== "read" ? [`a good file with text is ${shown?.state}`] : []),
  ];
}

import { parseArgs } from "node:util";
import { verifyArchive, type VerifiedArchive } from "@boreal/server/files/archive/verifyArchive";
import { exitStatus, WrongInput, type ExitStatus } from "../exitStatus.ts";
import type { Terminal } from "../terminal.ts";
import { isUnreadable, whyUnread } from "../whyUnread.ts";

const packedAnew = "it was packed anew by another program, so only its files were compared, not the bytes between them";

/** `boreal verify FILE.zip`: whether every byte of an archive is as it was written. Needs no data folder. */
export async function verifyCommand(args: readonly string[], terminal: Terminal): Promise<ExitStatus> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { json: { type: "boolean" } },
    allowPositionals: true,
  });
  const path = onePath("verify", positionals);
  const verified = await verifiedFile("verify", path);
  if ("fault" in verified) {
    const { kind, says } = verified.fault;
    if (values.json) terminal.out(`${JSON.stringify({ whole: false, kind, says })}\n`);
    else terminal.out(`${path} is not whole: ${says}.\n`);
    return exitStatus.answerIsNo;
  }
  const { manifest, isSealedWhole } = verified;
  const { application, scope, madeAt, entries, listSha256 } = manifest;
  if (values.json)
    terminal.out(
      `${JSON.stringify({ whole: true, application, scope, madeAt, files: entries.length + 1, listSha256, isSealedWhole })}\n`,
    );
  else {
    terminal.out(`${path} is whole: case ${application.id}, ${entries.length + 1} files, made ${madeAt}.\n`);
    if (!isSealedWhole) terminal.out(`Note: ${packedAnew}.\n`);
  }
  return exitStatus.done;
}

export function onePath(command: string, positionals: readonly string[]): string {
  const [path] = positionals;
  if (path === undefined || positionals.length !== 1)
    throw new WrongInput(`boreal ${command}: found "${positionals.join(" ")}"; accepted is one FILE.zip`);
  return path;
}

/** @throws WrongInput where there is no such file, it is a ZIP file of something else, or of a version that this one cannot read */
export async function verifiedFile(
  command: string,
  path: string,
): Promise<VerifiedArchive | { readonly fault: { readonly kind: string; readonly says: string } }> {
  try {
    const verified = await verifyArchive(path);
    if ("fault" in verified && verified.fault.kind !== "damaged")
      throw new WrongInput(`boreal ${command}: ${path}: ${verified.fault.says}`);
    return verified;
  } catch (fault) {
    if (isUnreadable(fault))
      throw new WrongInput(`boreal ${command}: ${path}: found ${whyUnread(fault)}; accepted is an archive`);
    throw fault;
  }
}

import type { Refusal } from "@boreal/domain/kernel/validation";
import { readLetterheadPicture } from "../../files/checks/letterheadPicture.ts";
import type { Asker } from "../../policies/actor.ts";
import { mayKeepLetterClauses } from "../../policies/administration.ts";
import { appendAudit, systemChain } from "../../store/auditLog.ts";
import { readLetterhead, writeLetterhead, type Letterhead } from "../../store/letterhead.ts";
import { done, refused, type Done } from "../accounts/result.ts";
import { says, type CommandDeps } from "../deps.ts";
import { whyNot } from "../refuse.ts";

const changedSince = says("letterheadChangedSince", {
  en: "Someone else changed the letterhead in the meantime. Load the page again.",
  fr: "Une autre personne a modifié l’en-tête entre-temps. Rechargez la page.",
});

type Deps = Pick<CommandDeps, "db" | "now">;
type Size = { readonly width: number; readonly height: number };
export type LoadedLetterhead = { readonly loaded: Size | null; readonly refusals: readonly Refusal[] };

/** Puts a picture at the top of letters of the firm, in place of the one that was there; what is no picture changes nothing. */
export async function saveLetterhead(
  deps: Deps,
  asker: Asker,
  { bytes, replacesText }: { readonly bytes: Buffer; readonly replacesText: boolean },
): Promise<LoadedLetterhead> {
  if (asker === null || !mayKeepLetterClauses(asker)) return { loaded: null, refusals: [whyNot(asker)] };
  const found = readLetterheadPicture(bytes);
  if ("refused" in found) return { loaded: null, refusals: [found.refused] };
  const letterhead = { ...found.picture, base64: bytes.toString("base64"), replacesText };
  const { width, height } = letterhead;
  return (await write(deps, asker.userId, letterhead))
    ? { loaded: { width, height }, refusals: [] }
    : { loaded: null, refusals: [changedSince] };
}

/** From then on letters begin with the text of the office alone. */
export async function removeLetterhead(deps: Deps, asker: Asker): Promise<Done> {
  if (asker === null || !mayKeepLetterClauses(asker)) return refused(whyNot(asker));
  return (await write(deps, asker.userId, null)) ? done : refused(changedSince);
}

const write = async ({ db, now }: Deps, by: string, letterhead: Letterhead | null): Promise<boolean> =>
  await db.transaction(async (tx) => {
    const { version: baseVersion } = await readLetterhead(tx);
    const at = now();
    if (!(await writeLetterhead(tx, { letterhead, baseVersion, by, at }))) return false;
    const { mime = null, width = null, height = null } = letterhead ?? {};
    const subject = { version: baseVersion + 1, mime, width, height };
    await appendAudit(tx, { chainId: systemChain, actorId: by, kind: "letterheadSaved", subject, at });
    return true;
  });

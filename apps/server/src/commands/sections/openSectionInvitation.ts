import type { Refusal } from "@boreal/domain/kernel/validation";
import { makeToken, tokenHash } from "../../accounts/oneTimeToken.ts";
import { factsOf } from "../../policies/facts.ts";
import { mayReadAsGuest, type Guest } from "../../policies/sections.ts";
import { appendAudit } from "../../store/auditLog.ts";
import { readApplicationRow } from "../../store/cases/caseRow.ts";
import { findOpenSectionInvitation, insertGuestSession } from "../../store/sectionInvitations.ts";
import type { CommandDeps } from "../deps.ts";

/** How long the browser is remembered; after that the link in the mail opens the questions again. */
const sessionFor = 12 * 3600 * 1000;

/** One sentence for every link that opens nothing, so that nobody learns why. */
export const linkNotOpen: Refusal = {
  code: "sectionLinkNotValid",
  text: {
    en: "This link no longer works. It has expired or was cancelled, or the application was sent. Ask the person who invited you for a new one.",
    fr: "Ce lien ne fonctionne plus. Il a expiré ou a été annulé, ou la demande a été envoyée. Demandez-en un nouveau à la personne qui vous invite.",
  },
};

export type OpenedSection = {
  readonly guest: Guest;
  /** For the cookie. */ readonly token: string;
  readonly expiresAt: Date;
};

/** Opens a session for whoever holds the link; it may be opened again until it ends. */
export async function openSectionInvitation(
  deps: Pick<CommandDeps, "db" | "now">,
  { token }: { readonly token: string },
): Promise<OpenedSection | undefined> {
  const at = deps.now();
  const hash = tokenHash(token);
  const found = await findOpenSectionInvitation(deps.db, hash, at);
  const row = found && (await readApplicationRow(deps.db, found.applicationId));
  if (!row) return undefined;
  const guest: Guest = {
    invitationId: found.id,
    applicationId: row.id,
    section: found.section,
    language: found.language,
  };
  if (!mayReadAsGuest(guest, factsOf(row))) return undefined;
  const session = makeToken();
  const expiresAt = new Date(Math.min(at.getTime() + sessionFor, found.expiresAt.getTime()));
  const isOpen = await deps.db.transaction(async (tx) => {
    // Asked again under a lock: it may have been taken back meanwhile.
    if (!(await findOpenSectionInvitation(tx, hash, at, "locked"))) return false;
    await insertGuestSession(tx, { tokenHash: session.hash, invitationId: found.id, createdAt: at, expiresAt });
    await appendAudit(tx, {
      chainId: row.id,
      actorId: found.id,
      kind: "sectionInvitationOpened",
      subject: { invitationId: found.id },
      at,
    });
    return true;
  });
  return isOpen ? { guest, token: session.token, expiresAt } : undefined;
}

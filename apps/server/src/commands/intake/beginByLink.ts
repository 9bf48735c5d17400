import { randomUUID } from "node:crypto";
import { tokenHash } from "../../accounts/oneTimeToken.ts";
import type { Transaction } from "../../database/connect.ts";
import type { Actor, Asker } from "../../policies/actor.ts";
import { mayBeAssigned } from "../../policies/applications.ts";
import { mayBeginByLink } from "../../policies/desk/intakeLinks.ts";
import { appendAudit } from "../../store/auditLog.ts";
import { countApplications, insertApplication, insertAssignment } from "../../store/cases/applications.ts";
import {
  countUses,
  findOpenIntakeLink,
  findUse,
  insertUse,
  type IntakeLinkRow,
} from "../../store/intake/intakeLinks.ts";
import { lockCounted } from "../../store/lockCounted.ts";
import { findRoles } from "../../store/profiles.ts";
import { assigned } from "../assignStaff.ts";
import { says, type CommandDeps } from "../deps.ts";
import { tell } from "../notices/tell.ts";
import { whyNot } from "../refuse.ts";
import { mostApplications, notDone, tooManyApplications, type ForApplication } from "../startApplication.ts";

export const linkIsOver = says("intakeLinkOver", {
  en: "This link is no longer open. Ask the firm that gave it to you for a new one. You can also start an application without it.",
  fr: "Ce lien n’est plus ouvert. Demandez-en un nouveau au cabinet qui vous l’a donné. Vous pouvez aussi commencer une demande sans ce lien.",
});
const onlyApplicants = says("intakeLinkForApplicants", {
  en: "This link is for people who apply, and your account is one of the staff. Use the account with which you apply.",
  fr: "Ce lien est destiné aux personnes qui présentent une demande, et votre compte est un compte du personnel. Utilisez le compte avec lequel vous présentez votre demande.",
});

/**
 * The asker begins a case by a link of the firm: it is of the link’s type, and whoever made the link works on it. The same person
 * and link again is the same case.
 */
export async function beginByLink(
  deps: CommandDeps,
  asker: Asker,
  { token }: { readonly token: string },
): Promise<ForApplication> {
  if (asker === null || !mayBeginByLink(asker))
    return notDone(asker !== null && asker.role !== "student" ? onlyApplicants : whyNot(asker));
  const at = deps.now();
  const begun = await deps.db.transaction(async (tx): Promise<ForApplication> => {
    const link = await findOpenIntakeLink(tx, tokenHash(token), at, "locked");
    if (!link) return notDone(linkIsOver);
    const before = await findUse(tx, link.id, asker.userId);
    if (before !== undefined) return { applicationId: before, refusals: [] };
    if (link.mostUses !== null && (await countUses(tx, link.id)) >= link.mostUses) return notDone(linkIsOver);
    await lockCounted(tx, "applications", asker.userId);
    if ((await countApplications(tx, asker.userId)) >= mostApplications) return notDone(tooManyApplications);
    return await begin(tx, deps, { asker, link, at });
  });
  if (begun.applicationId !== null)
    deps.publishChange({ applicationId: begun.applicationId, kind: "status", writer: deps.writer });
  return begun;
}

async function begin(
  tx: Transaction,
  deps: CommandDeps,
  { asker, link, at }: { readonly asker: Actor; readonly link: IntakeLinkRow; readonly at: Date },
): Promise<ForApplication> {
  const applicationId = randomUUID();
  await insertApplication(tx, { id: applicationId, ownerId: asker.userId, type: link.type, at });
  await insertUse(tx, { linkId: link.id, ownerId: asker.userId, applicationId, usedAt: at });
  await appendAudit(tx, {
    chainId: applicationId,
    actorId: asker.userId,
    kind: "applicationStarted",
    subject: { applicationId, type: link.type, linkId: link.id },
    at,
  });
  const staffId = link.createdBy;
  if (mayBeAssigned(await findRoles(tx, staffId))) {
    await insertAssignment(tx, { applicationId, staffId, at });
    await appendAudit(tx, {
      chainId: applicationId,
      actorId: asker.userId,
      kind: "staffAssigned",
      subject: { staffId },
      at,
    });
    await tell(deps, tx, assigned(applicationId, staffId, at));
  }
  return { applicationId, refusals: [] };
}

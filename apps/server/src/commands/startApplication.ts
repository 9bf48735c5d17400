import { randomUUID } from "node:crypto";
import { applicationTypes, type ApplicationType } from "@boreal/domain/caseFile/application";
import type { Refusal } from "@boreal/domain/kernel/validation";
import type { Asker } from "../policies/actor.ts";
import { mayStartApplication } from "../policies/applications.ts";
import { countApplications, insertApplication } from "../store/cases/applications.ts";
import { lockCounted } from "../store/lockCounted.ts";
import { appendAudit } from "../store/auditLog.ts";
import type { CommandDeps, PlacedRefusal } from "./deps.ts";
import { whyNot } from "./refuse.ts";

export type ForApplication = { readonly applicationId: string | null; readonly refusals: readonly PlacedRefusal[] };

export const notDone = (refusal: Refusal): ForApplication => ({ applicationId: null, refusals: [refusal] });

const isApplicationType = (type: string): type is ApplicationType => applicationTypes.some((known) => known === type);

export const unknownType: Refusal = {
  code: "unknownApplicationType",
  text: {
    en: "Choose one of the kinds of application in the list.",
    fr: "Choisissez l’un des types de demande de la liste.",
  },
};

export const mostApplications = 50;

export const tooManyApplications: Refusal = {
  code: "tooManyApplications",
  text: {
    en: `You already have ${mostApplications} applications. Open one of them to continue.`,
    fr: `Vous avez déjà ${mostApplications} demandes. Ouvrez l’une d’elles pour continuer.`,
  },
};

/** Starts an application of one's own, in preparation. */
export async function startApplication(deps: CommandDeps, asker: Asker, type: string): Promise<ForApplication> {
  if (!mayStartApplication(asker) || asker === null) return notDone(whyNot(asker));
  if (!isApplicationType(type)) return { applicationId: null, refusals: [unknownType] };
  const id = randomUUID();
  const at = deps.now();
  const isStarted = await deps.db.transaction(async (tx) => {
    await lockCounted(tx, "applications", asker.userId);
    if ((await countApplications(tx, asker.userId)) >= mostApplications) return false;
    await insertApplication(tx, { id, ownerId: asker.userId, type, at });
    await appendAudit(tx, {
      chainId: id,
      actorId: asker.userId,
      kind: "applicationStarted",
      subject: { applicationId: id, type },
      at,
    });
    return true;
  });
  if (!isStarted) return { applicationId: null, refusals: [tooManyApplications] };
  // The lists of the legal team have it, and find its name, from now on.
  deps.publishChange({ applicationId: id, kind: "status", writer: deps.writer });
  return { applicationId: id, refusals: [] };
}

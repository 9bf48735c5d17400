import { randomUUID } from "node:crypto";
import { longestLawyerReason, type LawyerDecisionKind } from "@boreal/domain/caseFile/lawyerDecisions";
import type { Refusal } from "@boreal/domain/kernel/validation";
import { formStatusesOf } from "@boreal/domain/review/formStatuses";
import { isInPlaceOf } from "@boreal/domain/review/returnedCopy";
import { restsOnOfForm, restsOnOfWarning } from "@boreal/domain/warnings/overriddenByLawyer";
import { publishChange } from "../../jobs/changes.ts";
import type { Asker } from "../../policies/actor.ts";
import { factsOf } from "../../policies/facts.ts";
import { planOf } from "../../policies/redactedCase.ts";
import { maySpeakAsLawyer } from "../../policies/lawyerDecisions.ts";
import { mayKnowNamed } from "../../policies/storedFiles.ts";
import { appendAudit } from "../../store/auditLog.ts";
import { insertLawyerDecision, sealReason, markDecisionWithdrawn } from "../../store/documents/lawyerDecisions.ts";
import type { LoadedCase } from "../../store/cases/loadCaseFile.ts";
import { notFound, says, type CommandDeps } from "../deps.ts";
import { documentNotFound } from "./documentResult.ts";
import { loadCaseFor } from "../loadCaseFor.ts";
import { isLongerThan, oneLineOf } from "../personsWords.ts";
import { notReady, whyNotInCase } from "../refuse.ts";
import { notDone, type ForApplication } from "../startApplication.ts";

/** What a lawyer decides about a file, against what was found in it. The reason is asked for and stays on record. */

const reasonNeeded = says("reasonNeeded", {
  en: "Say why. Your reason stays on file with your name.",
  fr: "Indiquez pourquoi. Votre motif reste au dossier avec votre nom.",
});
const reasonTooLong = says("reasonTooLong", {
  en: "The reason is longer than 1,000 characters. Shorten it.",
  fr: "Le motif dépasse 1 000 caractères. Raccourcissez-le.",
});
const nothingToOverride = says("warningNotRaised", {
  en: "This warning no longer blocks the case, because something changed. Look at the page again.",
  fr: "Cet avertissement ne bloque plus le dossier, parce que quelque chose a changé. Regardez la page de nouveau.",
});
const notInPlace = says("formNotInPlace", {
  en: "This file is not on the page of that form, or the case does not need the form. Move the file to the page of the form first.",
  fr: "Ce fichier n’est pas à la page de ce formulaire, ou le dossier n’en a pas besoin. Déplacez d’abord le fichier à la page du formulaire.",
});
const wordNotFound = says("lawyerDecisionNotFound", {
  en: "This decision was already cancelled. Load the page again.",
  fr: "Cette décision a déjà été annulée. Rechargez la page.",
});

type Found = { readonly loaded: LoadedCase; readonly actorId: string };

async function findForLawyer(
  deps: CommandDeps,
  asker: Asker,
  applicationId: string,
): Promise<Found | { readonly refused: Refusal }> {
  const loaded = asker && (await loadCaseFor(deps, asker, applicationId));
  if (!loaded || asker === null) return { refused: notReady(asker) ?? notFound };
  const facts = factsOf(loaded.row);
  if (!maySpeakAsLawyer(asker, facts)) return { refused: whyNotInCase(asker, facts, "speakAsLawyer") };
  return { loaded, actorId: asker.userId };
}

function reasonFault(reason: string): Refusal | undefined {
  if (reason === "") return reasonNeeded;
  return isLongerThan(reason, longestLawyerReason) ? reasonTooLong : undefined;
}

type Word = {
  readonly kind: LawyerDecisionKind;
  readonly fileId: string;
  readonly warningId: string | null;
  readonly formKey: string | null;
  readonly reason: string;
  readonly restsOn: string;
};

async function keep(
  deps: CommandDeps,
  { loaded: { row }, actorId }: Found,
  { reason, restsOn, ...word }: Word,
): Promise<ForApplication> {
  const id = randomUUID();
  const at = deps.now();
  const key = await deps.personKey(row.owner_id);
  await deps.db.transaction(async (tx) => {
    await insertLawyerDecision(tx, {
      id,
      applicationId: row.id,
      ...word,
      sealedReason: sealReason(key, { applicationId: row.id, id }, { reason, restsOn }),
      givenBy: actorId,
      givenAt: at,
    });
    await publishChange(tx, { applicationId: row.id, kind: "warning", fileId: word.fileId, writer: deps.writer });
    await appendAudit(tx, {
      chainId: row.id,
      actorId,
      kind: word.kind,
      subject: { wordId: id, fileId: word.fileId, warningId: word.warningId, formKey: word.formKey },
      at,
    });
  });
  return { applicationId: row.id, refusals: [] };
}

/** A blocking warning about a file no longer holds the case back, as long as what it rests on stays the same. It is still shown. */
export async function overrideWarning(
  deps: CommandDeps,
  asker: Asker,
  given: {
    readonly applicationId: string;
    readonly fileId: string;
    readonly warningId: string;
    readonly reason: string;
  },
): Promise<ForApplication> {
  const found = await findForLawyer(deps, asker, given.applicationId);
  if ("refused" in found) return notDone(found.refused);
  const { caseFile } = found.loaded;
  if (!mayKnowNamed(asker, found.loaded, given.fileId)) return notDone(documentNotFound);
  const reason = oneLineOf(given.reason);
  const fault = reasonFault(reason);
  if (fault) return notDone(fault);
  const warning = planOf(found.loaded).warnings.find(
    ({ id, fileId, blocking }) => id === given.warningId && fileId === given.fileId && blocking,
  );
  if (!warning) return notDone(nothingToOverride);
  return await keep(deps, found, {
    kind: "warningOverridden",
    fileId: given.fileId,
    warningId: warning.id,
    formKey: null,
    reason,
    restsOn: restsOnOfWarning(caseFile, warning),
  });
}

/** A file is the official form that its place asks for, whatever could be read in it: the form is settled. */
export async function acceptForm(
  deps: CommandDeps,
  asker: Asker,
  given: { readonly applicationId: string; readonly fileId: string; readonly formKey: string; readonly reason: string },
): Promise<ForApplication> {
  const found = await findForLawyer(deps, asker, given.applicationId);
  if ("refused" in found) return notDone(found.refused);
  const { caseFile, the } = found.loaded;
  const file = caseFile.documents.find(({ fileId }) => fileId === given.fileId);
  if (!file || !mayKnowNamed(asker, found.loaded, given.fileId)) return notDone(documentNotFound);
  const reason = oneLineOf(given.reason);
  const fault = reasonFault(reason);
  if (fault) return notDone(fault);
  const form = formStatusesOf(caseFile).find(({ key }) => key === given.formKey);
  if (!form || !isInPlaceOf(the, file, form.id, form.person)) return notDone(notInPlace);
  return await keep(deps, found, {
    kind: "formAccepted",
    fileId: given.fileId,
    warningId: null,
    formKey: form.key,
    reason,
    restsOn: restsOnOfForm(the, file, form.key),
  });
}

/** The word stands no more; it stays on record. */
export async function withdrawLawyerDecision(
  deps: CommandDeps,
  asker: Asker,
  given: { readonly applicationId: string; readonly wordId: string },
): Promise<ForApplication> {
  const found = await findForLawyer(deps, asker, given.applicationId);
  if ("refused" in found) return notDone(found.refused);
  const { applicationId } = given;
  const at = deps.now();
  return await deps.db.transaction(async (tx) => {
    if (!(await markDecisionWithdrawn(tx, { applicationId, id: given.wordId }, { at, by: found.actorId })))
      return notDone(wordNotFound);
    await publishChange(tx, { applicationId, kind: "warning", writer: deps.writer });
    await appendAudit(tx, {
      chainId: applicationId,
      actorId: found.actorId,
      kind: "lawyerWordTakenBack",
      subject: { wordId: given.wordId },
      at,
    });
    return { applicationId, refusals: [] };
  });
}

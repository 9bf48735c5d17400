import { documentsByAccount } from "@boreal/domain/conditions/money/accountsOfFile";
import { filesOfAccount, showsAccount } from "@boreal/domain/conditions/money/accountFiles";
import type { Asker } from "../../policies/actor.ts";
import { exclusionField, sealStated } from "../../store/documents/caseDocument.ts";
import { says } from "../deps.ts";
import { changed, refusedTo, type DocumentResult } from "../documents/documentResult.ts";
import type { FileDeps } from "../documents/fileDeps.ts";
import { findForCorrection, keepCorrections } from "./documentCorrections.ts";

const showsNoAccount = says("showsNoAccount", {
  en: "This document shows no account, so there is nothing to count.",
  fr: "Ce document ne montre aucun compte, il n’y a donc rien à compter.",
});

/** Takes an account out of the funds, or counts it again: every file that shows it, so that no older statement takes its place. */
export async function countAccount(
  deps: FileDeps,
  asker: Asker,
  given: { readonly fileId: string; readonly isCounted: boolean; readonly account?: string | null | undefined },
): Promise<DocumentResult> {
  const found = await findForCorrection(deps, asker, given.fileId);
  if ("refused" in found) return refusedTo(found.refused);
  const { row, file, the } = found;
  if (!showsAccount(file)) return refusedTo(showsNoAccount);
  const key = await deps.personKey(row.ownerId);
  const papers = documentsByAccount(file);
  const paper = given.account ? papers.find(({ accountInFile }) => accountInFile === given.account) : papers[0];
  if (!paper) return refusedTo(showsNoAccount);
  const changing = filesOfAccount(the, paper).filter(
    ({ excludeFromAvailableFund }) => (excludeFromAvailableFund === true) === given.isCounted,
  );
  if (changing.length === 0) return changed(row.id);
  const corrections = changing.map(({ fileId, accountInFile }) => {
    const field = exclusionField(accountInFile);
    return { fileId, field, sealedValue: sealStated(key, fileId, field, !given.isCounted) };
  });
  await deps.db.transaction((tx) =>
    keepCorrections(tx, deps, found, {
      corrections,
      kind: "fundsExclusionChanged",
      subject: { isCounted: given.isCounted },
    }),
  );
  return changed(row.id);
}

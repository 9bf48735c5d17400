import type { Asker } from "../../policies/actor.ts";
import { reasonToCount, sealStated } from "../../store/documents/caseDocument.ts";
import { says } from "../deps.ts";
import { changed, refusedTo, type DocumentResult } from "../documents/documentResult.ts";
import type { FileDeps } from "../documents/fileDeps.ts";
import { findForCorrection, keepCorrections } from "./documentCorrections.ts";

const most = 300;

const reasonMissing = says("reasonMissing", {
  en: "Write in a few words why this document counts, such as “account of my aunt, who pays for me”.",
  fr: "Écrivez en quelques mots pourquoi ce document compte, par exemple «\u00A0compte de ma tante, qui paie pour moi\u00A0».",
});
const reasonTooLong = says("reasonTooLong", {
  en: "Use at most 300 characters.",
  fr: "Utilisez au plus 300 caractères.",
});
const countsAlready = says("countsAlready", {
  en: "This document counts already. There is nothing to say.",
  fr: "Ce document compte déjà. Il n’y a rien à indiquer.",
});

/** Keeps why a paper counts that names nobody whose paper it could be (ADR 0236); null takes that back. */
export async function sayWhyDocumentCounts(
  deps: FileDeps,
  asker: Asker,
  given: { readonly fileId: string; readonly because: string | null },
): Promise<DocumentResult> {
  const found = await findForCorrection(deps, asker, given.fileId);
  if ("refused" in found) return refusedTo(found.refused);
  const { row, file, the } = found;
  const because = given.because?.normalize("NFC").trim();
  const isSaid = typeof file.countsBecause === "string";
  if (because === "") return refusedTo(reasonMissing);
  if (because !== undefined && [...because].length > most) return refusedTo(reasonTooLong);
  if (!isSaid && (because === undefined || the.whose(file).counts)) return refusedTo(countsAlready);
  if (because === file.countsBecause) return changed(row.id);
  const key = await deps.personKey(row.ownerId);
  const said = because === undefined ? null : { because, at: deps.now().toISOString() };
  const corrections = [
    { fileId: row.id, field: reasonToCount, sealedValue: sealStated(key, row.id, reasonToCount, said) },
  ];
  await deps.db.transaction((tx) =>
    keepCorrections(tx, deps, found, {
      corrections,
      kind: "documentCountsChanged",
      subject: { isCounted: said !== null },
    }),
  );
  return changed(row.id);
}

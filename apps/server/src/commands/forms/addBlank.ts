import type { FormFileRefusal } from "@boreal/official-forms/formRefusals";
import { isRefused, mostBytes } from "@boreal/official-forms/openFormFile";
import type { Asker } from "../../policies/actor.ts";
import { mayKeepForms } from "../../policies/administration.ts";
import { appendAudit, systemChain } from "../../store/auditLog.ts";
import { whyNot } from "../refuse.ts";
import type { FormDeps, ListedBlank } from "./formDeps.ts";

/** `missing` and `added` of a refusal: places of the file that differ from the edition that we know. */
export type AddedBlank = { readonly blank: ListedBlank | null; readonly refusals: readonly FormFileRefusal[] };

/** One part of a request more than any form has, so that a file that is too large is refused for that. */
export const mostBlankBytes = mostBytes + 65_536;

/** Takes a blank of an edition that we know into the library; the same file once more changes nothing. */
export async function addBlank(
  deps: FormDeps,
  asker: Asker,
  given: { readonly bytes: Buffer; readonly source?: string },
): Promise<AddedBlank> {
  if (!mayKeepForms(asker) || asker === null) return { blank: null, refusals: [whyNot(asker)] };
  const checked = await deps.forms.desk.check(given.bytes);
  if (isRefused(checked)) return { blank: null, refusals: [checked] };
  const at = deps.now();
  const blank = await deps.forms.library.keep(given.bytes, checked, {
    addedAt: at.toISOString(),
    addedBy: asker.userId,
    source: given.source ?? null,
  });
  const { form, edition, language, sha256 } = blank;
  await appendAudit(deps.db, {
    chainId: systemChain,
    actorId: asker.userId,
    kind: "officialFormAdded",
    subject: { form, edition, language, sha256 },
    at,
  });
  return { blank, refusals: [] };
}

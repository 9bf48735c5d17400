import type { Refusal } from "@boreal/domain/kernel/validation";
import { readerFor } from "@boreal/domain/questionnaire/inUse";
import { partsOf, type FormPartStatus } from "@boreal/domain/review/formStatuses";
import { formPageSlug } from "@boreal/domain/vault/officialForms/formPages";
import { pageOf } from "@boreal/domain/vault/pages";
import type { Asker } from "../../policies/actor.ts";
import { factsOf } from "../../policies/facts.ts";
import { mayPutForm } from "../../policies/forms.ts";
import { findPlace, type SlotAddress, type VaultSlot } from "../../store/documents/vaultPlace.ts";
import type { PlacedRefusal } from "../deps.ts";
import type { FileDeps } from "../documents/fileDeps.ts";
import { whyNotNow } from "../refuse.ts";
import { storeMadeFile } from "../uploads/storeMadeFile.ts";
import { auditFilled, findForm, makeFound, type FormAsked, type FoundForm } from "./fillOfficialForm.ts";
import type { FormDeps } from "./formDeps.ts";

/** The file that lies in the vault now, or why none does. */
export type PutForm = {
  readonly fileId: string | null;
  readonly notes: readonly PlacedRefusal[];
  readonly refusals: readonly PlacedRefusal[];
  /** Where something is missing, part by part, when that is why. */
  readonly parts: readonly FormPartStatus[];
};

const noPlace: Refusal = {
  code: "formHasNoPlace",
  text: {
    en: "This application has no document page for this form. Download it on the page of the form.",
    fr: "Cette demande n’a pas de page de document pour ce formulaire. Téléchargez-le sur la page du formulaire.",
  },
};

/**
 * Fills the official file of a form from the case and puts it into its slot, by one action of those who prepare the case. It
 * is a document like any other, so the trash takes it back, but it never stands for the form that is asked for: that one
 * comes back from the person who checked, validated and signed it, and takes its place.
 */
export async function putFormIntoVault(deps: FileDeps & FormDeps, asker: Asker, asked: FormAsked): Promise<PutForm> {
  const refuse = (refusals: readonly PlacedRefusal[], parts: readonly FormPartStatus[] = []): PutForm => ({
    fileId: null,
    notes: [],
    refusals,
    parts,
  });
  const found = await findForm(deps, asker, asked);
  if ("refusals" in found) return refuse(found.refusals);
  const target = placeOf(found);
  if (!target) return refuse([noPlace]);
  const { name, place } = target;
  if (!mayPutForm(asker, factsOf(found.loaded.row), found.form, { place, page: pageOf(name.page) }))
    return refuse([whyNotNow(asker, factsOf(found.loaded.row), "putForm")]);
  const made = await makeFound(deps, found, asked.language);
  if ("refusals" in made) return refuse(made.refusals, partsOf(found.state));
  const stored = await storeMadeFile(deps, asker, name, {
    ...made,
    applicationId: found.loaded.row.id,
    key: found.key,
  });
  if ("refused" in stored) return refuse([stored.refused]);
  await auditFilled(deps, made);
  return { fileId: stored.fileId, notes: made.notes, refusals: [], parts: [] };
}

/** The first slot of the form’s page, of its person. */
function placeOf({
  loaded,
  form,
  state: { person },
}: FoundForm): { readonly name: SlotAddress; readonly place: VaultSlot } | undefined {
  const page = formPageSlug(form, person, readerFor(loaded.caseFile));
  const slot = page === undefined ? undefined : pageOf(page)?.slots[0]?.id;
  if (page === undefined || slot === undefined) return undefined;
  const name = { page, slot, person: person.role, childNumber: person.role === "child" ? person.childNumber : null };
  const place = findPlace(loaded, name);
  return place && { name, place };
}

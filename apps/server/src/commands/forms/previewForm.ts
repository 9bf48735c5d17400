import { hasOfficialFile } from "@boreal/domain/caseFile/formValues";
import type { PagePictures } from "@boreal/reading/process/pictures/pagePictures";
import { isRefused } from "@boreal/official-forms/openFormFile";
import type { FormValues } from "@boreal/official-forms/formValues";
import type { Asker } from "../../policies/actor.ts";
import type { Logged, NoteLook } from "../handedOut.ts";
import { findForm, refuseWithoutBlank, onSheetAlone, type FormAsked, type NoForm } from "./fillOfficialForm.ts";
import type { FormDeps } from "./formDeps.ts";

/** Pages are laid out when somebody looks, in a process without rights. */
export type PreviewDeps = FormDeps & { readonly pictures: Pick<PagePictures, "sheets" | "pages" | "picture"> };

type Bytes = {
  readonly bytes: Buffer;
  /** To be asked before any of it leaves: a preview is drawn page by page, and one look is one entry. */
  readonly note: (noteLook: NoteLook, session: string) => Promise<Logged>;
};

/** The form as it is filled by now, only ever to be looked at: what is missing is missing, what does not fit is left out. */
export async function previewForm(deps: FormDeps, asker: Asker, asked: FormAsked): Promise<Bytes | NoForm> {
  const found = await findForm(deps, asker, asked);
  if ("refusals" in found) return found;
  const { key, form, state, loaded, actorId } = found;
  const note: Bytes["note"] = async (noteLook, session) =>
    await noteLook(`${loaded.row.id} ${key} ${asked.language} ${actorId} ${session}`, {
      applicationId: loaded.row.id,
      actorId,
      kind: "formPreviewed",
      subject: { form: key, language: asked.language },
    });
  if (!hasOfficialFile(form)) return { refusals: [{ ...onSheetAlone, path: `forms.${key}` }] };
  const blank = await deps.forms.library.newest(form, asked.language === "fr" ? "F" : "E");
  if (!blank)
    return { refusals: [{ ...(await refuseWithoutBlank(deps, form, asked.language)), path: `forms.${key}` }] };
  const place = { path: deps.forms.library.pathOf(blank.sha256), sha256: blank.sha256 };
  const first = await deps.forms.desk.fill(place, state.values);
  if (isRefused(first)) throw new Error(`a blank of the library cannot be filled: ${first.code}`);
  if (!("refused" in first)) return { bytes: first.bytes, note };
  const again = await deps.forms.desk.fill(
    place,
    without(
      state.values,
      first.refused.map(({ field }) => field),
    ),
  );
  if (isRefused(again) || "refused" in again) throw new Error("a form cannot be filled with what it took before");
  return { bytes: again.bytes, note };
}

const without = (values: FormValues, fields: readonly string[]): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !fields.includes(field)));

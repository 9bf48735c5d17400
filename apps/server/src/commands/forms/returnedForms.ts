import type { FormNumber } from "@boreal/domain/caseFile/formValues";
import type { FormState } from "@boreal/domain/forms/formState";
import { readerFor } from "@boreal/domain/questionnaire/inUse";
import { formPageSlug } from "@boreal/domain/vault/officialForms/formPages";
import { differencesFrom, type FieldDifference } from "@boreal/official-forms/compareForm";
import { formRefusal } from "@boreal/official-forms/formRefusals";
import { editionName, formEditions } from "@boreal/official-forms/maps/editions";
import type { FormEdition } from "@boreal/official-forms/maps/fieldMapping";
import { regionNumber } from "@boreal/official-forms/placeCodes";
import type { ReadForm } from "@boreal/reading/reading";
import type { Asker } from "../../policies/actor.ts";
import { mayDownload } from "../../policies/documents.ts";
import { factsOf } from "../../policies/facts.ts";
import { fileFacts } from "../../policies/storedFiles.ts";
import { openReading } from "../../store/documents/caseDocument.ts";
import { isNotKept, listDocuments } from "../../store/documents/documents.ts";
import { latestReadings } from "../../store/documents/readings.ts";
import type { PlacedRefusal } from "../deps.ts";
import { findForm, type FormAsked } from "./fillOfficialForm.ts";
import type { FormDeps } from "./formDeps.ts";

/** A copy of a form that came back into the vault, against what the case says by now. */
export type ReturnedForm = {
  readonly fileId: string;
  /** As the reader process read it; nothing when the file holds no such form. */
  readonly read: Omit<ReadForm, "values"> | null;
  readonly differences: readonly FieldDifference[];
  /** Why the file cannot be compared as this form. */
  readonly refusals: readonly PlacedRefusal[];
};

/**
 * The copies of one form of one person that lie in the vault, each with the fields in which it differs. What a copy says was
 * read when it was uploaded, in a process of its own; a copy that is not read yet is left out.
 */
export async function returnedForms(
  deps: FormDeps,
  asker: Asker,
  asked: Omit<FormAsked, "language">,
): Promise<readonly ReturnedForm[]> {
  const found = await findForm(deps, asker, asked);
  if ("refusals" in found || asker === null) return [];
  const { loaded, form, state } = found;
  const { person } = state;
  const page = formPageSlug(form, person, readerFor(loaded.caseFile));
  const childNumber = person.role === "child" ? person.childNumber : null;
  const rows = (await listDocuments(deps.db, asked.applicationId, "vault")).filter(
    (row) => row.page === page && row.childNumber === childNumber && row.mime === "application/pdf" && !isNotKept(row),
  );
  const readable = rows.filter((row) => mayDownload(asker, factsOf(loaded.row), fileFacts(loaded, row)));
  const [key, readings] = await Promise.all([
    deps.personKey(loaded.row.owner_id),
    latestReadings(
      deps.db,
      readable.map(({ id }) => id),
    ),
  ]);
  return readable.flatMap(({ id }): readonly ReturnedForm[] => {
    const stored = readings.get(id);
    return stored
      ? [{ fileId: id, ...against(form, state, openReading(key, id, stored.sealedResult).reading.form) }]
      : [];
  });
}

function against(form: FormNumber, state: FormState, read: ReadForm | undefined): Omit<ReturnedForm, "fileId"> {
  const refuse = (refusal: PlacedRefusal) => ({ read: null, differences: [], refusals: [refusal] });
  if (!read) return refuse(formRefusal("formFlattened"));
  const { values, ...facts } = read;
  const letter = read.language === "fr" ? "F" : "E";
  if (form !== `IMM${read.number}`)
    return refuse(formRefusal("otherForm", { form: read.number, expected: form.slice(3) }));
  const ofForm = formEditions.filter((one) => one.form === form);
  const edition = ofForm.find((one) => one.edition === read.edition && one.language === letter);
  if (!read.isKnown || !edition) {
    const known = ofForm.map(editionName).join(", ");
    return {
      read: facts,
      differences: [],
      refusals: [
        formRefusal("formEditionNotKnown", { form: read.number, edition: read.edition, language: letter, known }),
      ],
    };
  }
  return {
    read: facts,
    differences: differencesFrom(edition, values, state.values, cityOf(edition, values, state)),
    refusals: [],
  };
}

/** The one city that the form names, so that the list’s spelling of it is no difference; its whole list lies in the blank. */
function cityOf(
  edition: FormEdition,
  onForm: ReadForm["values"],
  state: FormState,
): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const lists = new Map<string, ReadonlyMap<string, string>>();
  for (const place of edition.places) {
    const city = place.kind === "city" ? onForm[place.field] : undefined;
    if (place.kind === "city" && typeof city === "string")
      lists.set(`CityList.${regionNumber(String(state.values[place.province] ?? ""))}`, new Map([["city", city]]));
  }
  return lists;
}

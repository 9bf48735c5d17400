import { hasOfficialFile, type FileForm, type FormKey, type FormNumber } from "@boreal/domain/caseFile/formValues";
import type { PersonRef } from "@boreal/domain/caseFile/personRole";
import type { FormState } from "@boreal/domain/forms/formState";
import { partnerComesAlong } from "@boreal/domain/conditions/visit/visitorVisa";
import { counted, type CountedText, type Text } from "@boreal/domain/kernel/text";
import { readerFor } from "@boreal/domain/questionnaire/inUse";
import { formOfCase } from "@boreal/domain/review/formOfCase";
import { formEditions } from "@boreal/official-forms/maps/editions";
import { isRefused } from "@boreal/official-forms/openFormFile";
import type { ValueRefusal } from "@boreal/official-forms/valueRefusals";
import type { FormBlank } from "../../files/forms/formLibrary.ts";
import type { Asker } from "../../policies/actor.ts";
import { isInScope } from "../../policies/applications.ts";
import { factsOf } from "../../policies/facts.ts";
import { mayDownloadForm } from "../../policies/forms.ts";
import { isFormKey, numberOfForm } from "../../store/answers/formValues.ts";
import type { LoadedCase } from "../../store/cases/loadCaseFile.ts";
import { notFound, type CommandDeps, type PlacedRefusal } from "../deps.ts";
import { noteHandedOut, type Logged } from "../handedOut.ts";
import { notReady, whyNot } from "../refuse.ts";
import { tell } from "../notices/tell.ts";
import { listAdministrators } from "../../store/profiles.ts";
import { loadCaseFor } from "../loadCaseFor.ts";
import type { FormDeps } from "./formDeps.ts";

export type FormLanguage = "en" | "fr";
export type FormAsked = { readonly applicationId: string; readonly formKey: string; readonly language: FormLanguage };

export type FilledForm = {
  readonly bytes: Buffer;
  /** Without a name of anybody: it is seen in lists of downloads. */
  readonly fileName: string;
  readonly blank: FormBlank;
  /** What the person has to see to in the file: a city to choose there, a text that goes on elsewhere. */
  readonly notes: readonly PlacedRefusal[];
};
export type NoForm = { readonly refusals: readonly PlacedRefusal[] };

const says = (code: string, en: string, fr: string): { readonly code: string; readonly text: Text } => ({
  code,
  text: { en, fr },
});

export const formNotHere = says(
  "formNotHere",
  "This form cannot be filled in here yet. Use the authority’s own file.",
  "Ce formulaire ne peut pas encore être rempli ici. Utilisez le fichier de l’autorité.",
);
export const onSheetAlone = says(
  "formOnSheetAlone",
  "Boreal has no official file of this form. Use its answer sheet, which follows the order of the form.",
  "Boreal n’a pas de fichier officiel de ce formulaire. Utilisez sa feuille de réponses, qui suit l’ordre du formulaire.",
);
const personNotHere = says(
  "personNotInApplication",
  "The person this form is for is not part of the application. Add them first.",
  "La personne visée par ce formulaire ne fait pas partie de la demande. Ajoutez-la d’abord.",
);
const incomplete: CountedText = {
  one: {
    en: "This form is not ready: {count} entry is missing or has to be corrected. You can get the official file once it is complete.",
    fr: "Ce formulaire n’est pas prêt\u00A0: {count} élément manque ou doit être corrigé. Vous pourrez obtenir le fichier officiel une fois qu’il sera complet.",
  },
  other: {
    en: "This form is not ready: {count} entries are missing or have to be corrected. You can get the official file once they are complete.",
    fr: "Ce formulaire n’est pas prêt\u00A0: {count} éléments manquent ou doivent être corrigés. Vous pourrez obtenir le fichier officiel une fois qu’ils seront complets.",
  },
};
export const blankMissing: Readonly<Record<FormLanguage, { readonly code: string; readonly text: Text }>> = {
  en: says(
    "blankMissing",
    "The English file of this form is not here yet. Boreal has told the administrators. Until it is here, use the answer sheet of this form: it has every answer in the order of the form, to copy into the authority’s own file.",
    "Le fichier anglais de ce formulaire n’est pas encore ici. Boreal a prévenu l’administration. D’ici là, utilisez la feuille de réponses de ce formulaire\u00A0: elle contient chaque réponse dans l’ordre du formulaire, à recopier dans le fichier de l’autorité.",
  ),
  fr: says(
    "blankMissing",
    "The French file of this form is not here yet. Boreal has told the administrators. Until it is here, use the English file, or the answer sheet of this form: it has every answer in the order of the form, to copy into the authority’s own file.",
    "Le fichier français de ce formulaire n’est pas encore ici. Boreal a prévenu l’administration. D’ici là, utilisez le fichier anglais ou la feuille de réponses de ce formulaire\u00A0: elle contient chaque réponse dans l’ordre du formulaire, à recopier dans le fichier de l’autorité.",
  ),
};

/** Of some forms the authority’s file of one language was never read: nobody can add what would not be taken. */
export const languageNotKnown: Readonly<Record<FormLanguage, { readonly code: string; readonly text: Text }>> = {
  en: says(
    "blankMissing",
    "Boreal cannot fill in an English file of this form. Use the French one, or the answer sheet.",
    "Boreal ne peut pas remplir de fichier anglais de ce formulaire. Utilisez le fichier français ou la feuille de réponses.",
  ),
  fr: says(
    "blankMissing",
    "Boreal cannot fill in a French file of this form. Use the English one, or the answer sheet.",
    "Boreal ne peut pas remplir de fichier français de ce formulaire. Utilisez le fichier anglais ou la feuille de réponses.",
  ),
};

const editionsOf = (form: FileForm, language: FormLanguage): readonly string[] =>
  formEditions
    .filter((one) => one.form === form && one.language === (language === "fr" ? "F" : "E"))
    .map(({ edition }) => edition);

/** Why there is no file to fill in. */
export const noBlank = (form: FileForm, language: FormLanguage): { readonly code: string; readonly text: Text } =>
  editionsOf(form, language).length > 0 ? blankMissing[language] : languageNotKnown[language];

/**
 * Refuses what has no blank. Where it is one that can be added, the administrators are told that somebody needs it: once for
 * the editions that Boreal fills in today.
 */
export async function refuseWithoutBlank(
  deps: FormDeps,
  form: FileForm,
  language: FormLanguage,
): Promise<ReturnType<typeof noBlank>> {
  const editions = editionsOf(form, language);
  const refused = noBlank(form, language);
  if (editions.length === 0) return refused;
  await deps.db.transaction(async (tx) => {
    const administrators = await listAdministrators(tx);
    const key = [form, language, ...editions].join(" ");
    await tell(
      deps,
      tx,
      ...administrators.map((to) => ({ kind: "blankMissing" as const, to, key, subject: { form, language } })),
    );
  });
  return refused;
}

/** The person of a form’s key, when they are in the case. */
export function personOfForm(key: FormKey, { caseFile }: Pick<LoadedCase, "caseFile">): PersonRef | undefined {
  const owner = key.split(":")[1] ?? "main";
  const child = /^child(\d+)$/.exec(owner)?.[1];
  if (child !== undefined) {
    const childNumber = Number(child);
    return caseFile.dependents.some((one) => one.type === "Child" && one.childNumber === childNumber)
      ? { role: "child", childNumber }
      : undefined;
  }
  // Who visits brings a partner by an answer of their own.
  if (owner === "spouse")
    return caseFile.dependents.some(({ type }) => type === "Spouse") ||
      partnerComesAlong.evaluate(readerFor(caseFile)).holds
      ? { role: "spouse" }
      : undefined;
  if (owner === "visitor") return caseFile.application.type === "VisitorVisa" ? { role: "visitor" } : undefined;
  return { role: "main" };
}

/** Everything that keeps a form from being handed out, in the order of the form. */
export function stillToDo(key: FormKey, state: FormState): readonly PlacedRefusal[] {
  const fields = [...state.missing, ...state.faulty].map(
    ({ path, refusal }) => refusal && { ...refusal, path: `forms.${key}.${path}` },
  );
  const lists = state.missingLists.map(
    ({ list, refusal }) => refusal && { ...refusal, path: `forms.${key}.${list.list}` },
  );
  const all = [...fields, ...lists].filter((one) => one !== undefined);
  return all.length === 0
    ? []
    : [{ code: "formIncomplete", text: counted(incomplete, all.length), path: `forms.${key}` }, ...all];
}

export type FoundForm = {
  readonly loaded: LoadedCase;
  readonly key: FormKey;
  readonly form: FormNumber;
  readonly state: FormState;
  readonly actorId: string;
};

/** One form of one person as it stands, for those who may read it. */
export async function findForm(
  deps: CommandDeps,
  asker: Asker,
  asked: Pick<FormAsked, "applicationId" | "formKey">,
): Promise<FoundForm | NoForm> {
  const refuse = (...refusals: PlacedRefusal[]): NoForm => ({ refusals });
  const early = notReady(asker);
  if (early || asker === null) return refuse(early ?? notFound);
  const loaded = await loadCaseFor(deps, asker, asked.applicationId);
  const facts = loaded && factsOf(loaded.row);
  if (!loaded || !facts || !isInScope(asker, facts)) return refuse(notFound);
  const { formKey: key } = asked;
  const form = isFormKey(key) ? numberOfForm(key) : undefined;
  if (!isFormKey(key) || form === undefined) return refuse(formNotHere);
  if (!mayDownloadForm(asker, facts, form)) return refuse(whyNot(asker));
  const person = personOfForm(key, loaded);
  if (!person) return refuse(personNotHere);
  const state = formOfCase(loaded.caseFile, form, person);
  return { loaded, key, form, state, actorId: asker.userId };
}

/**
 * The official file of one form of one person, filled. Only a complete form is ever made; else everything that is missing is
 * told with its place.
 */
export async function fillOfficialForm(
  deps: FormDeps,
  asker: Asker,
  asked: FormAsked,
): Promise<(FilledForm & { readonly logged: Logged }) | NoForm> {
  const made = await makeForm(deps, asker, asked);
  if ("refusals" in made) return made;
  const logged = await auditFilled(deps, made);
  const { found: _, ...filled } = made;
  return { ...filled, logged };
}

export async function auditFilled(deps: FormDeps, { found, blank }: MadeForm): Promise<Logged> {
  const { edition, language, sha256 } = blank;
  return await noteHandedOut(deps, {
    applicationId: found.loaded.row.id,
    actorId: found.actorId,
    kind: "officialFormFilled",
    subject: { form: found.key, edition, language, blank: sha256 },
  });
}

/** The same without handing anything out: whether the form could be had now, and what there is to say about it. */
export async function tryOfficialForm(
  deps: FormDeps,
  asker: Asker,
  asked: FormAsked,
): Promise<Omit<FilledForm, "bytes"> | NoForm> {
  const made = await makeForm(deps, asker, asked);
  if ("refusals" in made) return made;
  const { fileName, blank, notes } = made;
  return { fileName, blank, notes };
}

export type MadeForm = FilledForm & { readonly found: FoundForm };

async function makeForm(deps: FormDeps, asker: Asker, asked: FormAsked): Promise<MadeForm | NoForm> {
  const found = await findForm(deps, asker, asked);
  return "refusals" in found ? found : await makeFound(deps, found, asked.language);
}

/** The file of a form that was found, for whoever may have it. */
export async function makeFound(deps: FormDeps, found: FoundForm, language: FormLanguage): Promise<MadeForm | NoForm> {
  const { key, form, state } = found;
  if (!hasOfficialFile(form)) return { refusals: [{ ...onSheetAlone, path: `forms.${key}` }] };
  const toDo = stillToDo(key, state);
  if (toDo.length > 0) return { refusals: toDo };
  const blank = await deps.forms.library.newest(form, language === "fr" ? "F" : "E");
  if (!blank) return { refusals: [{ ...(await refuseWithoutBlank(deps, form, language)), path: `forms.${key}` }] };
  const filled = await deps.forms.desk.fill(
    { path: deps.forms.library.pathOf(blank.sha256), sha256: blank.sha256 },
    state.values,
  );
  if (isRefused(filled)) throw new Error(`a blank of the library cannot be filled: ${filled.code}`);
  const placed = ({ field, code, text }: ValueRefusal): PlacedRefusal => ({
    code,
    text,
    path: `forms.${key}.${field}`,
  });
  if ("refused" in filled) return { refusals: filled.refused.map(placed) };
  const fileName = `${key.replace(":", "-")}-${blank.edition}-${blank.language}.pdf`;
  return {
    found,
    bytes: filled.bytes,
    fileName,
    blank,
    notes: filled.unplaced.filter(({ code }) => code !== "noPlace").map(placed),
  };
}

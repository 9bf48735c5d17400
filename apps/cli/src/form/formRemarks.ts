import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import type { FormNumber } from "@boreal/domain/caseFile/formValues";
import type { PersonRef } from "@boreal/domain/caseFile/personRole";
import { formDefinitions } from "@boreal/domain/forms/definitions";
import type { Claim } from "@boreal/domain/forms/fields/field";
import { formKey } from "@boreal/domain/forms/formReader";
import { fieldsOf, namesGoOn, sourcesDiffer, type FormState } from "@boreal/domain/forms/formState";
import { notTaken } from "@boreal/domain/forms/notTaken";
import type { Language } from "@boreal/domain/kernel/text";
import { languageOf, type Terminal } from "../terminal.ts";

/** What `boreal form` tells beside the form itself. */

/** The values go out as they are, on a line where there are several cases; what they do not say is told beside them. */
export function tellValues(state: FormState, terminal: Terminal, perLine: boolean): void {
  tellWhatDiffers(state, terminal);
  tellOtherNames(state, terminal);
  terminal.out(`${JSON.stringify(state.values, null, perLine ? 0 : 2)}\n`);
}

/** That a field is open, and with what. */
function tellWhatDiffers({ missing }: FormState, terminal: Terminal): void {
  const language = languageOf(terminal.environment);
  for (const { path, field, claims } of missing)
    if (claims)
      terminal.complain(
        `${path}: ${field.label[language]}: ${sourcesDiffer.text[language]}${foundIn(claims, language)}`,
      );
}

/** The form takes one of several names; the others are named, so that none of them is lost. */
export function tellOtherNames({ sections }: FormState, terminal: Terminal): void {
  const language = languageOf(terminal.environment);
  for (const { path, advice, others = [] } of sections.flatMap(({ parts }) => fieldsOf(parts)))
    if (advice?.code === namesGoOn.code)
      terminal.complain(`${path}: ${advice.text[language]} ${theOthers[language]} ${others.join(", ")}.`);
}

const theOthers = { en: "The others:", fr: "Les autres\u00A0:" } as const;

/** What the case holds under this form and the form has no place for. */
export function tellNotTaken(caseFile: CaseFile, form: FormNumber, person: PersonRef, terminal: Terminal): void {
  const key = formKey(form, person);
  const language = languageOf(terminal.environment);
  for (const path of notTaken(formDefinitions[form], caseFile.forms?.[key]))
    terminal.complain(`forms.${key}.${path}: ${noPlace[language]}`);
}

const noPlace = {
  en: "this form does not have this field, so nothing of it is used",
  fr: "ce formulaire n’a pas ce champ; rien n’en est utilisé",
} as const;

/** What the form has no room for lies beside it: `imm5707.pdf` and `imm5707-further-sheet.pdf`. */
export const besideForm = (out: string): string =>
  out.replace(/(\.\w+)?$/, (ending) => `-further-sheet${ending || ".pdf"}`);

export const sheetMade = {
  en: "what the form has no room for is on a further sheet, to be sent with it:",
  fr: "ce que le formulaire ne peut pas recevoir est sur une feuille supplémentaire, à envoyer avec lui\u00A0:",
} as const;

/** Such as the given names of somebody who has one name by a source. */
const leftEmpty = { en: "left empty", fr: "laissé vide" } as const;

/** What each source says, where they differ. */
export const foundIn = (claims: readonly Claim[], language: Language): string =>
  ` ${{ en: "Found:", fr: "Trouvé\u00A0:" }[language]} ${claims.map(({ value, from }) => `${value === "" ? leftEmpty[language] : String(value)} (${from.says[language]})`).join("; ")}.`;

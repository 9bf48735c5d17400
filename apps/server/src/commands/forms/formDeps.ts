import type { FormDesk } from "../../files/forms/formDesk.ts";
import type { FormBlank, FormLibrary } from "../../files/forms/formLibrary.ts";
import type { CommandDeps } from "../deps.ts";

/** What the commands of official forms work with, besides what all commands have. */
export type FormDeps = CommandDeps & { readonly forms: { readonly library: FormLibrary; readonly desk: FormDesk } };

/** A blank of the library, as the administrator’s page lists it. */
export type ListedBlank = FormBlank;

export const listBlanks = (deps: FormDeps): Promise<readonly ListedBlank[]> => deps.forms.library.list();

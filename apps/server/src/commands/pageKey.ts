import { says } from "./deps.ts";

/** What a form is known by when it is sent again: a random name made by the page, once for each thing that is entered. */
export const isPageKey = (key: string): boolean => /^[0-9a-f-]{36}$/.test(key);

export const keyNeeded = says("pageKey", {
  en: "This form was not sent whole. Load the page again and enter it again.",
  fr: "Ce formulaire n’a pas été envoyé en entier. Rechargez la page et entrez-le de nouveau.",
});

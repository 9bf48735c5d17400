import type { Wording } from "../../../ui/language.tsx";

/** Words of the administrator’s page of exchange rates. */
export const ratesText = {
  title: { en: "Exchange rates", fr: "Taux de change" },
  lead: {
    en: "Accounts in other currencies count only by a rate that you load. The file is a CSV file in UTF-8 with the columns Currency (three letters), Date (2026-03-31) and CAD (Canadian dollars for one unit). A rate holds until the next one, for seven days at most. A new file takes the place of all rates. Use the rates of the Bank of Canada or of the source that your office relies on; none come with Boreal.",
    fr: "Les comptes dans d’autres devises ne comptent que selon un taux que vous chargez. Le fichier est un fichier CSV en UTF-8 avec les colonnes Devise (trois lettres), Jour (2026-03-31) et Taux (dollars canadiens pour une unité). Un taux vaut jusqu’au suivant, sept jours au plus. Un nouveau fichier remplace tous les taux. Utilisez les taux de la Banque du Canada ou de la source sur laquelle votre bureau s’appuie; Boreal n’en contient aucun.",
  },
  none: {
    en: "No rate is loaded. Amounts in other currencies are shown and not counted.",
    fr: "Aucun taux n’est chargé. Les montants dans d’autres devises sont montrés, mais pas comptés.",
  },
  known: {
    one: {
      en: "{count} rate is loaded. Day: {newest}. Currencies: {currencies}.",
      fr: "{count} taux est chargé. Jour : {newest}. Devises : {currencies}.",
    },
    other: {
      en: "{count} rates are loaded. Newest day: {newest}. Currencies: {currencies}.",
      fr: "{count} taux sont chargés. Jour le plus récent : {newest}. Devises : {currencies}.",
    },
  },
  load: { en: "Load a CSV file", fr: "Charger un fichier CSV" },
  sending: { en: "Sending the file", fr: "Envoi du fichier" },
  checking: { en: "Checking each row", fr: "Vérification de chaque ligne" },
  loaded: {
    one: { en: "{count} rate is loaded.", fr: "{count} taux est chargé." },
    other: {
      en: "{count} rates are loaded, of {currencies} currencies.",
      fr: "{count} taux sont chargés, pour {currencies} devises.",
    },
  },
  notLoaded: {
    en: "Nothing was loaded. Correct this in the file, then load it again.",
    fr: "Rien n’a été chargé. Corrigez ceci dans le fichier, puis chargez-le de nouveau.",
  },
} as const satisfies Record<string, Wording>;

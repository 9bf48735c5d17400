/** Here and not with the other words of the page, which come with it. */
export const importClientsPath = "/clients/import";
export const importClientsTitle = { en: "Import clients", fr: "Importer des dossiers" };

import { clientImportText } from "./clientImport.text.ts";

export const importClientsPath = "/clients/import";
export const importClientsTitle = clientImportText.title;

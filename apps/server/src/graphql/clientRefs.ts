import type { IntakeLinkRow } from "../store/intake/intakeLinks.ts";
import type { ImportedPart, LineRefusal } from "../commands/clientImport/importClients.ts";
import type { PreviewedLine } from "../commands/clientImport/previewClients.ts";
import type { UndoneImport } from "../commands/clientImport/undoClientImport.ts";
import type { ClientImportRow } from "../store/clientImports/clientImports.ts";
import type { ConflictCheckView, ConflictView, PeopleFoundView } from "./conflicts/redactedConflicts.ts";
import { builder } from "./builder.ts";

/** Types of how a case begins with the firm: a check of conflicts, a list of clients, a link. */
export const OpenIntakeLinkRef = builder.objectRef<Pick<IntakeLinkRow, "type" | "words">>("OpenIntakeLink");
export const IntakeLinkRef = builder.objectRef<IntakeLinkRow & { readonly uses: number }>("IntakeLink");
export const PreviewedClientRef = builder.objectRef<PreviewedLine>("PreviewedClient");
export const ImportedClientRef = builder.objectRef<ImportedPart["imported"][number]>("ImportedClient");
export const ImportedClientsRef = builder.objectRef<ImportedPart>("ImportedClients");
export const LineFaultRef = builder.objectRef<LineRefusal>("LineFault");
export const UndoneImportRef = builder.objectRef<UndoneImport>("UndoneImport");
export const ClientImportRef = builder.objectRef<ClientImportRow & { readonly done: number }>("ClientImport");
export const ConflictRef = builder.objectRef<ConflictView>("Conflict");
export const PeopleFoundRef = builder.objectRef<PeopleFoundView>("PeopleFound");
export const ConflictCheckRef = builder.objectRef<ConflictCheckView>("ConflictCheck");

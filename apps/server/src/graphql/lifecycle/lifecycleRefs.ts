import type { ApplicationType } from "@boreal/domain/caseFile/application";
import type { FiledChange } from "@boreal/domain/filing/changesSince";
import type { OfferedTransition } from "@boreal/domain/lifecycle/decideTransition";
import type { Asked, Confirmed } from "@boreal/domain/lifecycle/transition";
import type { StatusOutcome } from "../../commands/lifecycle/changeStatus.ts";
import type { FiledContents } from "../../store/cases/filings.ts";
import { builder } from "../builder.ts";
import type { OpenCase } from "../context.ts";
import type { FiledFileView, FiledFormView } from "./filedView.ts";
import type { PlacedNeed } from "./needPlaces.ts";
import type { StatusEntryView, StatusFactView, StatusNameView, StatusReportView } from "./lifecycleView.ts";

/** The types of the schema about statuses; `lifecycle.type.ts` says what fields they have. */
export const LifecycleRef = builder.objectRef<OpenCase>("Lifecycle");
export const StatusStepRef = builder.objectRef<
  OfferedTransition & { readonly type: ApplicationType; readonly places: readonly PlacedNeed[] }
>("StatusStep");
export const StatusAskedRef = builder.objectRef<Asked & { readonly suggested: string | null }>("StatusAsked");
export const StatusOptionRef = builder.objectRef<StatusNameView>("StatusOption");
export const StatusConfirmedRef = builder.objectRef<Confirmed>("StatusConfirmed");
export const StatusNeedRef = builder.objectRef<PlacedNeed>("StatusNeed");
export const StatusEntryRef = builder.objectRef<StatusEntryView>("StatusEntry");
export const StatusReportRef = builder.objectRef<StatusReportView>("StatusReport");
export const StatusFactRef = builder.objectRef<StatusFactView>("StatusFact");
export const FilingRef = builder.objectRef<{
  readonly statusChangeId: string;
  readonly contents: FiledContents;
  readonly open: OpenCase;
}>("Filing");
export const FiledFileRef = builder.objectRef<FiledFileView>("FiledFile");
export const FiledFormRef = builder.objectRef<FiledFormView>("FiledForm");
export const FiledChangeRef = builder.objectRef<FiledChange>("FiledChange");
export const StatusResultRef = builder.objectRef<StatusOutcome & { readonly askedFor: string }>("StatusResult");

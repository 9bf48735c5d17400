import { applicantWords } from "@boreal/domain/filing/filingPackage";
import type { PortalValue } from "@boreal/domain/filing/portalValues";
import { tickUploadedFile, type TickAnswer } from "../../commands/filing/tickUploadedFile.ts";
import { mayBuildPackage } from "../../policies/desk/filingPackages.ts";
import { builder } from "../builder.ts";
import { RefusalRef, Text_ } from "../refs.ts";

export const PortalValueRef = builder.objectRef<PortalValue>("PortalValue");
const ResultRef = builder.objectRef<TickAnswer>("TickUploadedFileResult");

export function addUploadChecklist(): void {
  PortalValueRef.implement({
    description: "What a portal asks to have typed of an applicant, as far as the case tells it.",
    fields: (t) => ({
      id: t.exposeString("id"),
      applicant: t.field({ type: Text_, resolve: ({ applicant }) => applicantWords(applicant) }),
      label: t.field({ type: Text_, resolve: ({ label }) => label }),
      value: t.exposeString("value"),
    }),
  });
  ResultRef.implement({
    fields: (t) => ({ refusals: t.field({ type: [RefusalRef], resolve: ({ refusals }) => [...refusals] }) }),
  });
  builder.mutationField("tickUploadedFile", (t) =>
    t.field({
      type: ResultRef,
      description: "Notes that a file of the package was uploaded to the portal, or that it was not.",
      extensions: { policy: mayBuildPackage },
      args: {
        applicationId: t.arg.id({ required: true }),
        packageId: t.arg.id({ required: true }),
        path: t.arg.string({ required: true }),
        isUploaded: t.arg.boolean({ required: true }),
      },
      resolve: (_, args, { actor, deps }) => tickUploadedFile(deps, actor, args),
    }),
  );
}

import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import { describePackage } from "@boreal/domain/filing/describePackage";
import { applicantWords, type PackageGap } from "@boreal/domain/filing/filingPackage";
import { portalValues, type PortalValue } from "@boreal/domain/filing/portalValues";
import type { PackageManifest } from "@boreal/domain/filing/packageManifest";
import { usualPortal } from "@boreal/domain/filing/usualPortal";
import type { Language, Text } from "@boreal/domain/kernel/text";
import { isPortal, type PortalName } from "@boreal/domain/vault/files/portals";
import { buildFilingPackage, type PackageAnswer } from "../../commands/filing/buildFilingPackage.ts";
import type { PersonKey } from "../../keys/personKeys.ts";
import { mayBuildPackage } from "../../policies/desk/filingPackages.ts";
import { inputsOfPackage, lastPackage, openManifest, type FilingPackageRow } from "../../store/cases/filingPackages.ts";
import { listTicks, type StoredTick } from "../../store/cases/filingTicks.ts";
import { listDocuments } from "../../store/documents/documents.ts";
import { builder } from "../builder.ts";
import { fullName } from "../fullName.ts";
import { RefusalRef, Text_ } from "../refs.ts";
import { filesOfItems, filesOfManifest, type ListedFile } from "./listedFiles.ts";
import { PortalValueRef } from "./uploadChecklist.type.ts";

type BuiltView = {
  readonly row: FilingPackageRow;
  readonly isStale: boolean;
  readonly manifest: PackageManifest | undefined;
  readonly values: readonly PortalValue[];
  readonly ticks: readonly StoredTick[];
};
type PackageView = {
  readonly portal: PortalName;
  readonly files: readonly ListedFile[];
  readonly gaps: readonly PackageGap[];
  readonly built: BuiltView | null;
};

export const FilingPackageFileRef = builder.objectRef<ListedFile>("FilingPackageFile");
const PointRef = builder.objectRef<{ readonly title: Text | null; readonly text: Text }>("FilingPackagePoint");
const BuiltRef = builder.objectRef<BuiltView>("BuiltFilingPackage");
const PackageRef = builder.objectRef<PackageView>("FilingPackage");
const ResultRef = builder.objectRef<PackageAnswer>("FilingPackageResult");

const languageOf = (name: string | null | undefined): Language => (name === "fr" ? "fr" : "en");

const pointOf = ({ text, applicant }: PackageGap) => ({
  title: applicant === undefined || applicant === "main" ? null : applicantWords(applicant),
  text,
});

export function addFilingPackageTypes(): void {
  FilingPackageFileRef.implement({
    description: "One file of a package, for one field of the portal.",
    fields: (t) => ({
      path: t.exposeString("path"),
      applicant: t.field({ type: Text_, resolve: ({ applicant }) => applicant }),
      field: t.field({ type: Text_, resolve: ({ field }) => field }),
      title: t.field({ type: Text_, resolve: ({ title }) => title }),
      bytes: t.float({ nullable: true, resolve: ({ bytes }) => bytes }),
      sha256: t.string({ nullable: true, resolve: ({ sha256 }) => sha256 }),
      edition: t.string({ nullable: true, description: "Of an official form.", resolve: ({ edition }) => edition }),
      toDo: t.field({ type: [Text_], resolve: ({ toDo }) => [...toDo] }),
      name: t.string({
        description: "Of the file alone, without its folder.",
        resolve: ({ path }) => path.slice(path.lastIndexOf("/") + 1),
      }),
      upload: t.string({
        description: "open, uploaded, otherFile (another file was uploaded there before)",
        resolve: ({ upload }) => upload,
      }),
      uploadedAt: t.field({ type: "DateTime", nullable: true, resolve: ({ tick }) => tick?.tickedAt ?? null }),
      uploadedByName: t.string({
        nullable: true,
        resolve: async ({ tick }, _, { account }) => (tick ? fullName(await account(tick.tickedBy)) : null),
      }),
    }),
  });
  PointRef.implement({
    description: "What is missing, or what to look at; `title` is whose or which it is.",
    fields: (t) => ({
      title: t.field({ type: Text_, nullable: true, resolve: ({ title }) => title }),
      text: t.field({ type: Text_, resolve: ({ text }) => text }),
    }),
  });
  BuiltRef.implement({
    fields: (t) => ({
      id: t.id({ resolve: ({ row }) => row.id }),
      portal: t.string({ resolve: ({ row }) => row.portal }),
      state: t.string({
        description: "waiting, running, built, stale (the case changed while it was made), failed",
        resolve: ({ row }) => row.state,
      }),
      isStale: t.exposeBoolean("isStale", {
        description: "Answers, documents or rules are others now; the archive is withheld.",
      }),
      made: t.int({ resolve: ({ row }) => row.made }),
      wanted: t.int({ resolve: ({ row }) => row.wanted }),
      bytes: t.float({ nullable: true, resolve: ({ row }) => row.bytes }),
      files: t.field({
        type: [FilingPackageFileRef],
        resolve: ({ manifest, ticks }) => [...filesOfManifest(manifest, ticks)],
      }),
      values: t.field({
        type: [PortalValueRef],
        description: "To be typed into the portal, person by person.",
        resolve: ({ values }) => [...values],
      }),
      failures: t.field({
        type: [PointRef],
        resolve: ({ manifest }) => (manifest?.failures ?? []).map(({ title, text }) => ({ title, text })),
      }),
    }),
  });
  PackageRef.implement({
    description: "What would go to the authority now, what is missing, and the package that was made last.",
    fields: (t) => ({
      portal: t.string({ resolve: ({ portal }) => portal }),
      files: t.field({ type: [FilingPackageFileRef], resolve: ({ files }) => [...files] }),
      missing: t.field({
        type: [PointRef],
        resolve: ({ gaps }) => gaps.filter(({ isRemark }) => !isRemark).map(pointOf),
      }),
      remarks: t.field({
        type: [PointRef],
        resolve: ({ gaps }) => gaps.filter(({ isRemark }) => isRemark).map(pointOf),
      }),
      built: t.field({ type: BuiltRef, nullable: true, resolve: ({ built }) => built }),
    }),
  });
  ResultRef.implement({
    fields: (t) => ({
      packageId: t.id({ nullable: true, resolve: ({ packageId }) => packageId }),
      refusals: t.field({ type: [RefusalRef], resolve: ({ refusals }) => [...refusals] }),
    }),
  });
}

function builtView(
  row: FilingPackageRow,
  {
    key,
    caseFile,
    ...more
  }: Pick<BuiltView, "isStale" | "ticks"> & { readonly key: PersonKey; readonly caseFile: CaseFile },
): BuiltView {
  const manifest = openManifest(key, row);
  const applicants = [...new Set((manifest?.entries ?? []).map(({ applicant }) => applicant))];
  return { row, manifest, values: portalValues(caseFile, applicants), ...more };
}

export function addFilingPackageQuery(): void {
  builder.queryField("filingPackage", (t) =>
    t.field({
      type: PackageRef,
      nullable: true,
      description: "The package of a case for whoever may put it together; nothing for anybody else.",
      args: { applicationId: t.arg.id({ required: true }), portal: t.arg.string(), language: t.arg.string() },
      resolve: async (
        _,
        { applicationId, portal: named, language },
        { actor, deps, openCase },
      ): Promise<PackageView | null> => {
        const open = await openCase(applicationId);
        if (!open || open.loaded.withheld || !mayBuildPackage(actor, open.facts)) return null;
        const { caseFile, row } = open.loaded;
        const portal =
          named !== null && named !== undefined && isPortal(named) ? named : usualPortal(caseFile.application.type);
        const { items, gaps } = describePackage(caseFile, { portal, language: languageOf(language) });
        const last = await lastPackage(deps.db, applicationId);
        const files = await listDocuments(deps.db, applicationId, "vault");
        const key = await deps.personKey(row.owner_id);
        const ticks = await listTicks(deps.db, key, applicationId, null);
        const isStale = last !== undefined && inputsOfPackage(caseFile, files) !== last.inputs;
        return {
          portal,
          gaps,
          files: filesOfItems(items),
          built: last === undefined ? null : builtView(last, { isStale, key, caseFile, ticks }),
        };
      },
    }),
  );
}

export function addFilingPackageMutation(): void {
  builder.mutationField("buildFilingPackage", (t) =>
    t.field({
      type: ResultRef,
      extensions: { policy: mayBuildPackage },
      args: {
        applicationId: t.arg.id({ required: true }),
        portal: t.arg.string({ required: true }),
        language: t.arg.string({ required: true }),
      },
      resolve: (_, args, { actor, deps }) =>
        buildFilingPackage(deps, actor, { ...args, language: languageOf(args.language) }),
    }),
  );
}

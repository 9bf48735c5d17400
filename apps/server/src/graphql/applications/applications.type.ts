import { applicationAbilities } from "../../policies/abilities.ts";
import { isOpenFor } from "../../policies/applications.ts";
import { mayReadReasons } from "../../policies/assessment.ts";
import { mayReadDependents } from "../../policies/dependents.ts";
import { mayKnowNamed } from "../../policies/storedFiles.ts";
import { listBrokenGlass } from "../../store/cases/breakGlass.ts";
import { trashDays } from "../../store/documents/trashTime.ts";
import { listAcknowledgements, stillSeen, warningState } from "../../store/documents/warnings.ts";
import type { ApplicationView, GraphqlContext, OpenCase } from "../context.ts";
import { countFilesOfPeopleGone, listDocumentViews } from "../documents/documentView.ts";
import { setAsideFilesOf } from "../documents/setAsideFiles.ts";
import { formStatusesFor, readinessFor } from "../forms/formStatuses.type.ts";
import { planView } from "../plan/planView.ts";
import {
  AcknowledgementRef,
  ApplicationRef,
  ApplicationResultRef,
  AffiliationRef,
  ClientLinkRef,
  DependentRef,
  DocumentFileRef,
  FormStatusRef,
  LookRef,
  ViewerRef,
  PlanRef,
  ReadinessRef,
  LetterAbilityRef,
  RefusalRef,
  RoleRef,
  SetAsideFilesRef,
  StudentRef,
  UnreadableAnswerRef,
  UserRef,
} from "../refs.ts";
import { studentOf } from "../students/studentOf.ts";
import { affiliationOf } from "../organisations/affiliationOf.ts";
import { lettersFor } from "../../policies/letters.ts";
import { clientLinkOf } from "./clientLink.ts";
import { answerVersions, caseView, formVersions, unreadableAnswers, untoldQuestionsOf } from "./caseView.ts";
import { looksAt } from "./looks.ts";
import { viewersOf } from "./viewers.ts";
import { seenApplication } from "./seenApplications.ts";

async function openCase({ row }: ApplicationView, context: GraphqlContext): Promise<OpenCase> {
  const open = await context.openCase(row.id);
  if (!open) throw new Error("an application vanished while it was read");
  return open;
}

export function addApplicationTypes(): void {
  addApplication();
  addClientLink();
  addUnreadableAnswer();
  addAcknowledgement();
  addViewer();
  addLook();
  addApplicationResult();
}

function addClientLink(): void {
  ClientLinkRef.implement({
    description: "The link by which a client takes over the account that the firm opened.",
    fields: (t) => ({
      sentTo: t.exposeString("sentTo"),
      openUntil: t.expose("openUntil", { type: "DateTime", nullable: true, description: "null: it ended" }),
    }),
  });
}

function addViewer(): void {
  ViewerRef.implement({
    fields: (t) => ({
      role: t.field({ type: RoleRef, resolve: ({ role }) => role }),
      name: t.exposeString("name", { nullable: true, description: "null for those who see no answers" }),
      sees: t.exposeString("sees", {
        description:
          "everything, part (of answers and documents), someDocuments, documentList, exists (and how far it is)",
      }),
    }),
  });
}

function addApplication(): void {
  ApplicationRef.implement({
    fields: (t) => ({
      id: t.id({ resolve: ({ row }) => row.id }),
      type: t.string({ resolve: ({ row }) => row.type }),
      status: t.string({ resolve: ({ row }) => row.status }),
      createdAt: t.field({ type: "DateTime", resolve: ({ row }) => row.created_at }),
      statusUpdatedAt: t.field({ type: "DateTime", resolve: ({ row }) => row.status_updated_at }),
      owner: t.field({ type: StudentRef, resolve: async (the, _, context) => await studentOf(context, the) }),
      staff: t.field({
        type: [UserRef],
        resolve: async ({ row }, _, { account }) =>
          (await Promise.all(row.assigned_to.map(account))).filter((one) => one !== undefined),
      }),
      whoSees: t.field({
        type: [ViewerRef],
        description:
          "Who sees what of it besides the applicant, as the policies decide; for those who may know the whole case.",
        resolve: async (the, _, context) => [...(await viewersOf(the, context))],
      }),
      clientLink: t.field({
        type: ClientLinkRef,
        nullable: true,
        description: "Of a case that the firm began, for its legal team: until the client has opened the account.",
        resolve: async (the, _, context) => (await clientLinkOf(the, context)) ?? null,
      }),
      affiliation: t.field({
        type: [AffiliationRef],
        description: "To whom the applicant belongs, for those who may know the whole case.",
        resolve: async ({ row, facts }, _, { actor, deps }) =>
          mayReadReasons(actor, facts) ? [...(await affiliationOf(deps, row.owner_id))] : [],
      }),
      whoLooked: t.field({
        type: [LookRef],
        description: "Who of the staff opened it, the newest first, and why where a reason was needed.",
        resolve: async (the, _, context) => [...(await looksAt(the, context))],
      }),
      openUntil: t.field({
        type: "DateTime",
        nullable: true,
        description: "Of support: until when they know all of it, after they gave a reason.",
        resolve: async ({ row, facts }, _, { actor, deps }) =>
          isOpenFor(actor, facts)
            ? ((await listBrokenGlass(deps.db, row.id, await deps.personKey(row.owner_id))).findLast(
                ({ staffId }) => staffId === actor?.userId,
              )?.endsAt ?? null)
            : null,
      }),
      abilities: t.stringList({
        description: "What the reader may do: answer, addDependent, submit, assign...",
        resolve: ({ facts }, _, { actor }) => applicationAbilities(actor, facts),
      }),
      caseFile: t.field({
        type: "JSON",
        description: "boreal-case/1, cut to what the reader may see; the browser draws the questions from it.",
        resolve: async (the, _, context) => caseView(context.actor, await openCase(the, context)),
      }),
      untoldQuestions: t.stringList({
        description: "Questions of which this reader is not told: nothing says whether those are answered.",
        resolve: async (the, _, context) => untoldQuestionsOf(await openCase(the, context)),
      }),
      answerVersions: t.field({
        type: "JSON",
        description: "key -> version of the stored answer, for conflict checks.",
        resolve: async (the, _, context) => answerVersions(context.actor, await openCase(the, context)),
      }),
      formVersions: t.field({
        type: "JSON",
        description: "formKey -> path -> version of the stored entry, for conflict checks.",
        resolve: async (the, _, context) => formVersions(context.actor, await openCase(the, context)),
      }),
      letterAbilities: t.field({
        type: [LetterAbilityRef],
        description: "Of each letter of this type that the reader may read: what they may do with it.",
        resolve: async (the, _, context) => lettersFor(context.actor, (await openCase(the, context)).facts),
      }),
      unreadableAnswers: t.field({
        type: [UnreadableAnswerRef],
        description:
          "Kept answers of older versions of the questionnaire that fit none of its questions any more. Saving null for the key clears one.",
        resolve: async (the, _, context) => unreadableAnswers(context.actor, await openCase(the, context)),
      }),
      contactEmail: t.string({
        nullable: true,
        description:
          "Where the applicant may write about confidential questions; shown with the questions about health.",
        resolve: (_, __, { deps }) => deps.contactEmail ?? null,
      }),
      plan: t.field({
        type: PlanRef,
        description: "boreal-plan/1, computed by the server on this read.",
        resolve: async (the, _, context) => planView(context.actor, await openCase(the, context)),
      }),
      formStatuses: t.field({
        type: [FormStatusRef],
        description:
          "The official forms that the case needs and that are filled in here: what is missing in each, part by part.",
        resolve: async (the, _, context) => formStatusesFor(context.actor, await openCase(the, context)),
      }),
      readiness: t.field({
        type: ReadinessRef,
        nullable: true,
        description:
          "Whether the case can go to the lawyer’s review, its forms asked too; null for those who may not know the whole case.",
        resolve: async (the, _, context) => readinessFor(context.actor, await openCase(the, context)),
      }),
      dependents: t.field({
        type: [DependentRef],
        resolve: async (the, _, context) =>
          mayReadDependents(context.actor, the.facts) ? (await openCase(the, context)).loaded.caseFile.dependents : [],
      }),
      documents: t.field({
        type: [DocumentFileRef],
        resolve: async (the, _, context) => await listDocumentViews(context, await openCase(the, context), "vault"),
      }),
      trash: t.field({
        type: [DocumentFileRef],
        resolve: async (the, _, context) => await listDocumentViews(context, await openCase(the, context), "trash"),
      }),
      filesOfPeopleGone: t.int({
        description:
          "Files in the trash whose spouse or child is no longer in the application; nobody sees them until the person is back.",
        resolve: async (the, _, context) =>
          mayReadReasons(context.actor, the.facts) ? await countFilesOfPeopleGone(await openCase(the, context)) : 0,
      }),
      setAsideFiles: t.field({
        type: [SetAsideFilesRef],
        description:
          "Files that are kept and that nobody sees until their person or page is back; for the applicant and those who prepare the case.",
        resolve: async (the, _, context) => await setAsideFilesOf(context, await openCase(the, context)),
      }),
      trashDays: t.int({
        description: "Days after which deleted files are erased for good.",
        resolve: (_, __, { deps }) => trashDays(deps.now()),
      }),
      acknowledgedWarnings: t.field({
        type: [AcknowledgementRef],
        resolve: async (the, _, context) => await acknowledgements(the, context),
      }),
    }),
  });
}

function addLook(): void {
  LookRef.implement({
    fields: (t) => ({
      role: t.field({ type: RoleRef, resolve: ({ role }) => role }),
      name: t.exposeString("name", { nullable: true }),
      at: t.field({ type: "DateTime", resolve: ({ at }) => at }),
      reason: t.exposeString("reason", { nullable: true, description: "why support opened it for an hour" }),
      until: t.field({ type: "DateTime", nullable: true, resolve: ({ until }) => until }),
    }),
  });
}

function addUnreadableAnswer(): void {
  UnreadableAnswerRef.implement({
    fields: (t) => ({
      key: t.exposeString("key"),
      value: t.field({ type: "JSON", nullable: true, resolve: ({ value }) => value }),
    }),
  });
}

function addAcknowledgement(): void {
  AcknowledgementRef.implement({
    fields: (t) => ({
      warningId: t.exposeString("warningId"),
      fileId: t.id({ nullable: true, resolve: ({ fileId }) => fileId }),
      at: t.field({ type: "DateTime", resolve: ({ acknowledgedAt }) => acknowledgedAt }),
    }),
  });
}

function addApplicationResult(): void {
  ApplicationResultRef.implement({
    fields: (t) => ({
      application: t.field({
        type: ApplicationRef,
        nullable: true,
        resolve: async ({ applicationId }, _, context) =>
          applicationId === null ? null : await seenApplication(context, applicationId),
      }),
      refusals: t.field({ type: [RefusalRef], resolve: ({ refusals }) => refusals }),
    }),
  });
}

/** Only those that still hold: a warning that came back from other facts has to be seen again. */
async function acknowledgements(the: ApplicationView, context: GraphqlContext) {
  if (!mayReadReasons(context.actor, the.facts)) return [];
  const rows = await listAcknowledgements(context.deps.db, the.row.id);
  if (rows.length === 0) return [];
  const open = await openCase(the, context);
  const key = await context.deps.personKey(the.row.owner_id);
  const { assessment, warnings } = open.plan();
  const known = [...assessment.differences, ...warnings].filter(
    ({ fileId }) => fileId === undefined || mayKnowNamed(context.actor, open.loaded, fileId),
  );
  const raised = [...assessment.warnings, ...known];
  return stillSeen(
    rows,
    raised.map((warning) => ({ warning, state: warningState(key, open.loaded.caseFile, warning) })),
  );
}

import { daysLeftInTrash } from "../../store/documents/trashTime.ts";
import {
  DocumentFileRef,
  DocumentStateRef,
  FoundInFileRef,
  ModelOfFileRef,
  ReadFieldRef,
  ReadingProgressRef,
  SameContentRef,
  SetAsideFilesRef,
  Text_,
  TypedByRef,
} from "../refs.ts";

export function addDocumentTypes(): void {
  addDocumentFile();
  addSameContent();
  addModelOfFile();
  addSetAsideFiles();
  addReadingProgress();
  addTypedBy();
  addReadField();
  addFoundInFile();
}

function addDocumentFile(): void {
  DocumentFileRef.implement({
    fields: (t) => ({
      id: t.id({ resolve: ({ row }) => row.id }),
      page: t.string({ resolve: ({ row }) => row.page }),
      slot: t.string({ resolve: ({ row }) => row.slot }),
      person: t.string({ resolve: ({ row }) => row.person }),
      childNumber: t.int({ nullable: true, resolve: ({ row }) => row.childNumber }),
      name: t.exposeString("name"),
      givenName: t.exposeString("givenName", {
        nullable: true,
        description: "The name under which it came, when it was renamed since.",
      }),
      rotation: t.int({
        description: "Degrees to the right by which it is shown: 0, 90, 180 or 270.",
        resolve: ({ row }) => row.rotation,
      }),
      mime: t.string({ resolve: ({ row }) => row.mime }),
      bytes: t.float({ resolve: ({ row }) => row.bytes }),
      uploadedAt: t.field({ type: "DateTime", resolve: ({ row }) => row.uploadedAt }),
      uploadedByMe: t.exposeBoolean("uploadedByMe"),
      deletedAt: t.field({ type: "DateTime", nullable: true, resolve: ({ row }) => row.deletedAt }),
      daysInTrash: t.int({
        nullable: true,
        description: "Days until it is erased for good; null outside the trash, and for what was sent, which is kept.",
        resolve: ({ row, wasSent }, _, { deps }) =>
          row.deletedAt === null || wasSent ? null : daysLeftInTrash(row.deletedAt, deps.now()),
      }),
      replaces: t.id({ nullable: true, resolve: ({ row }) => row.replaces }),
      filledForm: t.string({
        nullable: true,
        description:
          "The key of the official form that Boreal filled from the case on the day of uploadedAt. It is not the form that a person checked and signed.",
        resolve: ({ row }) => row.filledForm,
      }),
      isReturned: t.exposeBoolean("isReturned", {
        description: "The legal team returned it: it does not stand for the document that is asked for.",
      }),
      returnedBecause: t.exposeString("returnedBecause", {
        nullable: true,
        description: "Why, for those who may read it.",
      }),
      state: t.field({ type: DocumentStateRef, resolve: ({ state }) => state }),
      // Progress is not stored: it comes with the change events while the file is read.
      progress: t.field({ type: ReadingProgressRef, nullable: true, resolve: () => null }),
      fields: t.field({ type: [ReadFieldRef], resolve: ({ fields }) => fields }),
      findings: t.stringList({ resolve: ({ findings }) => [...findings] }),
      found: t.field({
        type: [FoundInFileRef],
        description: "What the reader says of each finding: with the measure, and the place where there is one.",
        resolve: ({ found }) => [...found],
      }),
      pages: t.exposeInt("pages"),
      problem: t.field({
        type: Text_,
        nullable: true,
        description: "Why the file could not be read or kept, and what to do.",
        resolve: ({ problem }) => problem,
      }),
      problemCode: t.string({
        nullable: true,
        description: "The same for programs: one word, as in the refusals of uploads.",
        resolve: ({ problemCode }) => problemCode,
      }),
      languageModel: t.field({
        type: ModelOfFileRef,
        nullable: true,
        description:
          "The language model of this deployment and what the applicant said of it for this file; null where there is none.",
        resolve: ({ languageModel }) => languageModel,
      }),
      scanned: t.string({ resolve: ({ row }) => row.scanned }),
      sameContent: t.field({
        type: SameContentRef,
        nullable: true,
        description: "The file of the case that holds the same content, until somebody decides to keep both.",
        resolve: ({ sameContent }) => sameContent,
      }),
      abilities: t.stringList({ resolve: ({ abilities }) => [...abilities] }),
    }),
  });
}

function addSameContent(): void {
  SameContentRef.implement({
    fields: (t) => ({
      fileId: t.id({ resolve: ({ row }) => row.id }),
      page: t.string({ resolve: ({ row }) => row.page }),
      slot: t.string({ resolve: ({ row }) => row.slot }),
      person: t.string({ resolve: ({ row }) => row.person }),
      childNumber: t.int({ nullable: true, resolve: ({ row }) => row.childNumber }),
      name: t.exposeString("name"),
      inTrash: t.boolean({ resolve: ({ row }) => row.deletedAt !== null }),
    }),
  });
}

function addModelOfFile(): void {
  ModelOfFileRef.implement({
    fields: (t) => ({
      model: t.exposeString("model"),
      runBy: t.exposeString("runBy", { description: "Who runs it and where, in the words of the deployment." }),
      isAllowed: t.exposeBoolean("isAllowed", {
        description: "Whether the applicant lets the words of this file be given to it.",
      }),
      outcome: t.exposeString("outcome", {
        nullable: true,
        description: "answered, unreachable or unusable; null where it was not asked.",
      }),
    }),
  });
}

function addSetAsideFiles(): void {
  SetAsideFilesRef.implement({
    fields: (t) => ({
      reason: t.exposeString("reason", {
        description:
          "personLeft: in the trash, their person is not in the application. pageClosed: the answers do not call for their page.",
      }),
      person: t.exposeString("person"),
      childNumber: t.int({ nullable: true, resolve: ({ childNumber }) => childNumber }),
      why: t.field({ type: [Text_], resolve: ({ why }) => [...why] }),
      count: t.exposeInt("count"),
      erasedFrom: t.field({
        type: "DateTime",
        nullable: true,
        description: "When the first of them is erased; null for those that stay.",
        resolve: ({ erasedFrom }) => erasedFrom,
      }),
    }),
  });
}

function addReadingProgress(): void {
  ReadingProgressRef.implement({
    fields: (t) => ({
      stage: t.exposeString("stage"),
      page: t.int({ nullable: true, resolve: ({ page }) => page ?? null }),
      pages: t.int({ nullable: true, resolve: ({ pages }) => pages ?? null }),
      ratio: t.exposeFloat("ratio"),
    }),
  });
}

function addTypedBy(): void {
  TypedByRef.implement({
    fields: (t) => ({
      at: t.field({ type: "DateTime", resolve: ({ at }) => at }),
      byMe: t.exposeBoolean("byMe"),
      name: t.exposeString("name", { nullable: true, description: "Null when the account is gone." }),
    }),
  });
}

function addReadField(): void {
  ReadFieldRef.implement({
    fields: (t) => ({
      name: t.exposeString("name"),
      label: t.field({ type: Text_, resolve: ({ label }) => label }),
      value: t.exposeString("value", { nullable: true }),
      confidence: t.exposeFloat("confidence"),
      page: t.exposeInt("page", { nullable: true }),
      box: t.floatList({ nullable: true, resolve: ({ box }) => (box ? [...box] : null) }),
      checked: t.exposeString("checked", { nullable: true }),
      isSure: t.exposeBoolean("isSure", { description: "Whether it counts before anybody confirmed it." }),
      otherMeaning: t.exposeString("otherMeaning", {
        nullable: true,
        description: "What the same print can mean besides: day and month may be swapped.",
      }),
      suggestedBy: t.exposeString("suggestedBy", {
        nullable: true,
        description:
          "languageModel where no reader found the value and a model named its place; it never counts unconfirmed.",
      }),
      readBefore: t.exposeString("readBefore", {
        nullable: true,
        description: "What an earlier reading of the file read, where it was something else.",
      }),
      correctedValue: t.exposeString("correctedValue", { nullable: true }),
      typed: t.field({
        type: TypedByRef,
        nullable: true,
        description: "Who typed the value, and when; null for one that stands as it was read.",
        resolve: ({ typed }) => typed,
      }),
    }),
  });
}

function addFoundInFile(): void {
  FoundInFileRef.implement({
    fields: (t) => ({
      id: t.string({ description: "The id of the warning that it raises.", resolve: ({ id }) => id }),
      page: t.int({ nullable: true, resolve: ({ page }) => page ?? null }),
      box: t.floatList({ nullable: true, resolve: ({ box }) => (box ? [...box] : null) }),
      because: t.field({ type: Text_, resolve: ({ because }) => because }),
    }),
  });
}

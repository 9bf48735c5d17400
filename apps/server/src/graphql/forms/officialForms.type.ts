import { rowOn } from "@boreal/domain/kernel/datedTable";
import { officialFormFiles } from "@boreal/domain/tables/officialForms/officialFormFiles";
import { fetchBlank } from "../../commands/forms/fetchBlank.ts";
import { listBlanks } from "../../commands/forms/formDeps.ts";
import { tryOfficialForm } from "../../commands/forms/fillOfficialForm.ts";
import { mayKeepForms, mayListForms } from "../../policies/administration.ts";
import { builder } from "../builder.ts";
import {
  BlankRefusalRef,
  BlankResultRef,
  FormFileRef,
  OfficialBlankRef,
  OfficialFormRef,
  RefusalRef,
  Text_,
} from "../refs.ts";

const languageOf = (letter: "E" | "F"): string => (letter === "F" ? "fr" : "en");

export function addOfficialFormTypes(): void {
  addOfficialBlank();
  addFormFile();
  addBlankRefusal();
  addBlankResult();
  addOfficialForm();
}

function addOfficialBlank(): void {
  OfficialBlankRef.implement({
    description: "The blank of an official form in the form library.",
    fields: (t) => ({
      sha256: t.exposeString("sha256"),
      form: t.exposeString("form"),
      edition: t.exposeString("edition"),
      language: t.string({ resolve: ({ language }) => languageOf(language) }),
      kind: t.exposeString("kind", { description: "dynamic: shown by Adobe Reader only; static." }),
      addedAt: t.field({ type: "DateTime", resolve: ({ addedAt }) => addedAt }),
      addedBy: t.string({
        nullable: true,
        description: "admin; a user, folder or command.",
        resolve: ({ addedBy }, _, { actor }) => (mayKeepForms(actor) ? addedBy : null),
      }),
      source: t.string({
        nullable: true,
        description: "The authority’s address, when it was fetched there.",
        resolve: ({ source }) => source,
      }),
    }),
  });
}

function addFormFile(): void {
  FormFileRef.implement({
    description: "An edition that the authority publishes, with its address.",
    fields: (t) => ({
      form: t.exposeString("form"),
      edition: t.exposeString("edition"),
      language: t.string({ resolve: ({ language }) => languageOf(language) }),
      address: t.exposeString("address"),
    }),
  });
}

function addBlankRefusal(): void {
  BlankRefusalRef.implement({
    fields: (t) => ({
      code: t.exposeString("code"),
      text: t.field({ type: Text_, resolve: ({ text }) => text }),
      missing: t.stringList({
        description: "Places that the known edition has and the file lacks.",
        resolve: ({ missing }) => [...(missing ?? [])],
      }),
      added: t.stringList({
        description: "Places of the file that the known edition lacks.",
        resolve: ({ added }) => [...(added ?? [])],
      }),
    }),
  });
}

function addBlankResult(): void {
  BlankResultRef.implement({
    fields: (t) => ({
      blank: t.field({ type: OfficialBlankRef, nullable: true, resolve: ({ blank }) => blank }),
      refusals: t.field({ type: [BlankRefusalRef], resolve: ({ refusals }) => refusals }),
    }),
  });
}

function addOfficialForm(): void {
  OfficialFormRef.implement({
    description: "Whether the official file of a form could be had now.",
    fields: (t) => ({
      address: t.string({
        nullable: true,
        description: "Where the file is downloaded; null while refusals stand.",
        resolve: ({ address }) => address,
      }),
      edition: t.string({ nullable: true, resolve: ({ made }) => ("blank" in made ? made.blank.edition : null) }),
      refusals: t.field({
        type: [RefusalRef],
        description: "What is missing, field by field, after one sentence that sums it up.",
        resolve: ({ made }) => ("refusals" in made ? made.refusals : []),
      }),
      notes: t.field({
        type: [RefusalRef],
        description: "What the person has to see to in the file itself.",
        resolve: ({ made }) => ("notes" in made ? made.notes : []),
      }),
    }),
  });
}

export function addOfficialFormQueries(): void {
  builder.queryFields((t) => ({
    officialBlanks: t.field({
      type: [OfficialBlankRef],
      description: "The form library.",
      resolve: async (_, __, { actor, deps }) => (mayListForms(actor) ? await listBlanks(deps) : []),
    }),
    officialFormFiles: t.field({
      type: [FormFileRef],
      description: "Editions in use today, with the authority’s addresses.",
      resolve: (_, __, { actor, deps }) => {
        const row = rowOn(officialFormFiles, deps.today());
        return mayListForms(actor) && row.found ? row.row.value : [];
      },
    }),
    officialForm: t.field({
      type: OfficialFormRef,
      nullable: true,
      description: "null without a session.",
      args: {
        applicationId: t.arg.id({ required: true }),
        formKey: t.arg.string({ required: true }),
        language: t.arg.string({ required: true, description: "en or fr" }),
      },
      resolve: async (_, { applicationId, formKey, language }, { actor, deps }) => {
        if (actor === null) return null;
        const asked = { applicationId, formKey, language: language === "fr" ? ("fr" as const) : ("en" as const) };
        const made = await tryOfficialForm(deps, actor, asked);
        return {
          made,
          address: "refusals" in made ? null : `/forms/${applicationId}/${formKey}.pdf?language=${asked.language}`,
        };
      },
    }),
  }));
}

export function addOfficialFormMutations(): void {
  builder.mutationField("fetchOfficialBlank", (t) =>
    t.field({
      type: BlankResultRef,
      extensions: { policy: mayKeepForms },
      description: "Fetches a blank from the authority’s own website. A file is added by POST /forms.",
      args: { address: t.arg.string({ required: true }) },
      resolve: async (_, { address }, { actor, deps }) => await fetchBlank(deps, actor, { address }),
    }),
  );
}

import { letterKey, type LetterId, type LetterKey } from "@boreal/domain/caseFile/letterValues";
import type { PersonRef } from "@boreal/domain/caseFile/personRole";
import type { CaseReader } from "@boreal/domain/caseFile/reader";
import { visitorInSentence } from "@boreal/domain/caseFile/whose/personToReader";
import type { Text } from "@boreal/domain/kernel/text";
import { whyOf } from "@boreal/domain/kernel/why";
import { contentOf } from "@boreal/domain/letters/contents";
import type { Letter } from "@boreal/domain/letters/letter";
import { letterAt, letterAtLawyer, lettersOf } from "@boreal/domain/letters/letters";
import { isWrittenBy } from "@boreal/domain/letters/ofWhoWrites";
import { peopleOfLetter } from "@boreal/domain/letters/peopleOfLetter";
import type { Why } from "@boreal/domain/plan/plan";
import { guestSections } from "@boreal/domain/questionnaire/guestSections";
import { readerFor } from "@boreal/domain/questionnaire/inUse";
import { preparesThemselves } from "@boreal/domain/questionnaire/preparer";
import type { RequirementLevel } from "@boreal/domain/vault/page";
import { pageName } from "@boreal/domain/vault/pageName";
import { pageOf } from "@boreal/domain/vault/pages";
import type { Asker } from "../../policies/actor.ts";
import { mayReadAnswer } from "../../policies/assessment.ts";
import { caseAsSeen } from "../applications/caseAsSeen.ts";
import { builder } from "../builder.ts";
import type { OpenCase } from "../context.ts";
import { ApplicationRef, Text_, WhyRef } from "../refs.ts";

type OfPerson = { readonly key: LetterKey; readonly person: PersonRef; readonly name: string | null };

/** What the page of a letter shows beside its text, without the definitions of letters, documents and forms. */
type LetterPage = {
  readonly letter: Letter<LetterId>;
  readonly level: { readonly requirement: RequirementLevel; readonly why: Why } | undefined;
  readonly isOfType: boolean;
  readonly people: readonly OfPerson[];
  readonly place: { readonly slug: string; readonly name: Text } | undefined;
  readonly writer: { readonly section: string; readonly visitor: Text } | undefined;
};

const LetterPageRef = builder.objectRef<LetterPage>("LetterPage");
const OfPersonRef = builder.objectRef<OfPerson>("LetterOfPerson");
const PlaceRef = builder.objectRef<NonNullable<LetterPage["place"]>>("LetterPlace");
const WriterRef = builder.objectRef<NonNullable<LetterPage["writer"]>>("LetterWriter");

export function addLetterPage(): void {
  addParts();
  LetterPageRef.implement({
    fields: (t) => ({
      letter: t.string({ resolve: ({ letter }) => letter.id }),
      slug: t.string({ description: "Of the applicant’s address.", resolve: ({ letter }) => letter.slug }),
      name: t.field({ type: Text_, resolve: ({ letter }) => letter.name }),
      isOfType: t.exposeBoolean("isOfType", { description: "Whether this kind of application knows the letter." }),
      requirement: t.string({
        nullable: true,
        description: "Whether the case calls for it; null for those who may not read the answers.",
        resolve: ({ level }) => level?.requirement ?? null,
      }),
      why: t.field({ type: WhyRef, nullable: true, resolve: ({ level }) => level?.why ?? null }),
      people: t.field({
        type: [OfPersonRef],
        description: "Whose letter it is: one for each child where it is about children.",
        resolve: ({ people }) => people,
      }),
      place: t.field({
        type: PlaceRef,
        nullable: true,
        description: "The page of the vault that takes the finished letter.",
        resolve: ({ place }) => place ?? null,
      }),
      writer: t.field({
        type: WriterRef,
        nullable: true,
        description: "Who writes it without an account, by invitation of the applicant.",
        resolve: ({ writer }) => writer ?? null,
      }),
    }),
  });
  builder.objectField(ApplicationRef, "letterPage", (t) =>
    t.field({
      type: LetterPageRef,
      nullable: true,
      description: "The page of the letter at this address; null where no letter has it.",
      args: { slug: t.arg.string({ required: true }), isOfTeam: t.arg.boolean({ required: true }) },
      resolve: async ({ row: { id } }, { slug, isOfTeam }, { actor, openCase }) => {
        const letter = isOfTeam ? letterAtLawyer(slug) : letterAt(slug);
        const open = letter && (await openCase(id));
        return open ? pageOfLetter(letter, actor, open) : null;
      },
    }),
  );
}

function addParts(): void {
  OfPersonRef.implement({
    fields: (t) => ({
      key: t.exposeString("key"),
      childNumber: t.int({
        nullable: true,
        resolve: ({ person }) => (person.role === "child" ? person.childNumber : null),
      }),
      name: t.exposeString("name", { nullable: true }),
    }),
  });
  PlaceRef.implement({
    fields: (t) => ({
      slug: t.exposeString("slug"),
      name: t.field({ type: Text_, resolve: ({ name }) => name }),
    }),
  });
  WriterRef.implement({
    fields: (t) => ({
      section: t.exposeString("section"),
      visitor: t.field({
        type: Text_,
        description: "What the visitor is to the applicant, within a sentence.",
        resolve: ({ visitor }) => visitor,
      }),
    }),
  });
}

function pageOfLetter(letter: Letter<LetterId>, asker: Asker, open: OpenCase): LetterPage {
  const the = readerFor(caseAsSeen(asker, open));
  const decided = lettersOf(the.fresh()).find((one) => one.letter === letter);
  const page = pageOf(letter.sendToDocVault);
  return {
    letter,
    isOfType: decided !== undefined,
    level:
      decided && mayReadAnswer(asker, open.facts, "country")
        ? { requirement: decided.requirement.value, why: whyOf(decided.requirement) }
        : undefined,
    people: decided ? peopleOf(letter, the) : [],
    place: page && { slug: page.slug, name: pageName(page, null, the.fresh()) },
    writer: decided && decided.requirement.value !== "NotApplicable" ? writerOf(letter, the) : undefined,
  };
}

function peopleOf(letter: Letter<LetterId>, the: CaseReader): readonly OfPerson[] {
  const content = contentOf(letter.id);
  const children = the.fresh().children();
  return peopleOfLetter(content, the).map((person) => {
    const child = children.find(({ childNumber }) => person.role === "child" && childNumber === person.childNumber);
    return { key: letterKey(letter.id, person), person, name: child?.applicantFullName ?? null };
  });
}

function writerOf(letter: Letter<LetterId>, the: CaseReader): LetterPage["writer"] {
  const section = guestSections.find((one) => isWrittenBy(one, contentOf(letter.id)));
  return section === undefined || preparesThemselves(section, the.fresh())
    ? undefined
    : { section, visitor: visitorInSentence(the) };
}

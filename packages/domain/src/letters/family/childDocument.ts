import type { FormList } from "../../forms/fields/field.ts";
import type { FormReader } from "../../forms/formReader.ts";
import { vaultPages } from "../../vault/pages.ts";
import type { Text } from "../../kernel/text.ts";
import { letterContent } from "../define.ts";
import { languagePath } from "../letterContent.ts";
import { applicantName, birthday, fullName, homeAddress } from "../facts/applicant.ts";
import { narrative } from "../narrative.ts";
import { inWords, isKnown, when, type Fact } from "../prose/fact.ts";
import { ofPerson } from "../prose/naming.ts";
import { rowFact, rowText, type RowPlace } from "../prose/rows.ts";
import { sentence, typed, type LetterLine } from "../prose/sentence.ts";

/** That a child has no such document: one letter for each child, which a parent signs. */

const list = "missingDocuments";

/** What was said under the slots of this child already. */
const saidOfSlots = (the: FormReader): readonly { readonly name: Text; readonly reason: string | undefined }[] => {
  const { person } = the;
  if (person.role !== "child") return [];
  return the.case.missingOfChild(person.childNumber).flatMap(({ slotId, explanation }) => {
    const slot = vaultPages.flatMap(({ slots }) => slots).find(({ id }) => id === slotId);
    return slot ? [{ name: { en: slot.name.en, fr: slot.name.fr }, reason: explanation ?? undefined }] : [];
  });
};

const filledFromSlots: NonNullable<FormList["prefill"]> = (the) => {
  const language = the.text(languagePath) === "fr" ? "fr" : the.text(languagePath) === "en" ? "en" : undefined;
  const rows = saidOfSlots(the).map(({ name, reason }) => ({
    document: name[language ?? the.case.profile("preferredLanguage") ?? "en"],
    ...(reason === undefined ? {} : { reason }),
  }));
  return rows.length === 0
    ? undefined
    : {
        value: rows,
        from: {
          fact: "noDocumentStatements",
          says: {
            en: "from what was said of the documents of this child",
            fr: "d’après ce qui a été dit des documents de cet enfant",
          },
        },
      };
};

const documents: FormList = {
  list,
  title: { en: "Documents that this child does not have", fr: "Documents que cet enfant n’a pas" },
  rowTitle: { en: "Document {number}", fr: "Document {number}" },
  addLabel: { en: "Add a document", fr: "Ajouter un document" },
  most: () => 10,
  prefill: filledFromSlots,
  fields: [
    {
      path: "document",
      kind: "text",
      inAnyScript: true,
      label: { en: "Which document", fr: "Quel document" },
      length: () => ({ most: 150 }),
      needed: "always",
    },
    narrative("reason", {
      label: { en: "Why there is none", fr: "Pourquoi il n’y en a pas" },
      most: 500,
    }),
  ],
};

/** In the words of the letter: what fills the row in has a name in both languages. */
const documentName =
  (at: RowPlace): Fact =>
  (the) => {
    const typedName = rowFact(at, "document")(the);
    return the.rows(list).isEntered ? typedName : (saidOfSlots(the)[at.index]?.name ?? typedName);
  };

const linesOfDocuments = (the: FormReader): readonly LetterLine[] =>
  the.rows(list).rows.flatMap((_, index): readonly LetterLine[] => {
    const at = { list, index };
    return [
      sentence(
        {
          en: "The following document is not enclosed: {document}.",
          fr: "Le document suivant n’est pas joint\u00A0: {document}.",
        },
        { document: documentName(at) },
        {
          startsParagraph: true,
          gap: {
            asks: { en: "Which document is missing", fr: "Quel document manque" },
            fact: `letters.${the.key}.${list}[${index}].document`,
          },
        },
      ),
      typed(
        rowText(at, "reason"),
        { before: { en: "The reason is this", fr: "En voici la raison" } },
        {
          gap: {
            asks: { en: "Why there is none", fr: "Pourquoi il n’y en a pas" },
            fact: `letters.${the.key}.${list}[${index}].reason`,
          },
        },
      ),
    ];
  });

const saysNothing = when((the) => the.rows(list).rows.length === 0);
const nothing: Fact = () => undefined;

export const childDocument = letterContent({
  id: "childDocumentNotApplicable",
  person: "child",
  frame: "letter",
  writes: "lawyer",
  confirms: "lawyer",
  generates: ["lawyer"],
  waiting: {
    en: "The legal team writes this letter when a child does not have a document. You then read it and sign it as a parent.",
    fr: "L’équipe juridique écrit cette lettre quand un enfant n’a pas un document. Vous la lisez ensuite et la signez à titre de parent.",
  },
  sender: [applicantName, homeAddress],
  subject: sentence(
    { en: "Document not provided for {child}", fr: "Document non fourni pour {child}" },
    { child: fullName },
    { gap: { asks: { en: "Name of the child", fr: "Nom de l’enfant" }, fact: "dependents" } },
  ),
  signature: [
    sentence(
      { en: "{name}", fr: "{name}" },
      { name: applicantName },
      { gap: { asks: { en: "Name of who signs", fr: "Nom de la personne qui signe" }, fact: "profile.firstName" } },
    ),
    sentence({ en: "Parent {ofChild}", fr: "Parent {ofChild}" }, { ofChild: inWords(fullName, ofPerson) }),
  ],
  sections: [
    {
      id: "statement",
      title: { en: "Statement", fr: "Déclaration" },
      limit: 1000,
      hasNoHeading: true,
      asks: [
        documents,
        narrative("lawyerText", {
          label: { en: "What else there is to say", fr: "Ce qu’il faut ajouter" },
          most: 1000,
          isOptional: true,
        }),
      ],
      lines: [
        sentence(
          {
            en: "This letter is about my child, {child}, whose date of birth is {birthday}.",
            fr: "La présente concerne mon enfant, {child}, dont la date de naissance est le {birthday}.",
          },
          { child: fullName, birthday },
          {
            when: isKnown(birthday),
            gap: { asks: { en: "Name of the child", fr: "Nom de l’enfant" }, fact: "dependents" },
          },
        ),
        sentence(
          { en: "This letter is about my child, {child}.", fr: "La présente concerne mon enfant, {child}." },
          { child: fullName },
          {
            when: when((the) => !isKnown(birthday).evaluate(the).holds),
            gap: { asks: { en: "Name of the child", fr: "Nom de l’enfant" }, fact: "dependents" },
          },
        ),
        { each: linesOfDocuments },
        {
          each: (the) => [
            sentence(
              { en: "{nothing}", fr: "{nothing}" },
              { nothing },
              {
                when: saysNothing,
                startsParagraph: true,
                gap: {
                  asks: { en: "Which document is missing, and why", fr: "Quel document manque, et pourquoi" },
                  fact: `letters.${the.key}.${list}`,
                },
              },
            ),
          ],
        },
        typed("lawyerText", { before: { en: "In addition", fr: "De plus" } }, { startsParagraph: true }),
        sentence(
          {
            en: "What I state here is true to the best of my knowledge.",
            fr: "À ma connaissance, ce que je déclare ici est exact.",
          },
          {},
          { startsParagraph: true },
        ),
      ],
    },
  ],
});

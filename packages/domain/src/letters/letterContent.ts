import type { LetterId } from "../caseFile/letterValues.ts";
import type { PersonRole } from "../caseFile/personRole.ts";
import type { AskedForm, FormCondition, FormField, FormList, FormSection } from "../forms/fields/field.ts";
import type { Text } from "../kernel/text.ts";
import type { Fact } from "./prose/fact.ts";
import type { LetterLine, Sentence } from "./prose/sentence.ts";

/** What stands in a letter: what is asked for it, and the sentences that are made from that and from the case. */

/** A field of a letter. `smallQuestions` break it into what somebody can answer who does not know how to begin. */
export type LetterField = FormField & { readonly smallQuestions?: readonly Text[] };

export type LetterSection = {
  readonly id: string;
  readonly title: Text;
  readonly lead?: Text;
  readonly shown?: FormCondition;
  /** Most characters of its text. */
  readonly limit?: number;
  readonly asks: readonly (LetterField | FormList)[];
  readonly lines: readonly LetterLine[];
  /** Each sentence is a paragraph with its number, as in an affidavit. */
  readonly isNumbered?: true;
  /** How its sentences stand where they are no running text. */
  readonly look?: SectionLook;
  /** Follows the signature, such as whom a document is served on. */
  readonly isAfterSignature?: true;
  /** Begins a page; `court`: a document of its own, under the heading of the case, with the title of the section. */
  readonly startsPage?: "plain" | "court";
  /** Its title is for the screen; in the letter the text goes on. */
  readonly hasNoHeading?: true;
  /** Its words are those of a form of the Court: a firm puts none of its own in their place. */
  readonly isFixed?: true;
  /** What a firm says before and after them (ADR 0250). */
  readonly linesBefore?: readonly LetterLine[];
  readonly linesAfter?: readonly LetterLine[];
  /** The field that an accepted wording of a language model goes into; without it none is asked for this section. */
  readonly suggestedInto?: string;
};

/**
 * `lines`: each sentence is a block of lines, such as an address. `signature`: all of them stand under the line that somebody signs.
 * `jurat`: the last one is signed by who swears, the others by the commissioner. `slips`: each has a page of its own.
 */
export type SectionLook = "lines" | "signature" | "jurat" | "slips";

/** `letter`: from the person; `firm`: on the letterhead of the firm; `court`: under the heading of Form 66 (docs/facts/letters.md section 3). */
export type LetterFrame = "letter" | "firm" | "court";

/** Who does something with a letter. `signer`: whoever speaks in it and has no account of their own, such as who pays. */
export type LetterHand = "applicant" | "spouse" | "host" | "visitor" | "supporter" | "lawyer";

export type LetterContent = {
  readonly id: LetterId;
  /** Who speaks in it; a letter about a child is one for each. */
  readonly person: PersonRole;
  readonly frame: LetterFrame;
  readonly writes: LetterHand;
  readonly confirms: LetterHand;
  readonly generates: readonly ("applicant" | "lawyer")[];
  /** What the reader sees before anything was written: who writes it, and what comes next. */
  readonly waiting: Text;
  readonly to: Text;
  /** In place of `to` where one of them can be said: whom the case or the letter names. */
  readonly addressee?: readonly Sentence[];
  /** Printed large above the text: “Without prejudice”. */
  readonly mark?: Text;
  /** The title of a court document where it is not the name of the letter; the first that is called for. */
  readonly title?: readonly Sentence[];
  readonly subject: Sentence;
  readonly salutation: Text;
  readonly closing: Text;
  /** At the top of a letter without a letterhead, line by line; without it the name, and of an applicant the address. */
  readonly sender?: readonly Fact[];
  /** Under the signature: who signs. */
  readonly signature: readonly LetterLine[];
  readonly sections: readonly LetterSection[];
  /** What all of it asks. */
  readonly form: AskedForm<LetterId>;
  /** Words that the whole should have. */
  readonly words?: { readonly least: number; readonly most: number; readonly tooMany: number };
};

/** Where the person’s own text of a section is kept, once they changed what Boreal wrote. */
export const textPath = (section: string): string => `text.${section}`;
export const languagePath = "language";
export const placePath = "place";
/** The text that somebody confirmed, so that a change afterwards shows. */
export const confirmedPath = "confirmedText";
/** The text of the file that was put into the vault. */
export const filedPath = "filedText";

/** The wording that somebody accepted from a language model, as they accepted it (ADR 0252). */
export const acceptedPath = "acceptedSuggestion";

const ofLetter: FormSection = {
  id: "ofLetter",
  title: { en: "About this letter", fr: "Au sujet de cette lettre" },
  parts: [
    {
      path: languagePath,
      kind: "choice",
      look: "radios",
      label: { en: "Language of the letter", fr: "Langue de la lettre" },
      hint: {
        en: "Without a choice, it is the language of the applicant’s account.",
        fr: "Sans choix, c’est la langue du compte de la personne qui fait la demande.",
      },
      choices: [
        { value: "en", label: { en: "English", fr: "Anglais" } },
        { value: "fr", label: { en: "French", fr: "Français" } },
      ],
    },
    {
      path: placePath,
      kind: "text",
      label: { en: "Town where it is signed", fr: "Ville où elle est signée" },
    },
  ],
};

const storedText = (path: string, section: LetterSection["title"]): FormField => ({
  path,
  kind: "multiline",
  label: section,
  inAnyScript: true,
});

/** What a letter asks, in the language of forms: saved, checked and shown by the same parts. */
export const formOf = ({ id, sections }: Pick<LetterContent, "id" | "sections">): AskedForm<LetterId> => ({
  id,
  sections: [
    ...sections.map((section) => ({
      id: section.id,
      title: section.title,
      ...(section.lead ? { lead: section.lead } : {}),
      ...(section.shown ? { shown: section.shown } : {}),
      parts: section.asks,
    })),
    ofLetter,
    {
      id: "texts",
      title: { en: "Your own text", fr: "Votre propre texte" },
      parts: [
        ...sections.map(({ id: of, title }) => storedText(textPath(of), title)),
        ...(sections.some(({ suggestedInto }) => suggestedInto !== undefined)
          ? [storedText(acceptedPath, { en: "Suggestion as it was accepted", fr: "Suggestion telle qu’acceptée" })]
          : []),
        storedText(confirmedPath, { en: "Confirmed text", fr: "Texte confirmé" }),
        storedText(filedPath, { en: "Text of the file in the vault", fr: "Texte du fichier dans le coffre" }),
      ],
    },
  ],
});

export const asForm = ({ form }: LetterContent): AskedForm<LetterId> => form;

import type { FormCondition } from "../../../forms/fields/field.ts";
import type { FillValue, Text } from "../../../kernel/text.ts";
import { isNotGiven } from "../../../forms/fields/fieldConditions.ts";
import { inRow, rowsOf } from "../../facts/ownFields.ts";
import type { LetterSection } from "../../letterContent.ts";
import { inWords, type Fact } from "../../prose/fact.ts";
import { asText } from "../../prose/naming.ts";
import { isThing } from "../../prose/thing.ts";
import { sentence, type Sentence, type SentencesOfEach } from "../../prose/sentence.ts";
import { withoutFullStop } from "../../prose/typedWords.ts";
import { ofApplicant } from "../caseInCourt.ts";
import { affirms, swears } from "./whoSwears.ts";

/** What is attached to an affidavit: a paragraph that mentions each exhibit, and a slip for each that the commissioner signs. */

const list = "exhibits";

/** “the demand letter” follows by itself, “my passport, all pages copied” after a colon. */
const introduced = (what: FillValue): Text => {
  const named = asText(what);
  return {
    en: isThing(named.en, "en") ? lowered(named.en) : `the following: ${named.en}`,
    fr: isThing(named.fr, "fr") ? lowered(named.fr) : `la suivante\u00A0: ${named.fr}`,
  };
};
const lowered = (thing: string): string =>
  thing.replace(/^(?:The|An?|My|L[ea]s?|L’|Une?|M(?:on|a|es)|Des)(?=\s|\p{L})/u, (word) => word.toLowerCase());

/** A, B, C … as exhibits are marked. */
const markOf = (index: number): string => String.fromCodePoint(65 + (index % 26)).repeat(1 + Math.floor(index / 26));

type Exhibit = Readonly<Record<"mark" | "what", Fact>>;

const ofEach = (says: (exhibit: Exhibit) => Sentence): SentencesOfEach => ({
  each: (the) =>
    rowsOf(the, list).map((row, index) =>
      says({ mark: () => markOf(index), what: inRow(list, row, "what", withoutFullStop) }),
    ),
});

export const exhibitMentions: LetterSection = {
  id: "exhibits",
  title: { en: "Exhibits", fr: "Pièces" },
  isNumbered: true,
  hasNoHeading: true,
  asks: [
    {
      list,
      title: { en: "Exhibits", fr: "Pièces" },
      hint: {
        en: "Each gets a slip that the commissioner signs.",
        fr: "Chacune reçoit une feuille que le ou la commissaire signe.",
      },
      rowTitle: { en: "Exhibit {number}", fr: "Pièce {number}" },
      addLabel: { en: "Add an exhibit", fr: "Ajouter une pièce" },
      most: () => undefined,
      fields: [
        {
          path: "what",
          kind: "text",
          inAnyScript: true,
          label: { en: "What it is", fr: "Ce que c’est" },
          hint: { en: "For example: a copy of my application.", fr: "Par exemple\u00A0: une copie de ma demande." },
          needed: "always",
        },
      ],
    },
  ],
  lines: [
    ofEach((exhibit) =>
      sentence(
        {
          en: "Exhibit “{mark}”, attached to this affidavit, is {what}.",
          fr: "La pièce «\u00A0{mark}\u00A0», jointe au présent affidavit, est {what}.",
        },
        { ...exhibit, what: inWords(exhibit.what, introduced) },
      ),
    ),
  ],
};

const slips = (en: string, fr: string, when: FormCondition): SentencesOfEach =>
  ofEach((exhibit) =>
    sentence(
      {
        en: `This is Exhibit “{mark}” ({what}) referred to in the affidavit {name}, ${en} before me on ____________ 20___\n____________________\nCommissioner for taking affidavits`,
        fr: `Voici la pièce «\u00A0{mark}\u00A0» ({what}) mentionnée dans l’affidavit {name}, ${fr} devant moi le ____________ 20___\n____________________\nCommissaire à l’assermentation`,
      },
      { ...exhibit, name: ofApplicant },
      { when },
    ),
  );

export const exhibitSlips: LetterSection = {
  id: "exhibitSlips",
  title: { en: "Exhibit slips", fr: "Feuilles des pièces" },
  hasNoHeading: true,
  isAfterSignature: true,
  look: "slips",
  asks: [],
  lines: [
    slips("sworn", "fait sous serment", swears),
    slips("affirmed", "affirmé solennellement", affirms),
    slips("sworn or affirmed", "souscrit", isNotGiven("oath")),
  ],
};

import type { FormReader } from "../../forms/formReader.ts";
import { fill, type Text } from "../../kernel/text.ts";
import { isList } from "../../forms/fields/field.ts";
import type { LetterSection } from "../letterContent.ts";
import { isGap, sectionText, type DraftSection, type LetterDraft } from "../draft.ts";
import { refusedBefore } from "../facts/refusals.ts";
import { wasRefusedBefore } from "../../conditions/background/history.ts";
import { readsAs } from "../prose/writtenLanguage.ts";
import type { LetterCheck } from "./check.ts";
import { contradictionsIn } from "./contradictions/contradictions.ts";
import { copiedFrom } from "./copiedExample.ts";
import { notASentence } from "./notASentence.ts";
import { statementExamples } from "./examples.ts";

/** What is looked at before a lawyer reads a letter. `the` reads the letter’s answers, and through them the case. */

type Check = (draft: LetterDraft, the: FormReader) => readonly LetterCheck[];
type CheckOfText = (draft: LetterDraft) => readonly LetterCheck[];

const restsOnSection = ({ sentences }: DraftSection) => [
  ...new Set(sentences.flatMap((part) => (isGap(part) ? [part.gap] : part.restsOn))),
];

/** All that somebody may write in it is theirs to leave out, such as a note. */
const mayBeEmpty = ({ asks }: LetterSection): boolean => {
  const texts = asks.filter((ask) => !isList(ask) && ask.kind === "multiline");
  return texts.length > 0 && texts.every(({ needed }) => needed === "never");
};

const emptySections: CheckOfText = ({ sections, language }) =>
  sections
    // A section without lines only asks; one that is signed or served has its gaps.
    .filter(({ section: { lines, look } }) => lines.length > 0 && look === undefined)
    .filter(({ sentences, section }) => (sentences.length === 0 ? !mayBeEmpty(section) : sentences.every(isGap)))
    .map((section) => ({
      id: "sectionEmpty",
      because: fill(
        {
          en: "“{title}” says nothing yet. Answer what it asks.",
          fr: "«\u00A0{title}\u00A0» ne dit encore rien. Répondez à ses questions.",
        },
        { title: section.section.title[language] },
      ),
      restsOn: restsOnSection(section),
      section: section.section.id,
    }));

const sectionsTooLong: CheckOfText = ({ sections, language }) =>
  sections.flatMap((section): readonly LetterCheck[] => {
    const { limit, title, id } = section.section;
    const length = [...sectionText(section)].length;
    if (limit === undefined || length <= limit) return [];
    const says: Text = {
      en: "“{title}” has {length} characters, and {limit} is the most. Shorten it.",
      fr: "«\u00A0{title}\u00A0» compte {length} caractères, et le maximum est de {limit}. Raccourcissez ce texte.",
    };
    return [
      {
        id: "sectionTooLong",
        because: fill(says, { title: title[language], length, limit }),
        restsOn: restsOnSection(section),
        section: id,
      },
    ];
  });

/** Words that a page holds. */
const onePage = 500;
const readInOne: Text = {
  en: "The letter has {words} words. One page is what officers read: bring it under {most}.",
  fr: "La lettre compte {words} mots. Un agent en lit une page\u00A0: ramenez-la sous {most}.",
};
const readInPages: Text = {
  en: "The letter has {words} words. Officers read two to three pages: bring it under {most}.",
  fr: "La lettre compte {words} mots. Un agent lit deux ou trois pages\u00A0: ramenez-la sous {most}.",
};

const wholeLength: CheckOfText = ({ content: { words: budget }, words, gaps }) => {
  if (!budget) return [];
  const restsOn = ["application.type"];
  if (words > budget.tooMany)
    return [
      {
        id: "letterTooLong",
        because: fill(budget.tooMany > onePage ? readInPages : readInOne, { words, most: budget.tooMany }),
        restsOn,
      },
    ];
  if (words >= budget.least || gaps.length > 0) return [];
  return [
    {
      id: "letterShort",
      because: fill(
        {
          en: "The letter has {words} words, and {least} to {most} is usual. Tell more where a section has one sentence.",
          fr: "La lettre compte {words} mots, et {least} à {most} est la longueur habituelle. Ajoutez des détails aux sections d’une seule phrase.",
        },
        { words, ...budget },
      ),
      restsOn,
    },
  ];
};

const refusals: Check = ({ content, sections }, the) => {
  if (content.frame === "court" || !content.sections.some(({ id }) => id === "pastRefusals")) return [];
  if (!wasRefusedBefore.evaluate(the.case).holds) return [];
  const told = sections.find(({ section }) => section.id === "pastRefusals");
  const years = refusedBefore(the).flatMap(({ dateOfIssue }) => (dateOfIssue ? [dateOfIssue.slice(0, 4)] : []));
  const text = told ? sectionText(told) : "";
  const missing = years.filter((year) => !text.includes(year));
  if (text !== "" && missing.length === 0) return [];
  return [
    {
      id: "refusalNotMentioned",
      because: {
        en: "Your answers name a refusal that this letter does not mention. An officer sees every refusal: say what it was and what has changed.",
        fr: "Vos réponses indiquent un refus dont cette lettre ne parle pas. L’agent voit chaque refus\u00A0: dites de quoi il s’agit et ce qui a changé.",
      },
      restsOn: ["answers.previousVisas"],
      section: "pastRefusals",
    },
  ];
};

/** Only of what people wrote, and only where it is long enough to tell. */
const languages: CheckOfText = ({ sections, language }) =>
  sections.flatMap((section): readonly LetterCheck[] => {
    const own = section.sentences.filter((part) => !isGap(part) && part.origin !== "composed");
    const others = own.filter(({ text }) => readsAs(text) !== undefined && readsAs(text) !== language);
    if (others.length === 0) return [];
    return [
      {
        id: "languageMixed",
        because: fill(
          language === "en"
            ? {
                en: "“{title}” holds text in French, and the letter is in English. Write it in English, or choose French for the letter.",
                fr: "«\u00A0{title}\u00A0» contient du texte en français, et la lettre est en anglais. Écrivez-le en anglais, ou choisissez le français pour la lettre.",
              }
            : {
                en: "“{title}” holds text in English, and the letter is in French. Write it in French, or choose English for the letter.",
                fr: "«\u00A0{title}\u00A0» contient du texte en anglais, et la lettre est en français. Écrivez-le en français, ou choisissez l’anglais pour la lettre.",
              },
          { title: section.section.title[language] },
        ),
        restsOn: others.flatMap((part) => (isGap(part) ? [] : part.restsOn)),
        section: section.section.id,
      },
    ];
  });

const changed: CheckOfText = ({ sections, language }) =>
  sections
    .filter(({ changedSince }) => changedSince !== undefined)
    .map((section) => ({
      id: "changedSince",
      because: fill(
        {
          en: "Facts behind “{title}” changed after somebody wrote their own text. Compare the two, and keep what is true.",
          fr: "Des faits à l’appui de «\u00A0{title}\u00A0» ont changé après la rédaction d’un texte personnel. Comparez les deux, et gardez ce qui est exact.",
        },
        { title: section.section.title[language] },
      ),
      restsOn: restsOnSection(section),
      section: section.section.id,
    }));

const copied: CheckOfText = (draft) => copiedFrom(statementExamples, draft);

const ofText: readonly CheckOfText[] = [
  changed,
  copied,
  languages,
  notASentence,
  sectionsTooLong,
  emptySections,
  wholeLength,
];

/** What the text alone tells: all that somebody learns who knows nothing else of the case. */
export const checksOfText: CheckOfText = (draft) => ofText.flatMap((check) => check(draft));

const ofCase: readonly Check[] = [contradictionsIn, refusals];

export const checksOf = (draft: LetterDraft, the: FormReader): readonly LetterCheck[] => [
  ...ofCase.flatMap((check) => check(draft, the)),
  ...checksOfText(draft),
];

import type { CaseReader } from "../caseFile/reader.ts";
import type { IsoDate } from "../kernel/calendarDate.ts";
import type { Language, Text } from "../kernel/text.ts";
import { writtenDay } from "../kernel/written.ts";
import { artificialIntelligenceNotice } from "../tables/court/courtPages.ts";
import { courtHeading } from "./courtHeading.ts";
import { pageOfCourt, type PageOfCourt } from "./courtPage.ts";
import { isGap, type DraftSection, type LetterDraft } from "./draft.ts";
import { textOfBlocks, type LetterBlock } from "./letterBlock.ts";
import { linesOf, sectionBlocks } from "./sectionBlocks.ts";

/** A letter as it is printed: its blocks from top to bottom, with what is true of the whole file. */
export type LetterTree = {
  readonly title: string;
  readonly language: Language;
  readonly date: IsoDate;
  /** A document for the Court, or a letter with one in it: set by the rules of the Court. */
  readonly isForCourt: boolean;
  readonly page?: PageOfCourt;
  readonly blocks: readonly LetterBlock[];
};

/** What stands around the text and is no fact of the case. */
export type LetterDetails = {
  readonly name: Text;
  readonly date: IsoDate;
  readonly place?: string | undefined;
  /** Of who writes a letter of their own. */
  readonly sender: readonly string[];
  /** Of the office, for letters on its letterhead. */
  readonly letterhead: readonly string[];
  /** A picture of the firm says it already. */
  readonly isLetterheadDrawn?: true;
  /** Who applies to the Court; nothing while no name is known. */
  readonly party?: string | undefined;
};

const words = {
  noLetterhead: { en: "[Name and address of the firm]", fr: "[Nom et adresse du cabinet]" },
  subject: { en: "Re: ", fr: "Objet\u00A0: " },
} satisfies Record<string, Text>;

export function letterTree(draft: LetterDraft, main: CaseReader, details: LetterDetails): LetterTree {
  const { content, language, sections } = draft;
  const isCourtDocument = content.frame === "court";
  const title = draft.title?.text ?? details.name[language];
  const isForCourt = isCourtDocument || sections.some(({ section }) => section.startsPage === "court");
  const page = isForCourt ? pageOfCourt(main) : undefined;
  const isDraftedByModel = sections.some(({ isFromModel }) => isFromModel);
  const setting = {
    language,
    numbering: { last: 0 },
    courtHeading: (of: string) => courtHeading(of, { language, main, party: details.party }),
  };
  const blocksOf = (at: Place) =>
    sections.filter((one) => placeOf(one) === at).flatMap((one) => sectionBlocks(one, setting));
  return {
    title,
    language,
    date: details.date,
    isForCourt,
    ...(page ? { page } : {}),
    blocks: [
      ...(isCourtDocument ? setting.courtHeading(title) : letterHeading(draft, details)),
      ...(isDraftedByModel && isForCourt ? noticeOfModel(main, language) : []),
      ...blocksOf("body"),
      ...ending(draft, details, blocksOf("ending")),
      ...blocksOf("afterwards"),
    ],
  };
}

type Place = "body" | "ending" | "afterwards";

const placeOf = ({ section: { look, startsPage, isAfterSignature } }: DraftSection): Place =>
  isAfterSignature || startsPage ? "afterwards" : look === "signature" ? "ending" : "body";

/** The Court wants to read in the first paragraph that a model made a part of the text. */
function noticeOfModel(main: CaseReader, language: Language): readonly LetterBlock[] {
  const notice = main.row(artificialIntelligenceNotice);
  return notice.found ? [{ kind: "paragraph", text: notice.row.value[language] }] : [];
}

const dateLine = ({ date, place }: LetterDetails, language: Language): string => {
  const day = writtenDay(date)[language];
  if (language === "en") return day;
  return place ? `${place}, le ${day}` : `Le ${day}`;
};

function letterHeading({ content, language, subject, addressee }: LetterDraft, details: LetterDetails) {
  const isOfFirm = content.frame === "firm";
  const head = isOfFirm ? (details.isLetterheadDrawn ? [] : details.letterhead) : details.sender;
  const to = addressee.length > 0 ? linesOf(addressee) : content.to[language].split("\n");
  return [
    ...(head.length > 0
      ? [{ kind: "sender", lines: head } as const]
      : isOfFirm && !details.isLetterheadDrawn
        ? [{ kind: "sender", lines: [words.noLetterhead[language]] } as const]
        : []),
    { kind: "date", text: dateLine(details, language) },
    { kind: "addressee", lines: to },
    ...(content.mark ? [{ kind: "mark", text: content.mark[language] } as const] : []),
    { kind: "subject", text: `${words.subject[language]}${subject.text}` },
    { kind: "salutation", text: content.salutation[language] },
  ] satisfies readonly LetterBlock[];
}

/** An affidavit is dated by its jurat and signed there. */
function ending(
  { content, language, signature, sections }: LetterDraft,
  details: LetterDetails,
  signed: readonly LetterBlock[],
): readonly LetterBlock[] {
  const closing = content.closing[language];
  const lines = signature.map((part) => part.text);
  const isSworn = sections.some(({ section }) => section.look === "jurat");
  return [
    ...(closing === "" ? [] : [{ kind: "closing", text: closing } as const]),
    ...(content.frame === "court" && !isSworn ? [{ kind: "date", text: dateLine(details, language) } as const] : []),
    ...(lines.length > 0 ? [{ kind: "signature", lines } as const] : []),
    ...signed,
  ];
}

/** The whole text in the order of reading, as another program reads it back. */
export const treeText = ({ blocks }: LetterTree): readonly string[] => textOfBlocks(blocks);

export const hasGaps = ({ sections, subject, signature }: LetterDraft): boolean =>
  [subject, ...signature, ...sections.flatMap(({ sentences }) => sentences)].some(isGap);

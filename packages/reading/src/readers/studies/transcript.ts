import { valueIn } from "../../fields/labelledValue.ts";
import { plain } from "../../text/plainText.ts";
import { ofTranscript } from "../../finder/schools.ts";
import { labelledReader, type SoughtField } from "../labelledReader.ts";

/** What a transcript says of itself; "not official unless sealed" says nothing. */
const saysUnofficial =
  /\bunofficial (?:academic |student )?(?:transcripts?|records?|copy)\b|\bnot an? official (?:transcript|copy|document|record)\b(?! unless| without| if)|\b(?:releve(?: de notes)?|copie|document) non officiel/;

const official: SoughtField = {
  name: "isOfficial",
  parse: (text) => {
    const match = saysUnofficial.exec(plain(text));
    return match ? { value: "false", from: match.index, to: match.index + match[0].length } : undefined;
  },
  isSureInOwnTextOnly: true,
  otherwise: (pages) =>
    pages
      .flatMap(({ lines }) => lines)
      .flatMap(({ cells }) => cells)
      .flatMap((cell) => valueIn(cell, official.parse, { how: "unlabelled", start: 0, label: "" }) ?? [])[0],
};

/** Transcripts of schools and universities: whose they are, not the marks. */
export const transcript = labelledReader({
  documentType: "Transcript",
  fields: [official],
  finds: ofTranscript,
  always: ["applicantFullName", "schoolName"],
  often: ["studentId"],
});

import type { Parsed } from "../../fields/labelledValue.ts";
import { dateIn } from "../../fields/dateField.ts";
import { plain } from "../../text/plainText.ts";
import type { Grammar } from "../candidates.ts";
import { inSegments } from "./segments.ts";

/** Names of programs of study: behind or before their credential in a sentence, or whatever stands beside a label. */

const credential =
  "(?:(?:honou?rs |graduate |post-?graduate |post-?baccalaureate |advanced |ontario college |executive |joint |professional |applied |higher |national )*(?:bachelor|master|doctor|diploma|certificate|associate|magister|b\\.?(?:sc|a|eng|com|tech|ed|ba|des|mus)\\.?|m\\.?(?:sc|a|eng|ba|ed|tech|phil)\\.?|mba|ph\\.? ?d\\.?)(?:'s|s)?(?: degree)?(?: of| in| program(?:me)? in|,| -|:)? |baccalaureat |bachelier |bacheliere |maitre |maitrise |docteur |doctorat |technicien(?:ne)? |licence |certificat |diplome |master (?:en|de) |mastere |d\\.?e\\.?c\\.?\\b |a\\.?e\\.?c\\.?\\b |d\\.?e\\.?[ps]\\.?\\b |attestation d'etudes |microprogramme |techniques? (?:de|du|d'|en) ?|technologie |grade \\d+(?= |$|[,.;])|programme d'etudes |post-?graduate |pre-?master|english for academic|intensive (?:english|french)|academic english|english as a second language|foundation year|ll\\.?[bm]\\.?\\b |b\\.?s\\.? \\(hons\\) |francais intensif|general english)";
const length =
  ",? (?:-|–|—)? ?\\(?(?:\\d+(?:[.,]5)?|one|two|three|four|five|un|deux|trois|quatre)[ -]?(?:academic )?(?:months?|mois|years?|yrs?|ans|annees|weeks?|semaines|terms?|sessions?|semesters?|credits?)\\b";
const stops = new RegExp(
  [
    ",? (?:beginning|commencing|starting|begins|commences|starts|effective|as (?:of|at)\\b|met\\b|for the|in the (?:fall|winter|summer|spring)|under|on a|as a|at (?!home)|with (?!an?\\b|honou?rs)|which|that|an? |is\\b|was\\b|has\\b|will\\b|are\\b|during|given\\b|having|leading|and (?:has|was|is|will|graduated|that)|conferred|awarded|dated|offered|delivered|taught|a compter|a partir|debutant|commencant|pour (?:la|le|les|l')|au (?:campus|trimestre|sein|college|cegep)|a (?:l'universite|l'institut|temps|la session|l'automne|l'hiver)|dispensee?|d'une duree|d'un an|de niveau|offerte?|donnee?\\b|qui|ce\\b|est\\b|a ete|avec (?!mention)|from (?=[a-z]* ?\\d)|du \\d|le \\d|on \\d|on (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|full[- ]time|part[- ]time)",
    "[.;](?:\\s|$)",
    ", (?!(?:level|stage|phase|part|niveau|etape) \\d)(?=[a-z]{2,} )",
    " \\(?\\d{4}",
    " \\((?:student|program|code|no\\b|id\\b|dli|matricule|full|part)",
    ": ",
    "\\s[–—-]\\s",
    length,
  ].join("|"),
);
/** What goes on behind a name that stands alone. */
const tail = new RegExp(
  `(?:${length}|[,;] ?(?:full|part)[- ]time|[,;] ?(?:a )?temps (?:plein|partiel)|,? (?:diploma|degree|certificate|diplome|grade) (?:awarded|conferred|granted|decerne|confere)|\\s[–—-]\\s(?:full|part|start|begin|\\d)).*$`,
);

const inSentence = new RegExp(`(?<![a-z'-])${credential}`, "g");
/** “the Civil Engineering Technology diploma”, “our Web Development program”. */
const beforeCredential =
  /(?<=\b(?:the|our|into|in|a|for) )(\p{Lu}[\p{L}'’-]*(?:,? (?:\p{Lu}[\p{L}'’-]*|and|of|in|for|&|to|-)){0,8} (?:(?:advanced |graduate )?[Dd]iploma|[Cc]ertificate|[Dd]egree))(?= program|[.,;:)]|$| (?:at|in|on|with|from|begin|start|commenc|has|for)\w*)|(?<=\b(?:the|our|into|in) )(\p{Lu}[\p{L}'’-]*(?:,? (?:\p{Lu}[\p{L}'’-]*|and|of|in|for|&|to)){0,8})(?= [Pp]rogram(?:me)?\b)/gu;
/** “our full-time programme Academic English Pathway”: the name right behind the word. */
const behindWord =
  /(?<=\b(?:program(?:me)?)(?: called| entitled| titled| named| intitulé| dénommé)? ["“«]? ?)(?!(?:Coordinator|Director|Chair|Head|Manager|Office|Fees?|Advisor|Start|Code|Length)\b)\p{Lu}[\p{L}\d'’-]+(?:,? (?:(?:and|of|in|for|&|to|et|de|des|du|en|la) )*\p{Lu}[\p{L}\d'’-]*| \d+){1,9}/gu;
const longest = 110;

function behindCredential(text: string, simple: string): readonly Parsed[] {
  let last = 0;
  return [...simple.matchAll(inSentence)].flatMap((match) => {
    if (match.index < last) return [];
    const rest = simple.slice(match.index + match[0].length);
    const stop = rest.search(stops);
    const to = match.index + match[0].length + (stop === -1 ? rest.length : stop);
    const value = text
      .slice(match.index, to)
      .replaceAll(/[\s,.;:]+$| [Pp]rogram(?:me)?$/g, "")
      .replace(
        /^(?:dipl[oô]me|grade|degree) (?:de|of) (?=Master|Licence|Bachelor|Doct|Baccal|Ma[iî]tr|Ing[eé]n)/iu,
        "",
      );
    if (
      value.length < 8 ||
      value.length > longest ||
      !/^\p{Lu}|^\p{Ll}+ (?:en|in|of|de|du|des|d|ès)(?!\p{L})/u.test(value)
    )
      return [];
    last = to;
    return [{ value, from: match.index, to: match.index + value.length }];
  });
}

function ofSentences(text: string): readonly Parsed[] {
  const simple = plain(text);
  const behind = simple.length === text.length ? behindCredential(text, simple) : [];
  const before = [...text.matchAll(beforeCredential)].flatMap((match): readonly Parsed[] => {
    const value = match[1] ?? match[2] ?? "";
    const isTold = behind.some(({ from, to }) => from < match.index + value.length && to > match.index);
    return value.length < 8 || value.length > longest || isTold
      ? []
      : [{ value, from: match.index, to: match.index + value.length }];
  });
  const named = [...text.matchAll(behindWord)].flatMap((match): readonly Parsed[] => {
    const isTold = [...behind, ...before].some(
      ({ from, to }) => from < match.index + match[0].length && to > match.index,
    );
    return isTold || match[0].length > longest || !isValue(match[0])
      ? []
      : [{ value: match[0], from: match.index, to: match.index + match[0].length }];
  });
  return [...behind, ...before, ...named];
}

/** Of another box of a form. */
const label =
  /^(?:date|annee|debut|fin|first|last|start|end) (?:de|du|of|d.)\b.{0,24}$|^(?:level|field) of|^\d+ ?(?:months?|mois|years?|ans|weeks?|semaines|credits?|terms|sessions)\b|^(?:began|begun|ended|started|finished|duration|convocation|debute?|acheve)$|^(?:admitted|admis|active|completed|graduated|in progress|grade confere)\b|^(?:dear|madame|monsieur|mr|ms|mrs|re|objet|from|to|du|au|head|none|yes|no|oui|non|cad|usd)\b\W*$|\b(?:names?|number|no|nom|numero|prenoms?|dates?|fees?|id|code|length|duration|duree|status|mode|delivery|type|level|address|adresse|birth|naissance|tuition|scolarite|frais|campus|intake|condition|conditions|credits|registrar|term|semester|gpa|sex|gender|phone|email|signature)\W*$/;

const sentence =
  /\b(?:has|have|had|is|was|were|are|will|been|be|certif\w+|attest\w*|confirm\w*|upon|this|these|those|please|must|may|should|est|sont|sera|ont|ete|etait|cette|ces|veuillez|doit|doivent|nos|notre|nous)\b|^(?:ce|le|la|les|the) [^]{30,}|^[^]{0,40}, (?:on|in|at) /;

const isValue = (piece: string): boolean =>
  piece.length >= 3 &&
  piece.length <= longest &&
  /\p{L}{3}/u.test(piece) &&
  dateIn(piece) === undefined &&
  !label.test(plain(piece.replace(/^\d+[.)] /, ""))) &&
  !/(?:^|\s)(?:University|College|Institute|School|Université|Collège|Cégep)(?: of [\p{L} ]+)?$/u.test(piece) &&
  !sentence.test(plain(piece)) &&
  // The number of a course.
  !/^[A-Z]{2,4}[ -]?\d{3,4}[A-Z]?$/.test(piece) &&
  !/[@$]|\d{5}|\b(?:you|your|we|our|vous|nous|votre)\b/i.test(piece) &&
  !/[a-z]{3}\. [A-Z]/.test(piece);

function ofPiece(piece: string): Parsed | undefined {
  const simple = plain(piece);
  const end = simple.length === piece.length ? simple.search(tail) : -1;
  const value = (end > 2 ? piece.slice(0, end) : piece).replaceAll(/^[\s,.:|]+|[\s,.;:|–—-]+$/g, "");
  const from = piece.indexOf(value);
  return isValue(value) ? { value, from, to: from + value.length } : undefined;
}

export const programNames: Grammar = {
  all(text) {
    const within = ofSentences(text);
    const alone = inSegments(text, ofPiece);
    return [
      ...alone.filter(
        ({ from, to }) => !within.some((one) => one.from >= from && one.to <= to && to - from > one.to - one.from + 12),
      ),
      ...within,
    ].toSorted((a, b) => a.from - b.from);
  },
};

const words = (name: string) =>
  plain(name)
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);

export function areOneProgram(one: string, other: string): boolean {
  const [a, b] = [words(one), words(other)];
  const [few, many] = a.length <= b.length ? [a, b] : [b, a];
  return few.length >= 2 && few.every((name) => many.includes(name));
}

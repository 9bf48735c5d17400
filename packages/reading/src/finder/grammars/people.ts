import { nameIn } from "../../fields/nameField.ts";
import type { Parsed } from "../../fields/labelledValue.ts";
import { plain } from "../../text/plainText.ts";
import type { Grammar } from "../candidates.ts";
import { inSegments } from "./segments.ts";

/** Names of people on papers of any kind: alone in their cell, behind a mark or behind a label, and as words with capitals in a sentence. */

const part = String.raw`\p{Lu}[\p{L}\p{M}'’.-]*`;
const particle = String.raw`(?:de|da|do|dos|das|del|della|di|du|des|la|las|le|los|van|von|der|den|ten|ter|bin|bint|binti|ibn|al|el|ul|ur|e|y|i|of|[Aa]\/[LlPp]|@)`;
const inSentence = new RegExp(String.raw`(?<![\p{L}’'-])${part}(?:,? (?:${particle} )*${part}){1,6}(?![\p{L}/])`, "gu");

/** Words with capitals of which no person's name is made. */
const noName =
  /\b(?:university|universite|college|cegep|institut(?:e|ion)?|school|ecole|faculty|faculte|department|ministere|ministry|government|republic|republique|bank|banque|office|bureau|canada|quebec|ontario|manitoba|saskatchewan|alberta|columbia|brunswick|scotia|newfoundland|street|avenue|road|boulevard|rue|bachelor|master|diploma|certificate|doctor of|science|arts|engineering|study|studies|permit|letter|offer|dear|sincerely|admissions?|registrar|international|student|services?|ltd|inc|llc|corp|company|limited|number|date|of birth|are|not|this|re|ref|objet|training|details|administrator|comments|remarks|results?|band score|purpose|occupation|n'est|pas autorise|autorisee?|travailler|fiche|certificat|attestation|declaration|statement|lettre|copie|bulletin|casier|clearance|report|rapport|releve|permis|visiteur|visitor|authori[sz]ed|must|information|renseignements|identity|identite|hospital|clinic|commission|council|police|court|tribunal|directorate|human resources|dli|eed|ine|prn|caq|pal|tal|uci|dob|c?gpa|ects|tuition|deposit|fees?|paid|balance|amount|scolarite|frais|montant|residence|issued|issue|expires?|expiry|valid|start|starts|end|ends|length|duration|campus|intake|delivery|mode|status|level|full time|terms?|semester|session|duree|programme?|certify|requirements|transcript|academic|province|annee|etudes|niveau|classe|notes|resultats?|marks|records?|official|completion|confirmation|enrol?ment|acceptance|admission|receipt|recu|paiement|payment|subject|grade|remarks?|baccalaureat|maitrise|licence|doctorat|diplome|offre|demande|inscription|savings?|account|admis|admitted|accepted|year|specimen|demonstration|duplicata?|confidential|confidentiel(?:le)?)\b/;

/** Words that are names, too: April Okafor, Monday Head. Two of them, or one alone, are none. */
const seldomNames =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|monday|tuesday|wednesday|thursday|friday|saturday|sunday|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|drive|chief|director|directeur|directrice|manager|officer|head|president|secretary|commissioner|superintendent|supervisor|coordinator|engineer|executive|accountant|managing|notary|public|medical|general|managing|senior|junior|assistant|deputy|hr|human|capital|resources|signature|authori[sz]ed|signatory|present|current|total|true|none|unknown|yes|male|female|single|married|from|to)\b/g;

/** Who somebody is on a paper: such words alone name nobody. */
const onlyRoles =
  /^(?:(?:of|the|and|a|an|du|de|la|le|l'|candidate|bride|bridegroom|groom|holder|bearer|deponent|undersigned|employee|applicant|cred|grd|grade|attended|earned|titulaire|soussignee?|epoux|epouse)\W*)+$/;

function isName({ value }: Parsed): boolean {
  const simple = plain(value);
  if (onlyRoles.test(simple)) return false;
  const seldom = simple.match(seldomNames)?.length ?? 0;
  return !noName.test(simple) && seldom < 2 && (seldom === 0 || value.includes(" ")) && /\p{L}{2}/u.test(value);
}

const title =
  /^(?:(?:the )?parents?(?: or guardians?)? of|(?:the )?family of|guardians? of|mr|mrs|ms|miss|mx|dr|prof|professor|engr|pharm|barr|rev|hon|sir|shri|smt|kum|me|maitre|lic|ing|mme|mlle|madame|monsieur|mademoiselle|m|dear|cher|chere|hello|le nomme|la nommee|nomme|nommee)\b\.?,?\s+/i;

/** “I, Margaret Fosterling” is no surname with a comma. */
const speaker = /^(?:I|We|Je|Nous|The|This|That|And|Et)(?:,\s*|\s+)(?=\p{Lu})/u;

function withoutTitle(text: string, at: number): { readonly printed: string; readonly from: number } {
  let [printed, from] = [text, at];
  const leadOf = (rest: string) => title.exec(rest) ?? speaker.exec(rest);
  for (let lead = leadOf(printed); lead; lead = leadOf(printed)) {
    printed = printed.slice(lead[0].length);
    from += lead[0].length;
  }
  return { printed, from };
}

const isParent = /\b[sdwc]\/o\W*(?:(?:mr|shri|sh|late)\b\.? ?)?$/iu;
/** A label that follows is written with capitals, too. */
const nextLabel = / (?:ID|No|N°|DOB|Student|Born|Matricule|Née?)(?![\p{Ll}’'-]).*$/u;

/** In a sentence of capitals alone no word is a name more than another. */
const isOfCapitals = (text: string): boolean => text.length > 40 && !/\p{Ll}{3}/u.test(text);

function ofSentences(text: string): readonly Parsed[] {
  if (isOfCapitals(text)) return [];
  return [...text.matchAll(inSentence)].flatMap((match) => {
    // Whose child somebody is: the name of a parent.
    if (isParent.test(text.slice(0, match.index))) return [];
    const { printed, from } = withoutTitle(match[0], match.index);
    const parsed = nameIn(printed.replace(nextLabel, ""), "name");
    return parsed ? [{ ...parsed, from: from + parsed.from, to: from + parsed.to }] : [];
  });
}

/** What stands behind a name in its cell and belongs to it no more: whose child, a remark, the next label. */
const behind =
  /,? \(|,? (?:s\/o|d\/o|w\/o|c\/o|(?:son|daughter|wife|child|fils|fille|epouse|enfant) (?:of|de|d')|holder of|titulaire d|(?:nee?(?:\(e\))?|born)\b|aged?\b|agee? de)| \d{1,2}[.)] | (?:\d{1,2}[.)] )?(?:date|place|day|lieu|d\.?o\.?b|sex|sexe|gender|genre|nationality|nationalite|citizenship|citoyennete|address|adresse|tel|telephone|phone|email|courriel|passport|passeport|id|uci|iuc|status|statut|marital|occupation|profession|age|father|mother|pere|mere|student|matricule|signature|given names?|first names?|middle names?|family name|last name|surname|prenoms?|nom de famille|relationship|lien)\b[^,]{0,30}(?::|$)| [-–—|·•/] |[;|·•]/;

const labelOfName =
  /(?<![\p{L}-])(?:(?:family|last|given|first|middle|full|legal|complete|maiden|candidate|student|employee|applicant|child|holder)(?:'s)? names?|surname|names?|nom de famille|nom complet|nom(?:s)?(?: et prenoms?)?|prenoms?(?: et nom)?|primer apellido|apellidos?|nombres?|sobrenome|father|mother|pere|mere|padre|madre|groom|bride|husband|wife|epoux|epouse)(?:\(s\))?(?:'s name)?(?: of (?:the )?(?:student|child|custodian|applicant|minor|candidate|holder|employee|father|mother|groom|bride|bearer)| (?:du|de la|de l'|des) ?(?:etudiante?|enfant|gardien(?:ne)?|demandeur|candidate?|titulaire|employee?|parents?|pere|mere))?(?: ?\/ ?[\p{L}' ()]{3,30}?)?\s*[:.]*\s+(?=\p{L})/gu;

/** The piece up to what is no name any more. */
function named(piece: string): Parsed | undefined {
  const lead = /^\s*/.exec(piece)?.[0].length ?? 0;
  // In capitals, as passports of Singapore have it, whose child is part of the name.
  const isWhole = /\b[SD]\/O\b/.test(piece) && !/\p{Ll}/u.test(piece);
  const stop = isWhole ? -1 : plain(piece.slice(lead)).search(behind);
  const own = stop === -1 ? piece : piece.slice(0, lead + stop);
  const { printed, from } = withoutTitle(own.slice(lead), lead);
  const parsed = nameIn(printed, "name");
  return parsed && { ...parsed, from: parsed.from + from, to: parsed.to + from };
}

/** Behind a label in the same cell, without a mark between them: FAMILY NAME DELOS SANTOS. */
function behindLabels(text: string): readonly Parsed[] {
  const simple = plain(text);
  if (simple.length !== text.length) return [];
  return [...simple.matchAll(labelOfName)].flatMap((match) => {
    const from = match.index + match[0].length;
    const parsed = /^\p{Lu}/u.test(text.slice(from)) ? named(text.slice(from)) : undefined;
    return parsed ? [{ ...parsed, from: parsed.from + from, to: parsed.to + from }] : [];
  });
}

export const peopleNames: Grammar = {
  all(text) {
    const alone = [...inSegments(text, named), ...behindLabels(text)].filter(isName);
    const within = ofSentences(text).filter(isName);
    const outside = within.filter(({ from, to }) => !alone.some((one) => one.from <= from && one.to >= to));
    return [...alone, ...outside]
      .filter((one, at, all) => all.findIndex(({ from, to }) => from === one.from && to === one.to) === at)
      .toSorted((a, b) => a.from - b.from);
  },
};

/** Names that fill what stands beside a label. */
export const namesAlone: Grammar = {
  all: (text) => inSegments(text, (piece) => nameIn(piece, "name")).filter(isName),
};

const parts = (name: string): readonly string[] =>
  plain(name)
    .split(/[\s,]+/)
    .filter((one) => one.length > 1);

/** Whether two prints can be of one person: the one says nothing that the other does not. */
export function areOfOnePerson(one: string, other: string): boolean {
  const [a, b] = [parts(one), parts(other)];
  const [few, many] = a.length <= b.length ? [a, b] : [b, a];
  return few.length > 0 && few.every((name) => many.includes(name)) && (few.length > 1 || many.length <= 2);
}

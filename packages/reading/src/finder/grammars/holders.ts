import type { Parse, Parsed } from "../../fields/labelledValue.ts";
import { nameIn } from "../../fields/nameField.ts";
import { plain } from "../../text/plainText.ts";
import type { Grammar } from "../candidates.ts";
import { peopleNames } from "./people.ts";
import { inSegments } from "./segments.ts";

/** Names of those to whom an account belongs: one, or several with a word or a mark between them. */

/** Not the stroke of S/o and A/L. */
const parting =
  /\s*(?:&(?:\s*(?:or|ou)\b)?|\+|;|(?<!\b\p{L})\/(?!\p{L}\b)|\b(?:(?:and|et)\s*\/?\s*(?:or|ou)|and|or|et|ou)\b(?! others))\s*/iu;

/** Kinds of accounts have names, too, and what else stands beside labels of holders. */
const isNoHolder =
  /\b(?:accounts?|savings?|chequing|checking|current|comptes?|cuenta|conta|konto|epargne|deposits?|depots?|statement|releve|extrato|extracto|everyday|balance|solde|saldo|customer|titulaire|holder|certificate|certificat|since|depuis|branch|agence|agencia|succursale|nomination|registered|survivor|either|mode|operation|product|currency|period|joint|address|date|page|member|plus|premium|regular|insurance|summary|portfolio|limited|ltd|inc|services?|centre|center|street|road|avenue|rue|lane|house|court|block|flat|plot|city|district|road|nagar|colony|society|transaction|withdrawals?|narration|particulars|description|details|confidential|customer care|head office|toll free|treasury|desk|team|department|programme?|visa|officer|remarks?|ref|reference|cheque|number|type|code|ifsc|swift|iban|loan|bureau|finance|fund|foundation|office|lender|agency|commission|company|employee|employer|relationship|relation|lien|engagement|prise en charge|soutien|financiere?|declaration|affidavit|undertaking|sponsorship|sponsor|support|guarantee|occupation|immigration|refugees|citizenship|university|universite|college|consul|embassy)\b|^(?:cpf|cnpj|rg|nif|nie|dni|rut|ruc|curp|rfc|cnic|nic|nin|bvn|pan|ssn|sin|tin|cif|crn|ifsc|iban|bic|branch|acct|from|to|for|re|ref|au|du|de|dear|sir|madam|madame|monsieur|none|nil|n\/a|yes|no|oui|non|closing|opening|(?:grand)?(?:father|mother|parents?)|uncle|aunt|brother|sister|son|daughter|cousin|husband|wife|spouse|pere|mere|oncle|tante|frere|soeur|fils|fille|tio|tia|padre|madre)$/;

/** Marks of numbers behind a name: "Cliente: Thaís Albuquerque CPF ***.417". */
const numberBehind =
  /[\s,(–-]+(?:cpf|cnpj|rg|nif|nie|dni|rut|run|ruc|curp|rfc|cccd|cmnd|cnic|nic|nin|bvn|pan|aadhaar|ssn|sin|tin|tckn|pesel|id|i\.d|ic|nric|passport|passeport|a\/c|acct|account|compte|conta|cuenta|cif|crn|customer|member|client|ifsc|dob|tel|mobile|phone|no|n°|nº|#)\b[\s.:#°º]*[^\p{L}]*\d?.*$/iu;

const withoutNumber = (text: string): string => {
  const cut = numberBehind.exec(text);
  return cut && /\d|\*|•|x{3}/i.test(cut[0])
    ? text.slice(0, cut.index)
    : text.replace(/[\s,(–-]+[\d*•X(][\d\s*•X().-]*$/u, "");
};

/** One name, or those of two people. */
export const holderNames: Parse = (text, label) => {
  const greeted = /^\W*(?:dear|hello|hi|welcome|bonjour|cher|chere|chère),?\s+/i.exec(text)?.[0].length ?? 0;
  if (greeted > 0) {
    const named = holderNames(text.slice(greeted), label);
    return named && { ...named, from: named.from + greeted, to: named.to + greeted };
  }
  const body = withoutNumber(text);
  if (isNoHolder.test(plain(body).trim())) return undefined;
  const parts = body.split(parting).filter((part) => part.trim() !== "");
  if (parts.length <= 1) {
    const named = nameIn(body, label);
    // A title belongs to the place of a name, and not to the name.
    return named && { ...named, from: /^[\s:.,;–—-]*/.exec(body)?.[0].length ?? 0 };
  }
  if (parts.length > 3) return undefined;
  const names = parts.map((part) => nameIn(part, label));
  const [first] = names;
  if (!first || !names.every((name) => name !== undefined)) return undefined;
  const between = [...body.matchAll(new RegExp(parting, "giu"))].map(([mark]) => ` ${mark.trim()} `);
  const value = names.map((name, at) => `${at === 0 ? "" : (between[at - 1] ?? " & ")}${name?.value ?? ""}`).join("");
  return { value, from: first.from, to: body.trimEnd().length };
};

/** "I, Ada Obi", "Ada D/o Musa" and "of Ada. From": so that neither the I, the D nor the next sentence is taken for a part of a name. */
const withSmallWords = (text: string): string =>
  text
    .replaceAll(/(?<![\p{L}])(?:I|We|Je|Yo|Eu|Nous|RE|Re)(?=[,:]? \p{Lu})/gu, (word) => word.toLowerCase())
    .replaceAll(/(\p{L}{4,})\. (?=\p{Lu})/gu, (end, word: string) => (titleBefore.test(word) ? end : `${word}; `))
    .replaceAll(/(?<![\p{L}])[SDWCH]\/o(?!\p{L})/gu, (word) => word.toLowerCase());

const titleBefore =
  /(?:\b(?:mr|mrs|ms|miss|mx|dr|mme|mlle|madame|monsieur|mademoiselle|m|prof|engr|shri|smt|sri|sr|sra|srta|don|dona|herr|frau)\b\.? ?(?:\/ ?)?)+$/i;

/** Every word with a capital, but for the small ones between names. */
const isWritten = (value: string): boolean =>
  value
    .split(/\s+/)
    .every((word) =>
      /^(?:\p{Lu}|\P{L}|(?:de|da|do|dos|das|del|della|di|du|des|la|las|le|los|van|von|der|den|ter|bin|bint|binti|ibn|al|el|ul|ur|and|or|et|ou|e|y|a\/[lp])$|[dl]['’])/u.test(
        word,
      ),
    );

export const holders: Grammar = {
  all(printed) {
    const text = withSmallWords(printed);
    const alone = inSegments(text, (piece) => holderNames(piece, "name"));
    const within = peopleNames.all(text).flatMap((found): readonly Parsed[] => {
      // "of my daughter Ada Obi" is short enough for a name.
      const small = /^(?:\p{Ll}[\p{L}'’]*\s+)+/u.exec(text.slice(found.from, found.to))?.[0].length ?? 0;
      const one = { from: found.from + small, to: found.to };
      const name = withoutNumber(text.slice(one.from, one.to + 24)).slice(0, one.to - one.from);
      const parsed = holderNames(name, "name");
      const title = titleBefore.exec(text.slice(0, one.from))?.[0].length ?? 0;
      return parsed ? [{ ...parsed, from: one.from + parsed.from - title, to: one.from + parsed.to }] : [];
    });
    const written = alone.filter(({ value }) => isWritten(value));
    return [
      ...written,
      ...within.filter(
        ({ value, from, to }) => isWritten(value) && !written.some((one) => one.from <= from && one.to >= to),
      ),
    ].toSorted((a, b) => a.from - b.from);
  },
};

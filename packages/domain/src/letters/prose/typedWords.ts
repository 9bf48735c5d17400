import type { Language, Text } from "../../kernel/text.ts";

/**
 * What a person typed, made into sentences without changing what it says. A whole sentence stands as it is. A fragment follows the
 * beginning that its question offered: “I plan to” takes “become an analyst”; anything else follows “My plan is this:”.
 */
export type Opening = {
  /** Before an infinitive; it ends so that one can follow. */
  readonly infinitive?: Text;
  /** Before anything; a colon follows. */
  readonly before: Text;
  /** Before a reason that begins with “because”, which goes on in the same sentence. */
  readonly because?: Text;
};

type Words = { readonly language: Language; readonly opening: Opening };

/** Signs that no letter can hold, and spaces that only a keyboard or a web page makes. Joiners stay: names in some writings need them. */
export const cleaned = (typed: string): string =>
  typed
    .normalize("NFC")
    .replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu, "")
    .replaceAll(/[^\S\n\u00A0]+/gu, " ")
    .replaceAll(/ *\n\s*/g, "\n")
    .trim();

/** Where the sentence around it goes on, or ends by itself. */
export const withoutFullStop = (typed: string): string => typed.replace(/[.\s]+$/u, "");

export function asSentences(typed: string, { language, opening }: Words): string {
  const text = cleaned(typed);
  if (text === "") return "";
  const [first, rest] = split(text);
  const begun = isSentence(first, language) ? capitalised(first) : afterOpening(first, { language, opening });
  return rest === "" ? ended(begun) : ended(`${ended(begun)} ${rest}`);
}

/** The first sentence, and what follows it. A full stop of an abbreviation has a small letter or a digit behind it. */
function split(text: string): readonly [string, string] {
  const end = /[.!?…]["”»]?(?<!(?:^|[\s(])(?:Mr|Mrs|Ms|Dr|Prof|St|Ste|M|MM|Mme|Me|\p{Lu})\.)(?=\s+["“«]?\p{Lu})/u.exec(
    text,
  );
  return end ? [text.slice(0, end.index + end[0].length), text.slice(end.index + end[0].length).trim()] : [text, ""];
}

function afterOpening(fragment: string, { language, opening: { infinitive, before, because } }: Words): string {
  if (because && isReason[language].test(fragment)) return `${because[language]} ${lowered(fragment, language)}`;
  if (infinitive && isInfinitive(fragment, language) && !saysAgain(infinitive[language], fragment)) {
    const begin = infinitive[language];
    const verb = lowered(fragment.replace(language === "en" ? /^to\s+/i : /^(?:de\s+|d[’'])/i, ""), language);
    const joined =
      /\bde$/u.test(begin) && /^[aeiouéèêâîôûh]/iu.test(verb) ? `${begin.slice(0, -1)}’${verb}` : `${begin} ${verb}`;
    return joined;
  }
  return `${before[language]}${language === "en" ? ":" : "\u00A0:"} ${lowered(fragment, language)}`;
}

const isReason: Readonly<Record<Language, RegExp>> = {
  en: /^because\s+(?!of\b)/i,
  fr: /^(?:parce qu(?:e\s|[’'])|car\s|puisqu(?:e\s|[’']))/iu,
};

/** “I will learn to” and “learn …”: « apprendre à lire aux enfants » means to teach, so nothing is taken out of it. */
const saysAgain = (begin: string, fragment: string): boolean => {
  const last = /(\p{L}+)(?:\s+(?:to|à|de))?$/u.exec(begin)?.[1]?.toLowerCase();
  return (
    last !== undefined &&
    last.length > 3 &&
    fragment
      .toLowerCase()
      .replace(/^to\s+/, "")
      .startsWith(`${last} `)
  );
};

const capitalised = (text: string): string =>
  text.replace(/^(["“«]?\s*)(\p{Ll})/u, (_, quote: string, letter: string) => quote + letter.toUpperCase());

/** What may begin with a small letter inside a sentence; names, and words that are written large throughout, keep theirs. */
const smallWords: Readonly<Record<Language, RegExp>> = {
  en: /^(?:a|an|the|to|and|because|since|as|for|in|on|at|with|by|of|from|it|its|my|our|their|his|her|they|we|he|she|this|these|that|those|there|some|many|more|most|no|yes|very|good|better|best|high|strong|hands|\p{L}+ing|work|learn|learning|become|becoming|build|get|gain|start|open|lead|find|help|teach|use|study|studying|modern|practical|advanced|both|all|after|before|when|while|if|not|new)\b/iu,
  fr: /^(?:[ldnsm][’']|(?:un|une|des|le|la|les|de|du|à|au|aux|et|parce|car|puisque|comme|pour|en|dans|sur|avec|par|il|elle|ils|elles|on|nous|mon|ma|mes|notre|nos|leur|leurs|son|sa|ses|ce|cet|cette|ces|très|bon|bonne|meilleur|meilleure|travailler|apprendre|devenir|être|avoir|faire|créer|ouvrir|diriger|trouver|aider|enseigner|étudier|plus|tous|toutes|après|avant|quand|lorsque|si|ne)(?=[\s’',]|$))/iu,
};

function lowered(text: string, language: Language): string {
  // The pronoun, and words that are written large throughout: IT, a CEO.
  if (/^\p{Lu}{2}/u.test(text) || (language === "en" && /^I(?:\b|[’'])/.test(text))) return text;
  return smallWords[language].test(text) || isInfinitive(text, language)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

const ended = (text: string): string => (/[.!?…:]["”»)]?$/u.test(text) ? text : `${text.replace(/[,;\s]+$/u, "")}.`);

const subjects: Readonly<Record<Language, RegExp>> = {
  en: /^(?:I|[Ww]e|[Ii]t|[Tt]hey|[Hh]e|[Ss]he|[Tt]here|[Yy]ou)(?:\b|[’'])/,
  fr: /^(?:(?:je|nous|il|elle|ils|elles|on|ce sont|ça|vous)(?=\s)|j[’']|c[’']est\b)/iu,
};
/** Verbs that no noun looks like. */
const finite: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:is|are|was|were|am|has|have|had|do|does|did|will|would|can|could|should|must|may(?! \d)|might|wants|needs|offers|gives|makes|taught|teach(?:es)?|grew|grows|began|became|led|leads|helps|shows|means|requires|lacks|lives|pays|allows|depends|believes?|thinks?|feels?|knows?|learned|learnt|said|says|told|took|found|saw|went|came|got|asks|joins|hires|opens|builds|brought|made|gave|saves|costs|earns|employs|covers|brings|showed|went|wrote)\b|\blost (?:my|our|his|her|their|the)\b|\b(?:I|we) (?:want|plan|hope|wish|intend|need|like|love|work)\b|\p{L}{3,}s(?: \p{L}+){0,2} (?:ask|teach|hire|require|have|are|publish|learn|grow|give|make|pay(?= (?:about|for|more|less|well|twice|the|me|my|a)\b))(?= )|\p{L}{3,}(?:s|ed) (?:me|us|them|him|the|an?|my|our|its|their|his|her|whether|how)\b/iu,
  fr: /(?:^|[\s’'])(?:est|sont|étais|était|étaient|suis|sommes|a|ont|ai|avons|avais|avait|avaient|faisais|faisait|pouvais|pouvait|voulais|voulait|veut|veux|veulent|peut|peux|peuvent|doit|dois|doivent|offre|offrent|donne|donnent|permet|permettent|fait|font|va|vais|vont|vit|vivent|travaille|travaillent|manque|manquent|exige|exigent|grandit|souhaite|espère|compte|pense|crois|sais|aime|attend|attendent|paie|paient|paye|dépend|utilise|enseigne|enseignent|montre|réunit|recherche|dit|disent|vient|viennent|tient|tiennent|sait|savent|prend|prennent|met|mettent|voit|voient|existe|existent|coûte|coûtent|augmente|augmentent|baisse|baissent|monte|montent|rouvre|demande(?:nt)?(?= (?:une?|des|les?|la|que|à) )|s[’']est)(?=[\s,.’']|$)|(?:^|\s)(?:[mts][’']|(?:nous|se|me) )\p{L}{4,}(?:e|ent|it)(?=[\s,.]|$)|\p{L}{2,}(?:rai|ras|ra|rons|ront)(?=[\s,.]|$)|(?:^|\s)(?:les|des|mes|nos|ses|leurs|ces)\s\p{L}+[sx]\s(?:n[’']|ne\s|se\s)?(?!\p{L}*(?:e|am|em|i)ment)\p{L}{3,}ent(?=[\s,.]|$)/iu,
};

/** What a word that follows tells of another thing: it makes no sentence of what stands before it. */
const relative: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:who|which|that|whose|where|when|because|so)\b/i,
  fr: /(?:^|\s)(?:qui|que|qu[’']\S+|dont|où|lorsque|quand|parce|car)\b/iu,
};

/** “When I was small, I went …”; « Quand j’étais petite, je lisais … ». */
const afterClause: Readonly<Record<Language, RegExp>> = {
  en: /^(?:when|while|after|before|since|if|as)\s+(?:I|we|he|she|they|it|my|our)\b.+[\s,](?:I|we|he|she|they|it)\s+\p{L}+/iu,
  fr: /^(?:quand|lorsqu[e’']|si|depuis que|comme|après que)\s*(?:j[’']|je|nous|il|elle|on|ma|mon|mes)\b.+[\s,](?:j[’']|je\s|nous\s|il\s|elle\s|on\s)\p{L}+/iu,
};

/** Whether this says something by itself. In doubt it does not, and is led in. */
export function isSentence(text: string, language: Language): boolean {
  if (text.split(/\s+/).length < 3) return false;
  if (subjects[language].test(text)) return true;
  if (isInfinitive(text, language) || /^(?:to|because|so that|parce que|pour|afin)\b/iu.test(text)) return false;
  if (afterClause[language].test(text)) return true;
  if (language === "en" && /^\p{L}+ing\b/iu.test(text)) return false;
  const [, ...after] = (text.split(relative[language])[0] ?? "").split(/\s+/);
  const verb = finite[language].exec(` ${after.join(" ")}`);
  // Of a list, the verb is of its last part: “Paystack, Moniepoint, OPay, a friend is there”.
  return verb !== null && (verb.input.slice(0, verb.index).match(/(?<!\d),/g) ?? []).length < 2;
}

const verbs =
  /^(?:work|become|be|build|get|gain|start|open|lead|find|help|teach|use|study|learn|return|go|come|live|join|create|develop|design|manage|run|grow|expand|improve|apply|bring|take|make|give|support|serve|establish|launch|found|train|write|publish|research|complete|earn|pursue|continue|move|set|provide|contribute|advance|specialise|specialize|obtain|acquire|strengthen|understand|master|introduce|assist|care|raise|visit|spend|see|meet|stay|share|keep|look|explore|reach|save|sell|treat|practise|practice|do|have|know|show|sign|predict|prove|advise|calculate|compare|protect|reduce|restore|organise|organize|invest|buy|produce|explain|solve|choose|prepare|operate|monitor|analyse|analyze|negotiate|hire|employ|recruit|promote|represent|defend)\b/i;
/** “work experience”, “research on soils”, “support of my family”: what is a verb elsewhere. */
const isNounHere =
  /^\p{L}+\s+(?:of|on|by|from|and|or|experience|permit|plan|plans|date|place|program|skills|team|group|project|projects|centre|center|school|positions?|posts?|roles?|jobs?|nurses?|engineers?|developers?)\b/iu;
/** Most words in -re and -ier are nouns: quatre, ministère, métier. */
const verbsInRe =
  /^(?:être|(?:re|dé|satis)?faire|(?:re|inter|contre|pré)?dire|(?:re|é)?lire|(?:r?é|in|dé|pres|sous|trans)crire|(?:re|sur)?vivre|(?:pour)?suivre|(?:ap|com|entre|re|sur)?prendre|(?:re)?vendre|rendre|(?:at|en|dé|é|pré|re)?tendre|dé(?:f|p)endre|(?:cor)?répondre|répondre|correspondre|perdre|(?:ad|com|per|pro|re|sou|trans|o)?mettre|(?:com|dé)?battre|(?:re)?connaître|(?:ap|dis|com)?paraître|naître|croire|boire|(?:con|pro|intro|ré|tra|sé|dé)duire|(?:con|ins|dé|re|recons)truire|cuire|plaire|(?:sou)?rire|(?:con|in|ex)clure|(?:ré|dis)soudre|coudre|(?:crain|pein|re?join|join|attein|étein|contrain)dre|(?:con)?vaincre|(?:inter)?rompre)$/iu;
const verbsInIer =
  /^(?:étudier|publier|(?:\p{L}+)fier|négocier|apprécier|(?:dis|as)?socier|bénéficier|copier|multiplier|oublier|photographier|privilégier|relier|remédier|trier|varier|marier|concilier|allier|initier|lier|plier|crier|expédier|licencier|dédier|convier)$/iu;
const frenchNouns =
  /^(?:hiver|mer|fer|cher|étranger|boulanger|conseiller|danger|plaisir|avenir|désir|loisir|souvenir|devoir|pouvoir|espoir|savoir-faire)$/iu;

function isInfinitive(text: string, language: Language): boolean {
  if (language === "en")
    return /^to\s+\p{Ll}/iu.test(text) || (verbs.test(text) && !isNounHere.test(text)) || takesAnObject(text);
  const word = text.replace(/^(?:de\s+|d[’']|me\s+|m[’']|s[’']|se\s+|ne\s+pas\s+)/iu, "").split(/[\s,.]/)[0] ?? "";
  if (word.endsWith("re")) return verbsInRe.test(word);
  if (word.endsWith("ier")) return verbsInIer.test(word);
  return /^\p{Lu}?\p{Ll}+(?:er|ir|oir)$/u.test(word) && !frenchNouns.test(word);
}

/** “shorten the time”: a word before an article that is no preposition and no noun of several. */
const takesAnObject = (text: string): boolean =>
  /^(?!(?:in|on|at|by|for|from|of|with|within|without|after|before|during|under|over|through|since|until|because|all|both|half|such|what|only|also|and|but|or|as|than|like|into|near|behind|about|across|my|our|the|a|an)\b)\p{L}*[^s\W](?:\s(?:up|out|back))?\s(?:the|a|an|my|our|their|its|his|her)\s/iu.test(
    text,
  ) && !/^\p{L}+(?:ing|ed)\s/iu.test(text);

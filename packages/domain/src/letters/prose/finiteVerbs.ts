import type { Language } from "../../kernel/text.ts";

/** Verbs that carry a sentence, as far as they can be told from nouns without a dictionary. */

/** In English, verbs that no noun looks like. */
const englishVerbs =
  "is are was were am has have had do does did will would can could should must might wants needs offers gives makes taught teach teaches grew grows began begins became becomes led leads helps shows means requires lacks lives pays allows depends believe believes think thinks feel feels know knows learned learnt said says tells told took found saw went came got asks joins hires opens builds brought made gave saves costs earns employs covers brings showed wrote ran arrived died happened occurred fell rose retire retires retired moved failed remained stayed waited returned graduated closed includes contains explains prepares provides receives decides seems belongs exists";

/** A participle too, unless a thing of somebody follows: “my mother sold our jeepney”, and not “a house sold in May”. */
const withObject = "lost|sold|bought|built|kept|left|sent|paid|held|met|let|ran|checked|chose|earned";

const plain = (words: string): string => `(?:${words.split(" ").join("|")})`;

const english: readonly RegExp[] = [
  new RegExp(`\\b${plain(englishVerbs)}\\b`, "giu"),
  /\bmay\b(?! \d)/gu,
  new RegExp(`\\b(?:${withObject}) (?:my|our|his|her|their|its|the|an?|me|us|him|them)\\b`, "giu"),
  /\b(?:I|we) (?:want|plan|hope|wish|intend|need|like|love|work)\b/giu,
  // Several do something: “students from abroad pay more”.
  /\p{L}{3,}s(?: \p{L}+){0,2} (?:ask|show|say|prove|need|want|live|teach|train|treat|hire|require|have|are|publish|learn|grow|give|make|offer|expect|pay(?= (?:about|for|more|less|well|twice|the|me|my|a)\b))(?= )/giu,
  /\p{L}{3,}(?:s|ed) (?:me|us|them|him|the|an?|my|our|its|their|his|her|whether|how)\b/giu,
];

const frenchVerbs =
  "est sont étais était étaient suis sommes a ont ai avons avais avait avaient faisais faisait pouvais pouvait voulais voulait veut veux veulent peut peux peuvent doit dois doivent offrent donne donnent permet permettent promet promettent font va vais vont vit vivent travaille travaillent manquent exige exigent grandit souhaite espère pense crois sais aime attend attendent paie paient paye dépend utilise enseignent réunit dit disent vient viennent tient tiennent sait savent prend prennent comprend comprennent apprend apprennent met mettent voit voient devient deviennent reçoit reçoivent vérifie vérifient existe existent coûte coûtent augmente augmentent baissent montent rouvre ouvre ouvrent passe passent faut";
/** Nouns too: « mon compte », « une offre d’emploi ». */
const nounsElsewhere = "manque|compte|montre|recherche|baisse|monte|offre|fait|enseigne|forme|traite";
const beforeNoun =
  "le|la|les|une?|des?|du|mon|ma|mes|sa|son|ses|notre|nos|votre|leurs?|cet?|cette|ces|chaque|par|en|sur|sans|au|aux|à|tout";
const ends = "(?=[\\s,.’']|$)";

const french: readonly RegExp[] = [
  new RegExp(`(?:^|[\\s’'])(?:${plain(frenchVerbs)}|s[’']est)${ends}`, "giu"),
  new RegExp(`(?:(?<!(?:^|[\\s’'])(?:${beforeNoun}))\\s|(?:^|\\s)(?:j|n|qu)[’'])(?:${nounsElsewhere})${ends}`, "giu"),
  /(?:^|\s)demande(?:nt)?(?= (?:une?|des|les?|la|que|à) )/giu,
  // « ne mentionne pas », and not « ne pas savoir ».
  /(?:^|\s)(?:n[’']|ne\s(?!pas\s|plus\s|jamais\s|rien\s))(?:[mtsly][’']|(?:me|se|lui|leur|y|en)\s)?\p{L}+/giu,
  /(?:^|\s)(?:[mts][’']|(?:nous|se|me) )\p{L}{4,}(?:e|ent|it)(?=[\s,.]|$)/giu,
  /(?:^|\s)m[’']a(?:vait)?(?=\s)/giu,
  // Several do something: « les universités de mon pays ferment ».
  /(?:^|\s)(?:les|des|mes|nos|ses|leurs|ces)\s\p{L}+[sx]\s(?:\p{L}+s\s)?(?:n[’']|ne\s|se\s)?(?!\p{L}*(?:e|am|em|i)ment)\p{L}{3,}ent(?=[\s,.]|$)/giu,
  // « la banque prêtera »: in small letters, so that Niagara is none.
  /\s(?!(?:opéra|caméra|choléra|extra|agora|flora)\b)\p{Ll}{2,}(?:rai|ras|ra|rons|ront)(?=[\s,.]|$)/gu,
];

const all: Readonly<Record<Language, readonly RegExp[]>> = { en: english, fr: french };

/** Where the first of them stands that does not begin before `from`. */
export function finiteVerbAt(text: string, language: Language, from: number): number | undefined {
  const found = all[language].flatMap((verb) => {
    const [first] = [...text.matchAll(verb)].filter((match) => match.index >= from);
    return first === undefined ? [] : [first.index];
  });
  return found.length === 0 ? undefined : Math.min(...found);
}

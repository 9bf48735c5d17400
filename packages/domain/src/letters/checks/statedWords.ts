/** Words by which a sentence states numbers and days, of both languages, and words that begin a sentence and name nobody. */

const pairs = (words: string, from: number, step = 1): readonly (readonly [string, number])[] =>
  words.split(" ").map((word, index) => [word, from + index * step] as const);

/** What each word counts. “One” and « un » are articles too: alone they say nothing. */
export const countingWords: ReadonlyMap<string, number> = new Map([
  ...pairs("one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen", 1),
  ...pairs("seventeen eighteen nineteen", 17),
  ...pairs("twenty thirty forty fifty sixty seventy eighty ninety", 20, 10),
  ...pairs("un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize", 1),
  ...pairs("vingt trente quarante cinquante soixante", 20, 10),
  ["une", 1],
  ["vingts", 20],
  ["dozen", 12],
  ["douzaine", 12],
  ["dizaine", 10],
  ["quinzaine", 15],
  ["twice", 2],
  ["thrice", 3],
  ["hundred", 100],
  ["cent", 100],
  ["cents", 100],
  ["thousand", 1000],
  ["mille", 1000],
  ["million", 1_000_000],
  ["millions", 1_000_000],
]);
/** What multiplies the number before it. */
export const isMultiple = (value: number): boolean => value === 100 || value === 1000 || value === 1_000_000;
export const articles: ReadonlySet<string> = new Set(["one", "un", "une"]);

export const ordinalWords: ReadonlyMap<string, number> = new Map([
  ...pairs("first second third fourth fifth sixth seventh eighth ninth tenth", 1),
  ...pairs("premier deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième", 1),
  ...pairs("première seconde", 1),
]);

/** Names of the months, a year in each language. */
export const monthWords: readonly string[] =
  "January February March April May June July August September October November December janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(
    " ",
  );

/** Days of the week, seasons, and days that are counted from today; what else they may mean is left to a person. */
export const looseDays =
  /(?<!\p{L})(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|(?:lun|mar|mercre|jeu|vendre|same)dis?|dimanches?|summers?|winters?|autumns?|hivers?|printemps|automnes?|(?:l'|cet |en )été|(?:next|last|this coming) (?:week|month|year|spring|fall)|(?:la semaine|le mois|l'an|l'année) (?:prochaine?|dernière?|passée?)|tomorrow|yesterday|demain|hier)(?!\p{L})/gu;

/** Begin a sentence with a capital and name nobody. */
export const openers: ReadonlySet<string> = new Set(
  [
    "a about above according across additionally after afterwards again all already also although always among an and another any anyone apart around as at away back because before behind being below beside besides between beyond both but by certain certainly coming considering currently despite due during each either even ever every everyone everything except finally first following for from further furthermore given going had has have having he hence her here hers herself him himself his how however i if in indeed instead into it its itself just last lastly later let like likewise living many may me meanwhile more moreover most much must my myself near neither never nevertheless next no nobody none nor not nothing now of off often on once one only or other others otherwise our ours out over overall own part people perhaps please regarding returning seeing several she should similarly since so some someone something sometimes soon staying still such taking that the their theirs them then there thereafter therefore these they this those though through throughout thus to together too travelling under unless until up upon us usually visiting was we were what whatever when whenever where whereas whether which while who whoever whole whom whose why will with within without working would yes yet you your",
    "afin ailleurs ainsi alors après au aucun aucune aujourd aussi autour autre autrefois aux avant avec beaucoup bien bref car ce ceci cela celle celles celui cependant ces cet cette ceux chacun chacune chaque chez ci comme comment compte concernant contre d dans de debout dehors depuis dernièrement derrière des dès désormais dessus devant donc dont du durant elle elles en encore enfin ensemble ensuite entre et étant être eux grâce hors ici il ils j jamais je jusqu l la là le les leur leurs lors lorsqu lorsque lui m ma mais malgré me même mes mien mieux moi moins mon n ne néanmoins ni nos notre nôtre nous on or ou où outre par parce parmi partout pas pendant peu peut plus plusieurs plutôt pour pourtant pouvoir près presque puis puisqu puisque qu quand quant que quel quelle quelles quelqu quelque quelques quels qui quoi quoique s sa sans sauf se selon ses seul seule si sinon soi soit son sous souvent suite sur surtout t tandis tant tel telle tels toujours tous tout toute toutefois toutes très trop un une venant vers vivant voici voilà vos votre vous vu y",
  ].flatMap((words) => words.split(" ")),
);

/** Titles before a name, and what a letter to Canada may always name. */
export const namesNobody: ReadonlySet<string> = new Set(
  "i mr mrs ms miss dr prof madam sir m mm mme mmes mlle me madame monsieur messieurs canada canadian canadians canadien canadienne canadiens canadiennes".split(
    " ",
  ),
);

/** Small words inside a name: University of Lagos, Ana de la Cruz. */
export const joinsNames: ReadonlySet<string> = new Set(
  "of de du des d van von der den bin ibn al el da do dos das di".split(" "),
);
export const articlesInNames: ReadonlySet<string> = new Set(["the", "la", "le", "les", "l"]);

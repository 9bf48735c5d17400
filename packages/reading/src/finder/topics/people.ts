import { labelsAround } from "../candidates.ts";
import { cues, cuesAt, type Topic } from "../sought.ts";

/** Whose name a name on a paper can be. */

const holders =
  "student|learner|applicant|candidate|employee|staff(?: member)?|taxpayer|patient|client|test taker|holder|bearer|pupil|insured(?: person)?|traveller|participant|graduate|trainee|child|newborn|registrant|subject|worker|individual|person (?:concerned|named|examined|searched)|examinee|scholar|incumbent|postholder|post holder|policy ?holder|permit holder|assure principal";
const titulaires =
  "etudiante?|eleve|demandeu(?:r|se)|demanderesse|candidate?|employee?|salariee?|agent|titulaire|personne|stagiaire|beneficiaire|assuree?|contribuable|patiente?|interessee?|individu|apprenante?|inscrite?|postulante?|requerante?|impetrante?|diplomee?|recipiendaire|apprentie?|laureate?|collaborateur|collaboratrice|enfant|voyageu(?:r|se)|travailleu(?:r|se)|nouveau-ne";
const mr = String.raw`(?:(?:mr|mrs|ms|miss|mx|dr|engr|shri|smt)\b\.? ?(?:\/ ?(?:mrs|ms|miss)\b\.? ?)?)?`;
const m = String.raw`(?:(?:m|mme|mlle|monsieur|madame|mademoiselle)\b\.? ?(?:\/ ?mme\b\.? ?)?)?`;

const main: Topic = {
  id: "main",
  cues: [
    ...cuesAt(
      "label",
      1,
      new RegExp(`\\b(?:${holders})(?:'s)?,? ?(?:full |legal |complete )?(?:names?(?: in full)?)?(?:\\(s\\))?\\W*$`),
      new RegExp(
        `\\b(?:full |legal |complete )?names?(?:\\(s\\))?(?: in full)?(?: of (?:the )?(?:${holders}|person))?(?: \\([^)]*\\))?\\W*$`,
      ),
      /^\W*(?:\d{1,2}[.)] )?(?:names?|noms?|to|for|re|subject|in favou?r of|issued to|prepared for|offer to|awarded to|conferred on|surname and (?:given|first|other) names?|i, the undersigned)\W*$/,
      new RegExp(
        `\\b(?:nom|noms)(?: complet|,? (?:et )?prenoms?(?:\\(s\\))?)?(?: (?:de l'|du |de la )?(?:${titulaires}))?(?:\\(e\\))?\\W*$`,
      ),
      new RegExp(`\\b(?:prenoms? et noms?|${titulaires})(?:\\(e\\))?\\W*$`),
      /^\W*(?:objet|concerne|delivree? a|nombre(?: completo| y apellidos?)?|nome(?: completo)?|vollstandiger name|name\/nom|nom\/name)\W*$/,
      /\b(?:certif(?:y|ies)|confirms?|attests?|verif(?:y|ies)|declares?|advised|informed) that\W*$|\b(?:awarded|presented|granted|conferred|issued|given) (?:up)?(?:on|to)\W*$|\b(?:received|payment|paid) (?:from|by)\W*$|\bpayor\W*$|\bpayer\W*$/,
      /\b(?:in respect of|in relation to|in the name of|with regard to|relating to|pertaining to|concerning|regarding|held by|a l'egard de|au sujet de|au nom de|concernant|relativement a|appartenant a)\W*$/,
      /\b(?:certifi(?:e|ons)|confirm(?:e|ons)|attest(?:e|ons)) que\W*$|\b(?:decerne|remis|accorde|confere|octroye|attribue)e?s? a\W*$|\brecu de\W*$|\bnom(?:bre)?(?:s)? (?:y apellidos|del? (?:estudiante|alumno))\W*$/,
    ),
    ...cuesAt(
      "before",
      1,
      new RegExp(
        `\\b(?:certif(?:y|ies)|confirms?|attests?|verif(?:y|ies)|declares?|states?|inform you|advise you|record|show) that ,? ?(?:the (?:above[- ]named|undermentioned|bearer),? |our (?:student|employee|colleague),? |one )?${mr}$`,
      ),
      new RegExp(
        `\\b(?:certifi(?:e|ons)|confirm(?:e|ons)|attest(?:e|ons)|declar(?:e|ons)|informons)(?: par (?:la|les) presentes?)? que (?:la nommee |le nomme |notre (?:employee?|collegue|etudiante?),? )?${m}$`,
      ),
      new RegExp(
        `\\b(?:dear|cher|chere|concerning|regarding|awarded to|conferred (?:up)?on|offer to|granted to|issued to|issued in favou?r of|hereby certify that|in respect of|against|in the name of|fingerprints of|records? of|birth of|examination of|on behalf of|re:|subject:|concernant|au nom de|a l'encontre de|contre|delivree? a|naissance de|a l'egard de|au sujet de|empreintes de)(?: (?:one|the (?:said|bearer|person named)|le nomme|la nommee|le sieur|la dame))? ?${mr}${m}$`,
      ),
      /\b(?:confere|decerne|octroye|accorde|remis|attribue)e?s? a (?:(?:m|mme|mlle|monsieur|madame)\b\.? )?$/,
      /\b(?:conferr?(?:ed|s)|grant(?:ed|s)?|award(?:ed|s)?|admit(?:ted|s)?|present(?:ed|s)?) (?:up)?(?:on |to )?(?:(?:mr|mrs|ms|miss|dr)\b\.? )?$/,
    ),
    ...cuesAt(
      "label",
      0.95,
      /^\W*(?:m|mme|mlle|mr|mrs|ms|miss|monsieur|madame)(?:\W+(?:m|mme|mlle|mr|mrs|ms|miss|monsieur|madame))+\W*$/,
    ),
    ...cuesAt(
      "before",
      0.7,
      /\b(?:mr|mrs|ms|miss|mx|madame|monsieur|mme|mlle)\b\.? ?$/,
      /\byour (?:son|daughter|child),? $/,
      /^\W*(?:i|we|je|nous),? $/,
    ),
    ...cuesAt(
      "after",
      1,
      /^\W{0,3}(?:\([^)]{0,60}\)\W{0,2})?(?:has|is|was|had) (?:been |hereby |currently |presently |also )?(?:admitted|accepted|enrol+ed|registered|completed|a student|a full-time|employed|offered|successfully|appointed|working|engaged|hired|on our|in our|a permanent|an employee|a member of)/,
      /^\W{0,3}(?:\([^)]{0,60}\)\W{0,2})?(?:joined|works|worked|has worked|served|serves|took the|sat the|attended|holds the (?:post|position))/,
      /^\W{0,3}(?:\([^)]{0,60}\)\W{0,2})?(?:a (?:ete|termine|reussi|satisfait|complete|rejoint|travaille)|est (?:admise?|inscrite?|employee?|engagee?|salariee?|en poste|titulaire)|travaille|occupe|fait partie)/,
      /^\W{0,4}(?:f|m|x|female|male|feminin|masculin)\b\W{1,4}(?:\d|born|nee?)/,
      /^\W{0,3}\(? ?(?:born|nee?|student (?:no|number|id)|matricule|code permanent|date of birth|(?:s\/o|d\/o|w\/o|son of|daughter of|fils de|fille de)|holder of (?:\w+ )?passport|titulaire d)/,
      /^\W{0,3}(?:\([^)]{0,60}\)\W{0,2})?(?:has|is|was) (?:been |hereby |currently |now )?(?:fulfil+ed|met|graduated|awarded|granted|attended|attending|a (?:registered |current |full-time )?(?:student|pupil|learner)|in grade)/,
      /^\W{0,3}\(? ?(?:id\b|learner (?:no|number|id)|d\.?o\.?b)/,
    ),
    ...cuesAt(
      "below",
      0.85,
      /^\W*(?:(?:student|learner|matricule|code permanent|applicant|client|uci|iuc|enrol?ment|id)\b ?(?:no|number|id|n|:|#)?|born\b|date of birth|nee? le\b|dob\b)/,
      /^\W*(?:for (?:completing|having|the successful)|has\b|having|who\b|upon\b|in recognition|a (?:reussi|complete|termine|satisfait)|pour avoir|mother's name|father's name|(?:son|daughter) of)/,
    ),
  ],
  // The block of an address, alone in its cell in the upper part of a letter.
  place: ({ context, value }) =>
    context.isAlone &&
    context.height < 0.42 &&
    context.height > 0.06 &&
    value.includes(" ") &&
    // Lines of an address are no names, though “Hanoi, Vietnam” is written like one.
    !/^(?:no\.? ?)?\d.*\D$/.test(context.labels[0]?.text ?? "") &&
    /\d|p\.? ?o\.? box|, /.test(context.below)
      ? 0.6
      : 0,
};

const hasLabel = /\b(?:name|nom|nombre|nome|surname)\b[^a-z]*$/;

const greeting = /^(?:dear|hello|hi|cher|chere|bonjour)(?: (?:mr|mrs|ms|miss|mx|dr|madame|monsieur|mme|m)\b)?\W*$/;

const part: Topic = {
  id: "part",
  cues: cuesAt(
    "label",
    1.2,
    /\b(?:family|last|given|first|middle|other|maiden|preferred|former|birth) names?(?:\(s\))?(?! and)|(?<!and )\bsurname\b(?! and)|\bnom de (?:famille|naissance|jeune fille)\b|(?<!nom(?:\(s\)|s)?(?: de famille)?(?:,| et| and| &| \/)? )\bprenoms?\b(?! et nom)(?!\W*nom)|\bapellidos?\b|\balias(?:es)?\b/,
  ),
  // A greeting by the first name alone.
  place: ({ value, context }) =>
    !value.includes(" ") &&
    (greeting.test(context.before) || (labelsAround(context).length === 0 && !hasLabel.test(context.before)))
      ? 1.5
      : 0,
};

const family = "father|mother|parents?|spouse|husband|wife|son|daughter|brother|sister|uncle|aunt|witness(?:es)?";
const parente = "pere|mere|parents?|conjointe?|epoux|epouse|mari|femme|temoins?|padre|madre|pai|mae";

const other: Topic = {
  id: "other",
  cues: [
    ...cuesAt(
      "label",
      1.3,
      new RegExp(
        `\\b(?:${family})(?:'s)?(?: (?:full )?names?| of (?:the )?(?:child|bride|groom|student|applicant))?\\W*$`,
      ),
      new RegExp(
        `\\b(?:nom (?:du |de la |de l'|des )?)?(?:${parente})(?: (?:de l'|du |de la )(?:enfant|epoux|epouse|etudiante?))?\\W*$`,
      ),
      /\b(?:s\/o|d\/o|w\/o|c\/o|son of|daughter of|wife of|fils de|fille de|hijo de|hija de)\W*(?:(?:mr|shri|sh|late|feu)\b\.? ?)?$/,
    ),
    ...cues(
      1,
      /\b(?:supervis(?:ion|or)(?: of)?|reports? to|professor|prof|advisor|counsel+or|contact(?: person)?|director|dean|manager|officer|agent|representative|custodian|guardian|notary|commissioner|registrar|physician|examin(?:er|ed by)|doctor|clinic|employer|company|organi[sz]ation|bank|school|institution|signed by|prepared by|issued by|verified by|approved by|authori[sz]ed|cc|copy to|attention|attn|emergency|from|invigilator|administrator|before me)\b\W*(?:name\W*)?$/,
      /\b(?:directeur|directrice|professeure?|responsable|conseillere?|notaire|gardien(?:ne)?|tutrice?|tuteur|medecin|employeur|entreprise|societe|signature|personne[- ]ressource|c\. ?c|a l'attention|devant moi|greffier|officier)\b\W*$/,
    ),
    ...cuesAt(
      "below",
      1,
      /^(?=.{0,70}$).*\b(?:registrar|dean|director|manager|officer|head of|principal|president|chair|coordinator|vice|provost|advisor|secretary|assistant|supervisor|chief|partner|owner|proprietor|founder|commandant|superintendent|inspector|physician|administrator|hr\b|human (?:resources|capital)|admissions?\b(?! @)|notary|commissioner|teller|branch|signature|signing|authori[sz]ed|registraire|directeur|directrice|doyenn?e?|responsable|gestionnaire|conseill|adjointe?|aide pedagogique|agente?|chef|notaire|recteur|rectrice|greffier|officier|medecin|gerante?|proprietaire)\b/,
    ),
    ...cuesAt(
      "before",
      0.9,
      /\b(?:sincerely|regards|truly|faithfully|respectfully|signature|signed|salutations|cordialement|for and on behalf of)\W*$/,
    ),
  ],
  place: ({ context }) => (context.height > 0.72 && context.isAlone && labelsAround(context).length === 0 ? 0.5 : 0),
};

export const personTopics: readonly Topic[] = [main, part, other];

/** The parts of the name of whom the paper is about. */
const familyName =
  /\b(?:family|last) ?names?\b|\bsurnames?\b|\bnom(?:s)? de famille\b|^\W*nom\W*$|\b(?:primer |segundo )?apellidos?\b|\bsobrenomes?\b|\bapelidos?\b|\bnachname\b|\bcognome\b/;
const givenNames =
  /\b(?:given|first|fore|christian) ?names?\b|\bprenoms?\b|^\W*nombres?(?:\(s\))?\W*$|\bprenomes?\b|\bvornamen?\b/;

const partsOf = (of: RegExp | undefined, notOf: RegExp): readonly Topic[] => {
  const ofOne = (pattern: RegExp) => [
    ...cuesAt("label", of ? 0.5 : 1, pattern),
    ...(of ? cuesAt("label", 1, new RegExp(`(?=[^]*(?:${of.source}))[^]*(?:${pattern.source})[^]*`)) : []),
  ];
  return [
    { id: "family", cues: ofOne(familyName) },
    { id: "given", cues: ofOne(givenNames) },
    {
      id: "middle",
      cues: cuesAt(
        "label",
        1,
        /\b(?:middle|other|maiden|birth|former|preferred) names?\b|\bautres? (?:noms?|prenoms?)\b/,
      ),
    },
    {
      id: "whole",
      cues: cuesAt(
        "label",
        1.2,
        /[^]*(?:\b(?:family|last)? ?names?\W{0,3}(?:and |& |et |or )?(?:given|first)|\bsurname\W{0,3}(?:and |& |or )?(?:given|first|other|name)|\bnom\W{0,3}(?:et )?prenom|\bprenoms? et nom|\bfull name|\bnom complet)[^]*/,
      ),
    },
    { id: "ofOther", cues: cuesAt("label", 1.3, notOf) },
  ];
};

const others =
  /\b(?:father|mother|parent|spouse|husband|wife|guardian|custodian|witness|contact|agent|notary|representative|pere|mere|conjointe?|gardien(?:ne)?|tuteur|temoin|padre|madre)\b/;
export const namePartTopics = partsOf(undefined, others);

const custodian = /\bcustodians?\b|\bguardian in canada\b|\bgardien(?:ne|\(ne\))?s?\b|\bpersonne gardienne\b/;
const notCustodian =
  /\b(?:student|minor|child|pupil|applicant|father|mother|parents?|notary|commissioner|witness|school|etudiante?|eleve|enfant|mineure?|pere|mere|notaire|temoin|ecole)\b/;
export const custodianPartTopics = partsOf(custodian, notCustodian);
export const studentPartTopics = partsOf(
  /\b(?:student|minor|child|pupil|etudiante?|eleve|enfant|mineure?)\b/,
  /\b(?:custodian|guardian|father|mother|parents?|notary|gardien(?:ne)?|pere|mere|notaire|witness|temoin)\b/,
);

/** Who looks after a child in Canada, beside the child and the parents. */
export const custodianTopics: readonly Topic[] = [
  {
    id: "custodian",
    cues: [
      ...cuesAt(
        "label",
        1,
        /\b(?:custodian|guardian in canada)(?:'s)?(?: in canada)?(?: (?:full |legal )?names?| \([^)]*\))?\W*$|\bnames? of (?:the )?(?:proposed )?custodian\W*$/,
        /\bgardien(?:ne|\(ne\))?(?: au canada)?\W*$|\bnom(?: complet)?(?: et prenoms?)? (?:du |de la |de l')(?:gardien(?:ne)?|personne gardienne)\W*$/,
      ),
      ...cuesAt(
        "before",
        1,
        /^\W*(?:\d[.)] )?(?:i|je)(?: the undersigned| soussignee?)?,? ?$|\bi,? (?:the undersigned,? )?$|\bsoussignee?,? $|\b(?:(?:the|le|la) (?:custodian|gardien(?:ne)?)(?: named| nommee?| is| est)?,? |appoint|designate|nommons|designons|authori[sz]e) ?(?:mr|mrs|ms|miss|m|mme)?\b\.? ?$/,
      ),
      ...cuesAt(
        "after",
        0.95,
        /^\W{0,3}(?:hereinafter|ci-apres)?[^.;a-z]{0,4}(?:called |nommee? )?\W?(?:the |le |la )\W?(?:custodian|gardien)|^\W{0,3}[^.;]{0,160}\b(?:agrees? to (?:act|be|serve|look)|as (?:the |a )?custodian|will act as|accept(?:e|er|s)? (?:la garde|d'agir|d'etre|the custody)|solemnly declare|declare solennellement|do hereby)/,
      ),
      ...cuesAt("below", 0.9, /^\W*(?:the )?(?:custodian|gardien(?:ne)?)\b/),
    ],
  },
  {
    id: "child",
    cues: [
      ...cuesAt(
        "label",
        1.1,
        /\b(?:student|minor|child|pupil|applicant|ward)(?:'s)?(?: (?:full |legal )?names?)?\W*$|\bnames? of (?:the )?(?:student|minor|child|applicant)\W*$/,
        /\b(?:etudiante?|eleve|enfant|mineure?)(?:\(e\))?\W*$/,
      ),
      ...cuesAt(
        "before",
        1.1,
        /\b(?:custodian (?:of|for)|care of|look after|responsib(?:le|ility) for|custody of|my (?:niece|nephew|cousin|grandson|granddaughter)|garde de l'enfant|garde de|l'enfant(?: mineure?)?|responsable de|gardienne? de|de l'etudiante?|de l'eleve)(?: the (?:minor|child|student))?,? ?$/,
      ),
    ],
  },
  {
    id: "parent",
    cues: cuesAt(
      "label",
      1.2,
      /\b(?:parents?|father|mother|pere|mere)(?:'s)?(?: (?:full )?names?)?\W*$|\b(?:son|daughter|child) of (?:mr|mrs|ms)?\b\.? ?$|\b(?:fils|fille) de ?$/,
    ),
  },
  {
    id: "official",
    cues: [
      ...cuesAt(
        "label",
        1.2,
        /\b(?:before me|devant moi|notary(?: public)?|commissioner|notaire|maitre|me|temoin|witness|lawyer|avocate?)\W*$/,
      ),
      ...cuesAt(
        "below",
        1.2,
        /^\W*(?:a )?(?:notary|commissioner|notaire|commissaire|barrister|lawyer|avocate?|witness|temoin)\b/,
      ),
      ...cuesAt("label", 1.2, /\b(?:school|ecole|institution|college)(?:'s)?(?: name)?\W*$/),
    ],
  },
];

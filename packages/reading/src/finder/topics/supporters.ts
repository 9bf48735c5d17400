import { labelsAround } from "../candidates.ts";
import { cues, cuesAt, type Topic } from "../sought.ts";

/** Who a person in a letter of financial support is: the one who pays, the one for whom, or somebody else. */

const relatives =
  "(?:son|daughter|child|children|brother|sister|niece|nephew|wife|husband|spouse|fiancee?|partner|grandson|granddaughter|grandchild|cousin|friend|ward|step-?son|step-?daughter|sibling|relative|dependant)";
const elders =
  "(?:father|mother|parents?|brother|sister|uncle|aunt|guardian|husband|wife|spouse|grandfather|grandmother|grandparents?|sponsor|cousin|employer)";
const enfants =
  "(?:fils|fille|enfants?|frere|soeur|niece|neveu|epouse|epoux|conjointe?|petit-fils|petite-fille|cousine?|amie?|belle-fille|beau-fils|pupille)";
const aines =
  "(?:pere|mere|parents?|frere|soeur|oncle|tante|epoux|epouse|conjointe?|tuteur|tutrice|grand-pere|grand-mere|garante?)";

export const supporterTopics: readonly Topic[] = [
  {
    id: "supporter",
    cues: [
      ...cuesAt(
        "before",
        1,
        /(?:^|[\s.:;,])(?:i|we|me),? (?:the undersigned,? |undersigned,? |the (?:below|above)[- ](?:named|signed),? )?$|\bthe undersigned,? $|\b(?:i am|my name is|we are|our names are|i,? named) $/,
        /(?:^|[\s.:;,])(?:je|nous),? (?:soussignee?s?(?:\(e\))?,? )?$|\bsoussignee?s?(?:\(e\))?,? $|\b(?:je m'appelle|je suis|nous sommes) $/,
        /\b(?:yo|eu|me llamo|mi nombre es|meu nome e|ich|io sottoscritt[oa]),? $/,
        /\b(?:affidavit|declaration|undertaking|statement) (?:of|by) $|\b(?:sworn|declared|signed|given|made) by $|\bfinancial(?:ly)? (?:supporter|sponsor|supported by|sponsored by)(?: is)?,? $/,
      ),
      ...cuesAt(
        "label",
        1,
        /\b(?:name of (?:the )?)?(?:financial )?(?:sponsors?|supporters?|guarantors?|deponent|affiant|declarant|payer|parent(?: or guardian)?|undersigned)(?:'s)?(?: (?:full )?names?)?\W*$/,
        /\b(?:nom (?:complet )?(?:du|de la|de l') ?)?(?:repondante?|garante?|declarante?|personne (?:qui soutient|repondante)|soutien(?: financier)?|parrain|marraine|soussignee?)(?:\(e\))?\W*$/,
        /\b(?:patrocinador|fiador|garante|responsable economico|responsavel financeiro)\W*$/,
      ),
      ...cuesAt(
        "below",
        0.9,
        /^\W*(?:\(?(?:the )?(?:financial )?(?:sponsor|supporter|guarantor|deponent|affiant|father|mother|parent|uncle|aunt|brother|sister|guardian)\b|signature|repondante?|garante?|pere|mere|parent)/,
      ),
      ...cuesAt(
        "after",
        0.9,
        /^\W{0,3}(?:of (?:legal|full) age|(?:resident|residing|domiciled|living|holder|bearer) (?:of|at|in)|(?:do )?hereby|(?:do )?solemnly|write to|undertake|demeurant|domicilie|m'engage|declare sur)/,
      ),
    ],
    // The sender’s block at the head, and the name below the signature.
    place: ({ context, value }) =>
      !context.isAlone || !value.includes(" ") || labelsAround(context).length > 1
        ? 0
        : context.height < 0.16
          ? 0.5
          : context.height > 0.5
            ? 0.5
            : 0,
  },
  {
    id: "supported",
    cues: [
      ...cuesAt(
        "before",
        1,
        new RegExp(
          String.raw`\b(?:my|our|his|her|their)(?: (?:only|elder|younger|eldest|youngest|dear|beloved|own|real|first|second))* ${relatives}(?: and (?:dependant|beneficiary|student))?,? (?:(?:named|called|namely|the applicant),? )?$`,
        ),
        new RegExp(String.raw`\b${elders}(?:\/${elders})* (?:of|to) (?:(?:the )?(?:student|applicant),? )?$`),
        new RegExp(
          String.raw`\b(?:mon|ma|notre|nos|mes) ${enfants}(?: (?:ainee?|cadet(?:te)?|unique|benjamine?|mineure?|majeure?))?,? (?:(?:nommee?|appelee?|prenommee?),? )?$`,
        ),
        new RegExp(String.raw`\b${aines} (?:de|d'|du) ?(?:l'etudiante?,? )?$`),
        /\b(?:support(?:ing)?|sponsor(?:ing|ship)?|maintenance|funding|finances?|assist(?:ance|ing)?)(?: letter| provided| given)?(?: of| for| to| in respect of| in favou?r of)*(?: (?:the )?(?:student|applicant))?,? $/,
        /\b(?:expenses?|studies|fees?|education|tuition|stay|costs?|application|behalf|favou?r|support) (?:of|for) (?:(?:the )?(?:student|applicant),? )?$/,
        /\b(?:soutien(?: financier)?|prise en charge|parrainage|frais|etudes|depenses|sejour|faveur|demande|appui) (?:de|d'|a|pour|des etudes de) ?$/,
        /\b(?:mi|mis|nuestr[oa]|meu|minha|noss[oa]) (?:hij[oa]|sobrin[oa]|herman[oa]|espos[oa]|niet[oa]|filh[oa]|sobrinh[oa]|irm(?:ao|a)),? $/,
      ),
      ...cuesAt(
        "label",
        1,
        /\b(?:name of (?:the )?)?(?:student|applicant|beneficiary|candidate|visa applicant|supported person|dependant)(?:'s)?(?: (?:full )?name)?\W*$/,
        /\b(?:nom (?:complet )?(?:de l'|du |de la ))?(?:etudiante?|beneficiaire|demandeu(?:r|se)|demanderesse|candidate?|requerante?)(?:\(e\))?\W*$/,
        /\b(?:estudiante|solicitante|beneficiari[oa]|requerente|aluno|aluna)\W*$/,
      ),
      ...cuesAt("label", 0.8, /^\W*(?:re|ref|subject|objet|concerne|sub|asunto|assunto)\W*$/),
      ...cuesAt(
        "before",
        0.8,
        /\b(?:re|subject|objet|regarding|concerning|concerne|sub)\b\W.{0,50}(?:for|of|to|de|pour|-) $|^\W*(?:re|subject|objet|sub)\W*$/,
      ),
      ...cuesAt(
        "after",
        0.95,
        /^\W{0,3}(?:\([^)]{0,60}\)\W{0,2})?(?:who (?:is|has|will|intends|wishes|plans)|has been (?:admitted|accepted|offered)|is (?:my|our|going|planning)|qui (?:est|a ete|sera|souhaite|va)|'s (?:tuition|stud|educat|expens|stay|living))/,
      ),
      ...cuesAt(
        "after",
        0.95,
        new RegExp(String.raw`^\W{0,3}(?:who is )?(?:my|our) (?:only |elder |younger |eldest )?${relatives}\b`),
        new RegExp(String.raw`^\W{0,3}(?:qui est )?(?:mon|ma|notre) ${enfants}\b`),
      ),
      ...cuesAt("below", 0.6, /^\W*(?:date of birth|passport|student (?:no|id)|uci)/),
    ],
  },
  {
    id: "other",
    cues: [
      ...cues(
        1.1,
        /\b(?:notary|commissioner|witness|officer|consul|embassy|high commission|attorney|advocate|bank|university|college|employer|company|my (?:wife|husband),|before me|temoin|notaire|commissaire|avocat)\b\W*(?:name|public)?\W*$/,
      ),
      ...cuesAt(
        "below",
        1,
        /^\W*(?:notary|commissioner|witness|advocate|attorney|justice|oath|temoin|notaire|commissaire|avocat)\b/,
      ),
    ],
  },
];

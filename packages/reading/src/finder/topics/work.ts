import { cues, cuesAt, type Topic } from "../sought.ts";
import { isFirm } from "../grammars/organisations.ts";
import { dayTopics } from "./days.ts";
import { notOfThisPaper } from "./documents.ts";

/** What stands on papers of employers. */

const since: Topic = {
  id: "employedSince",
  cues: [
    ...cues(
      1.05,
      /\b(?:date|day) (?:of |he |she )?(?:joining|joined|hire[d]?|hiring|appointment|first appointment|engagement|employment|commencement(?: of (?:employment|duty|duties|service))?|recruitment|entry(?: into service)?|start)\b|\b(?:employment|job|contract|service|joining|hire|hiring|appointment|engagement) (?:start(?:ed|s)?|began|begin(?:s|ning)?|commence(?:d|s|ment)?|date)(?: date)?(?: on)?\b|\b(?:joined|engaged|hired|employed|recruited|started|in service|with us|with (?:the )?company|in our (?:employ(?:ment)?|service)|on (?:our )?staff|on the payroll|appointed)(?: on| since| from| as of)\b/,
      /\bdate (?:d'embauche|d'entree(?: en (?:fonctions?|service|poste))?|d'engagement|de recrutement|de prise de (?:service|fonctions?|poste)|de debut (?:d'emploi|du contrat|de l'emploi))\b|\b(?:embauchee?|engagee?|recrutee?|entree?(?: en (?:fonctions?|service|poste))?|employee?(?: (?:chez|dans|de|par|au sein)[^.;]{2,60})?|en poste|travaille[^.;]{0,60}|en fonctions?|salariee?[^.;]{0,60}) (?:depuis|le|a compter du|a partir du)(?: le)?\b/,
      /\bfecha de (?:ingreso|inicio|contratacion|alta)\b|\bdata de (?:admissao|inicio)\b|\beintritt(?:sdatum)?\b/,
    ),
    ...cues(
      0.9,
      /\b(?:employed|employment|working|works|worked|work|served|serving|employee|member|staff|been|position|with us|company|started|joined|assumed (?:duty|office)|reported for (?:duty|work)|took up[^.;]{0,30}|commenced|began|will (?:start|begin|commence))\b[^.;]{0,90}?\b(?:since|from|on|effective(?: from)?|with effect from|as of)(?: the)?(?: \w+ ?,)?\W*$/,
      /\b(?:employee?|emploi|travaille|service|poste|fonctions?|contrat)\b[^.;]{0,90}?\b(?:depuis|a compter du|a partir du|du)(?: le)?\W*$/,
    ),
    ...cuesAt("label", 0.85, /^\W*(?:from|since|start|starts|started|hired|joined|depuis|debut|embauche)\W*$/),
    ...cuesAt("before", 0.6, /\bsince (?:the )?$|\bdepuis (?:le )?$/),
  ],
};

const laterSteps: Topic = {
  id: "laterSteps",
  cues: [
    ...cues(
      1.1,
      /\b(?:confirmed|promoted|transferred|re-?designated|promotion|probation(?:ary)?(?: period)?(?: ended?)?|increment|revised|last (?:promotion|raise)|current (?:position|role|contract) (?:since|from)|appointment letter|by (?:our )?letter(?: of| dated)?|offer letter)\b(?: on| of| dated| since| from)*(?: the)? ?$/,
      /\b(?:titularisee?|promue?|confirmee?|mutee?|promotion|fin de (?:la )?periode d'essai|nommee? a ce poste)(?: le| du)? ?$/,
    ),
    ...cues(
      1.15,
      /\b(?:leave(?: of absence)?|sabbatical|vacation|holidays?|absence|return(?:s|ed|ing)?(?: to (?:work|duty|us))?|resum(?:e|es|ed|ption)|rejoin|study leave|unpaid|keeps? (?:his|her|their|the) (?:post|job|position)|held (?:open )?for)\b[^.;]{0,70}$/,
      /\b(?:conge|conges|absence|vacances|retour|reprise|reprendra|reintegr|disponibilite|sans solde)\b[^.;]{0,70}$/,
    ),
    ...cuesAt(
      "label",
      1.1,
      /\b(?:visa|residen(?:ce|t)|iqama|permit|id|passport|licen[cs]e|card|insurance)\b[^.;]{0,20}(?:expiry|valid|issue)/,
    ),
  ],
};

export const workDays: readonly Topic[] = [
  // Of whoever works: a program’s beginning is none of a job.
  ...dayTopics.filter(({ id }) => id !== "start"),
  since,
  laterSteps,
  notOfThisPaper,
];

export const employerTopics: readonly Topic[] = [
  {
    id: "employer",
    cues: [
      ...cuesAt(
        "label",
        1,
        /\b(?:employer|company|organi[sz]ation|business|firm|establishment)(?:'s)?(?: (?:legal |full |registered )?name)?\W*$|\bname of (?:the )?(?:employer|company|organi[sz]ation|business|firm)\W*$/,
        /\b(?:nom (?:de l'|du |de la |d'))?(?:employeur|entreprise|societe|compagnie|organisme|raison sociale)\W*$/,
        /\b(?:empresa|empleador|empregador|arbeitgeber)\W*$/,
      ),
      ...cuesAt(
        "before",
        0.95,
        /\b(?:employed|employment|engaged|hired|working|works?|worked|job|position|serv(?:es|ed|ing)) (?:full[- ]time |part[- ]time )?(?:by|with|at|for) (?:the |m\/s\.? )?$|\b(?:employee|staff|member) of (?:the )?$|\bjoined (?:the )?$/,
        /\b(?:employee? (?:chez|de|par|dans)|a l'emploi de|au service de|travaille (?:chez|pour|a)|salariee? de|la societe|l'entreprise|au sein de(?: la societe)?) ?(?:la |l'|le )?$/,
        /\b(?:on behalf of|for and on behalf of|pour le compte de|directeur[^.;]{0,40} de (?:la societe )?|director of|manager of|yours[^.;]{0,20} for) ?$/,
      ),
      ...cuesAt(
        "after",
        0.7,
        /^[^.;]{0,20}\b(?:hereby (?:certif|confirm)|certif(?:y|ies|ie|ions)|confirms?|atteste|employs)\b/,
      ),
    ],
    // The letterhead: the first thing on the page, mostly with the word of a firm.
    place: ({ value, context }) =>
      context.isAlone || context.before === ""
        ? context.height < 0.2
          ? isFirm(value)
            ? Math.max(0.75, 0.95 - context.height)
            : context.height < 0.1
              ? 0.7 - 2 * context.height
              : 0
          : isFirm(value) && context.height < 0.95
            ? 0.3
            : 0
        : isFirm(value)
          ? 0.41
          : 0,
  },
  {
    id: "otherFirm",
    cues: [
      ...cues(
        1.1,
        /\b(?:bank(?:ers?)?|account|client|customer|insur(?:er|ance)|clinic|school|university|college|studied at|graduate of|admitted (?:to|at|by)|formerly (?:of|with|at)|previous(?:ly)? (?:employer|with|at|employed[^.;]{0,20})|subsidiary of|addressed to|address|branch|department|division|city|place)\b\W*(?:name)?\W*$/,
        /\b(?:banque|client|assureur|ecole|universite|diplomee? de|admise? a|ancien employeur|filiale de|adresse|succursale|departement|service|ville|lieu)\b\W*$/,
      ),
      ...cuesAt(
        "label",
        1.1,
        /\b(?:employee|position|title|designation|nationality|salary|wage|name of employee|reference|fax|poste|fonction|employee?|to|attention|re|objet|subject|sujet|memo)\b\W*$/,
      ),
    ],
  },
];

/** Of a letter of the authority to an employer: who is addressed, not who writes. */
export const addressedEmployerTopics: readonly Topic[] = employerTopics.map((topic) =>
  topic.id === "employer"
    ? {
        ...topic,
        place: ({ value, context }) =>
          context.isAlone && context.height < 0.4 && /^(?:attention|attn|a l'attention|\d|p\.? ?o)/.test(context.below)
            ? 0.75
            : isFirm(value)
              ? 0.45
              : 0,
      }
    : topic,
);

export const jobTopics: readonly Topic[] = [
  {
    id: "job",
    cues: [
      ...cuesAt(
        "label",
        1,
        /\b(?:(?:job|position|current|present|official) (?:title|position|designation|role)|position(?: held| offered| occupied)?|designation|occupation|job|role|rank|post(?: held)?|function|employed as|working as|title of (?:the )?position|(?:nature|title) of (?:the )?(?:work|job|duties|post)|post (?:title|occupied)|staff category|profession)\W*$/,
        /\b(?:titre|intitule)(?: (?:du poste|de l'emploi|d'emploi|de fonction))?\W*$|\b(?:poste(?: occupe| offert| actuel)?|fonctions?(?: occupees?| exercees?)?|emploi(?: occupe| tenu)?|metier|corps|(?:poste|fonction) (?:tenu|actuel|exerce)(?:le|e)?|qualite|grade)\W*$/,
        /\b(?:puesto|cargo|ocupacion|funcao|berufsbezeichnung|position)\W*$|^\W*title\W*$/,
      ),
      ...cuesAt(
        "before",
        1,
        /\b(?:position|post|role|rank|capacity|job|designation|title|function) (?:of|as|is)(?: an?| the| our)? ?$|\b(?:latest|last|present|current) (?:designation|position|title|rank) being ?$|\b(?:has|have) been (?:our|the|an?) ?$|\b(?:currently|presently|now|promoted to|promoted[^.;]{0,20} rank of|holds the (?:post|position) of)\b[^.;]{0,40}?(?: as)?(?: an?| the| our)? ?$/,
        /\b(?:employed|employment|working|works?|worked|hired|engaged|serv(?:es|ing|ed)|appointed|joined)\b[^.;]{0,110}? as(?: an?| the| our)? ?$/,
        /\b(?:duties|functions|responsibilities|tasks|services|work) (?:of|as)(?: an?| the| our)? ?$|\b(?:les fonctions|les taches|le metier|la charge|l'emploi|le poste) d[e'](?: l'| la)? ?$/,
        /\b(?:en qualite d[e']|en tant que|a titre d[e']|au poste d[e']|le poste d[e']|la fonction d[e']|les fonctions d[e']|comme|emploi d[e']|poste d[e']|grade d[e'])(?: l'| la| notre| une?)? ?$/,
      ),
      ...cuesAt("before", 0.6, /\bas(?: an?| the| our)? ?$|\bappointed(?: as)?(?: an?| the)? ?$/),
    ],
  },
  {
    id: "notJob",
    cues: [
      ...cuesAt(
        "label",
        1.1,
        /\b(?:name|nationality|salary|wage|pay|hours?|department|division|start|since|joining|date|status|type|contract|duration|location|address|duties|reports? to|supervisor|manager|reference|employer|company|remarks?|birth|passport|id|number|no)\W*$/,
        /\b(?:nom|nationalite|salaire|remuneration|heures?|horaire|service|departement|debut|depuis|date|statut|type|contrat|duree|lieu|adresse|taches|superieur|reference|employeur|entreprise|naissance)\W*$/,
      ),
      ...cuesAt(
        "after",
        1.1,
        /^\W{0,3}(?:and |then |later )*(?:rose|was promoted|promoted|moved up|advanced|became|before becoming|puis|avant de devenir)\b/,
      ),
      ...cuesAt(
        "before",
        1.05,
        /\b(?:formerly|previously|initially|first|originally|probation(?:ary)?|earlier|ancien(?:nement)?|d'abord|initialement)\b[^.;]{0,40}$/,
      ),
    ],
  },
];

import { labelsAround, type Candidate } from "../candidates.ts";
import { cues, cuesAt, type Topic } from "../sought.ts";

/** Who a person on a paper of a bank or a lender can be. */

const upper = 0.4;
/** How a name alone in its cell is printed: two words and more, each with a capital. */
const isWritten = (value: string): boolean => /^(?:\p{Lu}[\p{L}\p{M}'’.-]*[ &]*){2,7}$/u.test(value);
const town =
  /\d|\bp\.? ?o\.? box\b|, [a-z]{3,}|\b(?:street|road|avenue|rue|lane|drive|city|district|apt|flat|block|plot|house|vpo|village)\b/;

/** The block of an address in the upper part of the first page, or the one name that stands alone there. */
function inUpperPart({ context, value, printed }: Candidate): number {
  if (!context.isAlone || context.height > upper || !isWritten(value)) return 0;
  const isAddressed = town.test(context.below);
  const isTitled = /^(?:mr|mrs|ms|miss|m|mme|mlle|smt|shri)\b/i.test(printed);
  return isAddressed ? 0.75 : isTitled ? 0.7 : labelsAround(context).length === 0 ? 0.5 : 0.42;
}

export const accountHolderTopics: readonly Topic[] = [
  {
    id: "holder",
    cues: [
      ...cuesAt(
        "label",
        1,
        /\b(?:name\(?s?\)? (?:of (?:the )?)?)?(?:(?:primary|main|first|1st|principal|sole|account|a\/c|deposit|certificate|policy) )*(?:holders?|owners?|depositors?|investors?|beneficiary|annuitant)(?:'?s?'?|\(s\))(?: (?:full )?names?)?\W*(?:\(s\))?\W*$/,
        /\b(?:account|a\/c|acct|customer|client|member|investor|depositor|borrower|applicant|party)(?:'s)?(?: full)? (?:names?|title)(?:\(s\))?\W*$/,
        /^\W*(?:customer|client|member|depositor|borrower|name|full name|prepared for|statement for|account of|in favou?r of|in the name of|to|issued to|mr\.?\/mrs\.?|student|account)(?: \([^)]{2,24}\)| \/ [^/]{2,24})?\W*$/,
        /\b(?:nom(?:\(s\)|s)? (?:du |de la |des |de l')?)?(?:titulaire|detenteur|detentrice|deposante?|souscripteur|cliente?|societaire|membre|adherente?|emprunteu(?:r|se))(?:\(e\))?(?:\(s\)|s)?(?: (?:du|de) (?:compte|depot|certificat|placement))?\W*$/,
        /\b(?:nom du compte|intitule(?: du compte)?|nom complet|nom et prenoms?)\W*$/,
        /\b(?:titular(?: de la cuenta| da conta)?|cliente|nombre(?: del (?:cliente|titular))?|nome(?: do (?:cliente|titular))?|razon social|correntista|cooperado|associado|socio)\W*$/,
        /\b(?:kontoinhaber(?:in)?|kunde|kundin|inhaber|intestatario|intestato a|rekeninghouder|tenaamstelling|posiadacz(?: rachunku)?|wlasciciel|hesap sahibi|musteri(?: adi)?|ad soyad|chu tai khoan|ten (?:khach hang|tai khoan|chu tai khoan)|khach hang(?: \/ customer)?|nama(?: nasabah| pemilik)?|pemilik rekening)\W*$/,
        /(?:户名|戶名|客户姓名|姓名|账户名称|владелец|клиент|фио|اسم العميل|صاحب الحساب|ชื่อบัญชี|खाताधारक|예금주)\W*$/u,
      ),
      ...cuesAt(
        "before",
        1,
        /\b(?:certif(?:y|ies)|confirms?|attests?|verif(?:y|ies)) that (?:our (?:esteemed |valued )?(?:client|customer|member),? )?(?:(?:mr|mrs|ms|miss|dr|mx)\b\.? ?(?:\/ ?(?:mrs|ms)\.? )?)?$/,
        /\b(?:in the names? of|on behalf of|account of|held by|maintained by|owned by|issued to|standing in the name of|opened by)(?: (?:our (?:client|customer),? )?(?:mr|mrs|ms|miss|dr)\b\.?)? $/,
        /\b(?:certifi(?:e|ons)|confirm(?:e|ons)|attest(?:e|ons))(?: par (?:la|les) presentes?)? que (?:notre client(?:e)?,? )?(?:(?:m|mme|mlle|monsieur|madame)\b\.? )?$/,
        /^\W*(?:subject|re|objet)\W.{0,50}\b(?:of|for|de|pour) (?:(?:mr|mrs|ms|miss|m|mme)\b\.? )?$/,
        /\b(?:aux? noms? de|detenu par|appartenant a|ouvert (?:par|au nom de)|delivre a|titulaire)(?: (?:m|mme|mlle|monsieur|madame)\b\.?)? $/,
        /\b(?:a nombre de|em nome de|titular|don|dona|sr\.?|sra\.?) $/,
      ),
      ...cuesAt(
        "after",
        0.95,
        /^\W{0,3}(?:\([^)]{0,40}\)\W{0,2})?(?:holds?|maintains?|has (?:an?|been|maintained|the)|is (?:a|the|our)|operates|banks with|detient|possede|est (?:titulaire|cliente?)|a (?:un compte|ouvert)|presente)\b/,
      ),
      ...cuesAt("before", 0.55, /^\W*(?:dear|cher|chere)(?: (?:mr|mrs|ms|miss|mx|madame|monsieur|mme|mlle)\b\.?)? $/),
    ],
    place: inUpperPart,
  },
  {
    id: "other",
    cues: [
      ...cues(
        1.2,
        /\b(?:joint|second|2nd|co-?)[ -]?(?:account )?(?:holder|owner|applicant|borrower)|\b(?:nominee|beneficiary of|guarantor|co-?signer|mode of operation|relationship|account manager|manager|officer|branch|father|mother|spouse|power of attorney|co-?titulaire|cotitulaire|garant|conseill|mandataire|gestionnaire|agence|segundo titular|agencia|gerente|sucursal)\b(?:'s)?(?: name)?\W*$/,
      ),
      ...cuesAt(
        "before",
        1,
        /\b(?:sincerely|regards|truly|faithfully|signature|signed|salutations|cordialement|verified by|prepared by|by)\W*$/,
      ),
      ...cuesAt(
        "below",
        0.9,
        /\b(?:manager|officer|director|head of|teller|president|representative|agent|treasurer|desk|team|responsable|gestionnaire|directeur|directrice|conseill|chef|gerente|signature)\b/,
      ),
    ],
    place: ({ context }) => (context.height > 0.72 && context.isAlone && labelsAround(context).length === 0 ? 0.5 : 0),
  },
];

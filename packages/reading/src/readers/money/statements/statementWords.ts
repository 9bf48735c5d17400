/** Words with which statements name their balances, in the languages of many banks; matched against plain text from its start. */

const on =
  "(?: (?:on|at|as (?:of|at|on)|of|au|le|du|en date du|en|em|al|a la fecha|am|per|zum|del|op|na dzien|tanggal|ngay)\\b)?";
const names = (...words: readonly string[]): RegExp => new RegExp(`^\\W*(?:${words.join("|")})${on}`, "u");

/** With what a period begins. */
export const openingLabels: readonly RegExp[] = [
  names("(?:your )?(?:opening|beginning|starting|previous|initial|start)(?: account| ledger)? balance"),
  names(
    "balance (?:brought forward|b ?\\/ ?f(?:wd)?|bf|forward|at (?:the )?(?:start|beginning))",
    "bal\\.? b ?\\/ ?f",
    "brought forward",
  ),
  names("(?:votre )?(?:ancien solde|solde (?:d'ouverture|initial|precedent|anterieur|de depart|reporte|au debut))"),
  names(
    "saldo (?:anterior|inicial|previo|iniziale|precedente|poczatkowy|awal|lalu|de apertura)",
    "(?:anfangs|eroffnungs)saldo",
    "alter (?:saldo|kontostand)",
    "(?:begin|vorig )saldo",
    "devreden bakiye|acilis bakiyesi",
    "so du (?:dau ky|dau)",
  ),
  /^\W*(?:期初余额|上期余额|承上結餘|承前|входящий остаток|начальный остаток|الرصيد الافتتاحي|ยอดยกมา|전월이월)/u,
  /^\W*opening\W*$/,
];

/** With what it ends. */
export const closingLabels: readonly RegExp[] = [
  names(
    "(?:your )?(?:closing|ending|final)(?: account| ledger)? balance",
    "balance at (?:the )?end(?: of (?:the )?period)?",
    "balance (?:carried forward|c ?\\/ ?f(?:wd)?)",
    "bal\\.? c ?\\/ ?f",
  ),
  names("(?:your )?new balance"),
  names(
    "(?:votre )?(?:solde (?:de cloture|de fermeture|final|a la fin|a reporter)|nouveau solde(?: crediteur| debiteur)?)",
  ),
  names(
    "saldo (?:final|actual final|de cierre|finale|koncowy|akhir|de fechamento|atual final)",
    "(?:end|schluss)saldo",
    "neuer (?:saldo|kontostand)",
    "(?:eind|nieuw )saldo",
    "kapanis bakiyesi|donem sonu bakiyesi|son bakiye",
    "so du (?:cuoi ky|cuoi)",
  ),
  /^\W*(?:期末余额|結餘轉下頁|исходящий остаток|конечный остаток|الرصيد الختامي|ยอดยกไป|ยอดคงเหลือสิ้นสุด)/u,
  /^\W*closing\W*$/,
];

/** What stands in the account on a day, at the head or at the foot of the paper: the end of the period, where nothing else names it. */
export const heldLabels: readonly RegExp[] = [
  names(
    "(?:your )?(?:current |available |present |ledger |clear(?:ed)? |book |net |account )*balance(?! (?:brought|forward|b\\/?f|bf|at (?:the )?(?:start|beginning)|transfer|protection|certificate|is not|due))",
  ),
  names(
    "(?:votre )?solde(?: (?:crediteur|disponible|actuel|du compte|comptable|courant))*(?! (?:d'ouverture|initial|precedent|anterieur|reporte|moyen|minim))",
  ),
  names(
    "saldo(?: (?:disponible|actual|atual|disponivel|contabile|disponibile|em conta|en cuenta|contable|akhir))*(?! (?:anterior|inicial|medio|promedio|iniziale))",
    "kontostand",
    "bakiye",
    "so du(?: hien tai| kha dung)?",
  ),
  /^\W*(?:余额|結餘|可用余额|остаток|الرصيد)/u,
];

/** How a row of a table begins that names a balance and moves nothing. */
export const openingRow = new RegExp(
  String.raw`^(?:your )?(?:opening|beginning|previous|starting|initial) balance|^balance (?:brought )?(?:forward|b ?\/ ?f|bf)|^bal\.? b ?\/ ?f|^brought forward|^b ?\/ ?f\b|^(?:ancien )?solde (?:d'ouverture|initial|precedent|reporte|anterieur|de depart)|^ancien solde|^report(?: du solde)?$|^saldo (?:anterior|inicial|previo|iniziale|precedente|poczatkowy|awal|lalu)|^(?:anfangs|eroffnungs|begin)saldo|^alter (?:saldo|kontostand)|^devreden|^so du dau|期初余额|承上結餘|承前|^上期|входящий остаток`,
  "u",
);
export const closingRow = new RegExp(
  String.raw`^(?:your )?(?:closing|ending|final|new) balance|^(?:balance |bal\.? )?(?:carried forward|c ?\/ ?f)\b|^solde (?:de cloture|de fermeture|final|a reporter)|^nouveau solde|^saldo (?:final|actual|atual|finale|koncowy|akhir|de cierre)|^(?:end|schluss|eind)saldo|^neuer (?:saldo|kontostand)|^so du cuoi|期末余额|結餘轉下頁|исходящий остаток`,
  "u",
);
/** One or the other, by whether rows stand before it. */
export const eitherRow =
  /^(?:solde(?: (?:crediteur|debiteur))?|saldo(?: (?:del dia|do dia|al|em|disponible))?|balance(?: (?:as (?:at|of|on)|at|on))?|kontostand|bakiye) ?(?:au |le |al |em |am |as at |as of |on |$|\d)/;

export const totalRow =
  /^(?:sub)?-?totals?\b|^total(?:s|aux)?\b|^sous-total|^sum(?:a|me|ma)?\b(?! of)|^totale?s?\b|^gesamt|^toplam|^jumlah|^tong\b|^合计|^合計|^итого/u;

/** Which way the amounts of a row or of a part of the paper moved, in a word of its own. */
export const plusWord = /^(?:cr|c|credit|credito|deposit|depot|h|haben|k|\+)\.?$/;
export const minusWord = /^(?:dr|d|db|debit|debito|withdrawal|retrait|s|soll|-)\.?$/;
export const plusPart =
  /^(?:total )?(?:deposits?|credits?|money in|paid in|additions|depots?|versements?|abonos|depositos|entradas|ingresos|gutschriften)(?:(?: and|,| &| et| y| e| und) (?:other )?[a-z]+){0,3}$/;
export const minusPart =
  /^(?:total )?(?:(?:atm (?:and|&) debit card )?(?:withdrawals?|subtractions|debits?)|(?:checks?|cheques?|fees?)(?: paid)?|money out|paid out|electronic payments?|purchases|service (?:fees?|charges?)|retraits?|paiements?|frais|cargos|retiros|saidas|egresos|lastschriften)(?:(?: and|,| &| et| y| e| und) (?:other )?[a-z]+){0,3}$/;

/**
 * Heads of the columns of statements, in the languages of many banks; matched against plain text. Columns are told apart by these
 * words where they are printed, else by how their amounts behave.
 */

export type ColumnKind = "date" | "description" | "out" | "in" | "amount" | "balance" | "direction";

const latin = (...words: readonly string[]): string => String.raw`(?<![\p{L}])(?:${words.join("|")})(?![\p{L}])`;
const script = (...words: readonly string[]): string => words.join("|");
const either = (one: string, other: string): RegExp => new RegExp(`${one}|${other}`, "u");

const kindsOfDay =
  "transaction|txn|tran|trans|posting|posted|post|booking|book|entry|process|processing|value|val|effective|accounting";

export const columnHeaders: readonly (readonly [ColumnKind, RegExp])[] = [
  [
    "direction",
    either(latin(String.raw`(?:dr|d) ?\/ ?(?:cr|c)`, String.raw`(?:cr|c) ?\/ ?(?:dr|d)`, "type"), "借贷|借貸"),
  ],
  [
    "date",
    either(
      latin(
        String.raw`(?:(?:${kindsOfDay})\.? )?date(?: (?:de l'|d'|de |du )(?:operation|transaction|valeur|releve))?`,
        String.raw`data(?: (?:de |da |do |di )?(?:operacji|ksiegowania|waluty|lancamento|movimento|valor|operazione|contabile|valuta))?`,
        String.raw`fecha(?: (?:de )?(?:operacion|valor|proceso|movimiento))?`,
        "buchungs(?:tag|datum)|valutadatum|wertstellung|datum|boekdatum",
        "tarih|islem tarihi|valor tarihi|tanggal|tgl|tarikh",
        "ngay(?: giao dich| hieu luc| gd)?|dato|pvm|kuupaev",
      ),
      script("日期", "交易日", "дата", "التاريخ", "วันที่", "तारीख", "दिनांक", "날짜", "거래일"),
    ),
  ],
  [
    "out",
    either(
      latin(
        String.raw`withdrawals?|withdrawn|debits?|debit amount|paid out|money out|payments? out|charges|cheques|checks|payments?|spent|outflow|dr\.?`,
        "retraits?|sorties?|debit",
        "cargos?|retiros?|debitos?|debe|egresos?|saidas?|addebiti|addebito|dare|uscite",
        "soll|lastschriften|belastung(?:en)?|ausgaben|af|uitgaven|wyplaty|obciazenia|wn|borc|cikis|cekilen",
        "debet|keluar|ghi no|rut(?: ra)?|phat sinh no|chi",
      ),
      script(
        "支出",
        "取出",
        "借方",
        "提款",
        "расход",
        "списани[ея]",
        "дебет",
        "مدين",
        "السحب",
        "ถอน",
        "निकासी",
        "출금",
      ),
    ),
  ],
  [
    "in",
    either(
      latin(
        String.raw`deposits?|deposited|credits?|credit amount|paid in|money in|payments? in|lodg?ements?|received|inflow|cr\.?`,
        "depots?|entrees?|versements?|credit",
        "abonos?|depositos?|creditos?|haber|ingresos?|entradas?|accrediti|accredito|avere|entrate",
        "haben|gutschrift(?:en)?|einnahmen|bij|inkomsten|wplaty|uznania|ma|alacak|giris|yatan",
        "kredit|masuk|ghi co|gui(?: vao)?|phat sinh co|thu",
      ),
      script(
        "存入",
        "收入",
        "貸方",
        "贷方",
        "存款",
        "приход",
        "зачислени[ея]",
        "кредит",
        "دائن",
        "الإيداع",
        "ฝาก",
        "जमा",
        "입금",
      ),
    ),
  ],
  [
    "balance",
    either(
      latin(
        String.raw`(?:running |account |closing |available |ledger )?(?:balance|bal)\.?(?: (?:c\/f|b\/f|carried forward))?`,
        "solde|saldo|stand|bakiye|baki|so du(?: cuoi)?|stan|kontostand",
      ),
      script("結餘", "结余", "余额", "餘額", "остаток", "сальдо", "الرصيد", "ยอดคงเหลือ", "คงเหลือ", "शेष", "잔액"),
    ),
  ],
  [
    "amount",
    either(
      latin(
        "(?:transaction )?amount|montant|importe|monto|valor|betrag|umsatz|importo|bedrag|kwota|tutar|so tien|jumlah|nominal|mutasi|belop|summa",
      ),
      script("金额", "金額", "сумма", "المبلغ", "จำนวนเงิน", "राशि", "금액"),
    ),
  ],
  [
    "description",
    either(
      latin(
        "(?:transaction )?(?:descriptions?|details?|particulars|narrations?|narrative|transactions?|operations?|libelles?|remarks|activity|memo|explanation)",
        "nature(?: de l'operation| des operations)?|intitule|designation",
        "conceptos?|descripcion|detalles?|movimientos?|glosa|historico|descricao|lancamentos?|movimentos?|causale|descrizione",
        "verwendungszweck|buchungstext|vorgang|omschrijving|mededeling(?:en)?|opis(?: operacji)?|tytul",
        "aciklama|keterangan|uraian|perihal|butiran|dien giai|noi dung(?: giao dich)?|mo ta",
      ),
      script(
        "摘要",
        "描述",
        "交易说明",
        "交易",
        "описание",
        "назначение(?: платежа)?",
        "البيان",
        "รายการ",
        "विवरण",
        "적요",
        "내용",
      ),
    ),
  ],
];

/** What may stand in a header besides: units, small words, columns that hold numbers of no account. */
export const headerFiller =
  /^(?:|and|or|et|ou|of|de|des|du|la|el|y|e|und|your|the|no|nr|num|nro|s|n|sr|ref|reference|id|code|kode|cod|codigo|cheque|chq|check|instrument|number|numero|cad|usd|inr|eur|rs|ksh|kes|ngn|npr|in|en|other|others|autres?|doc|docto|docs?|documento|document|folio|fees?|frais|branch|agence|channel|kanal|time|heure|hora|category|categorie|init|initials|teller|remark|seq|sl|serial|tran|txn|trans|transaction|val|ledger|bank|mode|from|to)$/;

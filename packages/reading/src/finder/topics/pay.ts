import { labelsAround } from "../candidates.ts";
import { cues, cuesAt, type Topic } from "../sought.ts";

/** Who a person on a pay slip or a paper about tax is. */
export const paidTopics: readonly Topic[] = [
  {
    id: "paid",
    cues: [
      ...cuesAt(
        "label",
        1,
        /\b(?:employee|emp|worker|staff(?: member)?|payee|associate|crew member|taxpayer|assessee|recipient|individual|personnel|nurse|driver|member)\.?(?:'s)?(?: full| legal)?,? ?(?:names?|details|information)?(?: \((?:last|surname|family)[^)]*\)| and (?:address|number|no|id))?\W*$/,
        /^\W*(?:full |legal |complete )?names?(?: \([^)]*\)| of (?:the )?(?:employee|taxpayer|worker|individual|assessee|person)| and (?:address|surname))?\W*$|^\W*(?:pay(?:able)? to|paid to|pay to the order of|to|for)\W*$/,
        /\b(?:nom(?:s)?(?: et)? ?(?:prenoms?)?(?: (?:de l'|du |de la )?(?:employee?|salariee?|agent|contribuable|travailleu(?:r|se)))?|salariee?|employee?|contribuable|beneficiaire|matricule et nom)(?:\(e\))?\W*$/,
        /\b(?:empleado|trabajador|nombre(?: del (?:trabajador|empleado))?|apellidos y nombres?|funcionario|colaborador|nome(?: do (?:funcionario|empregado))?|arbeitnehmer|mitarbeiter|name des mitarbeiters|werknemer|pracownik|dipendente|calisan|ad soyad|nama(?: karyawan| pegawai)?|nhan vien|ho (?:va )?ten)\W*$/,
        /(?:姓名|员工姓名|员工|сотрудник|фио|اسم الموظف|ชื่อ|कर्मचारी|성명)\W*$/u,
      ),
      ...cuesAt(
        "below",
        0.85,
        /^\W*(?:employee|emp|staff|payroll|personnel|badge|matricule|sin|ssn|nas|nino|ni|tax|pan) ?(?:no|number|id|code|n°|#)?\b/,
      ),
    ],
    place: ({ context, value }) =>
      !context.isAlone || !value.includes(" ") || context.height > 0.45
        ? 0
        : /\d/.test(context.below)
          ? 0.65
          : labelsAround(context).length === 0
            ? 0.45
            : 0.4,
  },
  {
    id: "other",
    cues: [
      ...cues(
        1.1,
        /\b(?:employer|company|organi[sz]ation|manager|supervisor|department|designation|position|job title|approved by|prepared by|checked by|verified by|authori[sz]ed|signature|payroll (?:officer|clerk|manager)|contact|bank(?: name)?|branch|spouse|union|location|site|grade|pension fund|insurer|provider)\b(?:'s)?(?: name)?\W*$/,
        /\b(?:employeur|entreprise|societe|responsable|gestionnaire|poste|fonction|emploi|qualification|service|departement|etabli par|banque|agence|convention|lieu)\b\W*$/,
      ),
      ...cuesAt(
        "below",
        1,
        /^\W*(?:manager|payroll|director|officer|accountant|hr\b|human resources|responsable|directeur|directrice|comptable)/,
      ),
    ],
    place: ({ context }) => (context.height > 0.75 && context.isAlone ? 0.5 : 0),
  },
];

/** A form as people print it, of its number or its key: IMM 1294, NAS 2120, IR-1. The titles of the authority are long. */
export const printedNumber = (form: string): string =>
  (form.split(":")[0] ?? "").replace(/^(IMM|NAS)(?=\d)/, "$1\u00A0").replace(/^IR(?=\d)/, "IR-");

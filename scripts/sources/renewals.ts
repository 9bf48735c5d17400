/** Tables that an authority renews on a rhythm, although their last row has no end: when the next text is expected. */
export const renewals: readonly {
  readonly expected: string;
  readonly tables: readonly string[];
  readonly why: string;
}[] = [
  {
    expected: "since the summer of 2026",
    tables: ["expressEntryFunds", "hostMinimumIncome"],
    why: "renewed each summer; the tables of 2026 were not found, and the estimates beside them decide nothing",
  },
  { expected: "December 2026", tables: ["iecCountries", "iecRules", "iecFunds"], why: "seasons reopen each December" },
  { expected: "December 2026", tables: ["attestationLetter"], why: "the instructions for 2027 come then" },
  {
    expected: "2027-09-01",
    tables: ["proofOfFunds", "investmentCertificateAmount"],
    why: "renewed each September since 2025",
  },
];

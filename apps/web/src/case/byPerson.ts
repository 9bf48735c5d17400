const order = [
  "main",
  "visitor",
  "spouse",
  "child",
  "host",
  "financialSupporter",
  "secondFinancialSupporter",
  "custodian",
];

type Whose = { readonly person: string | null; readonly childNumber: number | null };

/** What is of the whole case before what is of somebody. */
const rankOf = ({ person }: Whose): number => {
  if (person === null) return -1;
  return order.includes(person) ? order.indexOf(person) : order.length;
};

/** The order in which lists name the people of a case: the applicant first, children by their number. */
export const byPerson = (one: Whose, other: Whose): number =>
  rankOf(one) - rankOf(other) || (one.childNumber ?? 0) - (other.childNumber ?? 0);

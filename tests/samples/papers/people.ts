/** People who exist nowhere. Days are YYYY-MM-DD. */
export type MadeUpPerson = {
  readonly givenNames: string;
  readonly familyName: string;
  readonly birthday: string;
  /** With its dashes, as the authority prints it. */
  readonly uci: string;
};

export const ngozi: MadeUpPerson = {
  givenNames: "Ngozi",
  familyName: "ADEYEMI",
  birthday: "1999-01-25",
  uci: "8123-4509",
};

export const lucia: MadeUpPerson = {
  givenNames: "Lucía Fernanda",
  familyName: "GARCÍA MUÑOZ",
  birthday: "2002-10-06",
  uci: "11-6650-7723",
};

export const fullName = ({ givenNames, familyName }: MadeUpPerson): string => `${givenNames} ${familyName}`;
export const familyNameFirst = ({ givenNames, familyName }: MadeUpPerson): string => `${familyName}, ${givenNames}`;
export const uciNumber = ({ uci }: MadeUpPerson): string => uci.replaceAll("-", "");

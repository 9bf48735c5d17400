/** Canadian dollars in whole cents, so that sums are exact. */
export type Cad = number & { readonly unit: 'cents' };

export const cents = (amount: number): Cad => Math.round(amount) as Cad;
export const dollars = (amount: number): Cad => Math.round(amount * 100) as Cad;
export const inDollars = (amount: Cad): number => amount / 100;
export const sum = (amounts: readonly Cad[]): Cad => amounts.reduce((total: number, amount) => total + amount, 0) as Cad;

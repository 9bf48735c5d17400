import type { LanguageTools } from '../ui/language.tsx';

/** Canadian dollars as the language writes them, without empty cents: `$35,888` / `35 888 $`. */
export const dollarsIn = ({ number }: Pick<LanguageTools, 'number'>, amount: number): string =>
  number(amount, { style: 'currency', currency: 'CAD', currencyDisplay: 'narrowSymbol', trailingZeroDisplay: 'stripIfInteger' });

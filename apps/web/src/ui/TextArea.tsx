import { useEffect, useState } from 'react';
import { classNames } from './classNames.ts';
import type { FieldProps } from './FieldFrame.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { useText } from './language.tsx';
import { text } from './text.ts';
import './TextArea.css';

type TextAreaProps = FieldProps & {
  value: string;
  onChange: (value: string) => void;
  /** Counts down and says when it is passed; typing is never cut off. */
  limit?: number | undefined;
  rows?: number;
};

/** Several lines of text with a live count. */
export function TextArea({ value, onChange, limit, rows = 6, ...frame }: TextAreaProps) {
  const t = useText();
  const countId = `${frame.id}-count`;
  const left = limit === undefined ? undefined : limit - value.length;
  const words = left === undefined ? '' : t(countText(left), { count: Math.abs(left) });
  const announced = useQuietly(words);
  return (
    <FieldFrame {...frame} {...(limit === undefined ? {} : { describedAlso: countId })}>
      {(control) => (
        <>
          <textarea
            {...control}
            className="control text-area__control"
            rows={rows}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          {left !== undefined && (
            <>
              <div id={countId} className={classNames('text-area__count', left < 0 && 'text-area__count--over')}>
                {words}
              </div>
              <div className="visually-hidden" aria-live="polite">
                {announced}
              </div>
            </>
          )}
        </>
      )}
    </FieldFrame>
  );
}

function countText(left: number) {
  if (left === 1) return text.oneCharacterLeft;
  if (left === -1) return text.oneCharacterOver;
  return left >= 0 ? text.charactersLeft : text.charactersOver;
}

/** The words, once typing has paused for a second: a screen reader must not count every key. */
function useQuietly(words: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), 1000);
    return () => clearTimeout(timer);
  }, [words]);
  return settled;
}

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ConnectionState } from '../api/connection.ts';
import { connection } from '../api/connection.ts';
import { Banner } from '../ui/Banner.tsx';
import { useText } from '../ui/language.tsx';
import { text } from './text.ts';
import './ConnectionBanner.css';

/** How the line stands, while it is broken and for six seconds after. The region is always there, so that it is read out. */
export function ConnectionBanner() {
  const t = useText();
  const state = useSyncExternalStore(connection.subscribe, connection.state);
  const before = useRef<ConnectionState>('good');
  const [back, setBack] = useState<ConnectionState>();
  useEffect(() => {
    const was = before.current;
    before.current = state;
    if (state !== 'good' || was === 'good') {
      setBack(undefined);
      return undefined;
    }
    setBack(was);
    const timer = setTimeout(() => setBack(undefined), 6000);
    return () => clearTimeout(timer);
  }, [state]);
  return (
    <div className="connection-banner no-print" role="status">
      {state === 'unsaved' && (
        <Banner tone="attention" icon="offline" title={t(text.unsaved)} wide>
          <p>{t(text.unsavedMore)}</p>
        </Banner>
      )}
      {state === 'retrying' && <Banner tone="attention" icon="offline" title={t(text.retrying)} wide />}
      {state === 'good' && back !== undefined && (
        <Banner tone="done" title={t(back === 'unsaved' ? text.backOnline : text.backOnlineRead)} wide />
      )}
    </div>
  );
}

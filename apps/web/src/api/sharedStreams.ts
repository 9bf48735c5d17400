type Listener<Event> = (event: Event) => void;
type Stream<Event> = { readonly listeners: Set<Listener<Event>>; readonly stop: AbortController };

/**
 * One stream for each id, whatever number of parts of a page listen: a browser keeps only six lines to a server open, and with
 * as many streams every other request waits for ever. It ends with its last listener.
 */
export function sharedStreams<Event>(
  open: (id: string, tell: Listener<Event>, signal: AbortSignal) => void,
): (id: string, listener: Listener<Event>) => () => void {
  const streams = new Map<string, Stream<Event>>();
  const begin = (id: string): Stream<Event> => {
    const stream: Stream<Event> = { listeners: new Set(), stop: new AbortController() };
    streams.set(id, stream);
    open(id, (event) => stream.listeners.forEach((listener) => listener(event)), stream.stop.signal);
    return stream;
  };
  return (id, listener) => {
    const stream = streams.get(id) ?? begin(id);
    stream.listeners.add(listener);
    return () => {
      stream.listeners.delete(listener);
      if (stream.listeners.size > 0) return;
      stream.stop.abort();
      if (streams.get(id) === stream) streams.delete(id);
    };
  };
}

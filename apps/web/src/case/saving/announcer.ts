/** Tells who listens, until they stop. */
export function announcer<News>() {
  const listeners = new Set<(news: News) => void>();
  return {
    tell: (news: News) => {
      for (const listener of listeners) listener(news);
    },
    hear: (listener: (news: News) => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

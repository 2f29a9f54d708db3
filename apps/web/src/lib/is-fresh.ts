const freshMs = 5 * 60_000

/** Returns whether an event is so recent that its page may celebrate it. Later the page is only read again. */
export const isFresh = (iso: string, nowMs: number): boolean => nowMs - Date.parse(iso) < freshMs

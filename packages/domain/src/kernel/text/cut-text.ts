/**
 * Returns the start of a text. Drops a surrogate that was split at the end, because the database refuses half of an
 * emoji.
 */
export const cutText = (text: string, length: number): string =>
  text.slice(0, length).replace(/\p{Surrogate}$/u, '')

/** Returns the start of a text without splitting a character: the database refuses half of an emoji. */
export const cutText = (text: string, length: number): string =>
  text.slice(0, length).replace(/\p{Surrogate}$/u, '')

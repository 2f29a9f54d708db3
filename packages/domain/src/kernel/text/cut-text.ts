/** Returns the start of a text, of which no sign is cut in two: the database refuses one half of an emoji by itself. */
export const cutText = (text: string, length: number): string =>
  text.slice(0, length).replace(/\p{Surrogate}$/u, '')

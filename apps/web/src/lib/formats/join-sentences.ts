/** Joins texts with spaces. Adds a full stop to a text without a punctuation mark at its end. Skips blank texts. */
export const joinSentences = (texts: readonly (string | null | undefined | false)[]): string =>
  texts
    .map((text) => (text || '').replace(/[\s,;:]+$/, ''))
    .filter((text) => text !== '')
    .map((text) => (/[.!?…][)"»'”’]*$/.test(text) ? text : `${text}.`))
    .join(' ')

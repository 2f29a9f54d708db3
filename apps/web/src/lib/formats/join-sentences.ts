/** Returns texts one after the other, each with a sign at its end; a text without one gets a full stop. Leaves out what is blank. */
export const joinSentences = (texts: readonly (string | null | undefined | false)[]): string =>
  texts
    .map((text) => (text || '').replace(/[\s,;:]+$/, ''))
    .filter((text) => text !== '')
    .map((text) => (/[.!?…][)"»'”’]*$/.test(text) ? text : `${text}.`))
    .join(' ')

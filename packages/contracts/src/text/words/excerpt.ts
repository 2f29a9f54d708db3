/**
 * Returns the start of a text, cut at a word: at most `length` characters and an ellipsis. For readers who must not see
 * phones and mails, pass a text that is already masked, because masking does not recognise a truncated number.
 */
export function excerptOf(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= length) return line
  // Half of an emoji is no text: the database refuses it.
  const cut = line.slice(0, length).replace(/\p{Surrogate}$/u, '')
  return `${cut.slice(0, cut.lastIndexOf(' ') + 1 || length).trimEnd()}…`
}

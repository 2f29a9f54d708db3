import { cutText } from './cut-text'

/**
 * Returns the start of a text, ended at a word; at most `length` characters and an ellipsis. For whoever may not read
 * phones and mails only masked text may come in: a cut number is no number any more.
 */
export function excerptOf(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= length) return line
  const cut = cutText(line, length)
  return `${cut.slice(0, cut.lastIndexOf(' ') + 1 || length).trimEnd()}…`
}

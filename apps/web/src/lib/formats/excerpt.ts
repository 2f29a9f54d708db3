/** Returns the start of a text in one line, cut at a word: at most `length` characters and an ellipsis. */
export function excerpt(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= length) return line
  const start = line.slice(0, length).replace(/\p{Surrogate}$/u, '')
  return `${start.slice(0, start.lastIndexOf(' ') + 1 || length).trimEnd()}…`
}

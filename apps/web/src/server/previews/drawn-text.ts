/** The characters that the fonts of the pictures can draw, except characters that are emoji elsewhere. */
const drawableCharacter = /[\u0020-\u007e\u00a1-\u00a8\u00aa\u00ab\u00af-\u00ff–—‘’“”…•€]/

/**
 * Returns a text that a picture can show, with at most `max` characters. Characters that the fonts lack are dropped, or
 * written without their accent. Otherwise the drawing library would load fonts and emoji pictures from the network.
 */
export function drawnText(text: string, max: number): string {
  const letters = [...text.normalize('NFC')].flatMap(drawable)
  const line = letters.join('').replace(/\s+/g, ' ').trim()
  return line.length <= max ? line : `${line.slice(0, max - 1).trimEnd()}…`
}

function drawable(letter: string): string[] {
  if (drawableCharacter.test(letter)) return [letter]
  if (/\s/.test(letter)) return [' ']
  return [...letter.normalize('NFKD')].filter((part) => drawableCharacter.test(part))
}

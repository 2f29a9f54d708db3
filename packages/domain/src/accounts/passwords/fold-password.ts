const accents = /\p{M}/gu

/** Returns a text in lower case and without accents, the form in which the lists of guesses are written. */
export const foldText = (text: string): string =>
  text.normalize('NFKD').replace(accents, '').replaceAll('ı', 'i').toLowerCase()

const lookAlikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  '+': 't',
  '€': 'e',
}

/** Two readings, because the digit 1 may mean either of two letters. */
const readings: readonly Readonly<Record<string, string>>[] = [
  { ...lookAlikes, '1': 'i' },
  { ...lookAlikes, '1': 'l' },
]

/** Up to this many signs beside a word make it no harder to guess: a year, a date, a short number. */
const decorationMax = 8

/**
 * Returns the words that a folded password may be made of. Tries every way to remove up to `decorationMax` signs from
 * both ends, then reads the remaining signs as letters: 'm4r4d0n410' gives 'maradona', 'messi2022' gives 'messi'.
 */
export function bareForms(text: string): ReadonlySet<string> {
  const forms = new Set<string>()
  const lead = /^[^a-z]*/.exec(text)?.[0].length ?? 0
  const tail = /[^a-z]*$/.exec(text)?.[0].length ?? 0
  for (let start = 0; start <= Math.min(lead, decorationMax); start += 1) {
    for (let end = 0; end <= Math.min(tail, decorationMax - start); end += 1) {
      const core = text.slice(start, text.length - end)
      if (!/[a-z]/.test(core)) continue
      for (const reading of readings) {
        forms.add(lettersOf([...core].map((sign) => reading[sign] ?? sign).join('')))
      }
    }
  }
  // Also drop digits in the middle ('boca12juniors').
  const letters = lettersOf(text)
  if (text.length - letters.length <= decorationMax) forms.add(letters)
  forms.delete('')
  return forms
}

const lettersOf = (text: string): string => text.replace(/[^a-z]/g, '')

/** Returns a text with repeated signs and sequences of digits shortened: 'boca1111111111' becomes 'boca1'. */
export const withoutRuns = (text: string): string =>
  text.replace(/(.)\1{2,}/g, '$1').replace(/1?2?34567?8?9?0?|0?9?8?76543?2?1?0?/g, '1')

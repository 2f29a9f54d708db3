import { type ContactText, type Span, skip } from './contact-text'
import { isEnumeration, isMeasure, isPrice, isPriceList, type Run } from './judge-number'

/**
 * Minimum number of digits of a phone. With letters between the digits the minimum is higher, because it may be a house
 * number or a model.
 */
const phoneDigits = 6
const phoneDigitsAmongLetters = 8

/**
 * Returns the ranges of possible phone numbers: runs of digits, however they are split. Skips prices, measures and
 * UUIDs.
 */
export function findNumbers(text: ContactText, takenSpans: readonly Span[]): Span[] {
  return joinPrices(text, chainsOf(text, readRuns(text, takenSpans))).flatMap((chain) =>
    chain.length > 1 && !isEnumeration(text, chain) && !isPriceList(text, chain)
      ? [spanOf(text, chain)]
      : chain.filter((run) => isPhone(text, run)).map((run) => spanOf(text, [run])),
  )
}

/** Returns the range from the first to the last run, including a plus before it. */
function spanOf(text: ContactText, runs: readonly Run[]): Span {
  const from = runs[0]?.from ?? 0
  return { from: from - (text.at(from - 1) === '+' ? 1 : 0), to: runs.at(-1)?.to ?? from }
}

/**
 * Chains runs that are separated by a single letter or by order words: '341 y 555 y después 1234'. A price or a measure
 * is a chain of its own.
 */
function chainsOf(text: ContactText, runs: readonly Run[]): Run[][] {
  const chains: Run[][] = []
  let open: Run[] | null = null
  for (const run of runs) {
    const isAlone = isPrice(text, run) || isMeasure(text, run)
    const last = open?.at(-1)
    if (open && last && !isAlone && isJoint(text, last.to, run.from)) open.push(run)
    else {
      const chain = [run]
      chains.push(chain)
      open = isAlone ? null : chain
    }
  }
  return chains
}

const isJoint = (text: ContactText, from: number, to: number): boolean =>
  isOneLetterBetween(text, from, to) || areOrderWords(text, from, to)

/** Maximum number of characters between two parts of one number. */
const longestJoint = 30

/** Returns whether the text between two runs consists of order words: 'y después', ', al final'. */
function areOrderWords(text: ContactText, from: number, to: number): boolean {
  if (to - from > longestJoint) return false
  // Drop 'por' only before 'último', because '120 por 60' is a measure.
  const between = text
    .slice({ from, to })
    .toLowerCase()
    .replace(/por (?=[uú]ltimo)/u, '')
  const words = between.match(/\p{L}+/gu) ?? []
  return !between.includes('$') && words.length > 0 && words.every((word) => orderWords.has(word))
}

/** Appends a price to the single number before it if at most one letter separates them: '$ 341 $ 555 $ 1234'. */
function joinPrices(text: ContactText, chains: readonly Run[][]): Run[][] {
  const joinedRuns: Run[][] = []
  let open: Run[] | null = null
  for (const chain of chains) {
    const [run] = chain
    const last = open?.at(-1)
    if (open && last && run && isPrice(text, run) && isLetterBetween(text, last.to, run.from)) open.push(run)
    else {
      const next = [...chain]
      joinedRuns.push(next)
      open = next.length > 1 || (run && isMeasure(text, run)) ? null : next
    }
  }
  return joinedRuns
}

/** Returns whether there is at most one letter in the range. */
function isLetterBetween(text: ContactText, from: number, to: number): boolean {
  let letters = 0
  for (let index = from; index < to && letters < 2; index += 1) if (text.is(index, 'letter')) letters += 1
  return letters < 2
}

function isOneLetterBetween(text: ContactText, from: number, to: number): boolean {
  let letters = 0
  for (let index = from; index < to && letters < 2; index += 1) {
    if (text.at(index) === '$') return false
    if (text.is(index, 'letter')) letters += 1
  }
  return letters === 1
}

/** Returns the runs of digits in order. Skips the ranges in `takenSpans` and UUIDs. */
function readRuns(text: ContactText, takenSpans: readonly Span[]): Run[] {
  const runs: Run[] = []
  const ends = [...takenSpans, { from: text.length, to: text.length }]
  let index = 0
  for (const { from, to } of ends) {
    while (index < from) {
      const idEnd = uuidEnd(text, index)
      if (idEnd !== null || !text.is(index, 'digit')) index = idEnd ?? index + 1
      else {
        const run = readRun(text, index, from)
        runs.push(run)
        index = run.to
      }
    }
    index = to
  }
  return runs
}

function isPhone(text: ContactText, run: Run): boolean {
  const least = run.hasLetters ? phoneDigitsAmongLetters : phoneDigits
  return run.digits >= least && !isPrice(text, run) && !isMeasure(text, run)
}

/** Returns the run of digits at `from` that a reader would take for one number, up to `limit`. */
function readRun(text: ContactText, from: number, limit: number): Run {
  const run: Run = { from, to: from, digits: 0, groups: [''], hasLetters: false }
  let index = from
  while (index < limit) {
    run.groups[run.groups.length - 1] += text.at(index)
    run.digits += 1
    run.to = index + 1
    const next = nextDigit(text, run.to, limit)
    if (next === null) break
    if (next.separator) {
      run.groups.push('')
      run.hasLetters ||= next.separator !== '$'
    } else run.groups[run.groups.length - 1] += text.slice({ from: run.to, to: next.at })
    index = next.at
  }
  return run
}

/**
 * Returns where the run continues, and the letter that separates the parts, if any. Characters other than letters and
 * spoken marks may separate. A letter may separate only directly between two digits ('341x555'), or as an 'x' with
 * spaces, as in measures. '$' begins a new price, unless it is directly between two digits.
 */
function nextDigit(text: ContactText, end: number, limit: number): { at: number; separator: string } | null {
  if (end >= limit) return null
  const between = text.at(end)
  const isBreak = (char: string, index: number) => char === '$' || text.is(index, 'letter')
  if (!isTimes(between) && isBreak(between, end) && spokenMark(text, end) === null)
    return end + 1 < limit && text.is(end + 1, 'digit') ? { at: end + 1, separator: between } : null
  let index = end
  while (index < limit && !text.is(index, 'digit')) {
    const char = text.at(index)
    if (isTimes(char)) return afterTimes(text, index, limit)
    const mark = spokenMark(text, index)
    if (mark === null && isBreak(char, index)) return null
    index += mark?.length ?? 1
  }
  return index < limit ? { at: index, separator: '' } : null
}

/** Words between the parts of a number that people say part by part. */
export const orderWords = new Set(
  `y e o a al de despues después entonces final finalmente luego mas más primero segundo seguido sigue tercero
  ultimo último`.split(/\s+/),
)

/** Spoken words for the marks between two parts of a number. */
export const spokenMarks = ['guion', 'guión', 'punto', 'barra', 'espacio']

/** Returns the spoken mark that is a whole word at the index, as in '341 guion 555', or null. */
function spokenMark(text: ContactText, index: number): string | null {
  if (text.is(index - 1, 'letter')) return null
  const mark = spokenMarks.find((word) => text.startsWith(word, index))
  return mark && !text.is(index + mark.length, 'letter') ? mark : null
}

const isTimes = (char: string): boolean => char === 'x' || char === '×'

function afterTimes(
  text: ContactText,
  times: number,
  limit: number,
): { at: number; separator: string } | null {
  const at = skip(text, times + 1, 'space')
  return at < limit && text.is(at, 'digit') ? { at, separator: 'x' } : null
}

const uuidGroups = [8, 4, 4, 4, 12]

/** Returns the end of a UUID like 0192f3a4-7c1e-7b3a-9f00-1234567890ab that begins at the index, or null. */
function uuidEnd(text: ContactText, start: number): number | null {
  if (text.is(start - 1, 'letter') || text.is(start - 1, 'digit')) return null
  let index = start
  let letters = 0
  for (const [group, length] of uuidGroups.entries()) {
    if (group > 0 && text.at(index++) !== '-') return null
    for (const end = index + length; index < end; index += 1) {
      const char = text.at(index)
      if (!/^[\da-f]$/.test(char)) return null
      if (char >= 'a') letters += 1
    }
  }
  // Without any letter it is not a UUID.
  const isWhole = letters > 0 && !text.is(index, 'letter') && !text.is(index, 'digit')
  return isWhole ? index : null
}

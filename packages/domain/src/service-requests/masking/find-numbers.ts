import { type ContactText, type Span, skip } from './contact-text'
import { isEnumeration, isMeasure, isPrice, isPriceList, type Run } from './judge-number'

/** Fewer than these are no phone; where letters stand between them they may as well be a house or a model. */
const phoneDigits = 6
const phoneDigitsAmongLetters = 8

/**
 * Returns where numbers stand that somebody could call: runs of digits, however they are cut up. Prices, measures and the
 * ids that programs give are none.
 */
export function findNumbers(text: ContactText, taken: readonly Span[]): Span[] {
  return joinPrices(text, chainsOf(text, readRuns(text, taken))).flatMap((chain) =>
    chain.length > 1 && !isEnumeration(text, chain) && !isPriceList(text, chain)
      ? [spanOf(text, chain)]
      : chain.filter((run) => isPhone(text, run)).map((run) => spanOf(text, [run])),
  )
}

/** The digits with all between them, and with the plus before them. */
function spanOf(text: ContactText, runs: readonly Run[]): Span {
  const from = runs[0]?.from ?? 0
  return { from: from - (text.at(from - 1) === '+' ? 1 : 0), to: runs.at(-1)?.to ?? from }
}

/** Puts runs together that a letter or words of order keep apart, as in '341 y 555 y después 1234'; prices and measures stand alone. */
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

/** More is no pause within a number. */
const longestJoint = 30

/** 'y después', ', al final' */
function areOrderWords(text: ContactText, from: number, to: number): boolean {
  if (to - from > longestJoint) return false
  // '120 por 60' is a measure.
  const between = text
    .slice({ from, to })
    .toLowerCase()
    .replace(/por (?=[uú]ltimo)/u, '')
  const said = between.match(/\p{L}+/gu) ?? []
  return !between.includes('$') && said.length > 0 && said.every((word) => orderWords.has(word))
}

/** Puts a price to the single number before it, as in '$ 341 $ 555 $ 1234', where a letter at most stands between. */
function joinPrices(text: ContactText, chains: readonly Run[][]): Run[][] {
  const joined: Run[][] = []
  let open: Run[] | null = null
  for (const chain of chains) {
    const [run] = chain
    const last = open?.at(-1)
    if (open && last && run && isPrice(text, run) && isLetterBetween(text, last.to, run.from)) open.push(run)
    else {
      const next = [...chain]
      joined.push(next)
      open = next.length > 1 || (run && isMeasure(text, run)) ? null : next
    }
  }
  return joined
}

/** One or none. */
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

/** Returns the runs of digits outside of what is taken and of ids, in their order. */
function readRuns(text: ContactText, taken: readonly Span[]): Run[] {
  const runs: Run[] = []
  const ends = [...taken, { from: text.length, to: text.length }]
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

/** Returns the digits from there on that one would read as one number, up to `limit`. */
function readRun(text: ContactText, from: number, limit: number): Run {
  const run: Run = { from, to: from, digits: 0, groups: [''], hasLetters: false }
  let index = from
  while (index < limit) {
    run.groups[run.groups.length - 1] += text.at(index)
    run.digits += 1
    run.to = index + 1
    const next = nextDigit(text, run.to, limit)
    if (next === null) break
    if (next.by) {
      run.groups.push('')
      run.hasLetters ||= next.by !== '$'
    } else run.groups[run.groups.length - 1] += text.slice({ from: run.to, to: next.at })
    index = next.at
  }
  return run
}

/**
 * Returns where the run goes on, and which letter stands between if one does: anything that is no letter may, or says a
 * mark, a single letter only right between two digits ('341x555'), and an 'x' with spaces, as in measures. '$' begins a price of its own
 * unless it stands right between two digits as well.
 */
function nextDigit(text: ContactText, end: number, limit: number): { at: number; by: string } | null {
  if (end >= limit) return null
  const between = text.at(end)
  const isBreak = (char: string, index: number) => char === '$' || text.is(index, 'letter')
  if (!isTimes(between) && isBreak(between, end) && spokenMark(text, end) === null)
    return end + 1 < limit && text.is(end + 1, 'digit') ? { at: end + 1, by: between } : null
  let index = end
  while (index < limit && !text.is(index, 'digit')) {
    const char = text.at(index)
    if (isTimes(char)) return afterTimes(text, index, limit)
    const mark = spokenMark(text, index)
    if (mark === null && isBreak(char, index)) return null
    index += mark?.length ?? 1
  }
  return index < limit ? { at: index, by: '' } : null
}

/** What people say between two parts of a number that they tell one after the other. */
export const orderWords = new Set(
  `y e o a al de despues después entonces final finalmente luego mas más primero segundo seguido sigue tercero
  ultimo último`.split(/\s+/),
)

/** What people say for the mark between two parts of a number. */
export const spokenMarks = ['guion', 'guión', 'punto', 'barra', 'espacio']

/** Returns the word for a mark that stands there by itself, as in '341 guion 555', or null. */
function spokenMark(text: ContactText, index: number): string | null {
  if (text.is(index - 1, 'letter')) return null
  const mark = spokenMarks.find((word) => text.startsWith(word, index))
  return mark && !text.is(index + mark.length, 'letter') ? mark : null
}

const isTimes = (char: string): boolean => char === 'x' || char === '×'

function afterTimes(text: ContactText, times: number, limit: number): { at: number; by: string } | null {
  const at = skip(text, times + 1, 'space')
  return at < limit && text.is(at, 'digit') ? { at, by: 'x' } : null
}

const uuidGroups = [8, 4, 4, 4, 12]

/** Returns where an id like 0192f3a4-7c1e-7b3a-9f00-1234567890ab ends, or null where none begins. */
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
  // All digits: that is nobody's id.
  const isWhole = letters > 0 && !text.is(index, 'letter') && !text.is(index, 'digit')
  return isWhole ? index : null
}

import { type ContactText, type Span, skip } from './contact-text'
import { orderWords, spokenMarks } from './find-numbers'

/**
 * Minimum numbers of digits of a phone: in words only, with commas between the words, and in words mixed with digits.
 * Words with commas need more, because they are more often counted things.
 */
const phoneDigits = 6
const listedDigits = 8
const mixedDigits = 8

const units = 'cero uno dos tres cuatro cinco seis siete ocho nueve'.split(' ')
const teens =
  `diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos
  veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve`.split(/\s+/)
const tens = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ')
const hundreds = `ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos
  novecientos`.split(/\s+/)
const values = new Map([
  ...units.map((word, at): [string, number] => [word, at]),
  ...teens.map((word, at): [string, number] => [word, 10 + at]),
  ...tens.map((word, at): [string, number] => [word, 30 + 10 * at]),
  ...hundreds.map((word, at): [string, number] => [word, 100 + 100 * at]),
  ['cien', 100],
])
/** From this number on, 'y' joins the unit; smaller numbers are one word. */
const firstTen = 30

type TokenKind = 'digits' | 'word' | 'and' | 'comma' | 'other'

interface Token extends Span {
  kind: TokenKind
  value: number
}

interface SpokenNumber extends Span {
  value: number
  digits: number
  isWord: boolean
}

interface Run {
  numbers: SpokenNumber[]
  commas: number
}

/** Returns the ranges of possible phone numbers in words, also mixed with digits: 'tres cuatro uno cinco cinco...'. */
export function findSpokenNumbers(text: ContactText): Span[] {
  return runsOf(tokensOf(text)).flatMap(({ numbers, commas }) => {
    const [first] = numbers
    const last = numbers.at(-1)
    return first && last && isPhone(numbers, commas) ? [{ from: first.from, to: last.to }] : []
  })
}

function isPhone(numbers: readonly SpokenNumber[], commas: number): boolean {
  const digits = numbers.reduce((sum, number) => sum + number.digits, 0)
  const words = numbers.filter(({ isWord }) => isWord).length
  if (words < numbers.length) return words > 1 && digits >= mixedDigits
  const isListed = commas === numbers.length - 1
  return digits >= (commas > 0 ? listedDigits : phoneDigits) && !isCounting(numbers, isListed)
}

/** Returns whether the numbers only count, and so are no phone: 'uno, dos, tres', 'veinte, treinta, cuarenta'. */
function isCounting(numbers: readonly SpokenNumber[], isListed: boolean): boolean {
  const steps = numbers.slice(1).map(({ value }, at) => value - (numbers[at]?.value ?? value))
  const isRound = numbers.every(({ value }) => value > 0 && value % 10 === 0)
  const isRising = steps.every((step) => step > 0)
  return isRound || (isListed && isRising) || steps.every((step) => step === 1)
}

/** Returns the runs of numbers that are separated only by marks and 'y'. */
function runsOf(tokens: readonly Token[]): Run[] {
  const runs: Run[] = []
  let open: Run | null = null
  let commas = 0
  for (let index = 0; index < tokens.length; ) {
    const match = numberAt(tokens, index)
    if (match) {
      if (open) open.commas += commas
      else {
        open = { numbers: [], commas: 0 }
        runs.push(open)
      }
      open.numbers.push(match.number)
      commas = 0
    } else if (tokens[index]?.kind === 'comma') commas += 1
    else if (tokens[index]?.kind !== 'and') open = null
    if (!open) commas = 0
    index = match?.next ?? index + 1
  }
  return runs
}

/** Returns the number at the index, which may have several words: 'quinientos treinta y cuatro'. */
function numberAt(tokens: readonly Token[], index: number): { number: SpokenNumber; next: number } | null {
  const token = tokens[index]
  if (token?.kind === 'digits')
    return { number: { ...token, digits: token.to - token.from, isWord: false }, next: index + 1 }
  if (token?.kind !== 'word') return null
  let { value, to } = token
  let next = index + 1
  const add = (other: Token | undefined, below: number, words: number): void => {
    if (other?.kind !== 'word' || other.value === 0 || other.value >= below) return
    value += other.value
    to = other.to
    next += words
  }
  if (value >= 100) add(tokens[next], 100, 1)
  const isTen = value % 100 >= firstTen && value % 10 === 0
  if (isTen && tokens[next]?.kind === 'and') add(tokens[next + 1], 10, 2)
  return { number: { from: token.from, to, value, digits: String(value).length, isWord: true }, next }
}

/** Returns the numbers, words and relevant marks of a text, in order. Skips blanks, dots, hyphens and order words. */
function tokensOf(text: ContactText): Token[] {
  const tokens: Token[] = []
  let index = 0
  while (index < text.length) {
    const digitsEnd = skip(text, index, 'digit')
    const to = digitsEnd > index ? digitsEnd : skip(text, index, 'letter')
    const token = to > index ? chunkToken(text, { from: index, to }) : markToken(text, index)
    if (token) tokens.push(token)
    index = Math.max(to, index + 1)
  }
  return tokens
}

function markToken(text: ContactText, index: number): Token | null {
  const mark = text.at(index)
  const span = { from: index, to: index + 1, value: 0 }
  if (mark === ',') return { ...span, kind: 'comma' }
  return mark === '$' || mark === '×' ? { ...span, kind: 'other' } : null
}

function chunkToken(text: ContactText, span: Span): Token | null {
  const digitsText = text.slice(span)
  if (/^\p{N}/u.test(digitsText)) return { ...span, kind: 'digits', value: 0 }
  const word = digitsText.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  if (spokenMarks.includes(word)) return null
  if (word === 'y') return { ...span, kind: 'and', value: 0 }
  if (word.length > 3 && orderWords.has(word)) return null
  const value = values.get(word)
  return { ...span, kind: value === undefined ? 'other' : 'word', value: value ?? 0 }
}

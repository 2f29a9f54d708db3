import { type ContactText, type Span, skip } from './contact-text'

/** Closing bracket by opening bracket, for an @ in brackets: '(arroba)', '[ at ]', '(@)'. */
const brackets: Record<string, string> = {
  '(': ')',
  '[': ']',
  '{': '}',
  '<': '>',
  '‹': '›',
  '«': '»',
  '（': '）',
  '［': '］',
  '"': '"',
  '“': '”',
  '‘': '’',
}
/** Marks around a spoken @. A mail address may contain them too, so only a whole word between two of them counts. */
const hyphens = ['-', '_', '*', "'"]
const atWords = ['arroba', 'at', 'a', '@', '＠', '﹫']
/** Words for the @ that are also a word or an ending of Spanish. */
const doubtful = ['at', 'a']
/** Providers that mean a mail address even without 'punto com': 'juan @ gmail'. */
export const providers = ['gmail', 'hotmail', 'outlook', 'yahoo', 'live', 'icloud']
const spokenDots = ['punto', 'dot']
/** Endings of a host. No Spanish sentence begins with one. */
const hostEnds = ['com', 'net', 'org', 'edu', 'gob', 'gov', 'ar']
/** Maximum number of host parts to read in doubtful cases, to limit the work. */
const fewNames = 3

/** Returns the ranges of mail addresses and account names, in order. */
export function findAddresses(text: ContactText): Span[] {
  const spans: Span[] = []
  let index = 0
  // End of the last range. The next one must not begin before it.
  let begin = 0
  while (index < text.length) {
    const address = mailAt(text, index, begin)
    if (address) {
      spans.push(address)
      begin = address.to
      index = address.to
    } else index += 1
  }
  return spans
}

/**
 * Returns the mail address with an @ at the index, typed or spoken: 'juan@gmail.com', 'juan (arroba) gmail punto com'.
 */
function mailAt(text: ContactText, index: number, begin: number): Span | null {
  const sign = signAt(text, index)
  if (!sign) return null
  const leftEnd = Math.max(begin - 1, skip(text, index - 1, 'space', -1))
  const localStart = Math.max(begin - 1, skip(text, leftEnd, 'word', -1)) + 1
  const right = skip(text, sign.to, 'space')
  const rightEnd = skip(text, right, 'word')
  if (rightEnd === right) return null
  const isJoined = right === sign.to
  // Without a name before the @, it is an account on a network: '@juanplomero'.
  const account = isJoined && !sign.isSpoken ? { from: index, to: rightEnd } : null
  if (localStart > leftEnd) return account
  const host = text.slice({ from: right, to: rightEnd })
  if (sign.isDoubtful) return doubtfulMailAt(text, { localStart, rightEnd, host })
  const { to } = readTail(text, rightEnd)
  const isSure = sign.isSpoken || (isJoined && leftEnd === index - 1) || to > rightEnd
  return isSure || isMailHost(host) ? { from: localStart, to } : account
}

/**
 * Returns the mail address of a doubtful sign: 'juan at gmail.com', 'juan(a)gmail.com'. Only the following host tells
 * it apart from 'alta tensión (AT)' and 'plomero(a)'.
 */
function doubtfulMailAt(
  text: ContactText,
  { localStart, rightEnd, host }: { localStart: number; rightEnd: number; host: string },
): Span | null {
  const { to, names } = readTail(text, rightEnd, fewNames)
  const isProvider = providers.includes(host.toLowerCase().split(/[.,;:!?]/)[0] ?? '')
  const isHost = isProvider || isHostEnd([host, ...names].join('.').split('.'))
  return isHost ? { from: localStart, to } : null
}

const isMailHost = (word: string): boolean =>
  word.slice(1, -1).includes('.') || providers.includes(word.toLowerCase().replace(/[.,;:!?]$/, ''))

const isEnd = (name: string): boolean => hostEnds.includes(name.toLowerCase().replace(/[.,;:!?]$/, ''))

/** Returns whether the last part is an ending of a host. Ignores empty parts, because a full stop may follow. */
function isHostEnd(parts: string[]): boolean {
  const labels = parts.filter((part) => part !== '')
  return labels.length > 1 && isEnd(labels.at(-1) ?? '')
}

interface Sign {
  to: number
  isSpoken: boolean
  /** Whether the sign is also a word or an ending in Spanish. */
  isDoubtful: boolean
}

function signAt(text: ContactText, index: number): Sign | null {
  if (text.is(index, 'at')) {
    // Treat several @ in a row as one, at the first of them.
    if (text.is(index - 1, 'at')) return null
    return { to: skip(text, index, 'at'), isSpoken: false, isDoubtful: false }
  }
  const sign = bracketedAt(text, index)
  if (sign) return sign
  if (!text.startsWith('a', index)) return null
  if (text.startsWith('at', index) && !text.is(index - 1, 'word') && text.is(index + 2, 'space'))
    return { to: index + 'at'.length, isSpoken: true, isDoubtful: true }
  if (!text.startsWith('arroba', index)) return null
  const to = index + 'arroba'.length
  const isLetterBefore = text.is(index - 1, 'letter') || text.is(index - 1, 'digit')
  // Accepts 'arroba' as a word, or glued on both sides ('juanarrobagmail'), but not '15 arrobas', which is a weight.
  return isLetterBefore === text.is(to, 'letter') ? { to, isSpoken: true, isDoubtful: false } : null
}

function bracketedAt(text: ContactText, index: number): Sign | null {
  const opening = text.at(index)
  const isHyphen = hyphens.includes(opening)
  const closing = isHyphen ? opening : brackets[opening]
  if (!closing) return null
  const start = skip(text, index + 1, 'space')
  const sign = atWords.find((word) => text.startsWith(word, start))
  const isDoubtful = sign !== undefined && doubtful.includes(sign)
  if (sign === undefined || (isHyphen && isDoubtful)) return null
  const end = skip(text, start + sign.length, 'space')
  if (text.at(end) !== closing) return null
  // A typed @ in brackets counts as typed: it needs a host after it, or no space on either side.
  return { to: end + 1, isSpoken: /^[a-z]/.test(sign), isDoubtful }
}

/** Reads the rest of a host after its first word, up to `maxLabels` parts: '. com', 'punto com punto ar'. */
function readTail(text: ContactText, start: number, maxLabels = Number.POSITIVE_INFINITY) {
  const names: string[] = []
  let to = start
  while (names.length < maxLabels) {
    const next = nextName(text, to)
    if (!next) break
    names.push(text.slice(next))
    to = next.to
  }
  return { to, names }
}

function nextName(text: ContactText, end: number): Span | null {
  const dot = skip(text, end, 'space')
  const dotWord = spokenDots.find(
    (word) => text.startsWith(word, dot) && !text.is(dot + word.length, 'letter'),
  )
  const length = dotWord?.length ?? (text.at(dot) === '.' ? 1 : 0)
  const from = skip(text, dot + length, 'space')
  const to = skip(text, from, 'word')
  if (to === from) return null
  if (length > 0) return { from, to }
  // The dot may belong to the word before ('empresa. com'). Then accept only an ending of a host, because a full stop
  // ends a sentence.
  const isAfterDot = text.at(end - 1) === '.' && from > end
  return isAfterDot && isEnd(text.slice({ from, to })) ? { from, to } : null
}

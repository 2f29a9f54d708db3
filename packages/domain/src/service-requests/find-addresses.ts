import { type ContactText, type Span, skip } from './contact-text'

const messengers = [
  'wa.me/',
  'wa.link/',
  'whatsapp.com/',
  't.me/',
  'instagram.com/',
  'facebook.com/',
  'fb.com/',
]
/** '(arroba)', '[ at ]' */
const brackets: Record<string, string> = { '(': ')', '[': ']', '{': '}' }
const bracketed = ['arroba', 'at']
/** Whoever writes 'juan @ gmail' means a mail, without 'punto com' too. */
const providers = ['gmail', 'hotmail', 'outlook', 'yahoo', 'live', 'icloud']
const spokenDots = ['punto', 'dot']

/** Returns where mail addresses, names of accounts and links to messengers stand, in their order. */
export function findAddresses(text: ContactText): Span[] {
  const spans: Span[] = []
  let index = 0
  // What lies before it is spoken for.
  let begin = 0
  while (index < text.length) {
    const found = linkAt(text, index, begin) ?? mailAt(text, index, begin)
    if (found) {
      spans.push(found)
      begin = found.to
      index = found.to
    } else index += 1
  }
  return spans
}

function linkAt(text: ContactText, index: number, begin: number): Span | null {
  const host = messengers.find((name) => text.startsWith(name, index))
  if (!host || !isInside(text, index + host.length)) return null
  return { from: Math.max(begin, lastSpace(text, index - 1, begin) + 1), to: nextSpace(text, index) }
}

/** The sign may be typed, or said: 'juan@gmail.com', 'juan (arroba) gmail punto com'. */
function mailAt(text: ContactText, index: number, begin: number): Span | null {
  const sign = signAt(text, index)
  if (!sign) return null
  const leftEnd = Math.max(begin - 1, skip(text, index - 1, 'space', -1))
  const left = Math.max(begin - 1, skip(text, leftEnd, 'word', -1)) + 1
  const right = skip(text, sign.to, 'space')
  const rightEnd = skip(text, right, 'word')
  if (rightEnd === right) return null
  const isJoined = right === sign.to
  // The name of an account elsewhere: '@juanplomero'.
  if (left > leftEnd) return isJoined && !sign.isSpoken ? { from: index, to: rightEnd } : null
  const to = tailEnd(text, rightEnd)
  const isSure = sign.isSpoken || (isJoined && leftEnd === index - 1) || to > rightEnd
  return isSure || isMailHost(text.slice({ from: right, to: rightEnd })) ? { from: left, to } : null
}

const isMailHost = (word: string): boolean =>
  word.slice(1, -1).includes('.') || providers.includes(word.toLowerCase().replace(/[.,;:!?]$/, ''))

function signAt(text: ContactText, index: number): { to: number; isSpoken: boolean } | null {
  if (text.is(index, 'at')) return { to: index + 1, isSpoken: false }
  const bracketEnd = endOfBracketed(text, index)
  if (bracketEnd !== null) return { to: bracketEnd, isSpoken: true }
  if (!text.startsWith('arroba', index)) return null
  const to = index + 'arroba'.length
  // A word of its own, or written together with all the rest: 'juanarrobagmail'; '15 arrobas' is a weight.
  const isLetterBefore = text.is(index - 1, 'word')
  return isLetterBefore === text.is(to, 'letter') ? { to, isSpoken: true } : null
}

function endOfBracketed(text: ContactText, index: number): number | null {
  const closing = brackets[text.at(index) ?? '']
  if (!closing) return null
  const start = skip(text, index + 1, 'space')
  const said = bracketed.find((word) => text.startsWith(word, start))
  if (!said) return null
  const end = skip(text, start + said.length, 'space')
  return text.at(end) === closing ? end + 1 : null
}

/** '. com', 'punto com punto ar' */
function tailEnd(text: ContactText, start: number): number {
  let end = start
  for (;;) {
    const dot = skip(text, end, 'space')
    const said = spokenDots.find(
      (word) => text.startsWith(word, dot) && !text.is(dot + word.length, 'letter'),
    )
    const length = said?.length ?? (text.at(dot) === '.' ? 1 : 0)
    const name = skip(text, dot + length, 'space')
    // A full stop ends a sentence; what goes on with a small word goes on.
    const nameEnd = length > 0 ? skip(text, name, 'word') : name
    if (nameEnd === name) return end
    end = nameEnd
  }
}

const isInside = (text: ContactText, index: number): boolean =>
  index < text.length && !text.is(index, 'space')

function nextSpace(text: ContactText, start: number): number {
  let index = start
  while (isInside(text, index)) index += 1
  return index
}

function lastSpace(text: ContactText, start: number, begin: number): number {
  let index = start
  while (index >= begin && !text.is(index, 'space')) index -= 1
  return index
}

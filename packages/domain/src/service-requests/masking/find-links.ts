import type { ContactText, Span } from './contact-text'

const hosts = [
  'wa.me/',
  'wa.link/',
  'whatsapp.com/',
  't.me/',
  'telegram.me/',
  'm.me/',
  'fb.me/',
  'fb.com/',
  'facebook.com/',
  'ig.me/',
  'instagram.com/',
  'tiktok.com/',
  'twitter.com/',
  'linkedin.com/',
  // Short ones lead anywhere, and mostly to one of those above.
  'linktr.ee/',
  'bio.link/',
  'beacons.ai/',
  'taplink.cc/',
  'bit.ly/',
  'cutt.ly/',
  'tinyurl.com/',
  'is.gd/',
]
/** By how they begin, so that a text is not compared with each of them at each of its characters. */
const byFirst = new Map(hosts.map(([first = '']) => [first, hosts.filter((host) => host.startsWith(first))]))

/** Returns where the link lies that names a messenger, a network or a short address there, back to what is spoken for. */
export function linkAt(text: ContactText, index: number, begin: number): Span | null {
  const host = byFirst.get(text.at(index))?.find((name) => text.startsWith(name, index))
  if (!host || !isInside(text, index + host.length)) return null
  return { from: Math.max(begin, lastSpace(text, index - 1, begin) + 1), to: nextSpace(text, index) }
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

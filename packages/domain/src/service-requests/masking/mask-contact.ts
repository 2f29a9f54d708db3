import { type ContactText, contactText, type Span } from './contact-text'
import { findAddresses } from './find-addresses'
import { findNumbers } from './find-numbers'

const hidden = '•••'

/**
 * Raised with each change of what is hidden: what was made by an earlier one and kept to be searched is made anew, and not
 * found until then.
 */
export const maskVersion = 1

/**
 * Returns a text in which phone numbers and mail addresses cannot be read, for whoever has not taken the lead. Six
 * digits and more count as a phone; prices, measures and ids stay. The work grows with the length of the text and no
 * faster, whatever it is made of: strangers write it, and every list of requests shows it.
 */
export const maskContact = (text: string): string => hide(contactText(text))

/** The same for a text that counts how often it was looked at. */
export function hide(text: ContactText): string {
  const addresses = findAddresses(text)
  const spans = [...addresses, ...findNumbers(text, addresses)].sort((a, b) => a.from - b.from)
  return visibleParts(text, spans).join(hidden)
}

function visibleParts(text: ContactText, spans: readonly Span[]): string[] {
  const ends = [0, ...spans.map(({ to }) => to)]
  const starts = [...spans.map(({ from }) => from), text.length]
  return starts.map((start, at) => text.slice({ from: ends[at] ?? 0, to: start }))
}

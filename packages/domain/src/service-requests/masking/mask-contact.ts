import { type ContactText, contactText, type Span } from './contact-text'
import { findAccounts } from './find-accounts'
import { findAddresses } from './find-addresses'
import { findHosts } from './find-hosts'
import { findNumbers } from './find-numbers'
import { findPlainMails } from './find-plain-mails'
import { findSpelledHosts } from './find-spelled-hosts'
import { findSpokenNumbers } from './find-spoken-numbers'
import { readPieces } from './read-pieces'

const hidden = '•••'

/**
 * Raised with each change of what is hidden: what was made by an earlier one and kept to be searched is made anew, and not
 * found until then.
 */
export const maskVersion = 3

/**
 * Returns a text in which phone numbers, mail addresses and names of accounts cannot be read, for whoever has not taken the
 * lead. Six digits and more count as a phone, said in words too; prices, measures and ids stay. The work grows with the
 * length of the text and no faster, whatever it is made of: strangers write it, and every list of requests shows it.
 */
export const maskContact = (text: string): string => hide(contactText(text))

/** The same for a text that counts how often it was looked at. */
export function hide(text: ContactText): string {
  const pieces = readPieces(text)
  const addresses = [
    ...findAddresses(text),
    ...findHosts(text, pieces),
    ...findSpelledHosts(pieces),
    ...findPlainMails(pieces),
    ...findAccounts(text, pieces),
    ...findSpokenNumbers(text),
  ]
  const taken = joined(addresses)
  return visibleParts(text, joined([...taken, ...findNumbers(text, taken)])).join(hidden)
}

/** Returns the spans in their order, those as one that have a part in common. */
function joined(spans: readonly Span[]): Span[] {
  const all: Span[] = []
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = all.at(-1)
    if (last && span.from < last.to) last.to = Math.max(last.to, span.to)
    else all.push({ ...span })
  }
  return all
}

function visibleParts(text: ContactText, spans: readonly Span[]): string[] {
  const ends = [0, ...spans.map(({ to }) => to)]
  const starts = [...spans.map(({ from }) => from), text.length]
  return starts.map((start, at) => text.slice({ from: ends[at] ?? 0, to: start }))
}

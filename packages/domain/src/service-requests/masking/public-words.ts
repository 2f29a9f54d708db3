import { maskContact } from './mask-contact'
import { shownLine, shownText } from './shown-text'

interface Typed {
  companyName: string | null
  description: string
}

/** Returns a line that a professional wrote, without the phones and mail addresses that they typed into it. */
export const publicLine = (line: string): string => maskContact(shownLine(line))

/** Returns what a professional wrote about themselves, without the phones and mail addresses that they typed into it. */
export const publicWords = ({ companyName, description }: Typed): Typed => ({
  companyName: companyName && publicLine(companyName),
  description: maskContact(shownText(description)),
})

import { maskContact } from './mask-contact'
import { shownLine, shownText } from './shown-text'

interface RequestTexts {
  companyName: string | null
  description: string
}

/** Returns a line that a professional wrote, with phones and mail addresses masked. */
export const publicLine = (line: string): string => maskContact(shownLine(line))

/** Returns the texts that professionals wrote about themselves, with phones and mail addresses masked. */
export const publicWords = ({ companyName, description }: RequestTexts): RequestTexts => ({
  companyName: companyName && publicLine(companyName),
  description: maskContact(shownText(description)),
})

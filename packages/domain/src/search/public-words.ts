import { maskContact } from '../service-requests/masking/mask-contact'
import { shownLine, shownText } from '../service-requests/masking/shown-text'

interface Typed {
  companyName: string | null
  description: string
}

/** Returns what a professional wrote about themselves, without the phones and mail addresses that they typed into it. */
export const publicWords = ({ companyName, description }: Typed): Typed => ({
  companyName: companyName && maskContact(shownLine(companyName)),
  description: maskContact(shownText(description)),
})

import { maskContact, maskVersion } from './mask-contact'
import { shownLine, shownText } from './shown-text'

interface Typed {
  title: string
  description: string
}

/**
 * Returns the columns with the words that a request may be found by: those that anybody may read, since what is hidden in
 * them could else be found by trying.
 */
export const searchedColumns = ({ title, description }: Typed) => ({
  searchedWords: `${maskContact(shownLine(title))}\n${maskContact(shownText(description))}`,
  searchedMask: maskVersion,
})

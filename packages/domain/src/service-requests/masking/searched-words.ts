import { maskContact, maskVersion } from './mask-contact'
import { shownLine, shownText } from './shown-text'

interface Typed {
  title: string
  description: string
}

/**
 * Returns the columns with the words for the search of requests. They are masked as for readers, because a search could
 * otherwise reveal hidden words by trial.
 */
export const searchedColumns = ({ title, description }: Typed) => ({
  searchedWords: `${maskContact(shownLine(title))}\n${maskContact(shownText(description))}`,
  searchedMask: maskVersion,
})

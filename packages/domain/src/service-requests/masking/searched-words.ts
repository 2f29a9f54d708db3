import { maskContact, maskVersion } from './mask-contact'
import { shownLine, shownText } from './shown-text'

interface RequestTexts {
  title: string
  description: string
}

/**
 * Returns the columns with the words for the search of requests. They are masked as for readers, because a search could
 * otherwise reveal hidden words by trial.
 */
export const searchedColumns = ({ title, description }: RequestTexts) => ({
  searchedWords: `${maskContact(shownLine(title))}\n${maskContact(shownText(description))}`,
  searchedMask: maskVersion,
})

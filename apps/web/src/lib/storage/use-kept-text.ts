import { useState } from 'react'
import { dropStored, readText, storeText } from './browser-storage'

const shelf = 'sessionStorage'

/**
 * A text that is being typed, kept in this tab under that name: a reload, or a login that was needed again, loses nothing.
 * Without a name it is not kept. Only for what is drawn once somebody asks for it: the server does not know the text.
 */
export function useKeptText(name: string | undefined, initial: string) {
  const [text, setText] = useState(() => (name && readText(shelf, name)) || initial)
  return {
    text,
    setText: (text: string) => {
      setText(text)
      if (name) storeText(shelf, name, text)
    },
    /** Keeps nothing any more, and shows that text. */
    forget: (shownText: string) => {
      setText(shownText)
      if (name) dropStored(shelf, name)
    },
  }
}

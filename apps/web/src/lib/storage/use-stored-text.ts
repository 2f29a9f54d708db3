import { useState } from 'react'
import { dropStored, readText, storeText } from './browser-storage'

const shelf = 'sessionStorage'

/**
 * A text input whose text is stored in this tab under `name`, so that it survives a reload or another login. Without a
 * name it is not stored. Use it only in parts that are first rendered in the browser, because the server does not know
 * the text.
 */
export function useStoredText(name: string | undefined, initial: string) {
  const [text, setText] = useState(() => (name && readText(shelf, name)) || initial)
  return {
    text,
    setText: (text: string) => {
      setText(text)
      if (name) storeText(shelf, name, text)
    },
    /** Deletes the stored text and shows `shownText` instead. */
    forget: (shownText: string) => {
      setText(shownText)
      if (name) dropStored(shelf, name)
    },
  }
}

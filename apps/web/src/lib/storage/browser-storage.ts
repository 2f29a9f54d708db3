export type Shelf = 'localStorage' | 'sessionStorage'

/** Returns the stored text, or null. Also returns null if the browser denies storage (a private window). */
export function readText(shelf: Shelf, name: string): string | null {
  try {
    return window[shelf].getItem(name)
  } catch {
    return null
  }
}

/** Stores a text. Ignores errors, because the visitor cannot fix full or forbidden storage. */
export function storeText(shelf: Shelf, name: string, text: string): void {
  try {
    window[shelf].setItem(name, text)
  } catch {
    // Ignored for the reason above.
  }
}

/** Returns the stored JSON value. Returns null if there is none or it is not JSON. */
export function readStored(shelf: Shelf, name: string): unknown {
  try {
    return JSON.parse(readText(shelf, name) ?? 'null')
  } catch {
    return null
  }
}

export const store = (shelf: Shelf, name: string, value: unknown): void =>
  storeText(shelf, name, JSON.stringify(value))

export function dropStored(shelf: Shelf, name: string): void {
  try {
    window[shelf].removeItem(name)
  } catch {
    // Ignored, because the visitor cannot fix forbidden storage.
  }
}

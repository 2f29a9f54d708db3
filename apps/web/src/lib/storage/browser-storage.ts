export type Shelf = 'localStorage' | 'sessionStorage'

/** Returns the text that was stored under that name, or null: also without storage (a private window). */
export function readText(shelf: Shelf, name: string): string | null {
  try {
    return window[shelf].getItem(name)
  } catch {
    return null
  }
}

/** Stores it if it can: full or forbidden storage is nothing that the visitor could do anything about. */
export function storeText(shelf: Shelf, name: string, text: string): void {
  try {
    window[shelf].setItem(name, text)
  } catch {
    // As above.
  }
}

/** Returns what was stored under that name, or null: also for what is not JSON. */
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
    // As above.
  }
}

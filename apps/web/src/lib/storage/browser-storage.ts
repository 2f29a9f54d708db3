type Place = 'localStorage' | 'sessionStorage'

/** Returns the text that was stored under that name, or null: also without storage (a private window). */
export function readText(place: Place, name: string): string | null {
  try {
    return window[place].getItem(name)
  } catch {
    return null
  }
}

/** Stores it if it can: full or forbidden storage is nothing that the visitor could do anything about. */
export function storeText(place: Place, name: string, text: string): void {
  try {
    window[place].setItem(name, text)
  } catch {
    // As above.
  }
}

/** Returns what was stored under that name, or null: also for what is not JSON. */
export function readStored(place: Place, name: string): unknown {
  try {
    return JSON.parse(readText(place, name) ?? 'null')
  } catch {
    return null
  }
}

export const store = (place: Place, name: string, value: unknown): void =>
  storeText(place, name, JSON.stringify(value))

export function dropStored(place: Place, name: string): void {
  try {
    window[place].removeItem(name)
  } catch {
    // As above.
  }
}

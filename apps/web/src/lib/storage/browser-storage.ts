type Place = 'localStorage' | 'sessionStorage'

/** Returns what was stored under that name, or null: also without storage (a private window) and for what is not JSON. */
export function readStored(place: Place, name: string): unknown {
  try {
    return JSON.parse(window[place].getItem(name) ?? 'null')
  } catch {
    return null
  }
}

/** Stores it if it can: full or forbidden storage is nothing that the visitor could do anything about. */
export function store(place: Place, name: string, value: unknown): void {
  try {
    window[place].setItem(name, JSON.stringify(value))
  } catch {
    // As above.
  }
}

export function dropStored(place: Place, name: string): void {
  try {
    window[place].removeItem(name)
  } catch {
    // As above.
  }
}

import { vi } from 'vitest'

/** For tests: replaces `localStorage` and `sessionStorage` with empty ones and returns them. */
export function stubStorage() {
  const storages = { localStorage: newStorage(), sessionStorage: newStorage() }
  vi.stubGlobal('window', storages)
  return storages
}

function newStorage() {
  const texts = new Map<string, string>()
  return {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => void texts.set(name, text),
    removeItem: (name: string) => void texts.delete(name),
    texts: () => [...texts.values()],
  }
}

import { dropStored, readStored, readText, store, storeText } from './browser-storage'

const draftsKey = 'tab-drafts:1'
const accountKey = 'tab-account'

/**
 * Unfinished texts that wait in this tab, by their names. They belong to the person in front of it: a visitor keeps them
 * by logging in, and the next person does not find them.
 */
function readDrafts(): Record<string, unknown> {
  const drafts = readStored('sessionStorage', draftsKey)
  return typeof drafts === 'object' && drafts !== null ? { ...drafts } : {}
}

/** Returns the stored draft, or null. */
export const readTabDraft = (name: string): unknown => readDrafts()[name] ?? null

export const storeTabDraft = (name: string, draft: unknown): void =>
  store('sessionStorage', draftsKey, { ...readDrafts(), [name]: draft })

export const dropTabDraft = (name: string): void => storeTabDraft(name, undefined)

/** Stores whose session this tab saw last, null without one. Drops all drafts if that account is no longer signed in. */
export function noteTabAccount(id: string | null): void {
  const lastId = readText('sessionStorage', accountKey)
  if (lastId !== null && lastId !== id) dropStored('sessionStorage', draftsKey)
  if (id === null) dropStored('sessionStorage', accountKey)
  else storeText('sessionStorage', accountKey, id)
}

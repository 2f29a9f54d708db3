import type { AccountView } from '@oficio/contracts/auth'

export interface Visitor {
  user: AccountView | null
  /** Until the browser knows; the page around is the same for everybody until then. */
  isLoading: boolean
}

const unknown: Visitor = { user: null, isLoading: true }
let visitor = unknown
const listeners = new Set<() => void>()
/** How the tabs of this browser tell each other that somebody logged in or out; a few old ones cannot. */
let tabs: BroadcastChannel | null = null

export const getVisitor = (): Visitor => visitor
export const getVisitorOnServer = (): Visitor => unknown

/** Asks for the session with the first listener, and again for whoever comes back to a tab in which they were logged in. */
export function subscribeToVisitor(listener: () => void): () => void {
  if (listeners.size === 0) {
    tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('session')
    tabs?.addEventListener('message', askAgain)
    document.addEventListener('visibilitychange', onVisibility)
    if (visitor.isLoading) askAgain()
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    tabs?.close()
    document.removeEventListener('visibilitychange', onVisibility)
  }
}

/** Asks the server who this is, tells the parts of the page, and returns it. A lost connection changes nothing that is known. */
async function refreshVisitor(): Promise<AccountView | null> {
  try {
    const answer = await fetch('/api/auth/session')
    const session: unknown = await answer.json()
    if (!answer.ok) throw new Error(`the session answered ${answer.status}`)
    // Our own route answers with the account, or with nothing.
    tell({ user: (Object(session).user as AccountView | undefined) ?? null, isLoading: false })
  } catch {
    tell({ ...visitor, isLoading: false })
  }
  return visitor.user
}

/** After a login or logout: this tab asks anew, and so do the others. */
export async function visitorHasChanged(): Promise<AccountView | null> {
  tabs?.postMessage('changed')
  return refreshVisitor()
}

const askAgain = () => void refreshVisitor()

function onVisibility(): void {
  if (document.visibilityState === 'visible' && visitor.user) askAgain()
}

function tell(next: Visitor): void {
  const isSame = JSON.stringify(next) === JSON.stringify(visitor)
  if (isSame) return
  visitor = next
  for (const listener of listeners) listener()
}

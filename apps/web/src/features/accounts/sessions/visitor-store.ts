import type { AccountView } from '@oficio/contracts/accounts/account-view'
import { fetchInTime } from '@/lib/in-time'

/** The account of this browser's session, with what its menu depends on. */
export interface KnownAccount extends AccountView {
  /** Of the first business of the account; null: it owns none. */
  businessName: string | null
}

export interface Visitor {
  user: KnownAccount | null
  /** Until the browser knows; the page around is the same for everybody until then. */
  isLoading: boolean
}

interface Look {
  user: KnownAccount | null
  /** False where the server could not be asked: then nothing is known about a session that has just begun or ended. */
  isKnown: boolean
}

const unknown: Visitor = { user: null, isLoading: true }
const firstPauseMs = 2_000
const longestPauseMs = 60_000

export const getVisitorOnServer = (): Visitor => unknown

export const {
  get: getVisitor,
  subscribe: subscribeToVisitor,
  hasChanged: visitorHasChanged,
} = createVisitorStore(askServer)

/** Returns the account of this browser's session, or null. Throws where the server could not be asked. */
async function askServer(): Promise<KnownAccount | null> {
  const answer = await fetchInTime('/api/auth/session')
  const session: unknown = await answer.json()
  if (!answer.ok) throw new Error(`the session answered ${answer.status}`)
  // Our own route answers with the account, or with nothing.
  return (Object(session).user as KnownAccount | undefined) ?? null
}

/** Keeps who this is for all parts of the page. */
export function createVisitorStore(ask: () => Promise<KnownAccount | null>) {
  let visitor = unknown
  let isKnown = false
  const listeners = new Set<() => void>()
  let requestCount = 0
  /** The first question whose answer counts: what was asked before a login may be answered after it. */
  let oldest = 1

  const tell = (next: Visitor) => {
    if (JSON.stringify(next) === JSON.stringify(visitor)) return
    visitor = next
    for (const listener of listeners) listener()
  }
  let newest: Promise<Look> | null = null
  const look = (): Promise<Look> => {
    requestCount += 1
    newest = lookAs(requestCount)
    return newest
  }
  /** A lost connection changes nothing that is known; while nothing is, it is asked again after a pause. */
  const lookAs = async (number: number): Promise<Look> => {
    retries.stop()
    try {
      const user = await ask()
      if (number >= oldest) {
        oldest = number
        isKnown = true
        retries.calm()
        tell({ user, isLoading: false })
      }
    } catch {
      tell({ ...visitor, isLoading: false })
      if (!isKnown && number === requestCount && listeners.size > 0) retries.start()
    }
    // A caller whose question a newer one replaced gets the answer of the newer one.
    if (number < oldest && newest) return newest
    return { user: visitor.user, isKnown }
  }
  const lookAnew = () => {
    oldest = requestCount + 1
    isKnown = false
    return look()
  }
  const retries = createRetries(() => void (isLookedAt() && look()))
  const page = createPageWatch({
    onReturn: () => void ((visitor.user || !isKnown) && look()),
    onChange: () => void lookAnew(),
  })

  return {
    get: (): Visitor => visitor,
    /** Asks for the session with the first listener, and again when a signed-in user comes back to the tab. */
    subscribe: (listener: () => void): (() => void) => {
      if (listeners.size === 0) {
        page.open()
        if (!isKnown) void look()
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        retries.stop()
        page.close()
      }
    },
    /** After a login or logout: this tab asks again, and so do the others. */
    hasChanged: (): Promise<Look> => {
      page.tellTabs()
      return lookAnew()
    },
  }
}

const isLookedAt = () => document.visibilityState === 'visible'

/** Calls `again` after a pause that grows until it is calm. */
function createRetries(again: () => void) {
  let pauseMs = firstPauseMs
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    start: () => {
      timer = setTimeout(again, pauseMs)
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
    },
    stop: () => clearTimeout(timer),
    calm: () => {
      pauseMs = firstPauseMs
    },
  }
}

/** Notices who comes back to this tab, and what another tab says. */
function createPageWatch({ onReturn, onChange }: { onReturn: () => void; onChange: () => void }) {
  /** How the tabs of this browser tell each other that somebody logged in or out; a few old ones cannot. */
  let tabs: BroadcastChannel | null = null
  const onVisibility = () => void (isLookedAt() && onReturn())
  return {
    open: () => {
      tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('session')
      tabs?.addEventListener('message', onChange)
      document.addEventListener('visibilitychange', onVisibility)
    },
    close: () => {
      tabs?.close()
      tabs = null
      document.removeEventListener('visibilitychange', onVisibility)
    },
    tellTabs: () => tabs?.postMessage('changed'),
  }
}

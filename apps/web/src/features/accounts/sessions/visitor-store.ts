import type { AccountView } from '@oficio/contracts/accounts/account-view'
import { fetchInTime } from '@/lib/in-time'
import { noteTabAccount } from '@/lib/storage/tab-drafts'

/** The account of this browser's session, with what its menu depends on. */
export interface KnownAccount extends AccountView {
  /** The name of the account's first business, or null if it owns none. */
  businessName: string | null
}

export interface Visitor {
  user: KnownAccount | null
  /** True until the browser knows the visitor. Until then, the page is the same for everybody. */
  isLoading: boolean
}

interface VisitorAnswer {
  user: KnownAccount | null
  /** False if the server did not answer: a session may then have begun or ended unnoticed. */
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

/** Returns the account of this browser's session, or null. Throws if the server does not answer. */
async function askServer(): Promise<KnownAccount | null> {
  const answer = await fetchInTime('/api/auth/session')
  const session: unknown = await answer.json()
  if (!answer.ok) throw new Error(`the session answered ${answer.status}`)
  // The answer is of our own route: the account, or nothing.
  return (Object(session).user as KnownAccount | undefined) ?? null
}

/** Creates the store that holds the visitor for all parts of the page. */
export function createVisitorStore(ask: () => Promise<KnownAccount | null>) {
  let visitor = unknown
  let isKnown = false
  const listeners = new Set<() => void>()
  let requestCount = 0
  /** The first request whose answer counts, because a request sent before a login can be answered after it. */
  let oldestValidRequest = 1

  const updateVisitor = (next: Visitor) => {
    if (JSON.stringify(next) === JSON.stringify(visitor)) return
    visitor = next
    for (const listener of listeners) listener()
  }
  let newest: Promise<VisitorAnswer> | null = null
  const requestVisitor = (): Promise<VisitorAnswer> => {
    requestCount += 1
    newest = sendRequest(requestCount)
    return newest
  }
  /** Requests the visitor. A failed request keeps the known visitor; if none is known, it is retried after a pause. */
  const sendRequest = async (number: number): Promise<VisitorAnswer> => {
    retries.stop()
    try {
      const user = await ask()
      if (number >= oldestValidRequest) {
        oldestValidRequest = number
        isKnown = true
        retries.calm()
        noteTabAccount(user?.id ?? null)
        updateVisitor({ user, isLoading: false })
      }
    } catch {
      updateVisitor({ ...visitor, isLoading: false })
      if (!isKnown && number === requestCount && listeners.size > 0) retries.start()
    }
    // A newer request replaced the caller's request, so the caller gets the newer answer.
    if (number < oldestValidRequest && newest) return newest
    return { user: visitor.user, isKnown }
  }
  const requestAgain = () => {
    oldestValidRequest = requestCount + 1
    isKnown = false
    return requestVisitor()
  }
  const retries = createRetries(() => void (isLookedAt() && requestVisitor()))
  const page = createPageWatch({
    onReturn: () => void ((visitor.user || !isKnown) && requestVisitor()),
    onChange: () => void requestAgain(),
  })

  return {
    get: (): Visitor => visitor,
    /** Requests the session with the first listener, and again when a signed-in user returns to the tab. */
    subscribe: (listener: () => void): (() => void) => {
      if (listeners.size === 0) {
        page.open()
        if (!isKnown) void requestVisitor()
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        retries.stop()
        page.close()
      }
    },
    /** Requests the session again in this tab and in the other tabs, after a login or logout. */
    hasChanged: (): Promise<VisitorAnswer> => {
      page.tellTabs()
      return requestAgain()
    },
  }
}

const isLookedAt = () => document.visibilityState === 'visible'

/** Calls `again` after a pause. Each pause is longer, until `calm` resets it. */
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

/** Reports when the visitor returns to this tab, and when another tab announces a login or logout. */
function createPageWatch({ onReturn, onChange }: { onReturn: () => void; onChange: () => void }) {
  /**
   * Tells other tabs of this browser about a login or logout. Null while the page is closed, and in old browsers
   * without BroadcastChannel.
   */
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

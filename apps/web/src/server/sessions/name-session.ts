import 'server-only'
import type { SessionView } from '@oficio/contracts/accounts/profile'
import { userAgentFromString } from 'next/server'

/** Popular names of systems for which the User-Agent parser has another name. */
const systems: Record<string, string> = { 'Mac OS': 'Mac', 'Chromium OS': 'Chromebook' }

/**
 * Returns the name of a session for the owner's list of sessions, as far as the User-Agent reveals browser and device.
 */
export function nameSession({ userAgent, kind, ...session }: SessionView) {
  const { browser, os, device } = userAgentFromString(userAgent ?? undefined)
  const isBrowser = kind === 'web' || browser.name !== undefined
  const system = os.name && (systems[os.name] ?? os.name)
  const name = browser.name?.replace('Mobile ', '')
  const isPhone = device.type === 'mobile' || device.type === 'tablet'
  return {
    ...session,
    kind: kind === 'api' ? ('program' as const) : isPhone ? ('phone' as const) : ('computer' as const),
    device: isBrowser
      ? [name ?? 'Un navegador', system].filter(Boolean).join(' en ')
      : `Una app (${shortName(userAgent)})`,
  }
}

/** Returns the name that a program gives itself: 'curl' for 'curl/8.5.0'. */
const shortName = (userAgent: string | null): string =>
  /^[\w .-]{1,30}/.exec(userAgent ?? '')?.[0].trim() || 'sin nombre'

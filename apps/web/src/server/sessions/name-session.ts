import 'server-only'
import type { SessionView } from '@oficio/contracts/accounts/profile'
import { userAgentFromString } from 'next/server'

/** Systems as people call them, where the reader of headers says it otherwise. */
const systems: Record<string, string> = { 'Mac OS': 'Mac', 'Chromium OS': 'Chromebook' }

/** Returns what a session is called in the list of its owner, as far as browser or program say what they are. */
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

/** 'curl' of 'curl/8.5.0': the name that a program gives itself. */
const shortName = (userAgent: string | null): string =>
  /^[\w .-]{1,30}/.exec(userAgent ?? '')?.[0].trim() || 'sin nombre'

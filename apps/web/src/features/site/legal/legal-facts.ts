import { supportHours } from '@oficio/contracts/legal'
import type { SettingValues } from '@oficio/contracts/settings/settings'
import { formatDate } from '@oficio/contracts/text/format-date'

/**
 * The facts about the site and its prices that the legal texts mention. The texts must not contain them as constants.
 */
export interface LegalFacts {
  siteName: string
  supportEmail: string
  provider: Record<'name' | 'cuit' | 'address' | 'phone', string | null>
  settings: SettingValues
}

/** Returns the day of a version ('2026-11-21') as text: '21 de noviembre de 2026'. */
export const versionDay = (day: string): string => formatDate(`${day}T12:00:00Z`)

/** Returns the address and the hours of support. */
export const supportText = ({ supportEmail }: LegalFacts): string => `${supportEmail}, ${supportHours}`

import { supportHours } from '@oficio/contracts/legal'
import type { SettingValues } from '@oficio/contracts/settings/settings'
import { formatDate } from '@oficio/contracts/text/format-date'

/** What the legal texts say of this site and of its prices; nothing of it is written into them. */
export interface LegalFacts {
  siteName: string
  supportEmail: string
  provider: Record<'name' | 'cuit' | 'address' | 'phone', string | null>
  settings: SettingValues
}

/** Returns the day of a version ('2026-11-21') in words: '21 de noviembre de 2026'. */
export const versionDay = (day: string): string => formatDate(`${day}T12:00:00Z`)

/** Returns when somebody answers, and where. */
export const supportText = ({ supportEmail }: LegalFacts): string => `${supportEmail}, ${supportHours}`

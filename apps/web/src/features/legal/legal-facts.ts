import { supportHours } from '@oficio/contracts/legal'
import type { SettingValues } from '@oficio/contracts/settings'

/** What the legal texts say of this site and of its prices; nothing of it is written into them. */
export interface LegalFacts {
  siteName: string
  supportEmail: string
  provider: Record<'name' | 'cuit' | 'address' | 'phone', string | null>
  settings: SettingValues
}

const version = new Intl.DateTimeFormat('es-AR', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** Returns the day of a version ('2026-11-21') in words: '21 de noviembre de 2026'. */
export const versionDay = (text: string): string => version.format(new Date(`${text}T00:00:00Z`))

/** Returns '1 profesional', '5 profesionales'. */
export const count = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`

/** Returns who provides the site, as a contract names them; only its address where the operator says no more. */
export function providerText({ provider, supportEmail }: LegalFacts): string {
  const { name, cuit, address, phone } = provider
  const parts = [
    name,
    cuit && `CUIT ${cuit}`,
    address && `con domicilio en ${address}`,
    phone && `teléfono ${phone}`,
    `email ${supportEmail}`,
  ]
  return parts.filter(Boolean).join(', ')
}

/** Returns when somebody answers, and where. */
export const supportText = ({ supportEmail }: LegalFacts): string => `${supportEmail}, ${supportHours}`

import type { SettingUnit } from '@oficio/contracts/settings/settings'
import { formatMoney } from '@oficio/contracts/text/format-money'

const one = (count: number, single: string, several: string): string =>
  `${count.toLocaleString('es-AR')} ${count === 1 ? single : several}`

const texts: Record<SettingUnit, (value: number) => string> = {
  ars: formatMoney,
  minutes: (value) => one(value, 'minuto', 'minutos'),
  hour: (value) => `${value} h`,
  leads: (value) => one(value, 'contacto', 'contactos'),
  professionals: (value) => one(value, 'profesional', 'profesionales'),
  days: (value) => one(value, 'día', 'días'),
}

/** Returns a value with its unit: '$ 15.000', '60 minutos', '22 h'. */
export const valueText = (value: number, unit: SettingUnit): string => texts[unit](value)

/** What to type into the field. */
export const unitTexts: Record<SettingUnit, string> = {
  ars: 'en pesos',
  minutes: 'en minutos',
  hour: 'hora del día',
  leads: 'contactos',
  professionals: 'profesionales',
  days: 'en días',
}

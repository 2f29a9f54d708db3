import type { SettingUnit } from '@oficio/contracts/settings/settings'
import { countOf } from '@oficio/contracts/text/count-of'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { formatNumber } from '@oficio/contracts/text/format-number'

const texts: Record<SettingUnit, (value: number) => string> = {
  ars: formatMoney,
  minutes: (value) => countOf(value, 'minuto', 'minutos'),
  hour: (value) => `${value} h`,
  leads: (value) => countOf(value, 'contacto', 'contactos'),
  notices: (value) => countOf(value, 'aviso', 'avisos'),
  professionals: (value) => countOf(value, 'profesional', 'profesionales'),
  days: (value) => countOf(value, 'día', 'días'),
  questions: (value) => countOf(value, 'consulta', 'consultas'),
  percent: (value) => `${formatNumber(value)} %`,
  choice: (value) => (value === 1 ? 'Sí' : 'No'),
}

/** Returns a value with its unit: '$ 15.000', '60 minutos', '22 h'. */
export const valueText = (value: number, unit: SettingUnit): string => texts[unit](value)

/** Returns the current value as text. For a price it adds that past charges do not change. */
export const todayText = (value: number, unit: SettingUnit): string =>
  `Hoy: ${valueText(value, unit)}.${unit === 'ars' ? ' Lo que ya se cobró queda como está.' : ''}`

/** The unit in the label of the field. */
export const unitTexts: Record<SettingUnit, string> = {
  ars: 'en pesos',
  minutes: 'en minutos',
  hour: 'hora del día',
  leads: 'contactos',
  notices: 'avisos',
  professionals: 'profesionales',
  days: 'en días',
  questions: 'consultas',
  percent: 'en porcentaje',
  choice: 'sí o no',
}

import { timeZone } from '@oficio/contracts/text/time-zone'

export interface CsvColumn<Row> {
  title: string
  value(row: Row): string | number | null
}

/** The byte order mark tells Excel that the text is UTF-8. */
export const csvBegin = '\uFEFF'

/**
 * Returns one line. Values are separated by semicolons and numbers have a decimal comma, as Excel expects in Argentina.
 * Prefixes a text that a spreadsheet would run as a formula with an apostrophe, because people choose their own names.
 */
export const csvLine = (values: readonly (string | number | null)[]): string =>
  `${values.map(cell).join(';')}\r\n`

function cell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value).replace('.', ',')
  const text = /^[\s\p{Cf}]*[=+\-@|%＝＋－＠]/u.test(value) || /^[\t\r\n]/.test(value) ? `'${value}` : value
  return /[";\r\n\t,]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text
}

const moment = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone,
})

/** Returns an ISO moment in the format that spreadsheets read, in the time zone of Argentina: '2026-11-21 14:30'. */
export const csvMoment = (iso: string | null): string | null =>
  iso === null ? null : moment.format(new Date(iso))

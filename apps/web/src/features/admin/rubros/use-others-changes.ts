import type { RubroForAdmin } from '@oficio/contracts/admin/rubros'
import type { RubroFields } from '@oficio/contracts/rubros/decisions'
import { useState } from 'react'

/** The fields of the form, in the order of the page. */
export const fieldNames = [
  'name',
  'tradeSingular',
  'tradePlural',
  'description',
  'synonyms',
  'icon',
  'isPopular',
  'isRegulated',
] as const satisfies readonly (keyof RubroFields)[]

const textOf = (value: string | boolean | string[]): string =>
  Array.isArray(value) ? value.join(', ') : String(value)

export type OthersChanges = Partial<Record<keyof RubroFields, string>>

/** Returns the current stored texts of the fields that another admin changed since the form was opened. */
export function useOthersChanges(rubro: RubroForAdmin | null): OthersChanges {
  const [openedRubro] = useState(rubro)
  if (!rubro || !openedRubro) return {}
  const changed = fieldNames.filter((name) => textOf(rubro[name]) !== textOf(openedRubro[name]))
  return Object.fromEntries(changed.map((name) => [name, textOf(rubro[name])]))
}

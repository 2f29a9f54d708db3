import {
  type ImportField,
  importColumns,
  importLine,
  importTexts,
} from '@oficio/contracts/businesses/importing/columns'
import { foldText } from '@oficio/contracts/text/fold-text'
import { slugOf } from '@oficio/contracts/text/slug-of'
import { inOwnWords } from '@oficio/contracts/texts'
import { normalisePhone } from '../../kernel/text/normalise-phone'
import { candidateSlugs } from '../take-slug'
import type { KnownNames } from './known-names'
import { quote } from './quote'

export interface Fault {
  /** The title of its column; '' for the line as a whole. */
  column: string
  text: string
}

/** What a right line says, as it is kept until it makes a business. */
export interface LineFacts {
  name: string
  description: string
  address: string | null
  postalCode: string | null
  localidadId: number
  latitude: number | null
  longitude: number | null
  phone: string | null
  email: string | null
  websiteUrl: string | null
  categoryIds: number[]
  tagIds: number[]
  /** Names for its address, the nicest first. */
  slugs: string[]
}

export interface CheckedLine {
  facts: LineFacts | null
  faults: Fault[]
}

export type RawLine = Record<ImportField, string>

/** Returns what a line says, or everything that is wrong with it. */
export function checkLine(raw: RawLine, known: KnownNames): CheckedLine {
  const faults: Fault[] = []
  const fault = (field: ImportField, text: string) => {
    const column = importColumns[field].title
    // One text a column: the first says enough.
    if (!faults.some((one) => one.column === column)) faults.push({ column, text })
  }
  const parsed = importLine.safeParse(raw, inOwnWords)
  for (const { path, message } of parsed.error?.issues ?? []) {
    // The schema has no fields but these.
    fault(path[0] as ImportField, message)
  }
  const provincia = known.places.provinciaOf(raw.state)
  const place = provincia && known.places.cityOf(provincia, raw.city)
  if (!provincia) fault('state', importTexts.state)
  else if (!place) fault('city', importTexts.city)
  const phone = raw.phone.trim() === '' ? null : normalisePhone(raw.phone, false)
  if (raw.phone.trim() !== '' && !phone) fault('phone', importTexts.phone)
  if (raw.phone.trim() === '' && raw.email.trim() === '') fault('phone', importTexts.phoneOrEmail)
  const categoryIds = idsOf(raw.categories, known.categories, (name) =>
    fault('categories', importTexts.category(name)),
  )
  const tagIds = idsOf(raw.features, known.tags, (name) => fault('features', importTexts.feature(name)))
  if ((raw.latitude.trim() === '') !== (raw.longitude.trim() === '')) fault('latitude', importTexts.halfSpot)
  if (!parsed.success || !place || faults.length > 0) return { facts: null, faults }
  const { name, description, address, postalCode, email, website, latitude, longitude } = parsed.data
  return {
    facts: {
      name,
      description: description ?? '',
      address: address ?? null,
      postalCode: postalCode ?? null,
      localidadId: place.localidadId,
      latitude: latitude ?? null,
      longitude: longitude ?? null,
      phone,
      email: email ?? null,
      websiteUrl: website ?? null,
      categoryIds,
      tagIds,
      slugs: candidateSlugs({ name, city: place.city }),
    },
    faults: [],
  }
}

function idsOf(
  text: string,
  known: ReadonlyMap<string, number>,
  onUnknown: (name: string) => void,
): number[] {
  const names = text.split('|').map((name) => name.trim())
  const ids = names.filter(Boolean).flatMap((name) => {
    const id = known.get(foldText(name))
    if (id === undefined) onUnknown(quote(name))
    return id ?? []
  })
  return [...new Set(ids)]
}

/** By what two lines are the same business: its name or its phone, in one town. */
export const sameKeys = ({ name, phone, localidadId }: LineFacts): string[] => [
  `${localidadId} ${slugOf(name) || name}`,
  ...(phone ? [`${localidadId} ${phone}`] : []),
]

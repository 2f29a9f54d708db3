import {
  type ImportField,
  importColumns,
  importLine,
  importTexts,
} from '@oficio/contracts/businesses/importing/columns'
import { identifierText } from '@oficio/contracts/text/identifier-text'
import { inOwnWords } from '@oficio/contracts/texts'
import { normalisePhone } from '../../kernel/text/normalise-phone'
import { postalCodeFault } from '../../places/check-postal-code'
import type { NamedPlace } from '../../places/load-places'
import { spotFault } from '../spot-fault'
import { candidateSlugs } from '../take-slug'
import { type KnownNames, singularForms } from './known-names'
import { quote } from './quote'

export interface Fault {
  /** The title of the column; '' for the line as a whole. */
  column: string
  text: string
}

/** The facts of a correct line, stored until they become a business. */
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
  /** Candidate slugs for its address, the best first. */
  slugs: string[]
}

/** A reason why a line may be the same business as another one in the file or on the site; an admin decides. */
export interface Hint extends Fault {
  about: 'file' | 'site'
}

export interface CheckedLine {
  facts: LineFacts | null
  faults: Fault[]
  hints: Hint[]
}

export type RawLine = Record<ImportField, string>

/** Returns the facts of a line, or all its faults. */
export function checkLine(raw: RawLine, knownNames: KnownNames): CheckedLine {
  const faults: Fault[] = []
  const fault = (field: ImportField, text: string) => {
    const column = importColumns[field].title
    // Only the first fault of each column is shown.
    if (!faults.some((fault) => fault.column === column)) faults.push({ column, text })
  }
  const provincia = knownNames.places.provinciaOf(raw.state)
  const place = provincia && knownNames.places.cityOf(provincia, raw.city)
  if (!provincia) fault('state', importTexts.state)
  else if (!place) fault('city', importTexts.city)
  if (place) checkTogether(raw, place, knownNames, fault)
  const parsed = importLine.safeParse(raw, inOwnWords)
  const hasSpotFault = faults.some(({ column }) => column === importColumns.latitude.title)
  for (const { path, message } of parsed.error?.issues ?? []) {
    // The cast is safe, because the schema has only these fields.
    const field = path[0] as ImportField
    if (!(hasSpotFault && field === 'longitude')) fault(field, message)
  }
  const phone = raw.phone.trim() === '' ? null : normalisePhone(raw.phone, false)
  if (raw.phone.trim() !== '' && !phone) fault('phone', importTexts.phone)
  if (raw.phone.trim() === '' && raw.email.trim() === '') fault('phone', importTexts.phoneOrEmail)
  const categoryIds = idsOf(raw.categories, knownNames.categories, (name) =>
    fault('categories', importTexts.category(name)),
  )
  const tagIds = idsOf(raw.features, knownNames.tags, (name) => fault('features', importTexts.feature(name)))
  if ((raw.latitude.trim() === '') !== (raw.longitude.trim() === '')) fault('latitude', importTexts.halfSpot)
  if (!parsed.success || !place || faults.length > 0) return { facts: null, faults, hints: [] }
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
    hints: [],
  }
}

/** Reports facts that are valid alone but contradict each other. */
function checkTogether(
  { postalCode, latitude, longitude }: RawLine,
  place: NamedPlace,
  { places }: KnownNames,
  fault: (field: ImportField, text: string) => void,
): void {
  const codeFault = postalCodeFault(postalCode, place.provincia, places.provincias)
  if (codeFault) fault('postalCode', codeFault)
  const [lat, lng] = [readDegrees(latitude), readDegrees(longitude)]
  const isPoint = lat !== null && lng !== null && Math.abs(lat) <= 90 && Math.abs(lng) <= 180
  const text = isPoint ? spotFault(place, { latitude: lat, longitude: lng }) : null
  if (text) fault('latitude', text)
}

/** Accepts any sign and order, because the country's bounds are checked separately. */
function readDegrees(text: string): number | null {
  const plain = identifierText(text).replace(',', '.')
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : null
}

function idsOf(
  text: string,
  knownNames: ReadonlyMap<string, number>,
  onUnknown: (name: string) => void,
): number[] {
  const names = text.split('|').map((name) => name.trim())
  const ids = names.filter(Boolean).flatMap((name) => {
    const id = singularForms(name)
      .map((form) => knownNames.get(form))
      .find((match) => match !== undefined)
    if (id === undefined) onUnknown(quote(name))
    return id ?? []
  })
  return [...new Set(ids)]
}

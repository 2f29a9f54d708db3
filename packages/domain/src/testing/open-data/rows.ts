import type { Random } from './random'
import type { OpenTown } from './towns'

/** The verdict that an import must reach: accept a row, refuse it, or ask the admin about it ('hinted'). */
export type Verdict = 'right' | 'wrong' | 'hinted'

export interface OpenRow {
  name: string
  category: string
  state: string
  city: string
  address: string
  postalCode: string
  phone: string
  email: string
  latitude: string
  longitude: string
}

export interface JudgedRow {
  row: OpenRow
  verdict: Verdict
  kind: string
}

/** The content of a file: the names, categories and towns of its rows. */
export interface Shape {
  names: readonly string[]
  categories: readonly string[]
  towns: readonly OpenTown[]
  hasDecimalComma: boolean
}

const blanks = ['', 's/d', 'S/D', '-', 'N/A', 'sin datos']
const streets = [
  'Mitre',
  'Av. San Martín',
  'Belgrano',
  'Av. Corrientes',
  '9 de Julio',
  'Bv. Oroño',
  'Güemes',
  'Ñandubay',
]

/** Returns a valid row. Its number makes its name, address, phone and mail unique. */
function rightRow(shape: Shape, random: Random, at: number): { row: OpenRow; town: OpenTown } {
  const town = random.pick(shape.towns)
  const local =
    String(4_000_000_000 + at * 7).slice(0, 1) + String(10_000_000 + at * 37).slice(-(9 - town.area.length))
  const degrees = (centre: number) => {
    const text = (centre + (random.below(100) - 50) / 2000).toFixed(6)
    return shape.hasDecimalComma ? text.replace('.', ',') : text
  }
  const hasPoint = random.below(4) > 0
  const row: OpenRow = {
    name: `${random.pick(shape.names)} ${at}`,
    category: random.pick(shape.categories),
    state: random.pick(town.states),
    city: random.pick(town.cities),
    address: `${random.pick(streets)} ${100 + at}`,
    postalCode: random.pick([town.digits, `${town.letter}${town.digits}ABC`, ...blanks]),
    phone: phoneOf(town.area, local, random),
    email: random.below(3) === 0 ? random.pick(blanks) : `contacto${at}@example.com`,
    latitude: hasPoint ? degrees(town.latitude) : random.pick(blanks),
    longitude: hasPoint ? degrees(town.longitude) : '',
  }
  return { row, town }
}

const phoneOf = (area: string, local: string, random: Random): string =>
  random.pick([
    `0${area} ${local}`,
    `(0${area}) ${local.slice(0, -4)}-${local.slice(-4)}`,
    `+54 ${area} ${local}`,
    `+54 9 ${area} 15 ${local}`,
    `54 9 0${area} ${local}`,
    `${area}-${local}`,
    `0${area} 15\u202f${local}`,
  ])

type Change = (row: OpenRow, town: OpenTown, earlier: OpenRow) => Partial<OpenRow>

const point = (latitude: number, longitude: number): Partial<OpenRow> => ({
  latitude: latitude.toFixed(4),
  longitude: longitude.toFixed(4),
})
const sameTown = ({ state, city }: OpenRow) => ({ state, city, postalCode: '', latitude: '', longitude: '' })

/**
 * What real files contain besides ordinary rows, and the verdict for each. `earlier` is a valid row of the same file.
 */
const kinds: readonly { kind: string; verdict: Verdict; change: Change }[] = [
  {
    kind: 'a branch: same name, other address',
    verdict: 'right',
    change: (_r, _t, e) => ({ ...sameTown(e), name: e.name }),
  },
  {
    kind: 'another house at the same address',
    verdict: 'right',
    change: (_r, _t, e) => ({ ...sameTown(e), address: e.address }),
  },
  { kind: 'only a phone', verdict: 'right', change: () => ({ email: 's/d' }) },
  {
    kind: 'only a mail',
    verdict: 'right',
    change: (r) => ({ phone: 's/d', email: `solo.${r.name.split(' ').at(-1)}@example.com` }),
  },
  {
    kind: 'a street without a number',
    verdict: 'right',
    change: (r) => ({ address: `${r.address.replace(/ \d+$/, '')} S/N, lote ${r.name.split(' ').at(-1)}` }),
  },
  {
    kind: 'the same house twice',
    verdict: 'wrong',
    change: (_r, _t, e) => ({ ...sameTown(e), name: e.name.toUpperCase(), address: e.address.toUpperCase() }),
  },
  {
    kind: 'a point of another province',
    verdict: 'wrong',
    change: (_r, t) => point(t.latitude + 8, t.longitude),
  },
  {
    kind: 'latitude and longitude crossed',
    verdict: 'wrong',
    change: (_r, t) => point(t.longitude, t.latitude),
  },
  {
    kind: 'a point without its signs',
    verdict: 'wrong',
    change: (_r, t) => point(-t.latitude, -t.longitude),
  },
  {
    kind: 'a postal code of another province',
    verdict: 'wrong',
    change: (_r, t) => ({ postalCode: `${t.letter === 'W' ? 'P' : 'W'}3400ABC` }),
  },
  { kind: 'two phones in a cell', verdict: 'wrong', change: (r) => ({ phone: `${r.phone} / 6226` }) },
  { kind: 'a phone without its area', verdict: 'wrong', change: () => ({ phone: '4523-6400' }) },
  { kind: 'no phone and no mail', verdict: 'wrong', change: () => ({ phone: 's/d', email: '-' }) },
  { kind: 'an unknown town', verdict: 'wrong', change: () => ({ city: 'Paraje Que No Está' }) },
  { kind: 'an unknown province', verdict: 'wrong', change: () => ({ state: 'Montevideo' }) },
  { kind: 'a mail that is none', verdict: 'wrong', change: () => ({ email: 'www.facebook.com/museo' }) },
  { kind: 'an unknown category', verdict: 'wrong', change: () => ({ category: 'Patrimonio inmaterial' }) },
  {
    kind: 'one switchboard for two houses',
    verdict: 'hinted',
    change: (_r, _t, e) => ({ ...sameTown(e), phone: e.phone }),
  },
  {
    kind: 'a namesake without an address',
    verdict: 'hinted',
    change: (_r, _t, e) => ({ ...sameTown(e), name: e.name, address: 's/d' }),
  },
]

/** Returns rows of which every fifth has one of the kinds in turn. The others are ordinary, valid rows. */
export function judgedRows(shape: Shape, random: Random, count: number): JudgedRow[] {
  const rows: JudgedRow[] = []
  const rights: OpenRow[] = []
  for (let at = 0; at < count; at += 1) {
    const { row, town } = rightRow(shape, random, at)
    const kind = at % 5 === 4 ? kinds[Math.floor(at / 5) % kinds.length] : undefined
    // At most one other row resembles a row, because each verdict must depend on one pair only.
    const earlier = kind && rights.pop()
    if (kind && earlier)
      rows.push({
        row: { ...row, ...kind.change(row, town, earlier) },
        verdict: kind.verdict,
        kind: kind.kind,
      })
    else {
      rows.push({ row, verdict: 'right', kind: 'an ordinary row' })
      rights.push(row)
    }
  }
  return rows
}

import { activeBannersAddress } from '@oficio/contracts/advertising/showing-addresses'
import { benchedSlot } from '../../../bench/calls/ad-calls'
import { seededRandom } from '../../../seeded-random'
import type { Scene } from './scene'
import type { Visit } from './visits'

/** Share of each kind in a hundred visits. Ninety of them read. */
const shares = {
  'page that is kept': 45,
  'list for everybody': 15,
  search: 15,
  'own request': 8,
  'own leads': 7,
  'filing a request': 4,
  'taking a lead': 2,
  'banner seen': 4,
} as const

type Kind = keyof typeof shares

const lists = ['/api/rubros', '/api/places/provincias', activeBannersAddress(benchedSlot)]
const searches = [
  '/search/professionals?query=plomero',
  '/business/search?query=cafe',
  '/business/search?sort=rating',
]

/**
 * Returns the expected number of visits of a kind among that many visits, plus a margin, because the actual number is
 * random.
 */
export const someOf = (visits: number, kind: Kind): number =>
  Math.ceil(visits * (shares[kind] / 100) * 1.2) + 50

export interface MixedUse {
  /** Returns the next visit. Ninety of a hundred visits read. */
  next(): Promise<Visit>
  /** Returns a visit that files a request. Each client is new. */
  filing(): Visit
}

/** Returns visits of independent people in a random order, which is the same in each run. */
export function mixedUse(scene: Scene): MixedUse {
  const random = seededRandom(7)
  const pick = <T>(all: readonly T[]): T => sure(all[Math.floor(random() * all.length)])
  const read = (name: Kind, path: string, init: RequestInit = {}): Visit => ({
    name,
    kind: 'read',
    path,
    init,
    status: 200,
  })
  const write = (name: Kind, path: string, status: number, body: object, headers = {}): Visit => ({
    name,
    kind: 'write',
    path,
    init: {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    },
    status,
  })
  const filing = () => write('filing a request', '/api/service-requests', 201, sure(scene.forms.pop()))
  const make: Record<Kind, () => Visit | Promise<Visit>> = {
    'page that is kept': () => read('page that is kept', pick(scene.savedPaths)),
    'list for everybody': () => read('list for everybody', pick(lists)),
    search: () => read('search', pick(searches)),
    'own request': () => read('own request', pick(scene.tracking)),
    'own leads': () => read('own leads', '/api/leads', { headers: pick(scene.professionals) }),
    'filing a request': filing,
    'taking a lead': () =>
      write(
        'taking a lead',
        `/api/service-requests/${sure(scene.open.pop())}/lead`,
        200,
        {},
        pick(scene.professionals),
      ),
    'banner seen': async () => {
      const { path, status, body, headers } = await scene.view()
      return write('banner seen', path, status, body, headers)
    },
  }
  // Contains each kind as often as its share.
  const wheel = Object.entries(shares).flatMap(([kind, share]) => Array<string>(share).fill(kind)) as Kind[]
  return { next: async () => make[pick(wheel)](), filing }
}

function sure<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('nothing is left to send')
  return value
}

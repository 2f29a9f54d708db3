import type { Caller } from '@oficio/domain/kernel/actor'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import type { Cast } from '../cast/add-cast'
import type { TownKey } from '../cast/towns'
import type { PhotoName } from '../photos/read-photos'

/** A service request of the demo and what became of it. */
export interface Story {
  /** 'cliente' is the account of logins.json; everybody else files without an account. */
  author: 'cliente' | { firstName: string; lastName: string; address: string }
  town: TownKey
  /** Where the client lives when the list of localities does not have it. */
  townName?: string
  /** Slug of the rubro. */
  rubro: string
  text: string
  /** Left out, the title is derived. */
  title?: string
  photos?: PhotoName[]
  /** 7 when left out. */
  expirationDays?: 3 | 7 | 14 | 30
  /** How long ago it was filed: '3d 4h'. */
  filedAgo: string
  steps: Step[]
}

/** What the steps of one story have at hand; `ctx.clock` stands at the moment of the step. */
export interface Scene {
  ctx: Ctx
  cast: Cast
  requestId: string
  client: Caller
}

export interface Step {
  afterMs: number
  play: (scene: Scene) => Promise<unknown>
}

/** Says when a step happens, counted from the filing: after('1d 2h', confirms). */
export const after = (time: string, play: Step['play']): Step => ({ afterMs: milliseconds(time), play })

const unitMs = { d: 86_400_000, h: 3_600_000, m: 60_000 }

/** Returns the length of a time that is written like '2d 3h 15m'. */
export function milliseconds(time: string): number {
  return time.split(' ').reduce((sum, part) => {
    const [, number, unit] = part.match(/^(\d+)([dhm])$/) ?? []
    if (unit !== 'd' && unit !== 'h' && unit !== 'm') throw new Error(`not a time: ${time}`)
    return sum + Number(number) * unitMs[unit]
  }, 0)
}

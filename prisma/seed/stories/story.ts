import type { Caller } from '@oficio/domain/kernel/actor'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import type { Cast } from '../cast/add-cast'
import type { TownKey } from '../cast/towns'
import type { PhotoName } from '../photos/read-photos'

/** A service request of the demo and its later steps. */
export interface Story {
  /** 'cliente' is the account of logins.json. All other authors file without an account. */
  author: 'cliente' | { firstName: string; lastName: string; address: string }
  town: TownKey
  /** The client's town, if the list of localities does not contain it. */
  townName?: string
  /** The slug of the rubro. */
  rubro: string
  text: string
  /** Default: derived from rubro and town. */
  title?: string
  photos?: PhotoName[]
  /** Default: 7. */
  expirationDays?: 3 | 7 | 14 | 30
  /** How long ago it was filed: '3d 4h'. */
  filedAgo: string
  steps: Step[]
}

/** The context of a story's steps. `ctx.clock` shows the time of the step. */
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

/** Returns a step at a time after the filing: after('1d 2h', confirms). */
export const after = (time: string, play: Step['play']): Step => ({ afterMs: milliseconds(time), play })

const unitMs = { d: 86_400_000, h: 3_600_000, m: 60_000 }

/** Returns a duration such as '2d 3h 15m' in milliseconds. Throws on another format. */
export function milliseconds(time: string): number {
  return time.split(' ').reduce((sum, part) => {
    const [, number, unit] = part.match(/^(\d+)([dhm])$/) ?? []
    if (unit !== 'd' && unit !== 'h' && unit !== 'm') throw new Error(`not a time: ${time}`)
    return sum + Number(number) * unitMs[unit]
  }, 0)
}

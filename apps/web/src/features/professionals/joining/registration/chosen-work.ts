import { readStored, store } from '@/lib/storage/browser-storage'
import { hasShapeOf } from '@/lib/storage/has-shape-of'

const storageKey = 'chosen-work:1'

/** The rubro and town that a professional chose in the demand meter before registering. */
export interface ChosenWork {
  rubroId: number
  state: string
  city: string
}

const example: ChosenWork = { rubroId: 0, state: '', city: '' }

/** Stores the choice in this tab, so that the registration starts with it, no matter which link leads there. */
export const keepChosenWork = (work: ChosenWork): void => store('sessionStorage', storageKey, work)

/** Returns the values of the registration that were chosen before. Returns an empty object if there are none. */
export function readChosenWork() {
  const work = readStored('sessionStorage', storageKey)
  if (!hasShapeOf(work, example)) return {}
  const { rubroId, state, city } = work
  return { rubros: [rubroId], state, city }
}

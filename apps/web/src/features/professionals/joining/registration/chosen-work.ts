import { readStored, store } from '@/lib/storage/browser-storage'
import { isLike } from '@/lib/storage/is-like'

const storageKey = 'chosen-work:1'

/** What a professional chose in the demand meter, before they register. */
export interface ChosenWork {
  rubroId: number
  state: string
  city: string
}

const example: ChosenWork = { rubroId: 0, state: '', city: '' }

/** Keeps the choice in this tab, so that the registration begins with it whichever link leads there. */
export const keepChosenWork = (work: ChosenWork): void => store('sessionStorage', storageKey, work)

/** Returns the part of the registration that was chosen before; nothing where nothing was. */
export function readChosenWork() {
  const work = readStored('sessionStorage', storageKey)
  if (!isLike(work, example)) return {}
  const { rubroId, state, city } = work
  return { rubros: [rubroId], state, city }
}

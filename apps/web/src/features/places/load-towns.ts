import { limits } from '@oficio/contracts/limits'
import { listAllLocalidadesEndpoint } from '@oficio/contracts/places/endpoints'
import {
  type FoundLocalidad,
  findLocalidades,
  type SearchableLocalidad,
  searchableLocalidades,
} from '@oficio/contracts/places/find-localidades'
import { guessLocalidades } from '@oficio/contracts/places/guess-localidades'
import type { ComboboxOption } from '@/components/ui/combobox-list'
import { callApi } from '@/lib/api/api-client'
import { addRecentLocation } from './locating/recent-locations'

/** Enough to scroll through. Users who look for another town type. */
const shownAtOnce = 80

export interface OfferedTowns {
  options: readonly ComboboxOption[]
  /** The heading of suggestions that only resemble the text. */
  guessText?: string
}

export interface Towns {
  /**
   * Returns the towns that match the text, best first. Returns the largest towns for an empty text, and similar names
   * if nothing matches.
   */
  offer: (text: string) => OfferedTowns
  nameOf: (id: string) => string | undefined
  /** Stores a chosen town among the recent locations of this device. */
  remember: (id: string) => void
}

/** Fetches the towns of a province (its id) with the functions that search them. */
export async function loadTowns(provinciaId: string, signal: AbortSignal): Promise<Towns> {
  const { provincia, localidades } = await callApi(listAllLocalidadesEndpoint, {
    params: { provinciaId },
    signal,
  })
  const list = searchableLocalidades(localidades)
  let last = { typed: '', offered: offersOf(list, '') }
  const names = new Map(localidades.map(({ id, nombre }) => [String(id), nombre]))
  return {
    offer: (text) => {
      // Caches the last result, because a field renders more often than its text changes.
      if (text !== last.typed) last = { typed: text, offered: offersOf(list, text) }
      return last.offered
    },
    nameOf: (id) => names.get(id),
    remember: (id) => {
      const label = `${names.get(id)}, ${provincia.nombre}`
      addRecentLocation({
        type: 'address',
        latitude: null,
        longitude: null,
        address: `${label}, Argentina`,
        label,
        timestamp: Date.now(),
        localidadId: Number(id),
        provinciaId: provincia.id,
      })
    },
  }
}

function offersOf(list: readonly SearchableLocalidad[], text: string): OfferedTowns {
  const matches = findLocalidades(list, text, shownAtOnce)
  if (matches.length > 0) return { options: matches.map(optionOf) }
  const guessedTowns = guessLocalidades(list, text, limits.townsOffered)
  return guessedTowns.length > 0
    ? { options: guessedTowns.map(optionOf), guessText: '¿Quisiste decir...?' }
    : { options: [] }
}

const optionOf = ({ localidad: { id, nombre, departamento }, alias }: FoundLocalidad): ComboboxOption => ({
  value: String(id),
  label: nombre,
  // Leaves out names equal to the town's name: Quilmes is in the partido Quilmes, and San Justo is also called La
  // Matanza, as its partido.
  detail: [...new Set([alias, departamento])].filter((name) => name && name !== nombre).join(' · '),
})

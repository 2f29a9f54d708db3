import { listAllLocalidadesEndpoint } from '@oficio/contracts/places/endpoints'
import { findLocalidades, searchableLocalidades } from '@oficio/contracts/places/find-localidades'
import type { ComboboxOption } from '@/components/ui/combobox-list'
import { callApi } from '@/lib/api/api-client'
import { addRecentLocation } from './locating/recent-locations'

/** Enough to scroll through; whoever looks for more types. */
const shownAtOnce = 80

export interface Towns {
  /** The towns that answer what was typed, best first; the largest where nothing was. */
  find: (typed: string) => ComboboxOption[]
  /** The name of a town by its id, as text. */
  nameOf: (id: string) => string | undefined
  /** Keeps a town that was chosen among the last ones of this device. */
  remember: (id: string) => void
}

/** Fetches the towns of a province (its id), in the form in which they are searched. */
export async function loadTowns(provinciaId: string, signal: AbortSignal): Promise<Towns> {
  const { provincia, localidades } = await callApi(listAllLocalidadesEndpoint, {
    params: { provinciaId },
    signal,
  })
  const list = searchableLocalidades(localidades)
  const names = new Map(localidades.map(({ id, nombre }) => [String(id), nombre]))
  return {
    find: (typed) =>
      findLocalidades(list, typed, shownAtOnce).map(({ localidad: { id, nombre, departamento }, alias }) => ({
        value: String(id),
        label: nombre,
        // Quilmes lies in Quilmes, and San Justo is called La Matanza like the partido.
        detail: [...new Set([alias, departamento])].filter((name) => name && name !== nombre).join(' · '),
      })),
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

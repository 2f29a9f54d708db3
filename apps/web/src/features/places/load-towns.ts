import { listAllLocalidadesEndpoint } from '@oficio/contracts/places/endpoints'
import { findLocalidades, searchableLocalidades } from '@oficio/contracts/places/find-localidades'
import type { ComboboxOption } from '@/components/ui/combobox-list'
import { callApi } from '@/lib/api/api-client'

/** Enough to scroll through; whoever looks for more types. */
const shownAtOnce = 80

export interface Towns {
  /** The towns that answer what was typed, best first; the largest where nothing was. */
  find: (typed: string) => ComboboxOption[]
  /** The name of a town by its id, as text. */
  nameOf: (id: string) => string | undefined
}

/** Fetches the towns of a province (its id), in the form in which they are searched. */
export async function loadTowns(provinciaId: string, signal: AbortSignal): Promise<Towns> {
  const { localidades } = await callApi(listAllLocalidadesEndpoint, { params: { provinciaId }, signal })
  const list = searchableLocalidades(localidades)
  const names = new Map(localidades.map(({ id, nombre }) => [String(id), nombre]))
  return {
    find: (typed) =>
      findLocalidades(list, typed, shownAtOnce).map(({ localidad: { id, nombre, departamento }, alias }) => ({
        value: String(id),
        label: nombre,
        detail: [alias, departamento === nombre ? null : departamento].filter(Boolean).join(' · '),
      })),
    nameOf: (id) => names.get(id),
  }
}

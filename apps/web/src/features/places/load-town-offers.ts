import { listTownsEndpoint } from '@oficio/contracts/places/endpoints'
import type { ComboboxOption } from '@/components/ui/combobox-list'
import { callApi } from '@/lib/api/api-client'

/** Fetches the towns of the whole country that match the typed text, best first. */
export async function loadTownOffers(query: string, signal: AbortSignal): Promise<ComboboxOption[]> {
  const { towns } = await callApi(listTownsEndpoint, { query: { query }, signal })
  return towns.map(({ id, city, state }) => ({ value: String(id), label: city, detail: state }))
}

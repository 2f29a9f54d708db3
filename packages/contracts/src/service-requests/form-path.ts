import { paths } from '../paths'
import { needParam } from './need-param'

interface Town {
  provinciaId: number
  localidadId: number
}

/**
 * Returns the address of the request form, prefilled with a rubro, a town and the visitor's own words. Each of the
 * three is optional. The function has its own file because the form itself never needs it.
 */
export const requestFormPath = (rubroId: number | undefined, town: Town | null, need = ''): string =>
  pathWith(prefilled(rubroId, town, need))

/** Returns the same address for one professional, who is notified before others. */
export function firstOfferPath(
  professionalId: string,
  rubroId: number | undefined,
  town: Town | null,
): string {
  const query = prefilled(rubroId, town)
  query.set('profesional', professionalId)
  return pathWith(query)
}

const pathWith = (query: URLSearchParams): string =>
  query.size > 0 ? `${paths.serviceRequestForm()}?${query}` : paths.serviceRequestForm()

function prefilled(rubroId: number | undefined, town: Town | null, need = ''): URLSearchParams {
  const query = new URLSearchParams()
  if (rubroId !== undefined) query.set('rubroId', String(rubroId))
  if (town) {
    query.set('provincia', String(town.provinciaId))
    query.set('localidad', String(town.localidadId))
  }
  if (need !== '') query.set(needParam, need)
  return query
}

import { paths } from '../paths'

interface Town {
  provinciaId: number
  localidadId: number
}

/**
 * Returns the address of the form of a request that opens with a rubro and a town, where they are given. Apart from the
 * other paths, since the form itself has no use for it.
 */
export function requestFormPath(rubroId: number | undefined, town: Town | null): string {
  const asked = new URLSearchParams()
  if (rubroId !== undefined) asked.set('rubroId', String(rubroId))
  if (town) {
    asked.set('provincia', String(town.provinciaId))
    asked.set('localidad', String(town.localidadId))
  }
  return asked.size > 0 ? `${paths.serviceRequestForm()}?${asked}` : paths.serviceRequestForm()
}

import { id } from '../fields'
import { paths } from '../paths'
import { slugOf } from '../text/slug-of'

interface NamedPerson {
  id: string
  firstName: string
  lastName: string
  companyName: string | null
}

/**
 * Returns the address of a professional's public page: '/professionals/marta-gomez-0190…'. An address with only the id
 * works too.
 */
export function profilePath({ id, firstName, lastName, companyName }: NamedPerson): string {
  const slug = slugOf(companyName ?? `${firstName} ${lastName}`)
  return paths.publicProfile(slug ? `${slug}-${id}` : id)
}

const idLength = 36

/** Returns the id of the professional in an address, or null without one. */
export function profileIdOf(address: string): string | null {
  const professionalId = id.safeParse(address.slice(-idLength))
  return professionalId.success ? professionalId.data.toLowerCase() : null
}

export const portraitPath = (photoId: string): string => `/api/portraits/${photoId}/thumb`

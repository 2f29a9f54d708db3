import { derivedTitle } from '../masking/derived-title'
import { searchedColumns } from '../masking/searched-words'
import type { CheckedWork } from './check-work'

/**
 * The client's input: the form that files a request, or a stored request after a correction. Omitted optional fields
 * are null.
 */
export interface ClientInput {
  contactName: string
  contactLastName: string
  email: string
  description: string
  serviceAddress: string
  postalCode: string | null
  townName: string | null
  /** Null if the site derives the title. */
  title: string | null
}

/** Returns the columns that store the client's input, the checked values, and what is derived from both. */
export function formColumns(clientInput: ClientInput, { rubro, place, phone }: CheckedWork) {
  const { description } = clientInput
  const title = clientInput.title ?? derivedTitle(rubro.name, clientInput.townName ?? place.city)
  return {
    contactName: clientInput.contactName,
    contactLastName: clientInput.contactLastName,
    email: clientInput.email,
    phone,
    description,
    serviceAddress: clientInput.serviceAddress,
    postalCode: clientInput.postalCode,
    rubroId: rubro.id,
    localidadId: place.localidadId,
    townName: clientInput.townName,
    title,
    hasOwnTitle: clientInput.title !== null,
    ...searchedColumns({ title, description }),
  }
}

/** Returns the title that the client wrote; null if the site derived it. */
export const ownTitleOf = ({ hasOwnTitle, title }: { hasOwnTitle: boolean; title: string }): string | null =>
  hasOwnTitle ? title : null

import { derivedTitle } from '../masking/derived-title'
import { searchedColumns } from '../masking/searched-words'
import type { CheckedWork } from './check-work'

/** What a client said, where nothing is null: the form that files a request, or what stands of one after a correction. */
export interface SaidByClient {
  contactName: string
  contactLastName: string
  email: string
  description: string
  serviceAddress: string
  postalCode: string | null
  townName: string | null
  /** Null where the site makes it. */
  title: string | null
}

/** Returns the columns that hold what a client said, and what that means. */
export function formColumns(said: SaidByClient, { rubro, place, phone }: CheckedWork) {
  const { description } = said
  const title = said.title ?? derivedTitle(rubro.name, said.townName ?? place.city)
  return {
    contactName: said.contactName,
    contactLastName: said.contactLastName,
    email: said.email,
    phone,
    description,
    serviceAddress: said.serviceAddress,
    postalCode: said.postalCode,
    rubroId: rubro.id,
    localidadId: place.localidadId,
    townName: said.townName,
    title,
    hasOwnTitle: said.title !== null,
    ...searchedColumns({ title, description }),
  }
}

/** Returns the title that the client wrote; null where the site made it. */
export const ownTitleOf = ({ hasOwnTitle, title }: { hasOwnTitle: boolean; title: string }): string | null =>
  hasOwnTitle ? title : null

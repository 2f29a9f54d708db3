import { id } from '@oficio/contracts/fields'
import { paths } from '@oficio/contracts/paths'
import type { Principal } from '@oficio/domain/accounts/sessions/resolve-session'
import { redirect } from 'next/navigation'

/** The professional whose page is viewed: the viewer, or the professional `professionalId`, whose page is read-only. */
export interface ViewedProfessional {
  professionalId: string | undefined
  isOwn: boolean
}

/**
 * Returns whose page it is: a professional's own page, or that of the professional whom an admin chose by
 * ?professionalId= (docs/product.md, 'Portal'). Redirects an admin without a choice to the list.
 */
export function resolveViewedProfessional(
  { role }: Principal,
  chosenId: string | undefined,
): ViewedProfessional {
  if (role === 'professional') return { professionalId: undefined, isOwn: true }
  const professionalId = id.safeParse(chosenId)
  if (!professionalId.success) redirect(paths.chooseProfessional())
  return { professionalId: professionalId.data, isOwn: false }
}

import { id } from '@oficio/contracts/fields'
import { paths } from '@oficio/contracts/paths'
import type { Principal } from '@oficio/domain/accounts/sessions/resolve-session'
import { redirect } from 'next/navigation'

/** Whose page is looked at: one's own, or with `professionalId` somebody else's, where nothing can be done. */
export interface WhosePage {
  professionalId: string | undefined
  isOwn: boolean
}

/**
 * Returns whose page it is: a professional's own, or the professional that an admin chose by ?professionalId=
 * (docs/product.md, 'Portal'). An admin without a choice is redirected to the list.
 */
export function whosePage({ role }: Principal, chosenId: string | undefined): WhosePage {
  if (role === 'professional') return { professionalId: undefined, isOwn: true }
  const professionalId = id.safeParse(chosenId)
  if (!professionalId.success) redirect(paths.chooseProfessional())
  return { professionalId: professionalId.data, isOwn: false }
}

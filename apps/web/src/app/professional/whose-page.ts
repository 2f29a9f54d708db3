import { id } from '@oficio/contracts/fields'
import type { Principal } from '@oficio/domain/accounts/sessions/resolve-session'
import { notFound } from 'next/navigation'

/** Whose page is looked at: one's own, or with `professionalId` somebody else's, where nothing can be done. */
export interface WhosePage {
  professionalId: string | undefined
  isOwn: boolean
}

/**
 * Returns whose page it is: a professional's own, or the one that an admin chose by ?professionalId=
 * (docs/product.md, 'Portal'). An admin who chose nobody gets the not-found page.
 */
export function whosePage({ role }: Principal, chosen: string | undefined): WhosePage {
  if (role === 'professional') return { professionalId: undefined, isOwn: true }
  const professionalId = id.safeParse(chosen)
  if (!professionalId.success) notFound()
  return { professionalId: professionalId.data, isOwn: false }
}

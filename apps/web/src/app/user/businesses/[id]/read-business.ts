import type { OwnBusiness } from '@oficio/contracts/businesses/own-business'
import { getOwnBusiness } from '@oficio/domain/businesses/owner/get-own-business'
import { notFound } from 'next/navigation'
import { recordOf } from '@/server/record-of'

/** Returns the business of the page's address, for its owner and for admins. */
export const readBusiness = recordOf(getOwnBusiness)

/** The same for the pages on which its owner changes it. */
export async function readOwnBusiness(input: Parameters<typeof readBusiness>[0]): Promise<OwnBusiness> {
  const own = await readBusiness(input)
  if (!own.isOwn) notFound()
  return own
}

import type { OwnBusiness } from '@oficio/contracts/businesses/own-business'
import { getOwnBusiness } from '@oficio/domain/businesses/owner/get-own-business'
import { notFound } from 'next/navigation'
import { createRecordReader } from '@/server/create-record-reader'

/** Returns the business of the page's address. Only its owner and admins may read it. */
export const readBusiness = createRecordReader(getOwnBusiness)

/** Returns the business for pages on which its owner edits it. Shows the not-found page to admins. */
export async function readOwnBusiness(input: Parameters<typeof readBusiness>[0]): Promise<OwnBusiness> {
  const own = await readBusiness(input)
  if (!own.isOwn) notFound()
  return own
}

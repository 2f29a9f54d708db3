import type { Ctx } from '../kernel/ctx'
import { titleInOurWords } from './title-for-professionals'

interface AddressedRequest {
  confirmedAt: Date | null
  contactName: string
  title: string
  rubroId: number
  localidadId: number
}

/**
 * Returns the greeting and the title for a mail to the client. An unconfirmed request gets no name and a derived title.
 * Anybody may have typed the address, and nobody must be able to send adverts through the site's mails.
 */
export async function wordsForClient(
  ctx: Ctx,
  { confirmedAt, contactName, title, rubroId, localidadId }: AddressedRequest,
): Promise<{ firstName: string | null; title: string }> {
  if (confirmedAt) return { firstName: contactName, title }
  return { firstName: null, title: await titleInOurWords(ctx, { rubroId, localidadId }) }
}

import type { Ctx } from '../kernel/ctx'
import { titleInOurWords } from './title-for-professionals'

interface Addressed {
  confirmedAt: Date | null
  contactName: string
  title: string
  rubroId: number
  localidadId: number
}

/**
 * Returns by which words a mail greets the client and names the request. Until the mailbox is proven to be the client's,
 * anybody may have named it: it gets no name and a title of our own words, so that nobody has an advert of theirs mailed
 * from this site.
 */
export async function wordsForClient(
  ctx: Ctx,
  { confirmedAt, contactName, title, rubroId, localidadId }: Addressed,
): Promise<{ firstName: string | null; title: string }> {
  if (confirmedAt) return { firstName: contactName, title }
  return { firstName: null, title: await titleInOurWords(ctx, { rubroId, localidadId }) }
}

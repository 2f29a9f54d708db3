import type { Tx } from '@oficio/db/client'
import { purgePages } from '../kernel/pages/purge-pages'
import { pageTags } from '../kernel/pages/tags'

/** Drops the kept pages that show a business: whoever changes what they show calls it in the same transaction. */
export const purgeBusiness = (tx: Tx, businessId: string): Promise<void> =>
  purgePages(tx, [pageTags.business(businessId)])

import type { Tx } from '@oficio/db/client'
import { purgePages } from '../../kernel/pages/purge-pages'
import { pageTags } from '../../kernel/pages/tags'

/** Drops the kept public page of a professional: whoever changes what it shows calls it in the same transaction. */
export const purgeProfile = (tx: Tx, professionalId: string): Promise<void> =>
  purgePages(tx, [pageTags.professional(professionalId)])

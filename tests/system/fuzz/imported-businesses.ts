import { buildBusiness } from '@oficio/domain/testing/builders/build-business'
import { buildImport } from '@oficio/domain/testing/builders/build-import'
import type { World } from '../../journeys/support/world'

/**
 * Stores imports of businesses, of which every other one was run, and businesses without an owner. Returns their ids.
 */
export async function buildImportedBusinesses(ctx: World['ctx'], many: number) {
  const importIds: string[] = []
  const openIds: string[] = []
  for (let index = 0; index < many; index += 1) {
    importIds.push((await buildImport(ctx, { isImported: index % 2 === 0 })).id)
    openIds.push((await buildBusiness(ctx, { userId: null })).id)
  }
  return { importIds, openIds }
}

import { AppError } from '@oficio/contracts/errors'
import { type Page, pages } from '@oficio/contracts/pages'
import type { Ctx } from '../../kernel/ctx'
import { fixedPart } from './list-sitemap-parts'
import { partSize, type SitemapAddress } from './sitemap-kind'
import { sitemapKinds } from './sitemap-kinds'

/**
 * Returns the addresses of one part of the sitemap, by the part's name from the index. Throws not_found for an unknown
 * name.
 */
export async function listSitemapAddresses(
  ctx: Ctx,
  name: string,
  size = partSize,
): Promise<SitemapAddress[]> {
  if (name === fixedPart) return fixedAddresses
  const kind = sitemapKinds.find((kind) => name.startsWith(`${kind.name}-`))
  const first = name.slice((kind?.name.length ?? 0) + 1)
  if (!kind?.isFirst(first)) throw new AppError('not_found')
  return kind.listAddresses(ctx, first, size)
}

const all: readonly Page[] = Object.values(pages)

const fixedAddresses: SitemapAddress[] = all
  .filter(({ isIndexable, path }) => isIndexable && !path.includes('['))
  .map(({ path }) => ({ path, changedAt: null }))

import type { Ctx } from '../../kernel/ctx'
import { partSize } from './sitemap-kind'
import { sitemapKinds } from './sitemap-kinds'

/** A part of the sitemap: its name, and the last change of any of its pages. */
export interface NamedPart {
  name: string
  changedAt: string | null
}

/** The part with the static pages. Their changes are not recorded. */
export const fixedPart = 'paginas'

/**
 * Returns the parts of the sitemap: one with the static pages, and the parts of each kind, with up to `size` addresses
 * each.
 */
export async function listSitemapParts(ctx: Ctx, size = partSize): Promise<NamedPart[]> {
  const parts: NamedPart[] = [{ name: fixedPart, changedAt: null }]
  for (const kind of sitemapKinds) {
    for (const { first, changedAt } of await kind.listParts(ctx, size))
      parts.push({ name: `${kind.name}-${first}`, changedAt: changedAt.toISOString() })
  }
  return parts
}

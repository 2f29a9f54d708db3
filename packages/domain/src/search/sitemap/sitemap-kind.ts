import type { PageName } from '@oficio/contracts/pages'
import type { Ctx } from '../../kernel/ctx'

/** The maximum number of addresses in a part, set by the protocol (sitemaps.org). */
export const partSize = 50_000

export interface SitemapPart {
  first: string
  /** The last change of any of its pages. */
  changedAt: Date
}

/** An address that search engines may list. */
export interface SitemapAddress {
  path: string
  /** The last change of the page; null if changes are not recorded. */
  changedAt: Date | null
}

/** Public pages of one kind, split into parts by id. A new or removed page changes no part before it. */
export interface SitemapKind {
  /** Prefix of the names of its parts. */
  name: string
  /** The pages to which its addresses lead. */
  pages: readonly PageName[]
  /** Returns whether the text is a valid start of a part. */
  isFirst(text: string): boolean
  listParts(ctx: Ctx, size: number): Promise<SitemapPart[]>
  /** Returns up to `size` addresses from the id `first` on, ordered by id. */
  listAddresses(ctx: Ctx, first: string, size: number): Promise<SitemapAddress[]>
}

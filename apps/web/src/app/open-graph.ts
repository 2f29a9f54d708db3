import { previewSize } from '@oficio/contracts/search/preview'
import type { Metadata } from 'next'
import { siteSettings } from './site-settings'

interface Shared {
  title: string
  description: string
  /** The paths of the page and of its picture. */
  url: string
  image: string
  type?: 'website' | 'profile'
}

/**
 * Returns the Open Graph metadata of a page, which chat apps and social networks show for a link. Repeats the shared
 * values, because the metadata of a page replaces that of the layout as a whole.
 */
export const openGraphOf = ({ image, type = 'website', ...words }: Shared): Metadata['openGraph'] => ({
  ...words,
  siteName: siteSettings().site.name,
  locale: 'es_AR',
  type,
  images: [{ url: image, ...previewSize }],
})

import { previewSize } from '@oficio/contracts/search/preview'
import type { Metadata } from 'next'
import { siteSettings } from './site-settings'

interface Shared {
  title: string
  description: string
  /** Address of the page and of its picture, within the site. */
  url: string
  image: string
  type?: 'website' | 'profile'
}

/**
 * Returns what a link to a page looks like where somebody sends it. A page's own replaces the layout's whole, so what they
 * share is said again.
 */
export const openGraphOf = ({ image, type = 'website', ...words }: Shared): Metadata['openGraph'] => ({
  ...words,
  siteName: siteSettings().site.name,
  locale: 'es_AR',
  type,
  images: [{ url: image, ...previewSize }],
})

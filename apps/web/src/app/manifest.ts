import { paths } from '@oficio/contracts/paths'
import type { MetadataRoute } from 'next'
import { siteSettings } from './site-settings'

// Dynamic, because the name is a setting of the running site, not of the build.
export const dynamic = 'force-dynamic'

export default function manifest(): MetadataRoute.Manifest {
  const { site } = siteSettings()
  return {
    name: site.name,
    short_name: site.name,
    lang: 'es-AR',
    start_url: paths.home(),
    display: 'standalone',
    background_color: '#f5f8f8',
    theme_color: '#0b5563',
    icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }],
  }
}

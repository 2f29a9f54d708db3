import './globals.css'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { Toaster } from '@/components/ui/toaster'
import { SessionProvider } from '@/features/session/session-provider'
import { fontVariables } from './fonts'
import { SiteFrame } from './site-frame'
import { siteSettings } from './site-settings'

export function generateMetadata(): Metadata {
  const { site } = siteSettings()
  return {
    metadataBase: new URL(site.origin),
    title: { default: site.name, template: `%s | ${site.name}` },
    applicationName: site.name,
    openGraph: { siteName: site.name, locale: 'es_AR', type: 'website' },
    // Phones would turn figures of any kind into call links.
    formatDetection: { telephone: false, address: false, email: false },
  }
}

export const viewport: Viewport = { themeColor: '#0b5563', viewportFit: 'cover' }

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="es-AR" className={fontVariables}>
      <body>
        <SessionProvider>
          <SiteFrame settings={siteSettings()}>{children}</SiteFrame>
        </SessionProvider>
        <Toaster />
      </body>
    </html>
  )
}

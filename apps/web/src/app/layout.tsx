import './globals.css'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { EarlyTap } from '@/components/layout/early-tap'
import { FollowLinks } from '@/components/layout/follow-links'
import { ToasterSlot } from '@/components/ui/toaster-slot'
import { SiteFrame } from '@/features/site/frame/site-frame'
import { headScript } from '@/lib/head-script'
import { barColours } from '@/lib/theme/theme-script'
import { fontVariables } from './fonts'
import { siteSettings } from './site-settings'

export function generateMetadata(): Metadata {
  const { site } = siteSettings()
  return {
    metadataBase: new URL(site.origin),
    title: { default: site.name, template: `%s | ${site.name}` },
    applicationName: site.name,
    openGraph: { siteName: site.name, locale: 'es_AR', type: 'website' },
    // Prevents phones from turning numbers of any kind into call links.
    formatDetection: { telephone: false, address: false, email: false },
  }
}

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: barColours.light },
    { media: '(prefers-color-scheme: dark)', color: barColours.dark },
  ],
  viewportFit: 'cover',
}

/**
 * Hides elements that do nothing without scripts: elements with the class `needs-script`, and buttons and forms that a
 * browser cannot send by itself. A noscript element beside them explains the alternative.
 */
const withoutScripts =
  '.needs-script, form:not([action]), button:not(form[action] button, [popovertarget]) { display: none !important }'

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The script in the head adds the chosen theme to this element before React compares it.
    <html lang="es-AR" className={fontVariables} suppressHydrationWarning>
      <head>
        <noscript>
          <style>{withoutScripts}</style>
        </noscript>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes of a script's text */}
        <script dangerouslySetInnerHTML={{ __html: headScript }} />
      </head>
      <body>
        <SiteFrame settings={siteSettings()}>{children}</SiteFrame>
        <FollowLinks />
        <ToasterSlot />
        <EarlyTap />
      </body>
    </html>
  )
}

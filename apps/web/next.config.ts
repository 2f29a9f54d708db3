import path from 'node:path'
import { redirects } from '@oficio/contracts/paths'
import type { NextConfig } from 'next'
import { contentSecurityPolicy } from './csp'

const isDev = process.env.NODE_ENV === 'development'

// HSTS is set by the server itself (watch-requests.ts): only it knows whether the site is on https, the build does not.
const securityHeaders = [
  {
    key: 'Content-Security-Policy',
    value: contentSecurityPolicy({ dev: isDev }),
  },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  {
    key: 'Permissions-Policy',
    value: 'geolocation=(self), camera=(), microphone=(), browsing-topics=()',
  },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
]

const config: NextConfig = {
  output: 'standalone',
  // The trace must start at the repository root, or the workspaces' files are left out of the standalone folder.
  outputFileTracingRoot: path.join(import.meta.dirname, '../..'),
  transpilePackages: [
    '@oficio/contracts',
    '@oficio/context',
    '@oficio/db',
    '@oficio/domain',
    '@oficio/gateways',
  ],
  // Keeps whole pages in memory and hears of changes through the database; Next's own would serve what the build rendered.
  cacheHandler: path.join(import.meta.dirname, 'cache-handler.mjs'),
  cacheMaxMemorySize: 0,
  // The adapter sets the SDK's address in a module of the SDK: bundled, there could be two copies of that module.
  serverExternalPackages: ['mercadopago'],
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm run check` type-checks the whole tree once; doing it again for each build only costs time.
  typescript: { ignoreBuildErrors: true },
  // Not permanent: browsers would keep such an answer for ever, and an address may get a page of its own one day.
  redirects: async () =>
    redirects.map(({ from, to }) => ({ source: from, destination: to, permanent: false })),
  headers: async () => [
    { source: '/:path*', headers: securityHeaders },
    // The later entry counts: what the API answers is data, and opened by itself it may run and load nothing.
    {
      source: '/api/:path((?!docs$).*)',
      headers: [
        { key: 'Content-Security-Policy', value: "default-src 'none'; frame-ancestors 'none'; sandbox" },
      ],
    },
  ],
}

export default config

import { existsSync } from 'node:fs'
import path from 'node:path'
import { redirects } from '@oficio/contracts/redirects'
import { rewrites } from '@oficio/contracts/search/sitemap'
import type { NextConfig } from 'next'
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js'
import { isQuickBuild } from './scripts/quick-build.mjs'

// Headers are set by the server itself (security-headers.ts): Next matches and compiles an entry here for each request.
const config: NextConfig = {
  output: 'standalone',
  // What `npm run check` looks at: a page of any other kind would be served without a row in the table of pages.
  pageExtensions: ['tsx', 'ts'],
  // The trace must start at the repository root, or the workspaces' files are left out of the standalone folder.
  outputFileTracingRoot: path.join(import.meta.dirname, '../..'),
  transpilePackages: [
    '@oficio/contracts',
    '@oficio/context',
    '@oficio/db',
    '@oficio/domain',
    '@oficio/gateways',
  ],
  cacheMaxMemorySize: 0,
  experimental: {
    // Writing it takes a fifth of a build. The first build of a clone is mostly its only one; whoever builds again has it.
    turbopackFileSystemCacheForBuild: existsSync(path.join(import.meta.dirname, '.next')),
  },
  // The adapter sets the SDK's address in a module of the SDK: bundled, there could be two copies of that module.
  serverExternalPackages: ['mercadopago'],
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm run check` type-checks the whole tree once; doing it again for each build only costs time.
  typescript: { ignoreBuildErrors: true },
  // Not permanent: browsers would keep such an answer for ever, and an address may get a page of its own one day.
  redirects: async () =>
    redirects.map(({ from, to, isAlias = false }) => ({
      source: from,
      destination: to,
      permanent: isAlias,
    })),
  rewrites: async () => rewrites.map(({ from, to }) => ({ source: from, destination: to })),
}

/** What holds for a build alone: to who develops, maps and names as they are written matter most. */
const built: NextConfig['experimental'] = {
  // Nobody reads them: what runs, the standalone folder, never had them. They are three times as long as the code.
  turbopackSourceMaps: false,
  turbopackInputSourceMaps: false,
  // Shortening what only the server reads takes a third of a build. Without it two and a half times as much stands in the
  // memory of a process, which matters where that lives for weeks, and not to `npm start` and `npm test`.
  turbopackMinify: { client: true, server: !isQuickBuild },
}

export default (phase: string): NextConfig =>
  phase === PHASE_PRODUCTION_BUILD
    ? { ...config, experimental: { ...config.experimental, ...built } }
    : config

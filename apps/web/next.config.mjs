import { existsSync } from 'node:fs'
import path from 'node:path'
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js'

const webDir = import.meta.dirname

/** @type {import('next').NextConfig} */
const config = {
  // `npm run check` compares these with the table of pages: any other kind of page would have no row there.
  pageExtensions: ['tsx', 'ts'],
  // Traces start at the repository root, or files of the workspaces would be left out of the image.
  outputFileTracingRoot: path.join(webDir, '../..'),
  transpilePackages: [
    '@oficio/contracts',
    '@oficio/context',
    '@oficio/db',
    '@oficio/domain',
    '@oficio/gateways',
  ],
  cacheMaxMemorySize: 0,
  serverExternalPackages: [
    // The adapter sets the SDK's address in a module of the SDK: bundled, there could be two copies of that module.
    'mercadopago',
    // Nearly every route of the API reaches these, and Turbopack would write each route a copy: 80 MB in all.
    '@simplewebauthn/server',
    'libphonenumber-js',
    'rate-limiter-flexible',
  ],
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm run check` type-checks the whole tree once; doing it again for each build only costs time.
  typescript: { ignoreBuildErrors: true },
  // Both tables are TypeScript, which the build and `npm run dev` read through tsx. The running site never calls these.
  // Not permanent: browsers would keep such an answer for ever, and an address may get a page of its own one day.
  redirects: async () => {
    const { redirects } = await import('@oficio/contracts/redirects')
    return redirects.map(({ from, to, isAlias = false }) => ({
      source: from,
      destination: to,
      permanent: isAlias,
    }))
  },
  rewrites: async () => {
    const { rewrites } = await import('@oficio/contracts/search/sitemap')
    return rewrites.map(({ from, to }) => ({ source: from, destination: to }))
  },
}

/** @returns {import('next').NextConfig} */
export default function nextConfig(/** @type {string} */ phase) {
  if (phase === PHASE_PRODUCTION_BUILD)
    return {
      ...config,
      experimental: {
        // Nobody reads source maps of a build: they are three times as long as the code.
        turbopackSourceMaps: false,
        turbopackInputSourceMaps: false,
        // Writing the compiler's cache takes a fifth of a build, which pays off from the second build on.
        turbopackFileSystemCacheForBuild: existsSync(path.join(webDir, '.next')),
      },
    }
  const handler =
    phase === PHASE_DEVELOPMENT_SERVER ? 'src/server/outer/cache-handler.ts' : 'dist/cache-handler.mjs'
  return {
    ...config,
    cacheHandler: path.join(webDir, handler),
    experimental: { preloadEntriesOnStart: false },
  }
}

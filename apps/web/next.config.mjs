import { existsSync } from 'node:fs'
import path from 'node:path'
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js'

const webDir = import.meta.dirname

/** @type {import('next').NextConfig} */
const config = {
  // `npm run check` compares the files of pages with the table of pages. A page with another extension would be missing
  // from that comparison.
  pageExtensions: ['tsx', 'ts'],
  // Tracing starts at the repository root, because the image would otherwise lack the files of the workspaces.
  outputFileTracingRoot: path.join(webDir, '../..'),
  transpilePackages: [
    '@oficio/contracts',
    '@oficio/context',
    '@oficio/db',
    '@oficio/domain',
    '@oficio/drawings',
    '@oficio/gateways',
  ],
  cacheMaxMemorySize: 0,
  serverExternalPackages: [
    // Not bundled, because the adapter sets the API address in a module of the SDK. Two bundles could contain two
    // copies of that module.
    'mercadopago',
    // Not bundled, because nearly every API route imports these packages and Turbopack would copy them into each route
    // (80 MB).
    '@simplewebauthn/server',
    'libphonenumber-js',
    'rate-limiter-flexible',
  ],
  poweredByHeader: false,
  // Closes /_next/image, which no page uses: it requests any of our addresses past the steps of server.ts, without the
  // visitor's address, and stores what it converts on the disk.
  images: { unoptimized: true },
  reactStrictMode: true,
  // Skipped, because `npm run check` type-checks the whole repository.
  typescript: { ignoreBuildErrors: true },
  // Both tables are TypeScript, which the build and `npm run dev` load through tsx. The running site never calls these
  // functions. Only aliases redirect permanently. Browsers cache a permanent redirect forever, and another address may
  // become a page later.
  redirects: async () => {
    const { redirects } = await import('@oficio/contracts/redirects')
    return redirects.map(({ from, to, isAlias = false }) => ({
      source: from,
      destination: to,
      permanent: isAlias,
    }))
  },
  // Their addresses change with their content.
  headers: async () => [
    {
      source: '/drawings/:file',
      headers: [{ key: 'cache-control', value: 'public, max-age=31536000, immutable' }],
    },
  ],
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
        // Omitted, because nobody reads the source maps of a build and they are three times as large as the code.
        turbopackSourceMaps: false,
        turbopackInputSourceMaps: false,
        // Written only if an earlier build exists. Writing the cache takes a fifth of a build and only speeds up later
        // builds.
        turbopackFileSystemCacheForBuild: existsSync(path.join(webDir, '.next')),
      },
    }
  const handler =
    phase === PHASE_DEVELOPMENT_SERVER ? 'src/server/outer/cache-handler.ts' : 'dist/cache-handler.mjs'
  return {
    ...config,
    cacheHandler: path.join(webDir, handler),
    experimental: {
      preloadEntriesOnStart: false,
      // Next keeps the body that is sent to a page in memory, at most this much. Only mail programs send one, a few bytes:
      // with 10 MB as usual, a hundred slow senders would fill the memory of the process.
      proxyClientMaxBodySize: '16kb',
    },
  }
}

import path from 'node:path'

/** The least that Next serves: what the product's own pages and calls are held against. */
export default {
  output: 'standalone',
  outputFileTracingRoot: path.join(import.meta.dirname, '../../../..'),
  poweredByHeader: false,
}

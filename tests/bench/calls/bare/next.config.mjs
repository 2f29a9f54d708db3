import path from 'node:path'

/** The minimal site that Next can serve. The bench compares the product's pages and calls with it. */
export default {
  output: 'standalone',
  outputFileTracingRoot: path.join(import.meta.dirname, '../../../..'),
  poweredByHeader: false,
}

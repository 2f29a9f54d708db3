import type { Instrumentation } from 'next'

/** Called by Next with what a page or a route threw and nobody caught. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, { routePath }) => {
  // Next also compiles this file for its edge runtime, which has none of our modules; the bundler leaves the branch out there.
  // biome-ignore lint/style/noProcessEnv: a mark for the bundler, not a setting
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { reportUncaught } = await import('./server/outer/report-uncaught')
    reportUncaught(error, { method: request.method, route: routePath })
  }
}

import type { Instrumentation } from 'next'

/** Called by Next with every uncaught error of a page or a route. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, { routePath }) => {
  // Next also compiles this file for its edge runtime, where our modules do not work. The bundler omits this branch
  // there.
  // biome-ignore lint/style/noProcessEnv: a mark for the bundler, not a setting
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { reportUncaught } = await import('./server/outer/report-uncaught')
    reportUncaught(error, { method: request.method, route: routePath })
  }
}

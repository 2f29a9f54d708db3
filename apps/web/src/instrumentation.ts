import type { Instrumentation } from 'next'

// Next also compiles this file for its edge runtime, where nothing of ours could run; the bundler resolves the
// condition and leaves the branch out there.

/** Called by Next once, before it serves. */
export async function register(): Promise<void> {
  // biome-ignore lint/style/noProcessEnv: a mark for the bundler, not a setting
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { startWatching } = await import('./server/process/watch-process')
    await startWatching()
  }
}

/** What a page or a route threw and nobody caught. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, { routePath }) => {
  // biome-ignore lint/style/noProcessEnv: a mark for the bundler, not a setting
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { noteUncaught } = await import('./server/process/watch-process')
    noteUncaught(error, { method: request.method, route: routePath, headers: request.headers })
  }
}

import { startTestStack } from './test-stack'

/**
 * Starts the product for the whole run and returns how to stop it. With OFICIO_TEST_STACK naming the file that a stack of its
 * own writes once it runs (`tsx tests/journeys/support/keep-stack.ts <file>`), the run attaches to that one.
 */
export default async function globalSetup(): Promise<undefined | (() => Promise<void>)> {
  if (process.env.OFICIO_TEST_STACK) return undefined
  const { file, stop } = await startTestStack()
  // The workers of the run inherit this.
  process.env.OFICIO_TEST_STACK = file
  return stop
}

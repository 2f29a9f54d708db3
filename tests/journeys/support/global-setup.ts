import { startTestStack } from './test-stack'

/**
 * Starts the product for the whole run and returns a function that stops it. If OFICIO_TEST_STACK names the file of a
 * running stack (`tsx tests/journeys/support/keep-stack.ts <file>`), the run uses that stack instead.
 */
export default async function globalSetup(): Promise<undefined | (() => Promise<void>)> {
  if (process.env.OFICIO_TEST_STACK) return undefined
  const { file, stop } = await startTestStack()
  // The processes of the run inherit this variable.
  process.env.OFICIO_TEST_STACK = file
  return stop
}

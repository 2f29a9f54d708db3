import { copyFile, rename, rm } from 'node:fs/promises'
import { startTestStack } from './test-stack'

// Keeps a stack running, for `npm test` and while tests are written:
// `npx tsx tests/journeys/support/keep-stack.ts /tmp/stack.json`, then
// `OFICIO_TEST_STACK=/tmp/stack.json npx playwright test --config tests/playwright.config.ts`.
const [, , target = ''] = process.argv
if (target === '') throw new Error('say into which file the addresses of the stack go')
const starting = startTestStack()

let ending: Promise<void> | undefined
// Stops the product only once. A terminal signals both this process and its parent, and the parent's end is detected as
// well.
const end = () => (ending ??= stopAll())
async function stopAll(): Promise<void> {
  const { stop } = await starting
  await rm(target, { force: true })
  await stop()
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end)
// If the parent is killed, nobody else stops the product.
process.channel?.unref()
process.once('disconnect', end)

const { file } = await starting
// Renamed at the end, so that a waiting process finds a complete file.
await copyFile(file, `${target}.new`)
await rename(`${target}.new`, target)
console.log(`running; ${target} says where`)

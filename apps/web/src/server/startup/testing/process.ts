import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { launcherEnv } from '@oficio/context/launcher-env'
import { exitWithReason } from '../exit-with-reason'

// A small web process. `/` answers its process id at once, `/slow` in a second. Fails at the start while
// BROKEN_FILE exists, and as soon as it listens while CRASH_FILE exists.
const env = launcherEnv()
if (existsSync(env.BROKEN_FILE ?? '')) exitWithReason('the environment is wrong')
const server = createServer((request, response) => {
  setTimeout(() => response.end(String(process.pid)), request.url === '/slow' ? 1_000 : 0)
})
server.once('error', exitWithReason)
server.listen(Number(env.PORT), '127.0.0.1', () => {
  process.stdout.write(`listening: ${process.pid}\n`)
  if (existsSync(env.CRASH_FILE ?? '')) setTimeout(() => process.exit(1), 50)
})
process.once('SIGTERM', () => server.close(() => process.exit(0)))

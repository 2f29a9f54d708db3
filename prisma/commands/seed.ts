import { readFile } from 'node:fs/promises'
import { getConfig } from '@oficio/context/config'
import { closeContext, createContext } from '@oficio/context/context'
import { launcherEnv } from '@oficio/context/launcher-env'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { seedDemo } from '../seed/demo'
import { setDemoPasswords } from '../seed/set-demo-passwords'
import { runCommand } from './settings'

const outcomeTexts = {
  added: 'Datos de demostración cargados.',
  foreign: 'La base ya tiene cuentas: no se agregan datos de demostración.',
  present: null,
}

// `npm run db:seed`, and every start of the demo: adds the demo's people and requests.
await runCommand(async () => {
  const config = getConfig()
  if (config.mode !== 'demo') throw new Error('Con OFICIO_MODE=production no hay datos de demostración.')
  const ctx = createContext(config, { poolSize: 2 })
  const outcome = await seed(ctx).finally(() => closeContext(ctx))
  const line = outcomeTexts[outcome]
  if (line) process.stdout.write(`${line}\n`)
})

/**
 * Seeds the demo. Sets the passwords of the given file, because a demo that is reachable from the network has
 * non-public passwords.
 */
async function seed(ctx: Ctx): ReturnType<typeof seedDemo> {
  const outcome = await seedDemo(ctx)
  const file = launcherEnv().DEMO_PASSWORDS_FILE
  if (!file) return outcome
  // The cast is safe, because the launcher writes the file.
  const passwords: Record<string, string> = JSON.parse(await readFile(file, 'utf8'))
  await setDemoPasswords(ctx, passwords)
  return outcome
}

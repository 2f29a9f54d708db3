import { getConfig } from '@oficio/context/config'
import { closeContext, createContext } from '@oficio/context/context'
import { seedDemo } from '../seed/demo'
import { runCommand } from './settings'

const said = {
  added: 'Datos de demostración cargados.',
  foreign: 'La base ya tiene cuentas: no se agregan datos de demostración.',
  present: null,
}

// `npm run db:seed`, and every start of the demo: the people and requests that it is tried with.
await runCommand(async () => {
  const config = getConfig()
  if (config.mode !== 'demo') throw new Error('Con OFICIO_MODE=production no hay datos de demostración.')
  const ctx = createContext(config, { poolSize: 2 })
  const outcome = await seedDemo(ctx).finally(() => closeContext(ctx))
  const line = said[outcome]
  if (line) process.stdout.write(`${line}\n`)
})
